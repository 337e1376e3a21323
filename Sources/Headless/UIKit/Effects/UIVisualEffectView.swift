import Foundation

/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs what lies behind. Drawn as a tint, without the blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// White or black, and how much of it covers what is behind. The figures are estimates: Apple publishes none.
    package func tint(_ traits: UITraitCollection) -> UIColor {
        let isDark =
            switch style {
            case .dark: true
            case .extraLight, .light: false
            default:
                style.rawValue >= Style.systemUltraThinMaterialDark.rawValue
                    || style.rawValue < Style.systemUltraThinMaterialLight.rawValue
                        && traits.userInterfaceStyle == .dark
            }
        return UIColor(white: isDark ? 0.11 : 0.97, alpha: opacity)
    }

    private var opacity: CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.6
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: 0.9
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: 0.85
        default: 0.75
        }
    }
}

/// Makes what it contains stand out from a blur. Drawn as it is.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

/// Has an effect on what lies behind it. Subviews belong into its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let content = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
        content.frame = bounds
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        addSubview(content)
    }

    open var effect: UIVisualEffect?

    open var contentView: UIView { content }
}
