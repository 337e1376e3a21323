import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// When the margin around the screen is measured: after what is on screen is drawn, unless it decides what an app reads.
@MainActor
@Suite struct MarginTests {
    /// Rows that are 30 to 190 points tall.
    private func list(
        _ count: Int,
        estimate: CGFloat = 44,
        anchor: SizingLayout.ContentAnchor = .start,
        hostility: Hostility = []
    ) -> ListFixture {
        let list = ListFixture(
            heights: [(0..<count).map { CGFloat(30 + $0 * 37 % 161) }],
            estimate: CGSize(width: estimate, height: estimate),
            hostility: hostility
        )
        list.layout.contentAnchor = anchor
        return list
    }

    private func shownCount(_ list: ListFixture) -> Int {
        list.collectionView.visibleCells.filter { $0.frame.intersects(list.collectionView.bounds) }.count
    }

    @Test(arguments: Hostility.readerModes)
    func theFirstFrameMeasuresWhatItShows(_ hostility: Hostility) {
        let list = list(1_000, hostility: hostility)
        list.screen.frame()
        let shown = shownCount(list)
        #expect(list.layout.statistics.items.measured == shown)
        let offset = list.collectionView.contentOffset
        list.screen.runUntilRest()
        #expect(list.layout.statistics.items.measured > shown + 5)
        #expect(list.layout.statistics.items.precached == 0)
        #expect(list.collectionView.contentOffset == offset)
        #expect(list.layout.statistics.items.corrected == 0)
    }

    /// Also where estimates are learned, the offset is the one that it stays.
    @Test(arguments: pairs(["rotation", "text"], [true, false]))
    func whatChangesAllSizesMeasuresWhatIsShownAndWhatLiesAbove(_ change: String, _ learns: Bool) {
        let list = learns ? ListFixture(heights: [(0..<1_000).map { CGFloat(30 + $0 * 37 % 161) }]) : list(1_000)
        list.growsWhenNarrow = true
        list.screen.runUntilRest()
        list.collectionView.contentOffset.y = 40_000
        list.screen.runUntilRest()
        let before = list.layout.statistics.items.measured
        switch change {
        case "rotation": list.screen.resize(to: CGSize(width: 500, height: 844))
        default: list.screen.set { $0.preferredContentSizeCategory = .extraLarge }
        }
        list.screen.frame()
        let first = list.layout.statistics.items.measured
        let offset = list.collectionView.contentOffset
        list.screen.runUntilRest()
        #expect(list.collectionView.contentOffset == offset)
        #expect(first - before < 25)
        #expect(list.layout.statistics.items.measured > first + 5)
    }

    /// An app may size its view by the content, or compare the two.
    @Test(arguments: [Array(repeating: 20, count: 70), (0..<14).map { CGFloat(30 + $0 * 37 % 161) }] as [[CGFloat]])
    func contentThatEndsSoonIsTrueInItsFirstFrame(_ heights: [CGFloat]) {
        let list = ListFixture(heights: [heights])
        list.screen.frame()
        let height = heights.reduce(0, +)
        #expect(height > 1.2 * 844 && height < 2 * 844)
        #expect(list.collectionView.contentSize.height == height)
        #expect(list.layout.statistics.items.measured == heights.count)
    }

    @Test func contentThatIsHeldAtItsEndIsTrueInItsFirstFrame() {
        let list = list(1_000, anchor: .end)
        list.screen.frame()
        let (size, offset) = (list.collectionView.contentSize, list.collectionView.contentOffset)
        list.screen.runUntilRest()
        #expect(list.collectionView.contentSize == size)
        #expect(list.collectionView.contentOffset == offset)
        // Also where its end is far away.
        list.collectionView.contentOffset.y = 40_000
        list.screen.runUntilRest()
        list.growsWhenNarrow = true
        list.screen.resize(to: CGSize(width: 320, height: 844))
        list.screen.frame()
        let turned = list.collectionView.contentSize
        list.screen.runUntilRest()
        #expect(list.collectionView.contentSize == turned)
    }

    /// Also one that shows nothing new.
    @Test(arguments: [1, -300] as [CGFloat]) func aStepMeasuresTheMarginAtOnce(_ offset: CGFloat) {
        let list = list(1_000)
        list.screen.frame()
        let shown = list.layout.statistics.items.measured
        list.collectionView.contentOffset.y = offset
        list.collectionView.layoutIfNeeded()
        #expect(list.layout.statistics.items.measured >= shown + 5)
    }

    /// Without a window nothing is drawn, and as soon as there is one, the margin follows.
    @Test func aScreenThatIsLaidOutBeforeItIsShownGetsItsMargin() {
        let list = list(1_000)
        let view = list.collectionView
        let parent = view.superview
        view.removeFromSuperview()
        view.layoutIfNeeded()
        list.screen.frames(3)
        let shown = list.layout.statistics.items.measured
        parent?.addSubview(view)
        list.screen.runUntilRest()
        #expect(list.layout.statistics.items.measured > shown + 5)
    }
}
