import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Lists that hold their last elements, as chats do. True heights are 90 points, the estimate is 40.
@MainActor
@Suite struct ContentAnchorTests {
    private func chat(_ count: Int, hostility: Hostility = []) -> SectionsFixture {
        let layout = SizingListLayout.bare()
        layout.contentAnchor = .end
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [count], layout: layout, hostility: hostility)
        fixture.size = { _, _ in CGSize(width: 0, height: 90) }
        fixture.show()
        return fixture
    }

    private func distanceToEnd(_ fixture: SectionsFixture) -> CGFloat {
        let view = fixture.collectionView
        let last = fixture.counts[0] - 1
        return (fixture.frame(last, in: 0)?.maxY ?? 0) - view.bounds.maxY
    }

    @Test(.byTurns(), arguments: ScrollSimulationTests.modes)
    func theEndHoldsInEveryMode(_ hostility: Hostility) {
        let fixture = chat(300, hostility: hostility)
        fixture.screen.runUntilRest()
        fixture.counts[0] += 1
        let last = IndexPath(item: 300, section: 0)
        fixture.collectionView.performBatchUpdates { fixture.collectionView.insertItems(at: [last]) }
        fixture.screen.runUntilRest()
        #expect(distanceToEnd(fixture) == 0)
    }
}
