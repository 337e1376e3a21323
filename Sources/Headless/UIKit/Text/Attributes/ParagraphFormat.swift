import Foundation

/// What a paragraph style says, as a value.
package struct ParagraphFormat: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var baseWritingDirection = NSWritingDirection.natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    /// By their locations.
    package var tabStops = TabStop.standard
    package var defaultTabInterval: CGFloat = 0
    package var hyphenationFactor: Float = 0
    package var allowsDefaultTighteningForTruncation = false
    /// The raw value of the strategy, which like Apple's cannot be hashed.
    private var lineBreakStrategyValue: UInt = 0

    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { NSParagraphStyle.LineBreakStrategy(rawValue: lineBreakStrategyValue) }
        set { lineBreakStrategyValue = newValue.rawValue }
    }
}

extension ParagraphFormat {
    /// The height of a line whose fonts ask for `natural`.
    func lineHeight(natural: CGFloat) -> CGFloat {
        var height = natural
        if lineHeightMultiple > 0 { height *= lineHeightMultiple }
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
