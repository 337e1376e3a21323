import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// A list of texts under a navigation bar whose large title gives way to it.
@MainActor
@Suite struct LargeTitleListTests {
    @MainActor
    private final class Stage {
        let texts: TextsFixture
        let controller = UIViewController()
        let navigation: UINavigationController

        init(_ hostility: Hostility) {
            texts = TextsFixture(TextsFixture.texts(200), measuring: .template, hostility: hostility)
            navigation = UINavigationController(rootViewController: controller)
            list.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(list)
            navigation.navigationBar.prefersLargeTitles = true
            screen.show(navigation)
            screen.runUntilRest()
        }

        var screen: HeadlessScreen { texts.screen }
        var list: UICollectionView { texts.collectionView }
        var barHeight: CGFloat { navigation.navigationBar.frame.height }

        /// Where a row is on the screen.
        func top(of row: Int) -> CGFloat? {
            list.cellForItem(at: IndexPath(item: row, section: 0)).map { $0.frame.minY - list.contentOffset.y }
        }
    }

    nonisolated static let modes: [Hostility] =
        TextsFixture.modes + [.barsFollowInPasses, [.barsFollowInPasses, .clampedOffsets]]

    @Test(.byTurns(), arguments: sample(of: modes, every: 4)) func rowsGoWithTheFingerWhileTheTitleGivesWay(
        _ hostility: Hostility
    )
        throws
    {
        let stage = Stage(hostility)
        #expect(stage.list.contentOffset.y == -96)
        #expect(stage.top(of: 0) == 96)
        let start = try #require(stage.top(of: 2))
        for step in 1...6 {
            stage.screen.drag(stage.list, by: 15)
            #expect(stage.top(of: 2) == start - CGFloat(step) * 15)
            #expect(stage.barHeight == max(44, 96 - CGFloat(step) * 15))
        }
        for _ in 1...6 { stage.screen.drag(stage.list, by: -15) }
        #expect(stage.top(of: 2) == start)
        #expect(stage.barHeight == 96)
    }

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aFlingToTheTopBringsTheTitleBack(_ hostility: Hostility) {
        let stage = Stage(hostility)
        stage.screen.fling(stage.list, velocity: 2_000)
        stage.screen.runUntilRest()
        #expect(stage.barHeight == 44)
        #expect(stage.list.adjustedContentInset.top == 44)
        stage.screen.fling(stage.list, velocity: -6_000)
        stage.screen.runUntilRest()
        #expect(stage.barHeight == 96)
        #expect(stage.top(of: 0) == 96)
    }

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func theStatusBarBringsTheTitleBackFromFarBelow(_ hostility: Hostility) throws {
        let stage = Stage(hostility)
        stage.list.scrollToItem(at: [0, 150], at: .top, animated: false)
        stage.screen.runUntilRest()
        #expect(stage.barHeight == 44)
        // The scroll went by the inset that was in force when it was asked for, to a whole point in some modes.
        #expect(abs(try #require(stage.top(of: 150)) - 96) < 1)
        stage.screen.scrollToTop(stage.list)
        stage.screen.runUntilRest()
        stage.screen.scrollToTop(stage.list)
        stage.screen.runUntilRest()
        #expect(stage.barHeight == 96)
        #expect(stage.top(of: 0) == 96)
    }

    /// Whether headers are pinned or not, a list under a title that has given way to it a little is still at its start.
    @Test(.byTurns(), arguments: [false, true], sample(of: modes, every: 4))
    func rowsThatComeUnderATitleThatIsGivingWayAreSeen(_ isPinned: Bool, _ hostility: Hostility) {
        let list = SectionsFixture(
            counts: [100],
            layout: SizingLayout(.bareList().pinningHeaders(isPinned)),
            safeArea: HeadlessScreen.phoneSafeArea,
            hostility: hostility
        )
        list.headerExtent = { _ in 30 }
        let navigation = UINavigationController(rootViewController: BarPage(list, isPinned: false))
        navigation.navigationBar.prefersLargeTitles = true
        list.screen.show(navigation)
        list.screen.runUntilRest()
        for _ in 0..<5 { list.screen.drag(list.collectionView, by: 6) }
        list.counts[0] += 3
        list.collectionView.performBatchUpdates {
            list.collectionView.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
        }
        list.screen.frame()
        #expect(list.top(0) == list.collectionView.adjustedContentInset.top + 30)
        #expect(list.top(3) == list.collectionView.adjustedContentInset.top + 330)
    }
}
