import Foundation

/// A colour in fixed components.
public final class CGColor: Hashable, Sendable {
    let rgba: RGBA

    init(_ rgba: RGBA) {
        self.rgba = rgba
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? {
        [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }

    public var numberOfComponents: Int { 4 }

    public var alpha: CGFloat { rgba.alpha }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(rgba.withAlpha(alpha))
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.rgba == rhs.rgba
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
