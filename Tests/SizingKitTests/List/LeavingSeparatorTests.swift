import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Separators of rows that leave the screen in a batch, or come on screen.
@MainActor
@Suite struct LeavingSeparatorTests {
    nonisolated static let modes = Hostility.userModes.filter { !$0.contains(.abandonedBatches) }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2))
    func aRowThatLeavesTheScreenOrComesKeepsItsSeparator(_ mode: Hostility) {
        let fixture = ListFixture(
            heights: [Array(repeating: 100, count: 40)],
            section: .list(SizingListConfiguration()),
            hostility: mode
        )
        fixture.screen.frame()
        fixture.screen.runUntilRest()
        let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
        let rows = paths.map { _ in ListFixture.Row(id: fixture.freshID(), height: 100) }
        fixture.rows[0].insert(contentsOf: rows, at: 0)
        fixture.collectionView.performBatchUpdates { fixture.collectionView.insertItems(at: paths) }
        expectSeparators(in: fixture, .disappears, atLeast: 2)
        fixture.screen.runUntilRest()
        fixture.rows[0].removeSubrange(0..<3)
        fixture.collectionView.performBatchUpdates { fixture.collectionView.deleteItems(at: paths) }
        expectSeparators(in: fixture, .appears, atLeast: 2)
    }

    /// Every row whose item stays and whose view comes or goes is animated with its separator.
    private func expectSeparators(in fixture: ListFixture, _ change: ElementAnimation.Change, atLeast count: Int) {
        let animations = fixture.screen.animations(in: fixture.collectionView)
        let separators = fixture.screen.lineAnimations(in: fixture.collectionView)
        let rows = animations.filter {
            $0.category == .cell && $0.change == change && $0.start.alpha == $0.end.alpha
                && min($0.start.frame.maxY, $0.end.frame.maxY) <= 844
        }
        #expect(rows.count >= count)
        for row in rows {
            let separator = separators.first {
                abs($0.start.frame.maxY - row.start.frame.maxY) < 0.01
                    && abs($0.end.frame.maxY - row.end.frame.maxY) < 0.01
            }
            #expect(separator != nil, "\(row.start.frame) → \(row.end.frame)")
            #expect(separator?.start.alpha == 1 && separator?.end.alpha == 1)
        }
    }
}
