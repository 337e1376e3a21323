import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A screen that is turned, and then edited.
@MainActor
@Suite struct EditedTurnTests {
    /// Those in which a place that was kept in a turn shows.
    nonisolated private static let modes: [Hostility] = sample(
        of: Hostility.userModes,
        every: 4,
        always: [[], [.clampedOffsets, .offsetsRestoredAfterPasses, .animationsWithoutFlags]]
    )

    /// A list on a screen that has been turned upright. In editing its rows are higher.
    private func turned(rows: Int, scrolledTo offset: CGFloat, _ hostility: Hostility) -> SectionsFixture {
        let fixture = SectionsFixture(
            counts: [rows],
            layout: SizingLayout(.bareList()),
            size: CGSize(width: 844, height: 390),
            hostility: hostility
        )
        let view = fixture.collectionView
        fixture.size = { [unowned view] _, proposal in
            let width = proposal.width ?? 0
            return CGSize(width: width, height: 40 + 24_000 / max(width, 1) + (view.isEditing ? 30 : 0))
        }
        fixture.show()
        fixture.scroll(to: CGPoint(x: 0, y: offset))
        fixture.screen.runUntilRest()
        fixture.screen.rotate(to: CGSize(width: 390, height: 844))
        fixture.screen.runUntilRest()
        return fixture
    }

    /// All rows fit on the upright screen, until they make room for controls.
    @Test(arguments: modes)
    func whoEditsAtTheStartStaysThere(_ hostility: Hostility) {
        let fixture = turned(rows: 8, scrolledTo: 100, hostility)
        let view = fixture.collectionView
        #expect(view.contentOffset.y == 0)
        fixture.layout.setEditing(true, animated: false)
        fixture.screen.runUntilRest()
        #expect(view.contentSize.height > 844)
        #expect(view.contentOffset.y == 0)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    }

    /// The screen is turned at the end of a list: what was read cannot come to its place. Editing begins with what is read by then.
    @Test(arguments: modes)
    func whoEditsAfterATurnKeepsWhatIsReadSince(_ hostility: Hostility) throws {
        let fixture = turned(rows: 9, scrolledTo: 150, hostility)
        let view = fixture.collectionView
        let first = try #require(
            view.indexPathsForVisibleItems.sorted().first {
                view.cellForItem(at: $0).map { $0.frame.minY >= view.bounds.minY } == true
            }
        )
        let before = try #require(view.cellForItem(at: first)).frame.minY - view.contentOffset.y
        fixture.layout.setEditing(true, animated: false)
        fixture.screen.runUntilRest()
        let after = try #require(view.cellForItem(at: first)).frame.minY - view.contentOffset.y
        #expect(abs(after - before) < 0.5, "\(first): \(before), \(after)")
    }
}
