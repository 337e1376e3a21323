import Foundation

/// Makes a colour of another one.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor {
        transform(input)
    }

    nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // The weights of the three channels in the brightness of a colour (Rec. 601).
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }

    /// On the phone the accent stays what it is.
    nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// On the phone the accent stays what it is.
    nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
