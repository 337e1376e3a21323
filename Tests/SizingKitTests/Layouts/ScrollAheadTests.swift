import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// When a scroll measures what it brings: between its steps, so that no step has to measure what it shows.
@MainActor
@Suite struct ScrollAheadTests {
    /// Rows that are 60 to 200 points tall.
    private func list(_ hostility: Hostility = [], in section: SizingSection = .bareList()) -> ListFixture {
        ListFixture(
            heights: [(0..<1_000).map { 60 + CGFloat($0 * 37 % 141) }],
            section: section,
            estimate: CGSize(width: 100, height: 100),
            hostility: hostility
        )
    }

    private func last(_ list: ListFixture) -> Int? { list.collectionView.indexPathsForVisibleItems.map(\.item).max() }

    /// Drags a list that is at rest, and looks at what each frame measures.
    private func drag(
        _ list: ListFixture,
        by distance: CGFloat,
        frames: Int,
        look: (_ measured: Int, _ showsNew: Bool) -> Void
    ) {
        list.screen.runUntilRest()
        list.screen.touchDown(list.collectionView)
        for _ in 0..<frames {
            let (shown, measured) = (last(list), list.layout.statistics.items.measured)
            list.screen.drag(list.collectionView, by: distance)
            look(list.layout.statistics.items.measured - measured, last(list) != shown)
        }
    }

    @Test(.byTurns(), arguments: byTurns(Hostility.readerModes, every: 5, always: [[]])) func aFrameMeasuresAFewRows(
        _ hostility: Hostility
    ) {
        let list = list(hostility)
        var sum = 0
        // As far as the finger goes in four frames.
        drag(list, by: 30, frames: 300) { measured, _ in
            #expect(measured <= 120 / 60)
            sum += measured
        }
        // As many as have come on screen.
        #expect(sum > 60)
        #expect(list.layout.statistics.items.corrected == 0)
    }

    @Test(arguments: [1, 2, 3]) func aFrameThatShowsAnItemMeasuresNone(inColumns columns: Int) {
        let list = list(in: columns == 1 ? .bareList() : .masonry(columns: .count(columns)))
        drag(list, by: 30, frames: 300) { measured, showsNew in
            #expect(!showsNew || measured == 0)
        }
        #expect(list.layout.statistics.items.corrected == 0)
    }

    /// Although more of them lie within the way of four frames.
    @Test(.byTurns()) func aFrameMeasuresTwoItemsOfColumnsAtMost() {
        var sum = 0
        drag(list(in: .masonry(columns: 3)), by: 30, frames: 300) { measured, _ in
            #expect(measured <= 2)
            sum += measured
        }
        #expect(sum > 150)
    }

    /// What is measured is as much as the scroll goes on, so that a fast one does not overtake it.
    @Test(.byTurns(), arguments: [100, 400] as [CGFloat]) func aFastScrollMeasuresMoreInAFrame(_ distance: CGFloat) {
        let list = list()
        var most = 0
        drag(list, by: distance, frames: 60) { measured, _ in most = max(most, measured) }
        #expect(CGFloat(most) <= 4 * distance / 60 + 1)
        let shown = list.collectionView.visibleCells.count
        list.screen.runUntilRest()
        // A margin of a screen, whatever the speed.
        #expect(list.layout.statistics.items.measured >= (last(list) ?? 0) + shown / 2)
        #expect(list.layout.statistics.items.corrected == 0)
    }

    /// What an app reads is the same as if all had been measured before.
    @Test(.byTurns()) func nothingOnScreenMoves() {
        func frames(of list: ListFixture) -> [[CGRect]] {
            list.screen.runUntilRest()
            list.screen.touchDown(list.collectionView)
            return (0..<100).map { _ in
                list.screen.drag(list.collectionView, by: 30)
                return list.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
            }
        }
        let known = list()
        known.layout.precaching = SizingPrecaching(timeBudget: 60)
        known.screen.runUntilRest()
        #expect(known.layout.estimatedItemCount == 0)
        let expected = frames(of: known)
        #expect(frames(of: list()) == expected)
    }
}
