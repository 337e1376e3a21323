import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// From right to left a carousel begins at the right, and the swipe that goes back leads to the left.
@MainActor
@Suite struct CarouselBackSwipeTests {
    private func pan(_ fixture: CarouselFixture, from start: CGPoint, by distance: CGFloat) {
        fixture.screen.pan(from: start, to: CGPoint(x: start.x + distance, y: start.y), frames: 10)
        fixture.screen.runUntilRest()
    }

    @Test(arguments: [[], .outerRecognizersFirst, .beginningsAskedLate] as [Hostility])
    func fromRightToLeft(_ mode: Hostility) {
        let navigation = UINavigationController()
        navigation.view.semanticContentAttribute = .forceRightToLeft
        let fixture = CarouselFixture(isRightToLeft: true, hostility: mode.union(.popsFromContent))
        fixture.show(in: navigation)
        // On into the carousel, to the right.
        pan(fixture, from: CGPoint(x: 100, y: 150), by: 60)
        #expect(fixture.offset ?? 0 > 20)
        #expect(navigation.viewControllers.count == 2)
        fixture.layout.setCarouselOffset(0, inSection: 1, animated: false)
        fixture.screen.frame()
        // The other way it would only bounce.
        pan(fixture, from: CGPoint(x: 300, y: 150), by: -90)
        #expect(fixture.offset == 0)
        #expect(navigation.viewControllers.count == 1)
    }
}
