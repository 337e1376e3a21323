import Foundation

/// The adaptable colours of iOS 13 to 18: light, dark and, for backgrounds, dark on an elevated level.
///
/// The hues and greys are those of the tables that Apple's Human Interface Guidelines (Color, Specifications) had then.
/// Those of labels, fills, separators and backgrounds are in circulation as read from the system; Apple does not print
/// them.
extension UIColor {
    public class var systemRed: UIColor { Adaptable.systemRed }
    public class var systemOrange: UIColor { Adaptable.systemOrange }
    public class var systemYellow: UIColor { Adaptable.systemYellow }
    public class var systemGreen: UIColor { Adaptable.systemGreen }
    public class var systemMint: UIColor { Adaptable.systemMint }
    public class var systemTeal: UIColor { Adaptable.systemTeal }
    public class var systemCyan: UIColor { Adaptable.systemCyan }
    public class var systemBlue: UIColor { Adaptable.systemBlue }
    public class var systemIndigo: UIColor { Adaptable.systemIndigo }
    public class var systemPurple: UIColor { Adaptable.systemPurple }
    public class var systemPink: UIColor { Adaptable.systemPink }
    public class var systemBrown: UIColor { Adaptable.systemBrown }
    public class var systemGray: UIColor { Adaptable.systemGray }
    public class var systemGray2: UIColor { Adaptable.systemGray2 }
    public class var systemGray3: UIColor { Adaptable.systemGray3 }
    public class var systemGray4: UIColor { Adaptable.systemGray4 }
    public class var systemGray5: UIColor { Adaptable.systemGray5 }
    public class var systemGray6: UIColor { Adaptable.systemGray6 }
    public class var label: UIColor { Adaptable.label }
    public class var secondaryLabel: UIColor { Adaptable.secondaryLabel }
    public class var tertiaryLabel: UIColor { Adaptable.tertiaryLabel }
    public class var quaternaryLabel: UIColor { Adaptable.quaternaryLabel }
    public class var placeholderText: UIColor { Adaptable.placeholderText }
    public class var link: UIColor { Adaptable.link }
    public class var separator: UIColor { Adaptable.separator }
    public class var opaqueSeparator: UIColor { Adaptable.opaqueSeparator }
    public class var systemFill: UIColor { Adaptable.systemFill }
    public class var secondarySystemFill: UIColor { Adaptable.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { Adaptable.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { Adaptable.quaternarySystemFill }
    public class var systemBackground: UIColor { Adaptable.systemBackground }
    public class var secondarySystemBackground: UIColor { Adaptable.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { Adaptable.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { Adaptable.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { Adaptable.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { Adaptable.tertiarySystemGroupedBackground }
    public class var tintColor: UIColor { Adaptable.systemBlue }
    public class var darkText: UIColor { Adaptable.darkText }
    public class var lightText: UIColor { Adaptable.lightText }

