import HeadlessTools
import Testing
import UIKit

/// Two fingers on a trackpad.
@MainActor
@Suite struct TrackpadTests {
    /// A pan that records what it is told.
    private final class Pan: UIPanGestureRecognizer {
        var touches = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            self.touches += 1
        }
    }

    private func screen(_ hostility: Hostility = []) -> (HeadlessScreen, Pan) {
        let screen = HeadlessScreen(size: CGSize(width: 400, height: 400), hostility: hostility)
        let pan = Pan()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view.addGestureRecognizer(pan)
        screen.show(view)
        return (screen, pan)
    }

    @Test func aPanFollowsThemOnlyIfItAllowsScrolls() {
        let (screen, pan) = screen()
        var states: [UIGestureRecognizer.State] = []
        screen.whenRecognized(pan) { states.append($0.state) }
        screen.scrollByTrackpad(at: CGPoint(x: 200, y: 200), by: CGPoint(x: 60, y: 0), frames: 3)
        #expect(states == [])
        pan.allowedScrollTypesMask = .continuous
        screen.scrollByTrackpad(at: CGPoint(x: 200, y: 200), by: CGPoint(x: 60, y: 0), frames: 3)
        #expect(states == [.began, .changed, .changed, .ended])
        #expect(pan.touches == 0)
    }

    @Test(arguments: [Hostility(), .scrollsMoveLocations])
    func theTranslationIsThatOfTheFingersAndThereAreNoTouches(_ hostility: Hostility) {
        let (screen, pan) = screen(hostility)
        pan.allowedScrollTypesMask = .all
        screen.beginTrackpadScroll(at: CGPoint(x: 200, y: 200))
        for _ in 0..<3 { screen.moveTrackpadScroll(by: CGPoint(x: 20, y: -10)) }
        #expect(pan.state == .changed)
        #expect(pan.numberOfTouches == 0)
        // Without the movement by which it was recognized.
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: -20))
        #expect(pan.velocity(in: nil).x > 0)
        let location = hostility == .scrollsMoveLocations ? CGPoint(x: 260, y: 170) : CGPoint(x: 200, y: 200)
        #expect(pan.location(in: nil) == location)
        screen.endTrackpadScroll()
        #expect(pan.state == .possible)
    }

    @Test func scrollViewsFollowThem() {
        let screen = HeadlessScreen(size: CGSize(width: 400, height: 400))
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 400, height: 2_000)
        screen.show(scrollView)
        screen.scrollByTrackpad(at: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: -100), frames: 5)
        screen.runUntilRest()
        #expect(scrollView.contentOffset.y > 60)
    }
}
