import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Carousels beside other gestures: swipes on rows, and those that go back to the previous screen.
@MainActor
@Suite struct CarouselGestureTests {
    /// What UIKit's recognizers may do.
    nonisolated private static let modes: [Hostility] = [
        [], .outerRecognizersFirst, .beginningsAskedLate, [.outerRecognizersFirst, .beginningsAskedLate],
    ]

    private func pan(_ fixture: CarouselFixture, from start: CGPoint, by distance: CGFloat) {
        fixture.screen.pan(from: start, to: CGPoint(x: start.x + distance, y: start.y), frames: 6)
        fixture.screen.runUntilRest()
        fixture.screen.frames(60)
    }

    /// How far a row is moved to the side.
    private func movement(ofRow key: Int, in fixture: CarouselFixture) -> CGFloat? { fixture.card(key)?.minX }

    @Test(.byTurns(), arguments: byTurns(modes, every: 3))
    func rowsAreSwipedBesideACarouselAndCardsAreNot(_ mode: Hostility) {
        let fixture = CarouselFixture(hostility: mode)
        fixture.list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            ])
        }
        fixture.show()
        pan(fixture, from: CGPoint(x: 300, y: 230), by: -90)
        #expect(movement(ofRow: 1_000_000, in: fixture) ?? 0 < -60)
        #expect(fixture.offset == 0)
        // A touch in the carousel closes the row. The next one scrolls the carousel.
        fixture.screen.tap(CGPoint(x: 200, y: 150))
        fixture.screen.frames(60)
        #expect(movement(ofRow: 1_000_000, in: fixture) == 0)
        pan(fixture, from: CGPoint(x: 300, y: 150), by: -90)
        #expect(fixture.offset ?? 0 > 50)
        #expect(fixture.cards.allSatisfy { fixture.card($0)?.width == 100 })
        #expect(movement(ofRow: 1_000_000, in: fixture) == 0)
    }

    @Test(arguments: modes)
    func theEdgeOfTheScreenPopsAlsoInACarousel(_ mode: Hostility) {
        let navigation = UINavigationController()
        let fixture = CarouselFixture(hostility: mode)
        fixture.show(in: navigation)
        fixture.layout.setCarouselOffset(1_100, inSection: 1, animated: false)
        fixture.screen.frame()
        fixture.screen.pan(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 150, y: 150), frames: 6)
        #expect(navigation.viewControllers.count == 1)
        #expect(fixture.offset == 1_100)
    }

    @Test(arguments: byTurns(modes, every: 2))
    func aSwipeInTheContentScrollsACarouselAndPopsFromItsStart(_ mode: Hostility) {
        let navigation = UINavigationController()
        let fixture = CarouselFixture(hostility: mode.union(.popsFromContent))
        fixture.show(in: navigation)
        fixture.layout.setCarouselOffset(1_100, inSection: 1, animated: false)
        fixture.screen.frame()
        pan(fixture, from: CGPoint(x: 200, y: 150), by: 90)
        #expect(navigation.viewControllers.count == 2)
        let scrolled = fixture.offset ?? 0
        #expect(scrolled < 1_050 && scrolled > 0)
        fixture.layout.setCarouselOffset(0, inSection: 1, animated: false)
        fixture.screen.frame()
        // Away from the start it goes on.
        pan(fixture, from: CGPoint(x: 300, y: 150), by: -60)
        #expect(fixture.offset ?? 0 > 20)
        #expect(navigation.viewControllers.count == 2)
        fixture.layout.setCarouselOffset(0, inSection: 1, animated: false)
        fixture.screen.frame()
        pan(fixture, from: CGPoint(x: 200, y: 150), by: 90)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(arguments: modes)
    func aSwipeBesideACarouselPops(_ mode: Hostility) {
        let navigation = UINavigationController()
        let fixture = CarouselFixture(hostility: mode.union(.popsFromContent))
        fixture.show(in: navigation)
        pan(fixture, from: CGPoint(x: 200, y: 400), by: 90)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aCarouselAtItsStartBouncesWhereNothingPops() {
        let navigation = UINavigationController()
        let fixture = CarouselFixture(hostility: .popsFromContent)
        fixture.show(in: navigation)
        navigation.setViewControllers([navigation.viewControllers[1]], animated: false)
        fixture.screen.frame()
        fixture.screen.touchDown(at: CGPoint(x: 100, y: 150))
        for step in 1...8 { fixture.screen.moveTouch(to: CGPoint(x: 100 + step * 10, y: 150)) }
        #expect(fixture.offset ?? 0 < -5)
        fixture.screen.liftTouch()
        fixture.screen.runUntilRest()
        #expect(fixture.offset == 0)
    }
}
