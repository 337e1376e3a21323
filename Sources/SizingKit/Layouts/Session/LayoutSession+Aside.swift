import SizingEngine
import UIKit

/// What is on screen while elements are measured in another state of the layout.
///
/// A class: whether there is such a state is asked for each measured element, and a value of this size would be copied for it.
@MainActor
final class ShownState {
    let elastic: ElasticLayout?
    /// What else belongs to the space on screen; `nil` if elements are measured in the same space.
    let space: Space?

    init(elastic: ElasticLayout? = nil, space: Space? = nil) {
        (self.elastic, self.space) = (elastic, space)
    }

    /// What follows from the space that a collection view has.
    @MainActor
    struct Space {
        var environment: LayoutEnvironment?
        var stated: StatedContent?
        var styles = SectionStyles()
        var lines = KnownLines()
        var rowLooks = RowLooks.none
        var shownViews = ShownViews()
        var knownKeys = KnownKeys()
        var contentEnds = ContentEndViews()
    }
}

/// Measures elements in another state of the layout than the one on screen, which stays as it is.
///
/// To measure a view may lay out the collection view as well: UIKit then gets the elements on screen.
extension LayoutSession {
    /// Measures elements in the space on screen.
    ///
    /// - Returns: The other state after that; `nil` if a closure of the app has changed the data.
    func measuringAside(_ measure: () -> Bool) -> ElasticLayout? {
        guard elastic != nil else { return nil }
        shown = ShownState(elastic: elastic)
        let isMeasured = holdingLayout(measure)
        let measured = elastic
        setContent(shown?.elastic)
        shown = nil
        return isMeasured ? measured : nil
    }

    /// Measures elements in another space, in which there is nothing at first.
    private func measuringAside(in environment: LayoutEnvironment, _ measure: () -> Void) {
        shown = exchange(
            for: ShownState(space: ShownState.Space(environment: environment, contentEnds: contentEnds.views))
        )
        // What is to be done anew on screen is not known to be so in the other space.
        let invalid = pending.parts
        pending.parts = []
        holdingLayout(measure)
        if let shown { _ = exchange(for: shown) }
        shown = nil
        pending.parts.formUnion(invalid)
    }

    /// What belongs to the present space.
    private var space: ShownState.Space {
        get {
            ShownState.Space(
                environment: environment,
                stated: sections.stated,
                styles: sections.styles,
                lines: rowLines.known,
                rowLooks: rowLines.rowLooks,
                shownViews: selfSizing.shownViews,
                knownKeys: measurer.knownKeys,
                contentEnds: contentEnds.views
            )
        }
        set {
            setEnvironment(newValue.environment)
            sections.stated = newValue.stated
            sections.styles = newValue.styles
            rowLines.known = newValue.lines
            rowLines.rowLooks = newValue.rowLooks
            selfSizing.shownViews = newValue.shownViews
            measurer.knownKeys = newValue.knownKeys
            contentEnds.views = newValue.contentEnds
        }
    }

    /// Puts what is on screen in the place of what is measured aside.
    ///
    /// - Returns: The state that is measured; `nil` if it is the one on screen.
    func showElements() -> ShownState? {
        guard let shown else { return nil }
        self.shown = nil
        return exchange(for: shown)
    }

    /// Continues to measure aside.
    func hideElements(behind measured: ShownState) {
        shown = exchange(for: measured)
    }

    /// Puts a state in the place of the present one, and returns that.
    private func exchange(for state: ShownState) -> ShownState {
        let present = ShownState(elastic: elastic, space: state.space == nil ? nil : space)
        setContent(state.elastic)
        if let space = state.space { self.space = space }
        return present
    }

    /// Whether elements are measured in another space than the one on screen.
    var isInOtherSpace: Bool { shown?.space != nil }

    // MARK: The height of the content

    /// Returns the height of the content in a collection view of another width, in points.
    ///
    /// - Complexity: O(*n*); only what the cache doesn't have is measured, and nothing beyond the limit.
    func contentHeight(forWidth width: CGFloat, upTo limit: CGFloat) -> CGFloat {
        guard let collectionView, phase == .ready, shown == nil, !isUpdating else {
            return min(limit, collectionView?.contentSize.height ?? 0)
        }
        if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, visionOS 1.0, *) {
            measurer.finder.templates.host.updateTraitsIfNeeded()
        }
        guard limit > 0, let other = currentEnvironment(of: collectionView, width: width) else { return 0 }
        observe(collectionView)
        let pixels = limit.isFinite ? other.grid.position(of: limit) : .max
        let ends = [contentEnds.views.header?.view.content, contentEnds.views.footer?.view.content].compactMap { $0 }
        let sizes = ends.map(\.bounds.size)
        var height = 0
        for _ in 0..<Self.maximumAttempts {
            var isMeasured = false
            measuringAside(in: other) {
                isMeasured = measureContent(of: collectionView, in: other, upTo: pixels)
                height = elastic?.model.total ?? height
            }
            if isMeasured { break }
        }
        for (end, size) in zip(ends, sizes) where end.bounds.size != size { end.bounds.size = size }
        return min(limit, other.grid.points(of: height))
    }

    /// Makes a model of the content, and measures it from its start to a limit, in pixels.
    ///
    /// - Returns: `false` if a closure of the app has changed the data meanwhile.
    private func measureContent(
        of collectionView: UICollectionView,
        in environment: LayoutEnvironment,
        upTo limit: Int
    ) -> Bool {
        makeModel(in: environment, after: shown?.space?.environment, of: collectionView)
        contentEnds.measure(in: environment)
        var reach = 0
        // What is larger than its estimate has more behind it, and what is smaller brings more near.
        while let total = elastic?.model.total, reach < min(total, limit) {
            guard !isInterrupted else { return false }
            reach = min(total, limit)
            let viewport = Viewport(span: Span(start: 0, length: reach), insetBefore: 0, insetAfter: 0)
            guard measure(in: viewport, keeping: .startOfContent(overscroll: 0), margin: 0) else { return false }
        }
        return !isInterrupted
    }
}
