import Foundation

/// A stretch of text with the same attributes.
package struct TextRun {
    package let attributes: [NSAttributedString.Key: Any]
    package let font: UIFont
    /// What the character for attachments stands for in this run.
    package let image: InlineImage?
    /// Added to the width of each cluster, in points.
    let kern: Double
    /// The run's first cluster.
    package let firstCluster: Int

    init(attributes: [NSAttributedString.Key: Any], firstCluster: Int) {
        self.attributes = attributes
        self.firstCluster = firstCluster
        font = attributes[.font] as? UIFont ?? Self.defaultFont
        image = (attributes[.attachment] as? NSTextAttachment).map(InlineImage.init)
        kern = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
    }

    /// The font of text that names none, as Apple's documentation of the `font` attribute has it (Helvetica 12).
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    package var paragraph: ParagraphFormat? {
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.format
    }

    package static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
