import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Screens of UIKit's own registrations alone. Nothing is dequeued while the layout measures: the headless UIKit raises an
/// exception for that, which ends these tests.
@MainActor
@Suite struct RegistrationScreenTests {
    nonisolated private static let seen: [Hostility] = [
        [], .registrationsRegisterPrivately, .registrationsPassUnseen, .all, .outlinesIndentedWhenShown,
        .all.union(.registrationsRegisterPrivately).subtracting(.registrationsPassUnseen),
    ]
    nonisolated private static let hidden: [Hostility] = [
        .registrationsHidden, .all.union(.registrationsHidden),
        .registrationsHidden.union([.fittingAlongBothAxes, .lateSelfSizing]),
    ]

    /// Whether every cell on screen is as high as it asks to be.
    private func check(_ shown: RegistrationScreen, _ reference: [Int: CGFloat], _ when: Comment) {
        #expect(shown.heights.count > 5, when)
        for (item, height) in shown.heights {
            var expected = reference[item]
            if shown.kind == .grid {
                expected = max(RegistrationScreen.height(of: item), RegistrationScreen.height(of: item ^ 1))
            }
            #expect(height == expected, "item \(item)")
        }
        guard shown.kind == .page else { return }
        let headers = shown.sizes(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.values.allSatisfy { $0.width == 390 })
        for (indexPath, size) in headers {
            #expect(size.height == RegistrationScreen.headerHeight(of: indexPath.section), when)
        }
        let badges = shown.sizes(ofKind: "badge")
        #expect(badges.count > 5)
        for (indexPath, size) in badges {
            #expect(size == RegistrationScreen.badgeSize(of: indexPath.item), "badge of \(indexPath)")
        }
    }

    private func scroll(_ shown: RegistrationScreen, _ reference: [Int: CGFloat]) {
        for offset in [250, 900, 400] as [CGFloat] {
            shown.view.contentOffset.y = offset
            shown.screen.frame()
            check(shown, reference, "at \(offset)")
        }
        shown.screen.runUntilRest()
        check(shown, reference, "at rest")
    }

    /// Claim (Swapping it in): "The data source is asked for a cell in advance"
    @Test(arguments: RegistrationScreen.Kind.allCases, byTurns(seen, every: 3, always: [[]]))
    func whereRegistrationsAreSeenEverySizeIsRightInAdvance(_ kind: RegistrationScreen.Kind, _ hostility: Hostility) {
        let reference = RegistrationScreen.reference(kind)
        let shown = RegistrationScreen(kind, hostility)
        check(shown, reference, "in the first frame")
        let items = shown.layout.statistics.items
        #expect(items.measured >= shown.heights.count)
        #expect(items.corrected == 0)
        scroll(shown, reference)
        #expect(shown.layout.statistics.items.corrected == 0)
    }

    /// Claim (Swapping it in): "everything is measured when it is shown, before the frame is drawn"
    @Test(.byTurns(), arguments: RegistrationScreen.Kind.allCases, byTurns(hidden, every: 3))
    func whereTheyAreHiddenEverySizeIsRightInTheFrameThatShowsIt(
        _ kind: RegistrationScreen.Kind,
        _ hostility: Hostility
    ) {
        let reference = RegistrationScreen.reference(kind)
        let shown = RegistrationScreen(kind, hostility)
        check(shown, reference, "in the first frame")
        scroll(shown, reference)
        #expect(shown.layout.statistics.items.measured == 0)
        #expect(shown.layout.statistics.supplementaryViews.measured == 0)
    }

    /// 14 rows are on screen, and once they are drawn, as many below them are measured; hidden ones begin with their estimates.
    @Test func theFirstScreenOfAThousandAsksOnceForEachItemInReach() {
        let seen = RegistrationScreen(.list, [], count: 1_000)
        #expect(seen.heights.count == 14)
        #expect(seen.layout.statistics.items.measured == 14)
        #expect(seen.asked == 2 * 14)
        seen.screen.runUntilRest()
        #expect(seen.layout.statistics.items.measured == 28)
        #expect(seen.asked == 28 + 14)
        let hidden = RegistrationScreen(.list, .registrationsHidden, count: 1_000)
        #expect(hidden.heights.count == 14)
        #expect(hidden.asked == 20)
    }
}
