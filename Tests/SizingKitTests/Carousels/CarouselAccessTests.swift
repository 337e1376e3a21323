import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// How VoiceOver and the app reach what is in a carousel.
@MainActor
@Suite struct CarouselAccessTests {
    @Test(.byTurns(), arguments: [false, true])
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
