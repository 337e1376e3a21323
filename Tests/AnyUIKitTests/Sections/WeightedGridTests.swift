import SizingKit
import Testing
import UIKit

@MainActor
@Suite(.oneAtATime) struct WeightedGridTests {
    /// Each item needs an area: 100 points of height in the column of 260 points, 200 in that of 130.
    private func fixture() async -> SectionsFixture {
        let grid = SizingSection.grid(columns: .weighted([2, 1]), rowAlignment: .start)
        let fixture = SectionsFixture(counts: [20], layout: SizingLayout(grid))
        fixture.size = { _, proposal in CGSize(width: 0, height: 26_000 / (proposal.width ?? 1)) }
        await fixture.show()
        return fixture
    }

    @Test func anItemThatComesToAnotherColumnIsMeasuredAtItsWidth() async {
        let fixture = await fixture()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 260, height: 100))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 260, y: 0, width: 130, height: 200))
        fixture.counts = [21]
        fixture.collectionView.batch {
            fixture.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        await fixture.stage.frame()
        #expect(fixture.frame(1, in: 0) == CGRect(x: 260, y: 0, width: 130, height: 200))
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 200, width: 260, height: 100))
        fixture.counts = [18]
        fixture.collectionView.batch {
            fixture.collectionView.deleteItems(at: (1...3).map { IndexPath(item: $0, section: 0) })
        }
        await fixture.stage.frame()
        #expect(fixture.frame(1, in: 0) == CGRect(x: 260, y: 0, width: 130, height: 200))
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 200, width: 260, height: 100))
    }
}
