import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Ten sections of 550 points: a header of 30, five items of 100, a footer of 20.
@MainActor
@Suite struct PinningTests {
    private func fixture(
        headers: Bool = true,
        footers: Bool = false,
        sections: Int = 10,
        safeArea: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) -> SectionsFixture {
        let layout = SizingLayout { _, _ in
            .bareList().pinningHeaders(headers).pinningFooters(footers)
        }
        let fixture = SectionsFixture(
            counts: Array(repeating: 5, count: sections),
            layout: layout,
            safeArea: safeArea,
            hostility: hostility
        )
        fixture.headerExtent = { _ in 30 }
        fixture.footerExtent = { _ in 20 }
        fixture.show()
        return fixture
    }

    @Test(.byTurns(), arguments: byTurns(ScrollSimulationTests.modes, every: 3))
    func everyStepOfAScrollKeepsTheHeaderAtTheTop(_ hostility: Hostility) {
        let fixture = fixture(hostility: hostility)
        fixture.screen.touchDown(fixture.collectionView)
        for _ in 0..<60 {
            fixture.screen.drag(fixture.collectionView, by: 37)
            let offset = fixture.collectionView.contentOffset.y
            let section = Int(offset / 550)
            let expected = min(offset, CGFloat(section + 1) * 550 - 30)
            #expect(fixture.shownHeader(section)?.minY == expected)
        }
        fixture.screen.lift(fixture.collectionView)
    }
}
