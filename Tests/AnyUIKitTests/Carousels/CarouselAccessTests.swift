import SizingKit
import Testing
import UIKit

/// How VoiceOver and the app reach what is in a carousel.
@MainActor
@Suite(.oneAtATime) struct CarouselAccessTests {
    @Test(arguments: [false, true])
    func aScrollToAnItemReachesItInItsCarousel(animated: Bool) async {
        let fixture = CarouselFixture()
        fixture.keys.insert(Array(2_000_000..<2_000_100), at: 0)
        await fixture.show()
        let target = IndexPath(item: 20, section: 2)
        fixture.collectionView.scrollToItem(
            at: target,
            at: [.centeredVertically, .centeredHorizontally],
            animated: animated
        )
        await fixture.stage.runUntilRest()
        #expect(fixture.card(120)?.midX == 200)
        #expect(fixture.card(120)?.midY == 400)
        #expect(fixture.collectionView.contentOffset.x == 0)
    }

    @Test func visibleItemsAreChangedInEachFrame() async throws {
        let section = SizingSection.carousel(itemWidth: .fixed(100), spacing: 10).visibleItems {
            items,
            offset,
            environment in
            for item in items {
                let distance = abs(item.center.x - environment.effectiveContentSize.width / 2)
                item.alpha = 1 - distance / 1_000
                item.zIndex = Int(offset)
            }
        }
        let fixture = CarouselFixture(section)
        await fixture.show()
        func alpha(_ item: Int) -> CGFloat? {
            fixture.collectionView.cellForItem(at: IndexPath(item: item, section: 1))?.alpha
        }
        // Its middle is at 70, which is 130 from that of the screen.
        #expect(try abs(#require(alpha(0)) - 0.87) < 0.001)
        fixture.layout.setCarouselOffset(50, inSection: 1, animated: false)
        await fixture.stage.frame()
        #expect(try abs(#require(alpha(0)) - 0.82) < 0.001)
        #expect(fixture.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.zIndex == 50)
        #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
    }
}
