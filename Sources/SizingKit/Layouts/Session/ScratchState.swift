import SizingEngine
import UIKit

/// Measures elements in another state of the layout than the one on screen, which stays as it is.
///
/// Measuring a view may lay out the collection view as well: UIKit then gets the elements on screen.
@MainActor
final class ScratchState: LayoutPart {
    /// The exchanges of the state on screen for the other one, and back; empty unless elements are measured in the
    /// other one.
    private var exchanges: [Exchange] = []
    /// Whether the other state has taken the place of the one on screen.
    private var hidesScreen = false
    private var isUnderWay: Bool { !exchanges.isEmpty }

    /// Measures elements in the space on screen.
    ///
    /// - Returns: The other state after that.
    func measure(_ measure: () throws(Interrupted) -> Void) throws(Interrupted) -> ElasticLayout? {
        guard let elastic else { return nil }
        exchanges = session.content.beginScratch(with: elastic)
        hidesScreen = true
        defer { end() }
        try session.holdingLayout(measure)
        return self.elastic
    }

    /// Measures elements in another space, in which there is nothing at first.
    private func measure(in other: LayoutEnvironment, _ measure: () -> Void) {
        exchanges = session.content.beginScratch(in: other) + session.parts.flatMap { $0.exchangeSpace() }
        hidesScreen = true
        // The pending parts concern the space on screen, and not the other space.
        let parts = session.pending.takeParts()
        session.holdingLayout(measure)
        end()
        session.pending.add(parts)
    }

    private func end() {
        if hidesScreen { exchange() }
        exchanges = []
    }

    private func exchange() {
        for exchange in exchanges { exchange() }
        hidesScreen.toggle()
    }

    /// Puts the state on screen in the place of the scratch state.
    ///
    /// - Returns: Whether the other state was in the place of the one on screen.
    func showScreen() -> Bool {
        guard hidesScreen else { return false }
        exchange()
        return true
    }

    /// Continues with the scratch state.
    func hideScreen() {
        if isUnderWay { exchange() }
    }

    // MARK: The height of the content

    /// Returns the height of the content in a collection view of another width, in points.
    ///
    /// - Complexity: O(*n*); only sizes that are not in the cache are measured, and nothing beyond the limit.
    func contentHeight(forWidth width: CGFloat, upTo limit: CGFloat) -> CGFloat {
        guard let collectionView, session.phase == .ready, !isUnderWay, !session.isUpdating else {
            return min(limit, collectionView?.contentSize.height ?? 0)
        }
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
            session.measurer.finder.templates.host.updateTraitsIfNeeded()
        }
        guard limit > 0, let other = session.currentEnvironment(of: collectionView, width: width) else { return 0 }
        session.observe(collectionView)
        let pixels = limit.isFinite ? other.grid.position(of: limit) : .max
        let views = session.contentViews.views
        let ends = [views.header?.view.content, views.footer?.view.content].compactMap { $0 }
        let sizes = ends.map(\.bounds.size)
        var height = 0
        for _ in 0..<LayoutSession.maximumAttempts {
            var isMeasured = false
            measure(in: other) {
                isMeasured = (try? measureContent(of: collectionView, in: other, upTo: pixels)) != nil
                height = elastic?.model.total ?? height
            }
            if isMeasured { break }
        }
        for (end, size) in zip(ends, sizes) where end.bounds.size != size { end.bounds.size = size }
        return min(limit, other.grid.points(of: height))
    }

    /// Makes a model of the content, and measures it from its start to a limit, in pixels.
    private func measureContent(
        of collectionView: UICollectionView,
        in environment: LayoutEnvironment,
        upTo limit: Int
    ) throws(Interrupted) {
        session.makeModel(in: environment, after: session.content.spaceOnScreen?.environment, of: collectionView)
        try session.contentViews.measure(in: environment)
        var reach = 0
        // Elements larger than their estimates push others beyond the reach; smaller ones bring others into it.
        while let total = elastic?.model.total, reach < min(total, limit) {
            reach = min(total, limit)
            let viewport = Viewport(span: Span(start: 0, length: reach), insetBefore: 0, insetAfter: 0)
            try session.measure(in: viewport, keeping: .startOfContent(overscroll: 0), margin: Margin(0))
        }
    }
}
