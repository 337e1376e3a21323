import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Animated scrolls over what has not been measured, right after the app has computed with the content.
@MainActor
@Suite struct AnimatedScrollInTurnTests {
    enum Screen: CaseIterable {
        case list, strip, reversedStrip

        var isHorizontal: Bool { self != .list }
    }

    /// The estimates are far too small: the content gets longer at its start while the way is measured.
    @Test(.byTurns(), arguments: byTurns(pairs(Screen.allCases, Hostility.userModes), every: 6))
    func anItemAboveComesToTheEndOfTheScreen(_ screen: Screen, _ hostility: Hostility) throws {
        let layout = SizingLayout(.bareList())
        layout.scrollDirection = screen.isHorizontal ? .horizontal : .vertical
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [80], layout: layout, hostility: hostility)
        fixture.size = { path, proposal in
            let extent = CGFloat(60 + path.item * 37 % 151)
            return screen.isHorizontal
                ? CGSize(width: extent, height: proposal.height ?? 0)
                : CGSize(width: proposal.width ?? 0, height: extent)
        }
        let view = fixture.collectionView
        if screen == .reversedStrip { view.semanticContentAttribute = .forceRightToLeft }
        fixture.show()
        layout.scrollExactly(
            toItemAt: IndexPath(item: 79, section: 0),
            at: screen == .list ? .bottom : screen == .strip ? .right : .left,
            animated: false
        )
        fixture.screen.runUntilRest()
        let item = IndexPath(item: 20, section: 0)
        layout.scrollExactly(toItemAt: item, at: screen.isHorizontal ? .right : .bottom, animated: true)
        fixture.screen.runUntilRest(maximumFrames: 600)
        let frame = try #require(view.cellForItem(at: item)).frame
        let distance = screen.isHorizontal ? frame.maxX - view.bounds.maxX : frame.maxY - view.bounds.maxY
        #expect(abs(distance) < 0.34, "\(distance)")
    }
}