    private enum Adaptable {
        static let systemRed = make(light: .init(hex: 0xFF3B30), dark: .init(hex: 0xFF453A))
        static let systemOrange = make(light: .init(hex: 0xFF9500), dark: .init(hex: 0xFF9F0A))
        static let systemYellow = make(light: .init(hex: 0xFFCC00), dark: .init(hex: 0xFFD60A))
        static let systemGreen = make(light: .init(hex: 0x34C759), dark: .init(hex: 0x30D158))
        static let systemMint = make(light: .init(hex: 0x00C7BE), dark: .init(hex: 0x63E6E2))
        static let systemTeal = make(light: .init(hex: 0x30B0C7), dark: .init(hex: 0x40C8E0))
        static let systemCyan = make(light: .init(hex: 0x32ADE6), dark: .init(hex: 0x64D2FF))
        static let systemBlue = make(light: .init(hex: 0x007AFF), dark: .init(hex: 0x0A84FF))
        static let systemIndigo = make(light: .init(hex: 0x5856D6), dark: .init(hex: 0x5E5CE6))
        static let systemPurple = make(light: .init(hex: 0xAF52DE), dark: .init(hex: 0xBF5AF2))
        static let systemPink = make(light: .init(hex: 0xFF2D55), dark: .init(hex: 0xFF375F))
        static let systemBrown = make(light: .init(hex: 0xA2845E), dark: .init(hex: 0xAC8E68))
        static let systemGray = make(light: .init(hex: 0x8E8E93), dark: .init(hex: 0x8E8E93))
        static let systemGray2 = make(light: .init(hex: 0xAEAEB2), dark: .init(hex: 0x636366))
        static let systemGray3 = make(light: .init(hex: 0xC7C7CC), dark: .init(hex: 0x48484A))
        static let systemGray4 = make(light: .init(hex: 0xD1D1D6), dark: .init(hex: 0x3A3A3C))
        static let systemGray5 = make(light: .init(hex: 0xE5E5EA), dark: .init(hex: 0x2C2C2E))
        static let systemGray6 = make(light: .init(hex: 0xF2F2F7), dark: .init(hex: 0x1C1C1E))
        static let label = make(light: .init(hex: 0x000000), dark: .init(hex: 0xFFFFFF))
        static let secondaryLabel = make(
            light: .init(hex: 0x3C3C43, alpha: 0.6),
            dark: .init(hex: 0xEBEBF5, alpha: 0.6)
        )
        static let tertiaryLabel = make(light: .init(hex: 0x3C3C43, alpha: 0.3), dark: .init(hex: 0xEBEBF5, alpha: 0.3))
        static let quaternaryLabel = make(
            light: .init(hex: 0x3C3C43, alpha: 0.18),
            dark: .init(hex: 0xEBEBF5, alpha: 0.16)
        )
        static let placeholderText = make(
            light: .init(hex: 0x3C3C43, alpha: 0.3),
            dark: .init(hex: 0xEBEBF5, alpha: 0.3)
        )
        static let link = make(light: .init(hex: 0x007AFF), dark: .init(hex: 0x0984FF))
        static let separator = make(light: .init(hex: 0x3C3C43, alpha: 0.29), dark: .init(hex: 0x545458, alpha: 0.6))
        static let opaqueSeparator = make(light: .init(hex: 0xC6C6C8), dark: .init(hex: 0x38383A))
        static let systemFill = make(light: .init(hex: 0x787880, alpha: 0.2), dark: .init(hex: 0x787880, alpha: 0.36))
        static let secondarySystemFill = make(
            light: .init(hex: 0x787880, alpha: 0.16),
            dark: .init(hex: 0x787880, alpha: 0.32)
        )
        static let tertiarySystemFill = make(
            light: .init(hex: 0x767680, alpha: 0.12),
            dark: .init(hex: 0x767680, alpha: 0.24)
        )
        static let quaternarySystemFill = make(
            light: .init(hex: 0x747480, alpha: 0.08),
            dark: .init(hex: 0x767680, alpha: 0.18)
        )
        static let systemBackground = make(
            light: .init(hex: 0xFFFFFF),
            dark: .init(hex: 0x000000),
            elevated: .init(hex: 0x1C1C1E)
        )
        static let secondarySystemBackground = make(
            light: .init(hex: 0xF2F2F7),
            dark: .init(hex: 0x1C1C1E),
            elevated: .init(hex: 0x2C2C2E)
        )
        static let tertiarySystemBackground = make(
            light: .init(hex: 0xFFFFFF),
            dark: .init(hex: 0x2C2C2E),
            elevated: .init(hex: 0x3A3A3C)
        )
        static let systemGroupedBackground = make(
            light: .init(hex: 0xF2F2F7),
            dark: .init(hex: 0x000000),
            elevated: .init(hex: 0x1C1C1E)
        )
        static let secondarySystemGroupedBackground = make(
            light: .init(hex: 0xFFFFFF),
            dark: .init(hex: 0x1C1C1E),
            elevated: .init(hex: 0x2C2C2E)
        )
        static let tertiarySystemGroupedBackground = make(
            light: .init(hex: 0xF2F2F7),
            dark: .init(hex: 0x2C2C2E),
            elevated: .init(hex: 0x3A3A3C)
        )
        static let darkText = UIColor(white: 0, alpha: 1)
        static let lightText = UIColor(white: 1, alpha: 0.6)

        private static func make(light: RGBA, dark: RGBA, elevated: RGBA? = nil) -> UIColor {
            let lightColor = UIColor(light)
            let darkColor = UIColor(dark)
            let elevatedColor = UIColor(elevated ?? dark)
            return UIColor { traits in
                guard traits.userInterfaceStyle == .dark else { return lightColor }
                return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
            }
        }
    }
}
