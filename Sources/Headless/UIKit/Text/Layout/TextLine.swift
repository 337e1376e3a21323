import Foundation

/// A line of text in its place. Lengths are points; `x` and `top` are measured from the corner of the text.
package struct TextLine {
    /// What is seen of the text, without the white space at the line's end; the part before the ellipsis if there is
    /// one.
    package let visible: Range<Int>
    /// What is seen after the ellipsis.
    package let tail: Range<Int>
    /// What stands between the two, or at the end of a word that is cut: an ellipsis, a hyphen, or nothing.
    package let insertion: String
    /// Whether the paragraph ends with this line.
    package let endsParagraph: Bool
    /// Whether the paragraph is read from right to left.
    package let isRightToLeft: Bool
    package let width: CGFloat
    /// Where the line may begin: the indent.
    package let x: CGFloat
    package let top: CGFloat
    package let height: CGFloat
    /// The distance of the baseline from the top of the text.
    package let baseline: CGFloat
    package let format: ParagraphFormat

    package var bottom: CGFloat { top + height }
    package var isTruncated: Bool { insertion == Truncation.ellipsis }
}

extension TextLine {
    /// Where the line begins at the left, in points from the left edge of its container.
    ///
    /// - Parameters:
    ///   - containerWidth: In points; without a limit nothing is moved.
    ///   - alignment: Any but `natural`.
    func leftEdge(in containerWidth: CGFloat, alignment: NSTextAlignment) -> CGFloat {
        let end = format.tailIndent > 0 ? format.tailIndent : containerWidth + format.tailIndent
        guard end.isFinite else { return x }
        let slack = end - x - width
        switch alignment {
        case .center: return x + slack / 2
        case .right: return x + slack
        default: return isRightToLeft && alignment == .justified && endsParagraph ? x + slack : x
        }
    }
}
