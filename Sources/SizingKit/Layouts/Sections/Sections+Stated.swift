import SizingEngine
import UIKit

/// A layout in which the app states every size: nothing is estimated, and nothing is measured.
extension Sections {
    /// Records that the app may state something else now. Sizes that are measured are found anew, as a flow layout does, and
    /// those of a cache with keys that the app did not state are removed.
    func statementsDidChange() {
        guard environment != nil, !session.reordering.isUnderFinger else { return }
        session.pending.add([.sizes, .shapes])
    }

    /// Makes a model of the app's present statements; `nil` if sizes are measured.
    func statedModel(
        of collectionView: UICollectionView,
        in environment: LayoutEnvironment
    ) throws(Interrupted) -> LayoutModel? {
        guard session.source.statesSizes else {
            noteStated(nil)
            return nil
        }
        let readsMargins = session.source.provisionalSection?.contentInsetsReference.readsMargins == true
        let environment = readsMargins ? session.withMargins(environment) : environment
        let content = try session.asking { session.source.statedContent(of: collectionView, in: environment) }
        noteStated(content)
        var shape = session.source.statedShape
        shape.boundaryCross = Span(start: 0, length: environment.crossExtent)
        var model = LayoutModel(
            stating: content,
            shape: shape,
            estimates: estimates(in: environment, after: self.environment)
        )
        session.contentViews.makeRoom(in: &model)
        return model
    }

    /// Replaces the model by one of the app's present statements.
    ///
    /// - Returns: Whether the app states every size.
    func restate() throws(Interrupted) -> Bool {
        guard session.source.statesSizes, elastic != nil, let collectionView, let environment else { return false }
        guard !session.reordering.isUnderFinger else { return true }
        if let model = try statedModel(of: collectionView, in: environment) { session.content.replaceModel(by: model) }
        return true
    }

    /// Makes all sizes be found anew.
    func forgetSizes() throws(Interrupted) {
        if try !restate() { session.content.forgetMeasuredSizes() }
    }

    /// Makes the sizes of some elements be found anew.
    func forgetSizes(of elements: Set<Element>) throws(Interrupted) {
        guard !elements.isEmpty, try !restate() else { return }
        session.content.forgetMeasuredSizes(of: elements)
    }

    /// Returns a rectangle where the app states it: at a fraction of a pixel, as a flow layout has it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle on whole pixels.
    ///   - frame: The same in pixels.
    func stated(
        _ rect: CGRect,
        of element: Element,
        at frame: ItemFrame,
        in content: StatedContent,
        _ environment: LayoutEnvironment
    ) -> CGRect {
        guard let exact = content.frame(of: element), !environment.isReversed else { return rect }
        let pixels = content.pixels(of: exact)
        // In a batch the frame may be one from before it.
        guard pixels.main.length == frame.main.length, !element.isItem || pixels.cross == frame.cross else {
            return rect
        }
        let (axis, grid) = (environment.axis, environment.grid)
        let fraction = exact.mainStart - grid.points(of: pixels.main.start)
        var main = axis.main(rect).start + fraction
        if !element.isItem, session.isPinned(element), let collectionView, let own = session.elastic?.span(of: element)
        {
            let start = grid.points(of: own.start) + fraction
            main = pinnedStart(of: element, from: start, in: collectionView, content, axis)
        }
        let size = axis.size(main: exact.size.main, cross: exact.size.cross)
        let origin =
            axis == .vertical ? CGPoint(x: exact.crossStart, y: main) : CGPoint(x: main, y: exact.crossStart)
        return CGRect(origin: origin, size: size)
    }

    /// Returns the start of a header or footer that is pinned in the present visible area, in points.
    ///
    /// - Parameter start: Its start without pinning.
    private func pinnedStart(
        of element: Element,
        from start: CGFloat,
        in collectionView: UICollectionView,
        _ content: StatedContent,
        _ axis: Axis
    ) -> CGFloat {
        let visible = axis.main(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
        let boundaries = content.boundaries(of: element.section)
        if element.kind == .header {
            // Its footer pushes it away.
            return max(start, min(visible.start, start + boundaries.toFooter - boundaries.header))
        }
        return min(start, max(visible.end - boundaries.footer, start - boundaries.toFooter + boundaries.header))
    }
}
