extension ElasticLayout {
    /// Whether a header or footer may be pinned somewhere.
    package var hasPinnedElements: Bool { model.hasPinnedElements }

    /// Calls `body` with each header and footer that can be pinned, of the sections that overlap a span, and where it lies
    /// with what is visible now.
    ///
    /// A pinned header lies where it would without pinning as long as that is inside what is visible, else at the start of
    /// what is visible, but never beyond the end of its section; a footer likewise at the end, never before the header.
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

    /// Where an element lies with pinning; where it would without if it is not pinned.
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
}
