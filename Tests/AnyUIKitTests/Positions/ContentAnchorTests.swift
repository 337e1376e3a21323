import SizingKit
import Testing
import UIKit

/// Lists that hold their last elements, as chats do. True heights are 90 points, the estimate is 40.
@MainActor
@Suite(.oneAtATime) struct ContentAnchorTests {
    private func chat(_ count: Int) async -> SectionsFixture {
        let layout = SizingListLayout.bare()
        layout.contentAnchor = .end
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [count], layout: layout)
        fixture.size = { _, _ in CGSize(width: 0, height: 90) }
        await fixture.show()
        return fixture
    }

    private func distanceToEnd(_ fixture: SectionsFixture) -> CGFloat {
        let view = fixture.collectionView
        let last = fixture.counts[0] - 1
        return (fixture.frame(last, in: 0)?.maxY ?? 0) - view.bounds.maxY
    }

    @Test func theEndIsShownFirstAndStaysThereAtRest() async {
        let fixture = await chat(1_000)
        #expect(distanceToEnd(fixture) == 0)
        let shown = Set(fixture.collectionView.indexPathsForVisibleItems.map(\.item))
        #expect(shown == Set(990...999))
        await fixture.stage.runUntilRest()
        #expect(distanceToEnd(fixture) == 0)
        let view = fixture.collectionView
        #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
        #expect(fixture.frame(0, in: 0)?.minY == 0)
    }

    @Test func aReaderAtTheEndStaysThereWhenMessagesCome() async {
        let fixture = await chat(50)
        await fixture.stage.runUntilRest()
        for _ in 0..<5 {
            fixture.counts[0] += 1
            let indexPath = IndexPath(item: fixture.counts[0] - 1, section: 0)
            fixture.collectionView.batch { fixture.collectionView.insertItems(at: [indexPath]) }
            await fixture.stage.frame()
            #expect(distanceToEnd(fixture) == 0)
        }
        await fixture.stage.runUntilRest()
        #expect(distanceToEnd(fixture) == 0)
    }

    @Test func aReaderOfHistoryIsLeftInPeace() async throws {
        let fixture = await chat(50)
        await fixture.stage.runUntilRest()
        await fixture.scroll(to: CGPoint(x: 0, y: 1_000))
        await fixture.stage.runUntilRest()
        let cell = try #require(fixture.collectionView.visibleCells.first)
        let place = cell.frame.minY - fixture.collectionView.contentOffset.y
        fixture.counts[0] += 2
        fixture.collectionView.batch {
            fixture.collectionView.insertItems(at: [
                IndexPath(item: 0, section: 0), IndexPath(item: fixture.counts[0] - 1, section: 0),
            ])
        }
        await fixture.stage.runUntilRest()
        #expect(cell.frame.minY - fixture.collectionView.contentOffset.y == place)
    }

    @Test func contentShorterThanTheViewLiesAtItsStart() async {
        let fixture = await chat(3)
        await fixture.stage.runUntilRest()
        #expect(fixture.frame(0, in: 0)?.minY == 0)
        #expect(fixture.collectionView.contentOffset.y == 0)
    }

    @Test func turningTheDeviceKeepsTheLastMessageInView() async {
        let fixture = await chat(100)
        await fixture.stage.runUntilRest()
        fixture.stage.resize(to: CGSize(width: 844, height: 390))
        await fixture.stage.runUntilRest()
        #expect(distanceToEnd(fixture) == 0)
    }
}
