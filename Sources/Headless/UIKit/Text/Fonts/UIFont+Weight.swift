import Foundation

extension UIFont {
    public struct Weight: Hashable, Comparable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }
}

// The values are those of Apple's headers.
extension UIFont.Weight {
    public static let ultraLight = UIFont.Weight(-0.8)
    public static let thin = UIFont.Weight(-0.6)
    public static let light = UIFont.Weight(-0.4)
    public static let regular = UIFont.Weight(0)
    public static let medium = UIFont.Weight(0.23)
    public static let semibold = UIFont.Weight(0.3)
    public static let bold = UIFont.Weight(0.4)
    public static let heavy = UIFont.Weight(0.56)
    public static let black = UIFont.Weight(0.62)
}

extension UIFont.Weight {
    public static func < (lhs: UIFont.Weight, rhs: UIFont.Weight) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    public static func + (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight {
        UIFont.Weight(lhs.rawValue + rhs)
    }

    public static func - (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight {
        UIFont.Weight(lhs.rawValue - rhs)
    }

    public static func += (lhs: inout UIFont.Weight, rhs: CGFloat) {
        lhs = lhs + rhs
    }

    public static func -= (lhs: inout UIFont.Weight, rhs: CGFloat) {
        lhs = lhs - rhs
    }
}

extension UIFont.Weight {
    /// The weight's name and its figure on the scale from 100 to 900 that style sheets use.
    package var named: (name: String, number: Int) {
        switch rawValue {
        case ..<(-0.7): ("Ultralight", 100)
        case ..<(-0.5): ("Thin", 200)
        case ..<(-0.2): ("Light", 300)
        case ..<0.12: ("Regular", 400)
        case ..<0.27: ("Medium", 500)
        case ..<0.35: ("Semibold", 600)
        case ..<0.48: ("Bold", 700)
        case ..<0.59: ("Heavy", 800)
        default: ("Black", 900)
        }
    }
}
