import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// What updates, jumps and new widths do to sections of several kinds, with exact frames.
@MainActor
@Suite struct SectionUpdateTests {
    private func fixture(_ counts: [Int], _ section: @escaping (Int) -> SizingSection) -> SectionsFixture {
        let layout = SizingLayout { index, _ in section(index) }
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        return SectionsFixture(counts: counts, layout: layout)
    }

    @Test(.byTurns()) func aJumpIntoAFlowMeasuresWhatWasForgottenBeforeIt() {
        let fixture = fixture([40, 200]) { $0 == 0 ? .bareList() : .flow(spacing: 6) }
        var isWide = false
        fixture.size = { indexPath, _ in
            let item = indexPath.item
            return CGSize(width: item == 3 && isWide ? 380 : 40 + CGFloat(item * 53 % 170), height: 100)
        }
        fixture.show()
        let view = fixture.collectionView
        for _ in 0..<40 {
            fixture.screen.drag(view, by: 500)
            fixture.screen.lift(view)
        }
        fixture.screen.runUntilRest()
        fixture.scroll(to: .zero)
        fixture.screen.runUntilRest()
        isWide = true
        fixture.layout.invalidateSizes(at: [IndexPath(item: 3, section: 1)])
        fixture.screen.frame()
        let measured = fixture.measured.count
        fixture.scroll(to: CGPoint(x: 0, y: view.contentSize.height - view.bounds.height))
        #expect(fixture.measured.count == measured + 1)
        let before = fixture.frame(199, in: 1)?.minX
        for _ in 0..<10 { fixture.scroll(to: CGPoint(x: 0, y: view.contentOffset.y - 400)) }
        #expect(fixture.frame(199, in: 1)?.minX == before)
        #expect(fixture.measured.count == measured + 1)
    }
}
