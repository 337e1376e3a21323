extension ElasticLayout {
    /// Whether a section pins its header or footer.
    package var hasPinnedElements: Bool { model.hasPinnedElements }

    /// Calls `body` with each header and footer that can be pinned, of the sections that overlap a span, and its frame with
    /// pinning in a viewport.
    ///
    /// A pinned header lies at its own position, or at the start of the unobscured part of the viewport if that is farther
    /// down, but never beyond the end of its section. A footer does likewise at the end, but never lies before the header.
    ///
    /// - Complexity: O(log *n* + sections in the span)
    package func forEachPinnedElement(
        in span: Span,
        _ viewport: Viewport,
        _ body: (_ element: Element, _ frame: ItemFrame, _ isMeasured: Bool) -> Void
    ) {
        guard hasPinnedElements else { return }
        let visible = modelSpan(viewport.unobscuredSpan)
        model.forEachPinnedElement(in: modelSpan(span), visible) { element, frame, isMeasured in
            var frame = frame
            frame.main = content(frame.main)
            body(element, frame, isMeasured)
        }
    }

    /// The frame of an element with pinning; its own frame if it can't be pinned.
    ///
    /// - Complexity: O(log *n*)
    package func pinnedFrame(of element: Element, in viewport: Viewport) -> ItemFrame {
        guard let main = model.pinnedSpan(of: element, in: modelSpan(viewport.unobscuredSpan)) else {
            return frame(of: element)
        }
        var frame = model.frame(of: element)
        frame.main = content(main)
        return frame
    }

    /// What is read of a viewport: what neither insets nor a header that is pinned at its start cover, or a footer that is pinned at
    /// its end if the layout keeps the last elements.
    ///
    /// - Complexity: O(log *n* + sections in the viewport) with pinned elements, else O(1)
    package func readSpan(in viewport: Viewport) -> Span {
        let visible = viewport.unobscuredSpan
        guard let held = heldBoundary(in: viewport)?.span else { return visible }
        return anchorEdge == .start
            ? Span(start: min(max(visible.start, held.end), visible.end), end: visible.end)
            : Span(start: visible.start, end: max(min(visible.end, held.start), visible.start))
    }

    /// The header that is pinned at the start of what a viewport shows, away from its own position, and where it is seen; the
    /// footer at the end if the layout keeps the last elements. `nil` if none is, or if the end of its section has pushed it away.
    ///
    /// - Complexity: O(log *n* + sections in the viewport)
    package func heldBoundary(in viewport: Viewport) -> HeldBoundary? {
        guard hasPinnedElements else { return nil }
        let kind: Element.Kind = isReversed == (anchorEdge == .start) ? .footer : .header
        let visible = viewport.unobscuredSpan
        var held: HeldBoundary?
        forEachPinnedElement(in: viewport.span, viewport) { element, frame, _ in
            guard element.kind == kind, frame.main != span(of: element), frame.main.intersects(visible),
                held == nil || kind == .header
            else { return }
            held = HeldBoundary(element: element, span: frame.main, neighbor: 0)
        }
        guard var held else { return nil }
        // Nothing is folded unless the section loses items.
        let last = model.itemCount(in: held.element.section) - 1
        held.neighbor = min(0, last)
        let beside = anchorEdge == .start ? held.span.end : held.span.start - 1
        guard let neighbor = element(at: beside), neighbor.section == held.element.section else { return held }
        switch neighbor.kind {
        case .header: break
        case .item: held.neighbor = neighbor.item
        case .footer: held.neighbor = last
        }
        return held
    }
}

/// A header or footer that is seen at an edge of the viewport, while its own position is off screen.
package struct HeldBoundary: Equatable, Sendable {
    package var element: Element
    /// Where it is seen, in content coordinates.
    package let span: Span
    /// The index of the item that is seen beside it, or else comes next; -1 in a section without items.
    package var neighbor: Int

    /// Whether a section with a number of items has none left to take the place of the neighbor.
    package func isAlone(among count: Int) -> Bool {
        element.kind == .header ? count <= neighbor : neighbor >= 0 && (count == 0 || neighbor == 0)
    }

    /// What keeps it where it is seen when nothing of its section is left beside it: the last item that is left comes to lie
    /// behind it, or its own position comes to where it is seen.
    ///
    /// - Parameters:
    ///   - count: The number of items that are left in its section.
    ///   - isReversed: Whether the first element lies at the end of the content.
    package func anchor(leaving count: Int, isReversed: Bool) -> Anchor {
        let isHeader = element.kind == .header
        let near: Edge = isHeader == isReversed ? .end : .start
        guard count > 0 else { return Anchor(element: element, edge: near, position: span[near]) }
        let far = near.opposite
        return Anchor(element: .item(isHeader ? count - 1 : 0, in: element.section), edge: far, position: span[far])
    }
}
