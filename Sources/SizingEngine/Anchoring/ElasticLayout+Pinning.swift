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
}
