import Foundation

@available(iOS 11.0, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let maximum = maximumPointSize > 0 ? maximumPointSize : nil
        let scaling = FontScaling.scaled(textStyle, base: font.pointSize, maximum: maximum)
        let unscaled = UIFont(face: font.face, size: min(font.pointSize, maximum ?? font.pointSize), scaling: scaling)
        return unscaled.adjusted(for: traitCollection ?? .current)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Scales as the style's leading grows, to whole pixels.
    ///
    /// That it is the leading and not the size which is followed can be read off values others have reported: 17 points
    /// of body give 16⅓ at medium and 48 at the largest category, where the preferred font has 16 and 53.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let growth =
            DynamicType.step(for: textStyle, in: traits.sizeCategory).leading
            / DynamicType.step(for: textStyle, in: .large).leading
        let scale = traits.displayScale > 0 ? traits.displayScale : 3
        return (value * growth * scale).rounded() / scale
    }
}
