import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A row that is swiped aside and comes into a section that the layout hasn't asked for yet.
@MainActor
@Suite struct SwipeIntoColumnsTests {
    @Test func aRowThatComesIntoColumnsFarAwayIsClosed() throws {
        let fixture = open()
        fixture.counts = [199, 7]
        fixture.collectionView.performBatchUpdates { fixture.collectionView.moveItem(at: Self.row, to: Self.place) }
        fixture.layout.scrollExactly(toItemAt: Self.place, at: .bottom, animated: false)
        fixture.screen.frame()
        try checkColumn(of: fixture)
    }

    /// It comes on screen by the batch itself: no scroll closes it.
    @Test func aRowThatComesIntoColumnsOnScreenIsClosed() throws {
        let fixture = open()
        fixture.counts = [3, 7]
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.deleteItems(at: (4..<200).map { IndexPath(item: $0, section: 0) })
            fixture.collectionView.moveItem(at: Self.row, to: Self.place)
        }
        fixture.screen.runUntilRest()
        try checkColumn(of: fixture)
    }

    private static let row = IndexPath(item: 0, section: 0)
    private static let place = IndexPath(item: 2, section: 1)

    /// A long list, whose first row is open, before a section of two columns.
    private func open() -> SectionsFixture {
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
        #expect((layout.layoutAttributesForItem(at: Self.row)?.frame.minX ?? 0) < -50)
        return fixture
    }

    private func checkColumn(of fixture: SectionsFixture) throws {
        let cell = try #require(fixture.collectionView.cellForItem(at: Self.place))
        #expect(cell.frame.minX == 0)
        #expect(cell.frame.width == 195)
        #expect(fixture.layout.session.swipes.openRow == nil)
    }
}
