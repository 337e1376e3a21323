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
