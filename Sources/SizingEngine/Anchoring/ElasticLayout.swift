/// A layout model whose start may float: content coordinates are model offsets plus an *origin*.
///
/// Whatever would move what the reader looks at (a measurement above it, a correction, a new width) goes into the
/// origin instead, so that the frames on screen stay. The scroll offset is changed only to settle the origin back to
/// zero, when the scroll view is at rest.
package struct ElasticLayout: Sendable {
    package var model: LayoutModel
    /// Where the model's start lies in content coordinates. 0 once settled.
    package private(set) var origin = 0
    /// The end of the content as last reported, in content coordinates.
    package private(set) var contentEnd = 0

    package init(model: LayoutModel) {
        self.model = model
        contentEnd = model.total
    }

    /// Takes another model for the same content. The origin and the reported end stay until the next placement, since
    /// the scroll view goes on from them.
    package mutating func replaceModel(by model: LayoutModel) {
        self.model = model
    }

    /// Where an element lies in content coordinates.
    package func span(of element: Element) -> Span {
        model.span(of: element).offset(by: origin)
    }

    /// The element that covers a place in content coordinates, or else the nearest one before it.
    package func element(at place: Int) -> Element? {
        model.element(at: place - origin)
    }

    /// Calls `body` with each element that overlaps a span of content coordinates, in order, until it returns `false`.
    package func forEachElement(
        in span: Span,
        _ body: (_ element: Element, _ span: Span, _ isMeasured: Bool) -> Bool
    ) {
        model.forEachElement(in: span.offset(by: -origin)) { element, span, isMeasured in
            body(element, span.offset(by: origin), isMeasured)
        }
    }

    /// The element that must hold still while the viewport moves: the one at the later of both tops if the old and the
    /// new viewport overlap, since it is on screen before and after; else the one at the new top.
    package func anchor(movingFrom old: Viewport, to new: Viewport) -> Element? {
        let top = old.span.intersects(new.span) ? max(old.top, new.top) : new.top
        return element(at: top)
    }

    /// The element that must hold still while the extent of `corrected` changes.
    ///
    /// If the viewport's top edge cuts the corrected element, what is below it holds still; else the first element on
    /// screen does.
    package func anchor(correcting corrected: Element, in viewport: Viewport) -> Element? {
        let span = span(of: corrected)
        if span.start < viewport.top, span.end > viewport.top, let next = model.element(after: corrected) {
            return next
        }
        return element(at: viewport.top)
    }

    /// The element that must hold still while any extents change: the first one that is whole on screen, else the one
    /// that the viewport's top edge cuts.
    package func firstWholeElement(in viewport: Viewport) -> Element? {
        guard let first = element(at: viewport.top) else { return nil }
        guard span(of: first).start < viewport.top, let next = model.element(after: first) else { return first }
        return span(of: next).start < viewport.bottom ? next : first
    }

    // MARK: Placing

    /// Begins a placement around an anchor that stays at `start`; `nil` if there are no elements.
    ///
    /// - Parameters:
    ///   - viewport: What is about to be visible.
    ///   - margin: How far beyond the viewport elements are to be measured.
    ///   - anchor: The element that holds still. Without one, the first element starts where the content starts.
    ///   - start: Where the anchor's start holds still, in content coordinates; by default where it is.
    package func placement(
        in viewport: Viewport,
        margin: Int,
        anchor: Element?,
        at start: Int? = nil
    ) -> Placement? {
        guard let held = anchor ?? model.first else { return nil }
        let heldStart = start ?? (anchor == nil ? model.span(of: held).start : span(of: held).start)
        return Placement(viewport: viewport, margin: margin, anchor: held, anchorStart: heldStart)
    }

    /// Takes a placement on: the next element that must be measured before the viewport is shown, outwards from the
    /// anchor; `nil` when the placement is complete.
    ///
    /// The caller measures the element, tells `model.measure(_:_:)`, and asks again. Between two calls every query has
    /// a consistent answer.
    package mutating func nextToMeasure(_ placement: inout Placement) -> Element? {
        while true {
            origin = placement.anchorStart - model.span(of: placement.anchor).start
            if let element = unmeasuredBelow(placement) ?? unmeasuredAbove(placement) { return element }
            guard placement.rounds < Placement.maximumRounds else { return nil }
            placement.rounds += 1
            let yielding = yieldingOrigin(in: placement.viewport)
            guard yielding != origin else { return nil }
            placement.anchorStart += yielding - origin
            origin = yielding
            reanchorIfOutside(&placement)
        }
    }

    /// Reports the end of the content. It never shrinks while the scroll view decelerates, since the deceleration may
    /// have fixed its limits when it began.
    package mutating func report(isDecelerating: Bool) {
        contentEnd = isDecelerating ? max(contentEnd, origin + model.total) : origin + model.total
    }

    /// Puts the start of the content back at zero, wherever that moves the elements.
    package mutating func resetOrigin() {
        origin = 0
    }

    // MARK: Questions before a scroll

    /// Whether a scroll to a viewport needs a placement: something within `lookahead` of it is unmeasured, or an end of
    /// the content would come inside it.
    ///
    /// - Complexity: O(log *n*)
    package func needsPlacement(for viewport: Viewport, lookahead: Int) -> Bool {
        let ahead = Span(start: viewport.top - lookahead, end: viewport.bottom + lookahead)
        if model.hasUnmeasured(in: ahead.offset(by: -origin)) { return true }
        return yieldingOrigin(in: viewport) != origin
    }

    // MARK: Settling

    /// The offset at which a settled origin shows what `viewport` shows now, within the legal range.
    package func settledTop(for viewport: Viewport) -> Int {
        let legal = viewport.minimumTop...viewport.maximumTop(contentEnd: model.total)
        return min(max(viewport.top - origin, legal.lowerBound), legal.upperBound)
    }

    /// Settles the origin: it becomes 0, and the end of the content is reported anew.
    package mutating func settle() {
        origin = 0
        contentEnd = model.total
    }

    /// Takes back what the scroll view did not honour of a settling.
    ///
    /// - Parameters:
    ///   - previousOrigin: The origin before the settling.
    ///   - moved: By how much the offset actually changed.
    package mutating func settled(from previousOrigin: Int, offsetMovedBy moved: Int) {
        origin = previousOrigin + moved
        contentEnd = origin + model.total
    }

    // MARK: Details

    private func unmeasuredBelow(_ placement: Placement) -> Element? {
        guard let element = model.firstUnmeasured(from: placement.anchor) else { return nil }
        return span(of: element).start < placement.viewport.bottom + placement.margin ? element : nil
    }

    private func unmeasuredAbove(_ placement: Placement) -> Element? {
        guard let element = model.lastUnmeasured(before: placement.anchor) else { return nil }
        return span(of: element).end > placement.viewport.top - placement.margin ? element : nil
    }

    /// The origin at which no gap shows at either end of the content: the ends give way, the start before the end.
    private func yieldingOrigin(in viewport: Viewport) -> Int {
        let legal = viewport.withoutOverscroll(contentEnd: contentEnd)
        let bottom = legal.bottom - legal.insetAfter
        var yielding = origin
        if yielding + model.total < bottom { yielding = bottom - model.total }
        return min(yielding, max(0, legal.top + legal.insetBefore))
    }

    /// An anchor that an end has pushed out of the viewport is exchanged for one that is inside.
    private func reanchorIfOutside(_ placement: inout Placement) {
        let anchor = span(of: placement.anchor)
        guard anchor.start < placement.viewport.top || anchor.start > placement.viewport.bottom,
            let element = element(at: placement.viewport.top)
        else { return }
        placement.anchor = element
        placement.anchorStart = span(of: element).start
    }
}
