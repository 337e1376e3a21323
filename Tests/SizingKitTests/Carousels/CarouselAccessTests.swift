import HeadlessTools
import SizingKit
import Testing
import UIKit

/// How VoiceOver and the app reach what is in a carousel.
@MainActor
@Suite struct CarouselAccessTests {
    @Test(arguments: [false, true])
    func voiceOverScrollsTheCarouselThatItsFocusIsIn(isRightToLeft: Bool) {
        let fixture = CarouselFixture(isRightToLeft: isRightToLeft)
        fixture.show()
        let path = IndexPath(item: 1, section: 1)
        fixture.screen.accessibilityFocus = fixture.collectionView.cellForItem(at: path)?.contentView
        let (on, back) =
            isRightToLeft
            ? (UIAccessibilityScrollDirection.right, UIAccessibilityScrollDirection.left) : (.left, .right)
        #expect(fixture.screen.scrollByVoiceOver(back) == nil)
        #expect(fixture.screen.scrollByVoiceOver(on) === fixture.collectionView)
        fixture.screen.runUntilRest()
        #expect(fixture.offset == 360)
        fixture.screen.accessibilityFocus =
            fixture.collectionView.cellForItem(at: IndexPath(item: 4, section: 1))?.contentView
        fixture.screen.scrollByVoiceOver(back)
        fixture.screen.runUntilRest()
        #expect(fixture.offset == 0)
        #expect(fixture.screen.scrollByVoiceOver(.down) == nil)
        fixture.screen.accessibilityFocus = nil
    }

    @Test(arguments: [false, true])
    func aScrollToAnItemReachesItInItsCarousel(animated: Bool) {
        let fixture = CarouselFixture()
        fixture.keys.insert(Array(2_000_000..<2_000_100), at: 0)
        fixture.show()
        let target = IndexPath(item: 20, section: 2)
        fixture.collectionView.scrollToItem(
            at: target,
            at: [.centeredVertically, .centeredHorizontally],
            animated: animated
        )
        fixture.screen.runUntilRest()
        #expect(fixture.card(120)?.midX == 200)
        #expect(fixture.card(120)?.midY == 400)
        #expect(fixture.collectionView.contentOffset.x == 0)
    }

    @Test func visibleItemsAreChangedInEachFrame() throws {
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
        fixture.show()
        func alpha(_ item: Int) -> CGFloat? {
            fixture.collectionView.cellForItem(at: IndexPath(item: item, section: 1))?.alpha
        }
        // Its middle is at 70, which is 130 from that of the screen.
        #expect(try abs(#require(alpha(0)) - 0.87) < 0.001)
        fixture.layout.setCarouselOffset(50, inSection: 1, animated: false)
        fixture.screen.frame()
        #expect(try abs(#require(alpha(0)) - 0.82) < 0.001)
        #expect(fixture.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.zIndex == 50)
        #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
    }

    @Test func anItemIsCarriedToAnotherPlaceInItsCarousel() {
        let fixture = CarouselFixture()
        fixture.show()
        fixture.layout.setCarouselOffset(110, inSection: 1, animated: false)
        fixture.screen.frame()
        #expect(fixture.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 1)))
        fixture.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 295, y: 150))
        fixture.collectionView.layoutIfNeeded()
        fixture.collectionView.endInteractiveMovement()
        fixture.screen.runUntilRest()
        #expect(fixture.keys[1].prefix(5) == [100, 102, 103, 101, 104])
        #expect(fixture.card(101)?.minX == 240)
        #expect(fixture.offset == 110)
    }
}
