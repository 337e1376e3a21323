import Testing
import UIKit

struct DynamicTypeTests {
    private let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection { traits in
            traits.preferredContentSizeCategory = category
            traits.displayScale = 3
        }
    }

    private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
    }

    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60] as [CGFloat]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ])
    func sizesAreThePublishedOnes(style: UIFont.TextStyle, sizes: [CGFloat]) {
        #expect(categories.map { size(style, $0) } == sizes)
    }

    /// A length scales as the leading does, so that the leading at the default category scales to all others.
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70] as [CGFloat]),
        (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
        (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ])
    func leadingsAreThePublishedOnes(style: UIFont.TextStyle, leadings: [CGFloat]) {
        let metrics = UIFontMetrics(forTextStyle: style)
        let scaled = categories.map { metrics.scaledValue(for: leadings[3], compatibleWith: traits($0)) }
        #expect(scaled == leadings)
    }

    @Test
    func anUnspecifiedCategoryIsLarge() {
        #expect(size(.body, .unspecified) == 17)
    }

    @Test
    func headlinesAreSemiboldAndExtraLargeTitlesBold() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Regular")
        #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).fontName == ".SFUI-Bold")
        #expect(size(.extraLargeTitle, .large) == 36)
    }

    /// Values others have reported of devices.
    @Test
    func metricsScaleAsReported() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) == 49.0 / 3)
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest).pointSize == 48)
    }

    @Test
    func scaledFontsKeepTheirFaceAndMaximum() {
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        let font = UIFontMetrics.default.scaledFont(
            for: .boldSystemFont(ofSize: 20),
            maximumPointSize: 30,
            compatibleWith: largest
        )
        #expect(font.pointSize == 30)
        #expect(font.fontName == ".SFUI-Bold")
        #expect(font.adjusted(for: traits(.large)).pointSize == 20)
    }

    @Test
    func boldTextMakesPreferredFontsBold() {
        let bold = UITraitCollection { $0.legibilityWeight = .bold }
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).face.isBold)
        #expect(!UIFont.preferredFont(forTextStyle: .body).face.isBold)
    }

    @Test
    func descriptorsChangeTheTraits() throws {
        let descriptor = try #require(
            UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        )
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.pointSize == 17)
        #expect(font.fontName == ".SFUI-BoldItalic")
    }

    @Test
    func weightsAndCategoriesAreInOrder() {
        #expect([UIFont.Weight.bold, .thin, .regular].sorted() == [.thin, .regular, .bold])
        var weight = UIFont.Weight.regular + 0.5
        weight -= 0.25
        #expect(weight == UIFont.Weight(0.25))
        #expect([UIContentSizeCategory.extraLarge, .accessibilityMedium, .small].max() == .accessibilityMedium)
    }

    @Test
    func equalFontsAreEqual() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
    }
}
