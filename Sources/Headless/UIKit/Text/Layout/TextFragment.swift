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
    ///   - band: In points from the top of the text: lines that lie above or below it, and do not reach into it with a
    ///     letter, are left out.
    /// - Complexity: O(n) in the length of the lines in the band, and in the number of all lines.
    package func fragments(
        width: CGFloat,
        alignment: NSTextAlignment,
        in band: ClosedRange<CGFloat> = -.infinity ... .infinity
    ) -> [TextFragment] {
        lines.flatMap { line -> [TextFragment] in
            // A letter reaches out of its line by less than the line's height.
            guard line.bottom + line.height >= band.lowerBound, line.top - line.height <= band.upperBound else {
                return []
            }
            return LineComposer(text: text, line: line, containerWidth: width, alignment: alignment).fragments
        }
    }

    /// From where to where the lines reach, in points from the left edge of the container; lines that are justified lie
    /// within it.
    ///
    /// - Complexity: O(n) in the number of lines.
    package func sides(width: CGFloat, alignment: NSTextAlignment) -> (left: CGFloat, right: CGFloat) {
        var sides: (left: CGFloat, right: CGFloat) = (.infinity, -.infinity)
        for line in lines where line.width > 0 {
            let left = line.leftEdge(in: width, alignment: alignment)
            sides = (min(sides.left, left), max(sides.right, left + line.width))
        }
        return sides.left <= sides.right ? sides : (0, 0)
    }
}
