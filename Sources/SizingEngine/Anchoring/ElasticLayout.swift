/// A layout model in the coordinates of a scroll view: content coordinates are model offsets plus an *origin*, in whole
/// pixels. It decides which element holds still when extents change.
///
/// Changes that would move what is on screen (a measurement before it, a correction, a new width) go into the origin instead,
/// so that the frames on screen stay. The scroll offset is changed only to settle the origin back to 0, when the scroll view
/// is at rest.
///
/// A *reversed* layout runs against the content coordinates: its first element lies at the end of the content, as in a
/// horizontal list of a right-to-left interface. Content coordinates are those of the scroll view in either case.
package struct ElasticLayout: Sendable {
    package var model: LayoutModel
    /// Whether the first element lies at the end of the content.
    package let isReversed: Bool
    /// The edge of the viewport at which an element holds still when extents change.
    package var anchorEdge: Edge
    /// Where the content starts in content coordinates. 0 once settled.
    package private(set) var origin = 0
    /// The end of the content as last reported, in content coordinates.
    package private(set) var contentEnd = 0
    /// Whether content that may be shorter than the viewport is reported as longer.
    private var isReportedToScroll = false
    /// The end of the content without the pixels that `report(in:isDecelerating:)` adds so that the scroll view scrolls.
    package private(set) var placedEnd = 0

    /// - Parameters:
    ///   - model: What is laid out.
    ///   - isReversed: Whether the first element lies at the end of the content.
    ///   - keepsLastElements: Whether the last element on screen holds still, as in a chat, instead of the first.
    ///   - shownEnd: The end of the content that the scroll view shows until the first placement, that of another layout.
    package init(
        model: LayoutModel,
        isReversed: Bool = false,
        keepsLastElements: Bool = false,
        shownEnd: Int = 0
    ) {
        self.model = model
        self.isReversed = isReversed
        anchorEdge = isReversed == keepsLastElements ? .start : .end
        settle()
        contentEnd = max(contentEnd, shownEnd)
    }

    /// Replaces the model by another one for the same content. The origin and the reported end stay until the next placement,
    /// since the scroll view still uses them.
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

    /// The element that covers a position, or else the nearest one before it in the order of elements; `nil` if there are no
    /// elements.
    package func element(at position: Int) -> Element? {
        model.element(at: isReversed ? model.total - (position - origin) - 1 : position - origin)
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

    /// The anchor for a movement of the viewport; `nil` if there are no elements.
    ///
    /// If the old and the new viewport overlap, it is the element at the anchor edge of their overlap, which is on screen
    /// before and after. Otherwise it is the element at the anchor edge of the unobscured part of the new viewport, since the
    /// new offset was probably computed from that element's frame.
    package func anchor(movingFrom old: Viewport, to new: Viewport) -> Anchor? {
        guard old.span.intersects(new.span) else { return anchor(at: new.unobscuredSpan[anchorEdge]) }
        return anchor(at: anchorEdge == .start ? max(old.top, new.top) : min(old.bottom, new.bottom))
    }

    /// The anchor for a change of the extent of `corrected`; `nil` if there are no elements.
    ///
    /// If the anchor edge of the viewport cuts the corrected element, or lies between two elements, the nearest element that it
    /// doesn't cut holds still; otherwise the element at that edge does. If the corrected element covers everything that is
    /// visible, it holds still itself, where its content begins.
    package func anchor(correcting corrected: Element, in viewport: Viewport) -> Anchor? {
        if covers(viewport, corrected) { return anchor(holding: corrected, in: viewport) }
        let span = span(of: corrected)
        let edge = readSpan(in: viewport)[anchorEdge]
        let isCut = span.start < edge && span.end > edge
        let atEdge = anchor(at: edge)
        // The element before a gap is off screen, and may be the corrected one.
        let isOnScreen = atEdge.map { self.span(of: $0.element).intersects(viewport.span) } ?? false
        if isCut || !isOnScreen {
            if let covering = coveringElement(in: viewport) { return anchor(holding: covering, in: viewport) }
            if let whole = wholeElement(in: viewport) { return anchor(keeping: whole) }
        }
        return isCut ? atEdge.map { anchor(holding: $0.element, in: viewport) } : atEdge
    }

    /// The anchor for a change of any extents; `nil` if there are no elements. It is the element nearest to the anchor edge
    /// that the edge doesn't cut, or else the one that it cuts. An element that covers everything visible comes before those
    /// that insets cover.
    package func anchor(wholeIn viewport: Viewport) -> Anchor? {
        if let covering = coveringElement(in: viewport) { return anchor(holding: covering, in: viewport) }
        if let whole = wholeElement(in: viewport) { return anchor(keeping: whole) }
        return anchor(at: readSpan(in: viewport)[anchorEdge]).map { anchor(holding: $0.element, in: viewport) }
    }

    /// The anchor that keeps the position of an element, by its anchor edge.
    package func anchor(keeping element: Element) -> Anchor {
        Anchor(element: element, edge: anchorEdge, position: span(of: element)[anchorEdge])
    }

    /// The anchor that keeps the element at a position of the anchor edge; `nil` if there are no elements.
    package func anchor(at position: Int) -> Anchor? {
        // The end of a viewport is the position after its last pixel.
        element(at: anchorEdge == .start ? position : position - 1).map { anchor(keeping: $0) }
    }

    /// The anchor in place of one whose element is gone: what follows comes where it was, else the last element ends there; `nil`
    /// if there are no elements.
    package func anchor(inPlaceOf lost: Anchor) -> Anchor? {
        let (section, near): (Int, Edge) = (lost.element.section, isReversed ? .end : .start)
        let next: [Element] = [
            .footer(of: section), .header(of: section + 1), .item(0, in: section + 1),
        ]
        if let element = next.first(where: model.contains) {
            return Anchor(element: element, edge: near, position: lost.position)
        }
        return model.last.map { Anchor(element: $0, edge: near.opposite, position: lost.position) }
    }

    /// The element nearest to the anchor edge of what is read in a viewport, of those that the edge doesn't cut and of which something
    /// is read, if anything is. Of several at the same distance it is the last one if the layout keeps the last elements, else the
    /// first one.
    func wholeElement(in viewport: Viewport) -> Element? {
        let keepsLastElements = isReversed == (anchorEdge == .start)
        let read = readSpan(in: viewport)
        var found: Element?
        var nearest = Int.max
        forEachElement(in: viewport.span) { element, frame, _ in
            let distance = anchorEdge == .start ? frame.main.start - read.start : read.end - frame.main.end
            guard distance >= 0, distance < read.length || read.isEmpty else { return true }
            if distance < nearest || keepsLastElements && distance == nearest {
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
    ///   - anchor: What holds still. If `nil`, the first element starts at the start of the content; in a reversed layout it
    ///     ends at the end of the viewport.
    ///   - overscroll: How far a viewport without an anchor is overscrolled, in pixels: its offset less the one at rest.
    package func placement(in viewport: Viewport, margin: Margin, anchor: Anchor?, overscroll: Int = 0) -> Placement? {
        guard let anchor else {
            return placement(keeping: ContentEnd(isLast: false, overscroll: overscroll), of: viewport, margin)
        }
        return Placement(viewport: viewport, margin: margin, anchor: anchor)
    }

    /// A placement that shows the last element at the end of a viewport; `nil` if there are no elements.
    ///
    /// - Parameters:
    ///   - viewport: What is about to be visible.
    ///   - overscroll: How far the viewport is overscrolled, in pixels: its offset less the one at rest.
    ///   - margin: How far beyond the viewport elements are to be measured.
    package func placementAtEnd(of viewport: Viewport, overscroll: Int = 0, margin: Margin) -> Placement? {
        placement(keeping: ContentEnd(isLast: true, overscroll: overscroll), of: viewport, margin)
    }

    private func placement(keeping end: ContentEnd, of viewport: Viewport, _ margin: Margin) -> Placement? {
        guard let anchor = anchor(keeping: end, in: viewport) else { return nil }
        return Placement(viewport: viewport, margin: margin, anchor: anchor, contentEnd: end)
    }

    /// The anchor that keeps an end of the content, by the element nearest to it; `nil` if there are no elements.
    private func anchor(keeping end: ContentEnd, in viewport: Viewport) -> Anchor? {
        guard let element = end.isLast ? model.last : model.first else { return nil }
        let span = model.span(of: element)
        let space = end.isLast ? model.total - span.end : span.start
        if isReversed == end.isLast {
            // The end of the content that lies at the low coordinates.
            let edge = end.isLast ? viewport.top - end.overscroll + viewport.insetBefore : 0
            return Anchor(element: element, edge: .start, position: edge + space)
        }
        return Anchor(
            element: element,
            edge: .end,
            position: viewport.bottom - end.overscroll - viewport.insetAfter - space
        )
    }

    /// Continues a placement, and returns what must be resolved or measured next, outwards from the anchor; `nil` when the
    /// placement is complete.
    ///
    /// The caller performs the step on `model` and calls this again. Between two calls every query has a consistent answer.
    package mutating func next(in placement: inout Placement) -> Placement.Step? {
        while let step = nextStep(in: &placement) {
            guard case .measure(let element) = step, model.decide(element) else { return step }
        }
        return nil
    }

    /// Sets the size of the element that the last step asked for, and continues the placement.
    package mutating func next(
        in placement: inout Placement,
        after size: ItemSize,
        of element: Element
    ) -> Placement.Step? {
        measure(size, element, in: placement.viewport)
        return next(in: &placement)
    }

    /// Sets the size of an element. What is read in a viewport stays in place also where it lies in the same column of a masonry,
    /// unless the element covers all that is visible: it grows below what is read of it.
    package mutating func measure(_ size: ItemSize, _ element: Element, in viewport: Viewport?) {
        guard let viewport, model.keepsItemsInPlace(changing: element), !covers(viewport, element) else {
            return model.measure(size, element)
        }
        model.measure(size, element, keepingItemsFrom: modelSpan(readSpan(in: viewport)).start)
    }

    /// Continues a placement up to its next step, which can also be a measured item whose position has to be decided.
    private mutating func nextStep(in placement: inout Placement) -> Placement.Step? {
        while true {
            if !isKept(placement) {
                placement.last = nil
                if let first = model.approach(placement.anchor.element) { return .measure(first) }
                if let end = placement.contentEnd, let anchor = anchor(keeping: end, in: placement.viewport) {
                    placement.anchor = anchor
                }
                keep(placement.anchor)
            }
            if let step = unknown(for: placement) {
                if case .measure(let element) = step { placement.last = element } else { placement.last = nil }
                return step
            }
            placement.last = nil
            guard placement.rounds < Placement.maximumRounds else { return nil }
            placement.rounds += 1
            let yielding = yieldingOrigin(in: placement.viewport, keeping: placement.contentEnd)
            guard yielding != origin else { return nil }
            placement.contentEnd = nil
            placement.anchor.position += yielding - origin
            origin = yielding
        }
    }

    /// Updates `contentEnd`. It never decreases while the scroll view decelerates, since the deceleration may have fixed its
    /// limits when it began.
    ///
    /// While the origin is not settled, content that doesn't fill the unobscured part of the viewport is reported as if it
    /// did. Otherwise the scroll view would come to rest with the end in view, and show a gap before the start.
    ///
    /// If the content is longer than the viewport, or the origin is not settled, the reported end is at least a pixel beyond
    /// the viewport's length: a scroll view doesn't add the safe area to the insets of content that doesn't scroll. It stays so
    /// until the origin is settled: the insets move the origin, and what is reported must not change with it.
    package mutating func report(in viewport: Viewport, isDecelerating: Bool) {
        if origin > 0 { isReportedToScroll = true }
        let extent = origin > 0 ? max(model.total, viewport.unobscuredSpan.length) : model.total
        placedEnd = isDecelerating ? max(placedEnd, origin + extent) : origin + extent
        let scrolls = isReportedToScroll || model.total > viewport.length
        contentEnd = scrolls ? max(placedEnd, viewport.length + 1) : placedEnd
    }

    // MARK: Questions before a scroll

    /// Whether something in a span, in content coordinates, is unmeasured or undecided.
    ///
    /// - Complexity: O(log *n*)
    package func needsPlacement(in span: Span) -> Bool { model.needsPlacing(in: modelSpan(span)) }

    /// Whether an end of the content would leave a gap in a viewport.
    package func leavesGap(in viewport: Viewport) -> Bool { yieldingOrigin(in: viewport) != origin }

    // MARK: Settling

    /// Whether `alignSectionStarts(in:)` would move something.
    ///
    /// - Complexity: O(log *n*) for each section that was decided upwards from a jump to its first item; else O(1).
    package func canAlignSectionStarts(in viewport: Viewport) -> Bool {
        model.canAlignSectionStarts(in: modelSpan(viewport.span))
    }

    /// Lays sections out from their first items on that were decided upwards from a jump and have reached their first item: a
    /// masonry if its start is visible or nothing of it is, a flow if nothing of it is visible.
    package mutating func alignSectionStarts(in viewport: Viewport) {
        model.alignSectionStarts(in: modelSpan(viewport.span))
    }

    /// The offset that shows what `viewport` shows now once the origin is settled, clamped to the legal offsets.
    ///
    /// - Parameter room: What may be scrolled to beyond the end of the content, in pixels.
    package func settledTop(for viewport: Viewport, room: Int = 0) -> Int {
        let legal = viewport.minimumTop...viewport.maximumTop(contentEnd: model.total + room)
        return min(max(viewport.top - origin, legal.lowerBound), legal.upperBound)
    }

    /// Settles the origin: it becomes 0, and the end of the content is reported anew.
    package mutating func settle() {
        origin = 0
        isReportedToScroll = false
        (contentEnd, placedEnd) = (model.total, model.total)
    }

    /// Corrects the origin after a settling for which the scroll view has not moved its offset as far as it was asked to.
    ///
    /// - Parameters:
    ///   - previousOrigin: The origin before the settling.
    ///   - moved: The pixels by which the offset actually changed.
    ///   - viewport: What is visible at the offset.
    package mutating func settled(from previousOrigin: Int, offsetMovedBy moved: Int, in viewport: Viewport) {
        origin = previousOrigin + moved
        report(in: viewport, isDecelerating: false)
    }

    // MARK: Details

    /// Whether the anchor of a placement is still at its position after the last measurement. `false` doesn't imply that it
    /// moved.
    private func isKept(_ placement: Placement) -> Bool {
        guard !isReversed, placement.anchor.share == nil, let last = placement.last else { return false }
        return model.keepsPosition(of: placement.anchor.element, placement.anchor.edge, measuring: last)
    }

    /// Moves the origin so that the kept point of an anchor's element lies at the anchor's position.
    private mutating func keep(_ anchor: Anchor) {
        origin += anchor.position - anchor.position(in: span(of: anchor.element))
    }

    /// The next step of a placement within the viewport and its margin; `nil` if nothing is left. What lies after the anchor
    /// comes first, then what lies before it, each from the anchor outwards.
    private mutating func unknown(for placement: Placement) -> Placement.Step? {
        let anchor = placement.anchor.element
        let content = placement.margin.around(placement.viewport.span)
        var window = modelSpan(content)
        var unmeasured = model.nextToPlace(from: anchor, startingBefore: window.end)
        if unmeasured?.section != anchor.section,
            model.hasUndecided(after: anchor.section, startingBefore: window.end)
        {
            // What comes after the next element that isn't known waits until that is known.
            let unresolved = model.firstUnresolved(from: anchor.section, startingBefore: window.end)
            let last = min(unmeasured?.section ?? .max, unresolved ?? .max)
            let first = model.approachSections(after: anchor.section, through: last, startingBefore: window.end)
            keep(placement.anchor)
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
            let unresolved = model.lastUnresolved(before: anchor.section, endingAfter: window.start)
            let last = max(unmeasuredBefore?.section ?? 0, unresolved ?? 0)
            let first = model.approachSections(before: anchor.section, from: last, endingAfter: window.start)
            keep(placement.anchor)
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

    /// The origin at which no gap shows at either end of the content. If the content is too short for that, the gap is at its
    /// end.
    ///
    /// - Parameter end: The end of the content that stays where the viewport ends. Content that is not pulled beyond it moves along
    ///   with a viewport that has become longer than the content.
    private func yieldingOrigin(in viewport: Viewport, keeping end: ContentEnd? = nil) -> Int {
        let isAtEnd = end.map { $0.isLast && $0.overscroll == 0 } ?? false
        let legal = isAtEnd && !isReversed ? viewport : viewport.withoutOverscroll(contentEnd: contentEnd)
        let bottom = legal.bottom - legal.insetAfter
        var yielding = origin
        if yielding + model.total < bottom { yielding = bottom - model.total }
        return min(yielding, max(0, legal.top + legal.insetBefore))
    }
}
