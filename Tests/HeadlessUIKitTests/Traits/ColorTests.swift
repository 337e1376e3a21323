import Testing
import UIKit

struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Red, green and blue from 0 to 255, alpha in percent.
    private func components(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
    }

    @Test func systemColorsAreLightAndDark() {
        #expect(components(.systemBlue, light) == [0, 122, 255, 100])
        #expect(components(.systemBlue, dark) == [10, 132, 255, 100])
        #expect(components(.label, light) == [0, 0, 0, 100])
        #expect(components(.label, dark) == [255, 255, 255, 100])
        #expect(components(.secondaryLabel, light) == [60, 60, 67, 60])
        #expect(components(.separator, dark) == [84, 84, 88, 60])
        #expect(components(.systemGroupedBackground, light) == [242, 242, 247, 100])
        #expect(components(.secondarySystemGroupedBackground, dark) == [28, 28, 30, 100])
    }

    @Test func systemColorsAreThePublishedOnes() {
        #expect(components(.systemRed, light) == [255, 59, 48, 100])
        #expect(components(.systemGreen, dark) == [48, 209, 88, 100])
        #expect(components(.systemMint, dark) == [99, 230, 226, 100])
        #expect(components(.systemBrown, light) == [162, 132, 94, 100])
        #expect(components(.systemGray, dark) == [142, 142, 147, 100])
        #expect(components(.systemGray4, light) == [209, 209, 214, 100])
        #expect(components(.systemGray4, dark) == [58, 58, 60, 100])
    }

    @Test func systemColorsAreStrongerWhereMoreContrastIsAskedFor() {
        let contrast = UITraitCollection(accessibilityContrast: .high)
        let strongLight = UITraitCollection(traitsFrom: [light, contrast])
        let strongDark = UITraitCollection(traitsFrom: [dark, contrast])
        #expect(components(.systemBlue, strongLight) == [0, 64, 221, 100])
        #expect(components(.systemBlue, strongDark) == [64, 156, 255, 100])
        #expect(components(.systemYellow, strongLight) == [178, 80, 0, 100])
        #expect(components(.systemPink, strongDark) == [255, 100, 130, 100])
        #expect(components(.systemGray, strongLight) == [108, 108, 112, 100])
        #expect(components(.systemGray6, strongDark) == [36, 36, 38, 100])
        #expect(components(.label, strongLight) == [0, 0, 0, 100])
    }

    @Test func backgroundsAreLighterOnAnElevatedLevel() {
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(components(.systemBackground, dark) == [0, 0, 0, 100])
        #expect(components(.systemBackground, elevated) == [28, 28, 30, 100])
    }

    @Test func dynamicColorIsAskedForItsTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .white }
        #expect(color.resolvedColor(with: light) == .white)
        #expect(components(color, dark) == [255, 69, 58, 100])
        #expect(components(color.withAlphaComponent(0.5), dark) == [255, 69, 58, 50])
    }

    @Test func componentsOfADynamicColorAreThoseOfTheCurrentTraits() {
        dark.performAsCurrent {
            let expected = [28, 28, 30, 255].map { CGFloat($0) / 255 }
            #expect(UIColor.systemGray6.cgColor.components == expected)
        }
    }

    @Test func equalityIsByComponents() {
        #expect(UIColor.black == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.black != UIColor.black.withAlphaComponent(0.5))
        #expect(UIColor.clear == UIColor.black.withAlphaComponent(0))
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.systemBackground)
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    }

    @Test func huesGoThereAndBack() {
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor.orange.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect([hue, saturation, brightness] == [1.0 / 12, 1, 1])
    }

    @Test func whiteIsThereForGraysOnly() {
        var (white, alpha) = (CGFloat(0), CGFloat(0))
        #expect(UIColor.gray.getWhite(&white, alpha: &alpha))
        #expect([white, alpha] == [0.5, 1])
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    }
}
