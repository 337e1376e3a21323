import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A row that is swiped aside and comes into a section that the layout hasn't asked for yet.
@MainActor
@Suite struct SwipeIntoColumnsTests {
    @Test func aRowThatComesIntoColumnsFarAwayIsClosed() throws {
        var list = SizingListConfiguration()
        list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
        }
        let layout = SizingLayout { section, _ in section == 0 ? .list(list) : .masonry(columns: 2) }
        let fixture = SectionsFixture(counts: [200, 6], layout: layout)
        fixture.size = { _, proposal in CGSize(width: proposal.width ?? 0, height: 60) }
        fixture.show()
        fixture.screen.pan(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 200, y: 30), frames: 5)
        fixture.screen.frames(60)
        let (row, place) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 1))
        #expect((layout.layoutAttributesForItem(at: row)?.frame.minX ?? 0) < -50)
        fixture.counts = [199, 7]
        fixture.collectionView.performBatchUpdates { fixture.collectionView.moveItem(at: row, to: place) }
        layout.scrollExactly(toItemAt: place, at: .bottom, animated: false)
        fixture.screen.frame()
        let cell = try #require(fixture.collectionView.cellForItem(at: place))
        #expect(cell.frame.minX == 0)
        #expect(cell.frame.width == 195)
    }
}
