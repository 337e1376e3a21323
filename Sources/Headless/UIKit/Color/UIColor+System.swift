import Foundation

/// The adaptable colours of iOS 13 to 18: light, dark and, for backgrounds, dark on an elevated level.
///
/// The hues and greys, with those for increased contrast, are those of the tables that Apple's Human Interface Guidelines
/// (Color, Specifications) had then. For two figures the editions of that page differ, and the one which is read from
/// the system as well stands here: mint in the dark (99, 230, 226; also printed as 102, 212, 207) and brown in the light
/// (162, 132, 94; also 165, 132, 94). Since 2025 the page prints other hues, for iOS 26. Those of labels, fills,
/// separators and backgrounds are in circulation as read from the system; Apple does not print them, nor is anything
/// known here of them under increased contrast.
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
        static let systemRed = make(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
        static let systemOrange = make(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340)
        static let systemYellow = make(0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, darkContrast: 0xFFD426)
        static let systemGreen = make(0x34C759, dark: 0x30D158, contrast: 0x248A3D, darkContrast: 0x30DB5B)
        static let systemMint = make(0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, darkContrast: 0x66D4CF)
        static let systemTeal = make(0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, darkContrast: 0x5DE6FF)
        static let systemCyan = make(0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, darkContrast: 0x70D7FF)
        static let systemBlue = make(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
        static let systemIndigo = make(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF)
        static let systemPurple = make(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF)
        static let systemPink = make(0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, darkContrast: 0xFF6482)
        static let systemBrown = make(0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, darkContrast: 0xB59469)
        static let systemGray = make(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
        static let systemGray2 = make(0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, darkContrast: 0x7C7C80)
        static let systemGray3 = make(0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, darkContrast: 0x545456)
        static let systemGray4 = make(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446)
        static let systemGray5 = make(0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, darkContrast: 0x363638)
        static let systemGray6 = make(0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426)
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

        /// A hue or a grey, each figure as 0xRRGGBB.
        ///
        /// - Parameters:
        ///   - contrast: The figure for readers who ask for more contrast.
        ///   - darkContrast: The same in the dark.
        private static func make(_ light: UInt32, dark: UInt32, contrast: UInt32, darkContrast: UInt32) -> UIColor {
            let normal = make(light: RGBA(hex: light), dark: RGBA(hex: dark))
            let strong = make(light: RGBA(hex: contrast), dark: RGBA(hex: darkContrast))
            return UIColor { $0.accessibilityContrast == .high ? strong : normal }
        }

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
