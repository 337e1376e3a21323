import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// An app reads where the content ends also where the offset is beyond that end, or where nothing else would tell UIKit.
@MainActor
@Suite struct EndInMotionTests {
    /// Rows of 31 to 127 points.
    private func list(_ count: Int, offset: CGFloat = 0, estimate: CGFloat = 44) -> ListFixture {
        let list = ListFixture(
            heights: [(0..<count).map { 31 + CGFloat($0 * 7_919 % 97) }],
            estimate: CGSize(width: 0, height: estimate)
        )
        list.screen.runUntilRest()
        list.collectionView.contentOffset.y = offset
        list.screen.runUntilRest()
        return list
    }

    private func tells(_ list: ListFixture) -> Bool {
        abs(list.collectionView.contentSize.height - list.layout.collectionViewContentSize.height) < 0.001
    }

    private func keep(_ count: Int, of list: ListFixture) {
        let removed = count..<list.rows[0].count
        list.rows[0].removeSubrange(removed)
        list.collectionView.performBatchUpdates {
            list.collectionView.deleteItems(at: removed.map { IndexPath(item: $0, section: 0) })
        }
    }

    /// It has nowhere to scroll, and measures what comes after the item.
    @Test(arguments: [false, true]) func aScrollToAnItemOnScreenTellsTheEnd(_ animated: Bool) throws {
        let list = list(200)
        let size = list.collectionView.contentSize
        let last = try #require(list.collectionView.indexPathsForVisibleItems.max())
        list.layout.scrollExactly(
            toItemAt: IndexPath(item: last.item - 1, section: 0),
            at: [],
            animated: animated
        )
        list.screen.frame()
        #expect(list.collectionView.contentOffset.y == 0)
        #expect(list.collectionView.contentSize != size)
        #expect(tells(list))
    }

    /// Momentum that is beyond the end of what is left springs back, and goes nowhere else.
    @Test(.byTurns(), arguments: [[14], [16, 12], [18, 15, 12]]) func momentumBeyondTheEndIsToldOfIt(_ counts: [Int]) {
        let list = list(24, offset: 600)
        list.screen.fling(list.collectionView, velocity: 1_200, frames: 2)
        list.screen.frames(3)
        for count in counts {
            keep(count, of: list)
            list.screen.frame()
        }
        list.screen.frame()
        #expect(list.collectionView.isDecelerating)
        #expect(tells(list))
        list.screen.runUntilRest()
        let view = list.collectionView
        let total = list.rows[0].reduce(0) { $0 + $1.height }
        #expect(abs(view.contentSize.height - total) < 0.01)
        #expect(abs(view.contentOffset.y - max(0, total - view.bounds.height)) < 0.5)
    }
}
