import Testing
import UIKit

/// The lines of a text in the system's font of 17 points.
func lines(
    of text: String,
    width: CGFloat = .infinity,
    maximumLines: Int = 0,
    mode: NSLineBreakMode = .byWordWrapping
) -> [String] {
    layout(of: text, width: width, maximumLines: maximumLines, mode: mode).shownLines
}

func layout(
    of text: String,
    width: CGFloat = .infinity,
    height: CGFloat = .infinity,
    maximumLines: Int = 0,
    mode: NSLineBreakMode = .byWordWrapping,
    style: NSParagraphStyle? = nil
) -> TextLayout {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    attributes[.paragraphStyle] = style
    return TextLayout(
        TypesetText(text, attributes: attributes),
        in: TextContainer(width: width, height: height, maximumLines: maximumLines, mode: mode)
    )
}

extension TextLayout {
    var shownLines: [String] {
        lines.map { text.string($0.visible) + $0.insertion + text.string($0.tail) }
    }
}

extension CGFloat {
    /// Whether two lengths differ by less than a thousandth of a pixel.
    func isClose(to other: Double) -> Bool {
        Swift.abs(Double(self) - other) < 0.000_3
    }
}
