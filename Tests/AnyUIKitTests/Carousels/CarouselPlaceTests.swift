import SizingKit
import Testing
import UIKit

/// What is looked at in a carousel stays in place.
@MainActor
@Suite(.oneAtATime) struct CarouselPlaceTests {

    private func fixture(at offset: CGFloat = 1_070) async -> CarouselFixture {
        let fixture = CarouselFixture(count: 30)
        await fixture.show()
        fixture.layout.setCarouselOffset(offset, inSection: 1, animated: false)
        await fixture.stage.frames(3)
        return fixture
    }

    /// The tenth card is the first whole one at an offset of 1,070: it starts 30 points after the inset.
    private static let place = CGRect(x: 50, y: 105, width: 100, height: 95)

    // MARK: Set by the app

    @Test(arguments: [false, true])
    func anOffsetIsSetAtOnceOrInAnAnimation(isRightToLeft: Bool) async {
        let fixture = CarouselFixture(isRightToLeft: isRightToLeft)
        await fixture.show()
        fixture.layout.setCarouselOffset(550, inSection: 1, animated: true)
        await fixture.stage.frames(3)
        #expect(fixture.offset ?? 0 > 0 && fixture.offset ?? 550 < 550)
        await fixture.stage.runUntilRest()
        #expect(fixture.offset == 550)
        #expect(fixture.card(105)?.minX == (isRightToLeft ? 280 : 20))
        #expect(fixture.events.last == .didEndScrollingAnimation)
        fixture.layout.setCarouselOffset(-100, inSection: 1, animated: false)
        await fixture.stage.frame()
        #expect(fixture.offset == 0)
        #expect(fixture.card(100)?.minX == (isRightToLeft ? 280 : 20))
    }

    @Test func aPositionIsSavedAndRestoredInAnotherLayout() async throws {
        let fixture = await fixture()
        let position = try #require(fixture.layout.carouselPosition(inSection: 1, withKeysOf: Int.self))
        #expect(position == SizingPosition(key: 110, distance: 30))
        let next = CarouselFixture(count: 30)
        next.keys[1].insert(contentsOf: [600, 601, 602], at: 0)
        next.layout.restoreCarousel(position, at: IndexPath(item: 13, section: 1))
        await next.show()
        #expect(next.card(110) == Self.place)
        next.layout.restoreCarousel(SizingPosition(key: 600), at: IndexPath(item: 0, section: 1))
        await next.stage.frame()
        #expect(next.offset == 0)
    }
}
