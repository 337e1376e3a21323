import Foundation

/// A piece of a line that is drawn at one place: a word, or the part of one that has the same attributes and direction.
package struct TextFragment {
    package let text: String
    package let run: TextRun
    /// The left edge, in points from the left edge of the text's container.
    package internal(set) var x: CGFloat
    package let width: CGFloat
    /// In points from the top of the text.
    package let baseline: CGFloat
}

extension TextFragment {
    /// The image that stands for the text, and where, in points from the corner of the text; nil for a word.
    package var image: (image: UIImage, frame: CGRect)? {
        guard text == "\u{FFFC}", let inline = run.image, let image = inline.image else { return nil }
        let origin = CGPoint(x: x + inline.padding + inline.bounds.minX, y: baseline - inline.bounds.maxY)
        return (image, CGRect(origin: origin, size: inline.bounds.size))
    }
}

extension TextLayout {
    /// What there is to draw, line by line and from left to right.
    ///
    /// - Parameters:
    ///   - width: The width of the container in points: lines that are not aligned to the left are placed in it.
    ///   - alignment: Any but `natural`.
    /// - Complexity: O(n) in the length of what is shown.
    package func fragments(width: CGFloat, alignment: NSTextAlignment) -> [TextFragment] {
        lines.flatMap { line in
            LineComposer(text: text, line: line, containerWidth: width, alignment: alignment).fragments
        }
    }
}
