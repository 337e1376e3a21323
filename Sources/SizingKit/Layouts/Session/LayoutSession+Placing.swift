import SizingEngine
import UIKit

extension LayoutSession {
    /// What holds still in a placement.
    enum Held: Equatable {
        /// The first element, at the start of the content, from where the viewport is pulled away by `pull` pixels.
        case startOfContent(pull: Int)
        /// The last element, at the end of what is visible, from where the viewport is pulled away by `pull` pixels.
        case endOfContent(pull: Int)
        case anchor(Anchor)

        init(_ anchor: Anchor?) {
            self = anchor.map(Held.anchor) ?? .startOfContent(pull: 0)
        }

        /// The element that holds still; `nil` where an end of the content does.
        var element: Element? {
            if case .anchor(let anchor) = self { anchor.element } else { nil }
        }

        /// What holds still in a viewport when elements run in the other direction from now on along the scroll axis: as far
        /// inside from the other side.
        func mirrored(in viewport: Viewport) -> Held {
            switch self {
            case .startOfContent(let pull): return .startOfContent(pull: -pull)
            case .endOfContent(let pull): return .endOfContent(pull: -pull)
            case .anchor(var anchor):
                let visible = viewport.unobscuredSpan
                anchor.edge = anchor.edge == .start ? .end : .start
                anchor.position = visible.start + visible.end - anchor.position
                return .anchor(anchor)
            }
        }
    }

    /// What holds still in a viewport when elements run in the other direction along the scroll axis from now on.
    func mirrored(_ held: Held, in viewport: Viewport) -> Held {
        let mirrored = held.mirrored(in: viewport)
        guard case .startOfContent = mirrored, elastic?.isReversed == false else { return mirrored }
        // The offset is still that at the other end of the content.
        var start = viewport
        start.span = Span(start: viewport.minimumTop, length: viewport.length)
        place(in: start, holding: .startOfContent(pull: 0))
        guard let origin = elastic?.origin else { return mirrored }
        elastic?.settled(from: origin, offsetMovedBy: viewport.top - start.top)
        return Held(elastic.flatMap { $0.anchor(at: viewport.span[$0.heldEdge]) })
    }

    /// Places what the scroll view shows and its margin, measuring it outwards from what holds still, and reports the end of
    /// the content.
    func place(in viewport: Viewport, holding held: Held) {
        placedInsets = (viewport.insetBefore, viewport.insetAfter)
        let contentEnd = elastic?.contentEnd ?? 0
        if measure(in: viewport, holding: held) {
            elastic?.report(in: viewport, isDecelerating: collectionView?.isDecelerating ?? false)
            if staysPlaced(viewport, contentEnd: contentEnd) { placedViewport = viewport }
        }
        if layout.showsSizingOverlay { updateOverlay() }
    }

    /// Measures what a viewport and its margin show, outwards from what holds still, whether the scroll view shows it or
    /// will do so later.
    ///
    /// - Parameters:
    ///   - marginInViewports: How far beyond the viewport elements are measured.
    ///   - didLearn: Is told each step, and the size that was measured.
    /// - Returns: Whether all is measured, and code of the app has not changed the data meanwhile.
    @discardableResult
    func measure(
        in viewport: Viewport,
        holding held: Held,
        marginInViewports: Int = MeasuringReach.margin,
        didLearn: (_ step: Placement.Step, _ size: ItemSize?) -> Void = { _, _ in }
    ) -> Bool {
        guard !isInterrupted else { return false }
        let margin = viewport.length * marginInViewports
        // Once for all elements: to reach the traits for each would take a tenth of the time.
        guard let traits = collectionView?.traitCollection,
            var placement = placement(in: viewport, margin: margin, holding: held)
        else { return true }
        var next = elastic?.next(in: &placement)
        while let step = next {
            switch step {
            case .resolve(let section):
                resolve(section)
                guard !isInterrupted else { return false }
                didLearn(step, nil)
                next = elastic?.next(in: &placement)
            case .measure(let element):
                guard let size = measure(element, under: traits) else { return false }
                didLearn(step, size)
                next = elastic?.next(in: &placement, after: size, of: element)
            }
        }
        return true
    }

    /// Whether to place a viewport anew, which has been placed, would change nothing: neither end of the content is near,
    /// to hold still or to give way, wherever it was when the viewport was placed.
    ///
    /// - Parameter contentEnd: The end of the content before.
    private func staysPlaced(_ viewport: Viewport, contentEnd: Int) -> Bool {
        guard let elastic, elastic.contentEnd == elastic.origin + elastic.model.total else { return false }
        return viewport.top > viewport.minimumTop && viewport.top + viewport.insetBefore >= elastic.origin
            && viewport.top < viewport.maximumTop(contentEnd: min(contentEnd, elastic.contentEnd))
    }

    /// Gives a section that comes near its own shape.
    func resolve(_ section: Int) {
        let shape = shape(of: section)
        elastic?.model.resolve(section, as: shape)
    }

    private func placement(in viewport: Viewport, margin: Int, holding held: Held) -> Placement? {
        guard let elastic else { return nil }
        switch held {
        case .startOfContent(let pull): return elastic.placement(in: viewport, margin: margin, anchor: nil, pull: pull)
        case .endOfContent(let pull): return elastic.placementAtEnd(of: viewport, pull: pull, margin: margin)
        case .anchor(let anchor):
            let exists = elastic.model.contains(anchor.element)
            return elastic.placement(in: viewport, margin: margin, anchor: exists ? anchor : nil)
        }
    }

    /// What holds still in a pass: the first whole element on screen, or the last one where the layout keeps to the end.
    ///
    /// A change of size does not scroll by itself, so the element keeps its distance to the edge. A reader at the very
    /// start, or at the very end, stays there.
    func elementToHold(in viewport: Viewport, _ environment: LayoutEnvironment) -> Held {
        guard let elastic, let collectionView else { return beginning }
        let before = viewportBeforeResize ?? viewportBefore(collectionView.bounds, in: environment)
        if let end = endOfContent(in: before) { return end }
        guard var anchor = elastic.anchor(wholeIn: before) else { return .startOfContent(pull: 0) }
        anchor.position += viewport.span[elastic.heldEdge] - before.span[elastic.heldEdge]
        return .anchor(anchor)
    }

    /// Where a reader begins.
    var beginning: Held { holdsLastElements ? .endOfContent(pull: 0) : .startOfContent(pull: 0) }

    /// The end of the content that a reader in a viewport has come to and stays at; `nil` in between. What is pulled
    /// beyond it does not come along with the edge of the viewport.
    func endOfContent(in viewport: Viewport) -> Held? {
        guard let elastic else { return beginning }
        let isAtLowEnd = viewport.top <= viewport.minimumTop && elastic.origin == 0
        let isAtHighEnd = viewport.top >= viewport.maximumTop(contentEnd: elastic.placedEnd)
        let pull = viewport.top - viewport.withoutOverscroll(contentEnd: elastic.placedEnd).top
        if elastic.isReversed ? isAtHighEnd : isAtLowEnd, !holdsLastElements {
            return .startOfContent(pull: pull)
        }
        if elastic.isReversed ? isAtLowEnd : isAtHighEnd, holdsLastElements { return .endOfContent(pull: pull) }
        return nil
    }
}
