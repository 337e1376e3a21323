import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A header that is measured again by itself.
@MainActor
@Suite struct HeaderSizeTests {
    @Test(.byTurns(), arguments: sample(of: Hostility.userModes, every: 4, always: [[]]))
    func aHeaderIsMeasuredAgainAndItsRowsAreNot(_ hostility: Hostility) {
        let list = SectionsFixture(counts: [3, 40], layout: SizingListLayout.bare(), hostility: hostility)
        var heights: [CGFloat] = [30, 30]
        list.size = { _, _ in CGSize(width: 390, height: 50) }
        list.headerExtent = { heights[$0] }
        list.footerExtent = { _ in 20 }
        list.show()
        list.screen.runUntilRest()
        let measured = list.measured.count
        heights = [70, 90]
        let kind = UICollectionView.elementKindSectionHeader
        list.layout.invalidateSizes(ofKind: kind, inSections: [1, 7])
        list.screen.runUntilRest()
        #expect(list.header(0)?.height == 30)
        #expect(list.header(1) == CGRect(x: 0, y: 200, width: 390, height: 90))
        #expect(list.frame(0, in: 1)?.minY == 290)
        #expect(list.measured.count == measured)
        list.footerExtent = { _ in 44 }
        list.screen.runUntilRest()
        list.layout.invalidateSizes(ofKind: UICollectionView.elementKindSectionFooter, inSections: [0])
        list.layout.invalidateSizes(ofKind: "badge", inSections: [0])
        list.screen.runUntilRest()
        #expect(list.footer(0)?.height == 44)
    }
}
