/// The visible part of the content along the scroll axis, in whole pixels of content coordinates.
package struct Viewport: Equatable, Sendable {
    /// The bounds of the scroll view, insets included.
    package var span: Span
    /// The adjusted content inset before the content.
    package var insetBefore: Int
    /// The adjusted content inset after the content.
    package var insetAfter: Int

    package init(span: Span, insetBefore: Int = 0, insetAfter: Int = 0) {
        self.span = span
        self.insetBefore = insetBefore
        self.insetAfter = insetAfter
    }

    package var top: Int { span.start }
    package var bottom: Int { span.end }
    package var length: Int { span.length }

    /// The part of the viewport that no inset covers.
    package var unobscuredSpan: Span {
        let start = span.start + insetBefore
        return Span(start: start, end: max(start, span.end - insetAfter))
    }

    /// The offset at which the start of the content touches the inset before it.
    package var minimumTop: Int { -insetBefore }

    /// The largest legal offset for content that ends at `contentEnd`.
    package func maximumTop(contentEnd: Int) -> Int {
        max(minimumTop, contentEnd - length + insetAfter)
    }

    /// The viewport without overscroll, as the scroll view will come to rest.
    package func withoutOverscroll(contentEnd: Int) -> Viewport {
        let top = min(max(top, minimumTop), maximumTop(contentEnd: contentEnd))
        return Viewport(
            span: Span(start: top, end: top + length),
            insetBefore: insetBefore,
            insetAfter: insetAfter
        )
    }

    /// Whether the offset lies beyond one of the ends of content that ends at `contentEnd`.
    package func isOverscrolled(contentEnd: Int) -> Bool {
        top < minimumTop || top > maximumTop(contentEnd: contentEnd)
    }
}
