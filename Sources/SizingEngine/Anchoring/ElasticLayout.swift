/// A layout model whose start may float: content coordinates are model offsets plus an *origin*.
///
/// Whatever would move what the reader looks at (a measurement before it, a correction, a new width) goes into the
/// origin instead, so that the frames on screen stay. The scroll offset is changed only to settle the origin back to
/// zero, when the scroll view is at rest.
///
/// A *reversed* layout runs against the content coordinates: its first element lies at the end of the content, as in a
/// horizontal list of a right-to-left interface. Content coordinates are those of the scroll view in either case.
package struct ElasticLayout: Sendable {
    package var model: LayoutModel
    /// Whether the first element lies at the end of the content.
    package let isReversed: Bool
    /// The edge of the viewport by which the reader's place is held.
    package var heldEdge: Edge
    /// Where the content starts in content coordinates. 0 once settled.
    package private(set) var origin = 0
    /// The end of the content as last reported, in content coordinates.
    package private(set) var contentEnd = 0
    /// Where the content ended when its end was last reported, which may be before that.
    package private(set) var placedEnd = 0

    /// - Parameters:
    ///   - model: What is laid out.
    ///   - isReversed: Whether the first element lies at the end of the content.
    ///   - holdsLastElements: Whether the reader's place is held by the last of the elements on screen, as in a chat,
    ///     instead of the first.
    package init(model: LayoutModel, isReversed: Bool = false, holdsLastElements: Bool = false) {
        self.model = model
        self.isReversed = isReversed
        heldEdge = isReversed == holdsLastElements ? .start : .end
        setEnd(model.total)
    }

    /// Takes another model for the same content. The origin and the reported end stay until the next placement, since
    /// the scroll view goes on from them.
    package mutating func replaceModel(by model: LayoutModel) {
        self.model = model
    }

    // MARK: Where things are

    /// Where an element lies along the scroll axis.
    package func span(of element: Element) -> Span { content(model.span(of: element)) }

    /// Where an element lies: along the scroll axis in content coordinates, and across it.
    package func frame(of element: Element) -> ItemFrame {
        var frame = model.frame(of: element)
        frame.main = content(frame.main)
        return frame
    }

    /// The element that covers a place, or else the nearest one before it in the order of elements.
    package func element(at place: Int) -> Element? {
        model.element(at: isReversed ? model.total - (place - origin) - 1 : place - origin)
    }

    /// Calls `body` with each element that overlaps a span, in the order of elements, until it returns `false`.
    package func forEachElement(
        in span: Span,
        _ body: (_ element: Element, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) {
        guard isReversed else { return model.forEachElement(in: modelSpan(span), from: origin, body) }
        model.forEachElement(in: modelSpan(span)) { element, frame, isMeasured in
            var frame = frame
            frame.main = content(frame.main)
            return body(element, frame, isMeasured)
        }
    }

    /// A span of the model in content coordinates.
    package func content(_ span: Span) -> Span {
        guard isReversed else { return span.offset(by: origin) }
        let end = origin + model.total
        return Span(start: end - span.end, end: end - span.start)
    }

    /// A span of content coordinates in the model.
    package func modelSpan(_ span: Span) -> Span {
        guard isReversed else { return span.offset(by: -origin) }
        let end = origin + model.total
        return Span(start: end - span.end, end: end - span.start)
    }

    // MARK: What holds still

    /// What must hold still while the viewport moves: the element at the later of both held edges if the old and the new
    /// viewport overlap, since it is on screen before and after; else the one at the edge of what no inset covers of the new
    /// one, where an element is expected whose frame has told the offset.
    package func anchor(movingFrom old: Viewport, to new: Viewport) -> Anchor? {
        guard old.span.intersects(new.span) else { return anchor(at: new.unobscuredSpan[heldEdge]) }
        return anchor(at: heldEdge == .start ? max(old.top, new.top) : min(old.bottom, new.bottom))
    }

    /// What must hold still while the extent of `corrected` changes.
    ///
    /// If the held edge of the viewport cuts the corrected element, what comes after it there holds still; else the
    /// element at that edge does.
    package func anchor(correcting corrected: Element, in viewport: Viewport) -> Anchor? {
        let span = span(of: corrected)
        let edge = viewport.span[heldEdge]
        if span.start < edge, span.end > edge, let whole = wholeElement(in: viewport) { return anchor(holding: whole) }
        return anchor(at: edge)
    }

    /// What must hold still while any extents change: the element nearest to the held edge that is whole on screen, else
    /// the one that the edge cuts.
    package func anchor(wholeIn viewport: Viewport) -> Anchor? {
        if let whole = wholeElement(in: viewport) { return anchor(holding: whole) }
        return anchor(at: viewport.span[heldEdge])
    }

    /// An element held where it is.
    package func anchor(holding element: Element) -> Anchor {
        Anchor(element: element, edge: heldEdge, position: span(of: element)[heldEdge])
    }

    /// The element at the held edge of a viewport, held where it is.
    package func anchor(at place: Int) -> Anchor? {
        // The end of a viewport is the place after its last pixel.
        element(at: heldEdge == .start ? place : place - 1).map { anchor(holding: $0) }
    }

    /// The element nearest to the held edge of a viewport whose edge lies inside it; of several at the same distance the one
    /// that the reader comes to first from there.
    private func wholeElement(in viewport: Viewport) -> Element? {
        let holdsLastElements = isReversed == (heldEdge == .start)
        var found: Element?
        var nearest = Int.max
        forEachElement(in: viewport.span) { element, frame, _ in
            let distance =
                heldEdge == .start ? frame.main.start - viewport.top : viewport.bottom - frame.main.end
            if distance >= 0, distance < nearest || holdsLastElements && distance == nearest {
                nearest = distance
                found = element
            }
            return true
        }
        return found
    }

    // MARK: Placing

    /// Begins a placement around an anchor; `nil` if there are no elements.
    ///
    /// - Parameters:
    ///   - viewport: What is about to be visible.
    ///   - margin: How far beyond the viewport elements are to be measured.
    ///   - anchor: What holds still. Without one, the first element starts where the content starts; in a reversed layout
    ///     it ends where the viewport does.
    ///   - pull: How far a viewport without an anchor is pulled from where it shows that.
    package func placement(in viewport: Viewport, margin: Int, anchor: Anchor?, pull: Int = 0) -> Placement? {
        guard let anchor else { return placement(holding: ContentEnd(isLast: false, pull: pull), of: viewport, margin) }
        return Placement(viewport: viewport, margin: margin, anchor: anchor)
    }

    /// A placement that shows the last element at the end of a viewport; `nil` if there are no elements.
    ///
    /// - Parameters:
    ///   - viewport: What is about to be visible.
    ///   - pull: How far the viewport is pulled from where it shows that.
    ///   - margin: How far beyond the viewport elements are to be measured.
    package func placementAtEnd(of viewport: Viewport, pull: Int = 0, margin: Int) -> Placement? {
        placement(holding: ContentEnd(isLast: true, pull: pull), of: viewport, margin)
    }

    private func placement(holding end: ContentEnd, of viewport: Viewport, _ margin: Int) -> Placement? {
        guard let anchor = anchor(holding: end, in: viewport) else { return nil }
        return Placement(viewport: viewport, margin: margin, anchor: anchor, contentEnd: end)
    }

    /// The element nearest to an end of the content, and where it is held so that the end is; `nil` if there are no elements.
    private func anchor(holding end: ContentEnd, in viewport: Viewport) -> Anchor? {
        guard let element = end.isLast ? model.last : model.first else { return nil }
        let span = model.span(of: element)
        let space = end.isLast ? model.total - span.end : span.start
        if isReversed == end.isLast {
            // The end of the content that lies at the low coordinates.
            let edge = end.isLast ? viewport.top - end.pull + viewport.insetBefore : 0
            return Anchor(element: element, edge: .start, position: edge + space)
        }
        return Anchor(element: element, edge: .end, position: viewport.bottom - end.pull - viewport.insetAfter - space)
    }

    /// Takes a placement on: what must be known next before the viewport is shown, outwards from the anchor; `nil` when
    /// the placement is complete.
    ///
    /// The caller finds it out, tells `model`, and asks again. Between two calls every query has a consistent answer.
    package mutating func next(in placement: inout Placement) -> Placement.Step? {
        while let step = nextStep(in: &placement) {
            guard case .measure(let element) = step, model.decide(element) else { return step }
        }
        return nil
    }

    /// Measures what was handed out last, and takes the placement on.
    package mutating func next(
        in placement: inout Placement,
        after size: ItemSize,
        of element: Element
    ) -> Placement.Step? {
        model.measure(size, element)
        return next(in: &placement)
    }

    /// Takes a placement on to what must be known next, or to a measured item whose position has to be decided.
    private mutating func nextStep(in placement: inout Placement) -> Placement.Step? {
        while true {
            if !isHeld(placement) {
                placement.last = nil
                if let first = model.approach(placement.anchor.element) { return .measure(first) }
                if let end = placement.contentEnd, let anchor = anchor(holding: end, in: placement.viewport) {
                    placement.anchor = anchor
                }
                hold(placement.anchor)
            }
            if let step = unknown(for: placement) {
                if case .measure(let element) = step { placement.last = element } else { placement.last = nil }
                return step
            }
            placement.last = nil
            guard placement.rounds < Placement.maximumRounds else { return nil }
            placement.rounds += 1
            let yielding = yieldingOrigin(in: placement.viewport)
            guard yielding != origin else { return nil }
            placement.contentEnd = nil
            placement.anchor.position += yielding - origin
            origin = yielding
            reanchorIfOutside(&placement)
        }
    }

    /// Reports the end of the content. It never shrinks while the scroll view decelerates, since the deceleration may
    /// have fixed its limits when it began.
    ///
    /// Content that does not fill the viewport, and whose origin is not settled, ends where it would if it did: the scroll
    /// view would come to rest with the end in view, and so above the start.
    ///
    /// Content that is longer than the viewport, or has yet to settle back, is reported as longer, wherever its origin lies:
    /// a scroll view takes the safe area from content that does not scroll.
    package mutating func report(in viewport: Viewport, isDecelerating: Bool) {
        let extent = origin > 0 ? max(model.total, viewport.unobscuredSpan.length) : model.total
        placedEnd = isDecelerating ? max(placedEnd, origin + extent) : origin + extent
        let scrolls = origin > 0 || model.total > viewport.length
        contentEnd = scrolls ? max(placedEnd, viewport.length + 1) : placedEnd
    }

    // MARK: Questions before a scroll

    /// Whether a scroll to a viewport needs a placement: something within `lookahead` of it is unmeasured, or an end of
    /// the content would come inside it.
    ///
    /// - Complexity: O(log *n*)
    package func needsPlacement(for viewport: Viewport, lookahead: Int) -> Bool {
        let ahead = Span(start: viewport.top - lookahead, end: viewport.bottom + lookahead)
        if model.needsPlacing(in: modelSpan(ahead)) { return true }
        return yieldingOrigin(in: viewport) != origin
    }

    // MARK: Settling

    /// Whether `alignSectionStarts(in:)` would move something.
    ///
    /// - Complexity: O(log *n*), unless a masonry or a flow has been read up to its start from a jump into it.
    package func canAlignSectionStarts(in viewport: Viewport) -> Bool {
        model.canAlignSectionStarts(in: modelSpan(viewport.span))
    }

    /// Moves the columns of masonries up to their start where that is seen, or nothing of them is, and breaks the lines of
    /// flows anew from their start where nothing of them is seen.
    package mutating func alignSectionStarts(in viewport: Viewport) {
        model.alignSectionStarts(in: modelSpan(viewport.span))
    }

    /// The offset at which a settled origin shows what `viewport` shows now, within the legal range.
    package func settledTop(for viewport: Viewport) -> Int {
        let legal = viewport.minimumTop...viewport.maximumTop(contentEnd: model.total)
        return min(max(viewport.top - origin, legal.lowerBound), legal.upperBound)
    }

    /// Settles the origin: it becomes 0, and the end of the content is reported anew.
    package mutating func settle() {
        origin = 0
        setEnd(model.total)
    }

    /// Takes back what the scroll view did not honour of a settling.
    ///
    /// - Parameters:
    ///   - previousOrigin: The origin before the settling.
    ///   - moved: By how much the offset actually changed.
    package mutating func settled(from previousOrigin: Int, offsetMovedBy moved: Int) {
        origin = previousOrigin + moved
        setEnd(origin + model.total)
    }

    // MARK: Details

    private mutating func setEnd(_ end: Int) {
        (contentEnd, placedEnd) = (end, end)
    }

    /// Whether what was measured last has left the anchor of a placement where it is held.
    private func isHeld(_ placement: Placement) -> Bool {
        guard !isReversed, let last = placement.last else { return false }
        return model.keepsPlace(of: placement.anchor.element, placement.anchor.edge, measuring: last)
    }

    /// Moves the origin so that an anchor is where it is held.
    private mutating func hold(_ anchor: Anchor) {
        origin += anchor.position - span(of: anchor.element)[anchor.edge]
    }

    /// What is not known yet within the viewport and its margin, nearest to the anchor first, after it before ahead of it.
    private mutating func unknown(for placement: Placement) -> Placement.Step? {
        let anchor = placement.anchor.element
        let content = placement.viewport.span.expanded(by: placement.margin)
        var window = modelSpan(content)
        var unmeasured = model.nextToPlace(from: anchor, startingBefore: window.end)
        if unmeasured?.section != anchor.section,
            model.hasUndecided(after: anchor.section, startingBefore: window.end)
        {
            let first = model.approachSections(after: anchor.section, startingBefore: window.end)
            hold(placement.anchor)
            window = modelSpan(content)
            unmeasured = first ?? model.nextToPlace(from: anchor, startingBefore: window.end)
        }
        if let section = model.firstUnresolved(from: anchor.section, startingBefore: window.end),
            unmeasured.map({ section <= $0.section }) ?? true
        {
            return .resolve(section: section)
        }
        if let unmeasured { return .measure(unmeasured) }
        if let pinned = model.firstUnmeasuredPinned(in: window) { return .measure(pinned) }
        var unmeasuredBefore = model.nextToPlace(before: anchor, endingAfter: window.start)
        if unmeasuredBefore?.section != anchor.section,
            model.hasUndecided(before: anchor.section, endingAfter: window.start)
        {
            let first = model.approachSections(before: anchor.section, endingAfter: window.start)
            hold(placement.anchor)
            window = modelSpan(content)
            unmeasuredBefore = first ?? model.nextToPlace(before: anchor, endingAfter: window.start)
        }
        if let section = model.lastUnresolved(before: anchor.section, endingAfter: window.start),
            unmeasuredBefore.map({ section >= $0.section }) ?? true
        {
            return .resolve(section: section)
        }
        return unmeasuredBefore.map { .measure($0) }
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
        let viewport = placement.viewport
        let position = placement.anchor.position
        guard position < viewport.top || position > viewport.bottom,
            let anchor = anchor(at: viewport.span[heldEdge])
        else { return }
        placement.anchor = anchor
    }
}
