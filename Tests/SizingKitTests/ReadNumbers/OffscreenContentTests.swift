import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// How far the content goes on beyond the screen, and how many items are there.
@MainActor
@Suite struct OffscreenContentTests {
    private typealias Side = SizingOffscreenContent.Side

    private func list(_ direction: ListFixture.Direction = .vertical, safeArea: UIEdgeInsets = .zero) -> ListFixture {
        ListFixture(
            heights: [Array(repeating: 100, count: 20), [], Array(repeating: 50, count: 30)],
            measuring: .fixed,
            size: CGSize(width: 400, height: 800),
            safeArea: safeArea,
            direction: direction
        )
    }

    @Test func nothingIsKnownBeforeTheFirstPass() {
        #expect(SizingListLayout().offscreenContent == nil)
    }

    @Test func itCountsItemsAndPointsAtBothSides() {
        let list = list()
        list.screen.runUntilRest()
        #expect(list.layout.offscreenContent?.before == Side(distance: 0, itemCount: 0))
        #expect(list.layout.offscreenContent?.after == Side(distance: 4_200, itemCount: 42))
        list.collectionView.contentOffset.y = 1_550
        list.screen.runUntilRest()
        // Item 15 is cut, and ten of the last section are cut or whole.
        #expect(list.layout.offscreenContent?.before == Side(distance: 1_550, itemCount: 15))
        #expect(list.layout.offscreenContent?.after == Side(distance: 1_150, itemCount: 23))
        list.collectionView.contentOffset.y = 2_700
        list.screen.runUntilRest()
        #expect(list.layout.offscreenContent?.after == Side(distance: 0, itemCount: 0))
    }

    @Test func barsCoverItems() {
        let list = list(safeArea: UIEdgeInsets(top: 100, left: 0, bottom: 50, right: 0))
        list.screen.runUntilRest()
        #expect(list.layout.offscreenContent?.before == Side(distance: 0, itemCount: 0))
        list.collectionView.contentOffset.y = 0
        list.screen.runUntilRest()
        #expect(list.layout.offscreenContent?.before == Side(distance: 100, itemCount: 1))
        #expect(list.layout.offscreenContent?.after == Side(distance: 4_250, itemCount: 42))
    }

    /// Pulled beyond its start, the content begins on screen.
    @Test func aPullIsNoDistance() {
        let list = list()
        list.screen.runUntilRest()
        list.screen.drag(list.collectionView, by: -100)
        #expect(list.layout.offscreenContent?.before == Side(distance: 0, itemCount: 0))
    }

    @Test func aHorizontalListFromRightToLeftBeginsAtItsFirstItem() {
        let list = list(.rightToLeft)
        list.screen.runUntilRest()
        #expect(list.layout.offscreenContent?.before == Side(distance: 0, itemCount: 0))
        #expect(list.layout.offscreenContent?.after == Side(distance: 4_600, itemCount: 46))
    }

    /// An offset that is not settled changes nothing.
    @Test func itNeedsNoCoordinates() throws {
        let list = ListFixture(
            heights: [(0..<300).map { 60 + CGFloat($0 % 7 * 30) }],
            estimate: CGSize(width: 390, height: 60),
            hostility: .offsetsIgnoredWhileDragging
        )
        list.screen.frame()
        list.collectionView.contentOffset.y = 5_000
        list.screen.runUntilRest()
        for _ in 0..<20 { list.screen.drag(list.collectionView, by: -80) }
        try #require(list.layout.contentOrigin != 0)
        let moving = try #require(list.layout.offscreenContent)
        list.screen.lift(list.collectionView)
        list.screen.runUntilRest()
        let resting = try #require(list.layout.offscreenContent)
        #expect(moving.before.itemCount == resting.before.itemCount)
        #expect(moving.after.itemCount == resting.after.itemCount)
        #expect(list.layout.contentOrigin == 0)
    }
}
