import Foundation

/// The components of a colour, each from 0 to 1.
struct RGBA: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    func withAlpha(_ alpha: CGFloat) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// `hex` as 0xRRGGBB.
    init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let brightest = max(red, green, blue)
        let range = brightest - min(red, green, blue)
        guard range > 0 else { return (0, 0, brightest) }
        let sixth: CGFloat
        switch brightest {
        case red: sixth = (green - blue) / range + (green < blue ? 6 : 0)
        case green: sixth = (blue - red) / range + 2
        default: sixth = (red - green) / range + 4
        }
        return (sixth / 6, range / brightest, brightest)
    }
}
