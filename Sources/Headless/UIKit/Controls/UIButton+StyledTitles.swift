import Foundation

/// Titles of a configuration that have attributes.
extension UIButton.Configuration {
    /// Nil for a title without attributes of its own.
    @MainActor
    func styledTitle(_ color: UIColor) -> NSAttributedString? {
        styled(title, attributedTitle, titleTextAttributesTransformer, titleFont, color)
    }

    @MainActor
    func styledSubtitle(_ color: UIColor) -> NSAttributedString? {
        styled(subtitle, attributedSubtitle, subtitleTextAttributesTransformer, subtitleFont, color)
    }

    private func styled(
        _ plain: String?,
        _ attributed: AttributedString?,
        _ transformer: UIConfigurationTextAttributesTransformer?,
        _ font: UIFont,
        _ color: UIColor
    ) -> NSAttributedString? {
        guard attributed != nil || transformer != nil, let text = attributed ?? plain.map({ AttributedString($0) })
        else { return nil }
        var standard = AttributeContainer()
        standard.font = font
        standard.foregroundColor = color
        return text.converted { own in
            let attributes = standard.merging(own)
            return transformer?(attributes) ?? attributes
        }
    }
}
