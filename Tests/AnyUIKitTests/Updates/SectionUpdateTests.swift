import SizingKit
import Testing
import UIKit

/// What updates, jumps and new widths do to sections of several kinds, with exact frames.
@MainActor
@Suite(.oneAtATime) struct SectionUpdateTests {
    private func fixture(_ counts: [Int], _ section: @escaping (Int) -> SizingSection) -> SectionsFixture {
        let layout = SizingLayout { index, _ in section(index) }
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        return SectionsFixture(counts: counts, layout: layout)
    }

    @Test func anItemThatMovesToAnotherKindOfSectionIsMeasuredInItsRoom() async {
        let fixture = fixture([2, 2]) { $0 == 0 ? .bareList() : .grid(columns: .count(3)) }
        fixture.size = { _, proposal in CGSize(width: 0, height: proposal.width == 390 ? 40 : 120) }
        await fixture.show()
        let view = fixture.collectionView
        let measuredBefore = fixture.measured.count
        view.batch {
            fixture.counts = [1, 3]
            view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
        }
        await fixture.stage.frame()
        #expect(fixture.frame(1, in: 1) == CGRect(x: 130, y: 40, width: 130, height: 120))
        // The grid would stretch it to its row in any case.
        #expect(fixture.measured.dropFirst(measuredBefore).contains(IndexPath(item: 1, section: 1)))
        let measured = fixture.measured.count
        view.batch {
            view.moveItem(at: IndexPath(item: 0, section: 1), to: IndexPath(item: 2, section: 1))
        }
        await fixture.stage.frame()
        // In the same room it keeps its size.
        #expect(fixture.measured.count == measured)
    }

    @Test func anItemThatMovesToASectionNeverShownWaitsForItsArrangement() async {
        let fixture = fixture([20, 40]) { index in
            index == 0 ? .bareList() : .masonry(columns: .count(2))
        }
        fixture.size = { _, proposal in CGSize(width: 0, height: proposal.width == 390 ? 100 : 200) }
        await fixture.show()
        let view = fixture.collectionView
        view.batch {
            fixture.counts = [19, 41]
            view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 1))
        }
        await fixture.stage.frame()
        let everything = fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 99_999))
        #expect(everything?.contains { $0.indexPath.section == 1 } == false)
        await fixture.scroll(to: CGPoint(x: 0, y: 1_500))
        #expect(fixture.frame(3, in: 1)?.size == CGSize(width: 195, height: 200))
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func aJumpIntoAFlowBreaksItsLinesAsAScrollFromTheTop(_ direction: UICollectionView.ScrollDirection) async {
        func size(_ item: Int) -> CGSize {
            CGSize(width: 40 + CGFloat(item * 53 % 170), height: 40 + CGFloat(item * 31 % 90))
        }
        let fixture = fixture([200]) { _ in .flow(spacing: 6) }
        let known = self.fixture([200]) { _ in .flow(spacing: 6) }
        for fixture in [fixture, known] {
            fixture.layout.scrollDirection = direction
            fixture.size = { indexPath, _ in size(indexPath.item) }
        }
        let (width, height): (CGFloat, CGFloat) = direction == .vertical ? (390, 50_000) : (50_000, 844)
        known.stage.resize(to: CGSize(width: width, height: height))
        await known.show()
        await fixture.show()
        fixture.layout.scrollExactly(
            toItemAt: IndexPath(item: 120, section: 0),
            at: [.top, .left],
            animated: false
        )
        await fixture.stage.runUntilRest()
        #expect(fixture.collectionView.indexPathsForVisibleItems.contains(IndexPath(item: 120, section: 0)))
        for item in 0..<140 { #expect(fixture.frame(item, in: 0) == known.frame(item, in: 0)) }
    }
}
