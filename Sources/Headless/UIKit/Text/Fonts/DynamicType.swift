import Foundation

/// The sizes of the text styles at each content-size category.
///
/// Sizes, leadings and weights are those of Apple's Human Interface Guidelines (Typography, iOS and iPadOS Dynamic Type
/// sizes). The two extra large titles are published at the default category only; they grow as the large title does.
enum DynamicType {
    /// A size and the distance between baselines that goes with it, in points.
    struct Step: Sendable {
        let size: CGFloat
        let leading: CGFloat
    }

    static func step(for style: UIFont.TextStyle, in category: UIContentSizeCategory) -> Step {
        let index = categories.firstIndex(of: category) ?? defaultCategory
        if let steps = steps[style] {
            return steps[index]
        }
        guard let published = titleSizes[style], let titles = steps[.largeTitle] else {
            return step(for: .body, in: category)
        }
        let growth = titles[index].size / titles[defaultCategory].size
        return Step(size: (published.size * growth).rounded(), leading: (published.leading * growth).rounded())
    }

    static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
        if style == .headline { return .semibold }
        return titleSizes[style] == nil ? .regular : .bold
    }

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    /// The place of `.large`.
    private static let defaultCategory = 3

    private static let titleSizes: [UIFont.TextStyle: Step] = [
        .extraLargeTitle: Step(size: 36, leading: 44),
        .extraLargeTitle2: Step(size: 28, leading: 38),
    ]

    private static let steps: [UIFont.TextStyle: [Step]] = [
        .largeTitle: steps(
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        ),
        .title1: steps(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        ),
        .title2: steps(
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        ),
        .title3: steps(
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        ),
        .headline: bodySteps,
        .body: bodySteps,
        .callout: steps(
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        ),
        .subheadline: steps(
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        ),
        .footnote: steps(
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        ),
        .caption1: steps(
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        ),
        .caption2: steps(
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        ),
    ]

    private static let bodySteps = steps(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    )

    private static func steps(_ sizes: [CGFloat], _ leadings: [CGFloat]) -> [Step] {
        zip(sizes, leadings).map(Step.init)
    }
}
