import Foundation

extension UILabel {
    /// What measuring asks for.
    var attributes: [NSAttributedString.Key: Any] {
        [.font: font ?? UILabel.defaultFont]
    }

    /// All that the label says of a plain text.
    var allAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        var attributes = attributes
        attributes[.foregroundColor] = textColor
        attributes[.paragraphStyle] = style
        return attributes
    }

    func typeset() -> TypesetText {
        content.typeset(attributes: attributes, traits: adjustsFontForContentSizeCategory ? traitCollection : nil)
    }

    func textDidChange() {
        layoutCache.reset()
        layoutDidChange()
    }

    /// Only how the same text is laid out has changed.
    func layoutDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
