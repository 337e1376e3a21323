import SizingEngine
import UIKit

extension LayoutSession {
    /// What stays in place on screen in a placement.
    enum Held: Equatable {
        /// The first element, at the start of the content. The viewport is pulled `pull` pixels beyond it.
        case startOfContent(pull: Int)
        /// The last element, at the end of the visible area. The viewport is pulled `pull` pixels beyond it.
        case endOfContent(pull: Int)
        case anchor(Anchor)

        init(_ anchor: Anchor?) {
            self = anchor.map(Held.anchor) ?? .startOfContent(pull: 0)
        }

        /// The element that stays in place; `nil` if it is an end of the content.
        var element: Element? {
            if case .anchor(let anchor) = self { anchor.element } else { nil }
        }

        /// Returns what stays in place when the direction of the scroll axis is reversed: at the same distance from the
        /// opposite side of the viewport.
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

    /// Returns what stays in place in a viewport when the direction of the scroll axis is reversed.
    func mirrored(_ held: Held, in viewport: Viewport) -> Held {
        let mirrored = held.mirrored(in: viewport)
        guard case .startOfContent = mirrored, elastic?.isReversed == false else { return mirrored }
        // The offset is still the one at the opposite end of the content.
        var start = viewport
        start.span = Span(start: viewport.minimumTop, length: viewport.length)
        place(in: start, holding: .startOfContent(pull: 0))
        guard let origin = elastic?.origin else { return mirrored }
        elastic?.settled(from: origin, offsetMovedBy: viewport.top - start.top)
        return Held(elastic.flatMap { $0.anchor(at: viewport.span[$0.heldEdge]) })
    }

    /// Places the elements in the viewport and its margin, measuring outwards from what stays in place, and updates the
    /// end of the content.
    func place(in viewport: Viewport, holding held: Held) {
        placedInsets = (viewport.insetBefore, viewport.insetAfter)
        let contentEnd = elastic?.contentEnd ?? 0
        if measure(in: viewport, holding: held) {
            elastic?.report(in: viewport, isDecelerating: collectionView?.isDecelerating ?? false)
            if staysPlaced(viewport, contentEnd: contentEnd) { placedViewport = viewport }
        }
        if layout.showsSizingOverlay { updateOverlay() }
    }

    /// Measures the elements in a viewport and its margin, outwards from what stays in place. The scroll view may show
    /// that viewport now or later.
    ///
    /// - Parameters:
    ///   - marginInViewports: The distance beyond the viewport to which elements are measured, in viewports.
    ///   - didLearn: Called with each step and the size that was measured.
    /// - Returns: Whether all elements were measured, and no closure of the app has changed the data.
    @discardableResult
    func measure(
        in viewport: Viewport,
        holding held: Held,
        marginInViewports: Int = MeasuringReach.margin,
        didLearn: (_ step: Placement.Step, _ size: ItemSize?) -> Void = { _, _ in }
    ) -> Bool {
        guard !isInterrupted else { return false }
        let margin = viewport.length * marginInViewports
        // Once for all elements: reading the traits for each would take a tenth of the time.
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

    /// Whether placing a viewport again would change nothing: neither end of the content is near enough to stay in place
    /// or to limit the offset.
    ///
    /// - Parameter contentEnd: The end of the content before the placement.
    private func staysPlaced(_ viewport: Viewport, contentEnd: Int) -> Bool {
        guard let elastic, elastic.contentEnd == elastic.origin + elastic.model.total else { return false }
        return viewport.top > viewport.minimumTop && viewport.top + viewport.insetBefore >= elastic.origin
            && viewport.top < viewport.maximumTop(contentEnd: min(contentEnd, elastic.contentEnd))
    }

    /// Resolves the shape of a section that comes near the viewport.
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

    /// Returns what stays in place in a pass: the first fully visible element, or the last one if the layout keeps to the
    /// end.
    ///
    /// A change of size does not scroll, so the element keeps its distance from the edge. A scroll position at the very
    /// start or end is kept.
    func elementToHold(in viewport: Viewport, _ environment: LayoutEnvironment) -> Held {
        guard let elastic, let collectionView else { return beginning }
        let before = viewportBeforeResize ?? viewportBefore(collectionView.bounds, in: environment)
        if let end = endOfContent(in: before) { return end }
        guard var anchor = elastic.anchor(wholeIn: before) else { return .startOfContent(pull: 0) }
        anchor.position += viewport.span[elastic.heldEdge] - before.span[elastic.heldEdge]
        return .anchor(anchor)
    }

    /// The initial scroll position.
    var beginning: Held { holdsLastElements ? .endOfContent(pull: 0) : .startOfContent(pull: 0) }

    /// The end of the content that a viewport shows and stays at; `nil` if it shows neither. Content that is pulled
    /// beyond an end does not move with the edge of the viewport.
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
