import Foundation

/// Why a font follows the content-size category.
package enum FontScaling: Hashable, Sendable {
    /// It is the preferred font of a text style.
    case preferred(UIFont.TextStyle)
    /// It was scaled by metrics from a font of this size, up to a maximum.
    case scaled(UIFont.TextStyle, base: CGFloat, maximum: CGFloat?)
}

extension UIFont {
    /// The same font at the size and in the weight that suit the traits, or itself if it does not follow them.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        let size: CGFloat
        switch scaling {
        case .preferred(let style):
            size = DynamicType.step(for: style, in: traits.sizeCategory).size
        case .scaled(let style, let base, let maximum):
            let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: base, compatibleWith: traits)
            size = min(scaled, maximum ?? scaled)
        case nil:
            return self
        }
        var adjusted = face
        adjusted.isEmphasized = traits.legibilityWeight == .bold
        guard size != pointSize || adjusted != face else { return self }
        return UIFont(face: adjusted, size: size, scaling: scaling)
    }

    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            face: FontFace(weight: DynamicType.weight(of: style)),
            size: DynamicType.step(for: style, in: .large).size,
            scaling: .preferred(style)
        ).adjusted(for: traitCollection ?? .current)
    }
}

extension UITraitCollection {
    /// The content-size category, or the default one where none is set.
    var sizeCategory: UIContentSizeCategory {
        preferredContentSizeCategory == .unspecified ? .large : preferredContentSizeCategory
    }
}
