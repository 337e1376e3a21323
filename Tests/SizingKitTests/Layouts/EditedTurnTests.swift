import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A screen that is turned, and then edited.
@MainActor
@Suite struct EditedTurnTests {
    /// All rows fit on the upright screen, until they make room for controls.
    @Test(arguments: sample(of: Hostility.userModes, every: 4, always: [[]]))
    func whoEditsAtTheStartStaysThere(_ hostility: Hostility) {
        let fixture = SectionsFixture(
            counts: [8],
            layout: SizingLayout(.bareList()),
            size: CGSize(width: 844, height: 390),
            hostility: hostility
        )
        let view = fixture.collectionView
        fixture.size = { _, proposal in
            let width = proposal.width ?? 0
            return CGSize(width: width, height: 40 + 24_000 / max(width, 1) + (view.isEditing ? 30 : 0))
        }
        fixture.show()
        fixture.scroll(to: CGPoint(x: 0, y: 100))
        fixture.screen.runUntilRest()
        fixture.screen.rotate(to: CGSize(width: 390, height: 844))
        fixture.screen.runUntilRest()
        #expect(view.contentOffset.y == 0)
        fixture.layout.setEditing(true, animated: false)
        fixture.screen.runUntilRest()
        #expect(view.contentSize.height > 844)
        #expect(view.contentOffset.y == 0)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    }
}
