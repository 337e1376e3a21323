import Foundation

/// Keeps a label's text cut into clusters and its last layout, so that measuring and drawing do the work once.
struct LabelLayout {
    private var typeset: TypesetText?
    private var last: (container: TextContainer, layout: TextLayout)?

    /// Forgets everything: the text or its attributes have changed.
    mutating func reset() {
        typeset = nil
        last = nil
    }

    /// - Parameter make: Cuts the text into clusters, if that has not been done.
    mutating func layout(in container: TextContainer, typeset make: () -> TypesetText) -> TextLayout {
        if let last, last.layout.serves(container, madeFor: last.container) { return last.layout }
        let text = typeset ?? make()
        typeset = text
        let layout = TextLayout(text, in: container)
        last = (container, layout)
        return layout
    }
}

extension TextLayout {
    /// Whether laying the text out in another container would give the same lines.
    ///
    /// Lines broken at some width break in the same places at any smaller width that still holds all of them.
    fileprivate func serves(_ other: TextContainer, madeFor own: TextContainer) -> Bool {
        if other == own { return true }
        let tolerance = CGFloat(LineBreaker.tolerance)
        return !isTruncated
            && other.mode == own.mode
            && other.wraps == own.wraps
            && (other.maximumLines == own.maximumLines || other.maximumLines == 0 || other.maximumLines >= lines.count)
            && other.width <= own.width
            && size.width <= other.width + tolerance
            && (size.height <= other.height + tolerance || lines.count <= 1)
            && lines.allSatisfy { $0.format.tailIndent == 0 }
    }
}
