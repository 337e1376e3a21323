import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct PropertyAnimatorTests {
    @MainActor
    private final class Stage {
        let screen = HeadlessScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init() {
            screen.show(view)
            view.addSubview(box)
        }

        func animator() -> UIViewPropertyAnimator {
            let box = box
            return UIViewPropertyAnimator(duration: 1, curve: .linear) {
                box.frame.origin.x = 90
                box.alpha = 0
            }
        }

        var shownX: CGFloat { box.layer.presentation()?.frame.minX ?? -1 }
    }

    @Test func theViewSaysItsEndAndTheLayerTheWay() {
        let stage = Stage()
        let animator = stage.animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(stage.box.frame.minX == 90)
        stage.screen.frames(30)
        #expect(abs(animator.fractionComplete - 0.5) < 0.001)
        #expect(abs(stage.shownX - 45) < 0.1)
        #expect(ends.isEmpty)
        stage.screen.frames(30)
        #expect(ends == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(stage.shownX == 90)
    }

    @Test func thePictureShowsTheWay() {
        let stage = Stage()
        stage.box.backgroundColor = .black
        stage.animator().startAnimation()
        stage.screen.frames(30)
        #expect(drawnLines(stage.view).contains { $0.hasPrefix(##"<rect x="45" "##) })
        #expect(drawnLines(stage.view).contains(##"<g opacity=".5">"##))
    }

    @Test func aPausedAnimatorIsMovedByItsFraction() {
        let stage = Stage()
        let animator = stage.animator()
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning)
        stage.screen.frames(10)
        #expect(animator.fractionComplete == 0.25)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.screen.frames(45)
        #expect(animator.state == .inactive)
        #expect(stage.box.alpha == 0)
    }

    @Test func aReversedAnimatorEndsAtItsStart() {
        let stage = Stage()
        let animator = stage.animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.screen.frames(15)
        animator.isReversed = true
        stage.screen.frames(15)
        #expect(ends == [.start])
        #expect(stage.box.frame.minX == 0)
        #expect(stage.box.alpha == 1)
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 0), (.current, 45), (.end, 90)])
    func aStoppedAnimatorIsFinishedWhereItIsTold(_ position: UIViewAnimatingPosition, _ x: CGFloat) {
        let stage = Stage()
        let animator = stage.animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.screen.frames(30)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(abs(stage.box.frame.minX - 45) < 0.1)
        animator.finishAnimation(at: position)
        #expect(ends == [position])
        #expect(abs(stage.box.frame.minX - x) < 0.1)
        #expect(animator.state == .inactive)
    }

    @Test func anAnimatorThatIsStoppedForGoodTellsNobody() {
        let stage = Stage()
        let animator = stage.animator()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        stage.screen.frames(30)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(stage.box.frame.minX - 45) < 0.1)
        stage.screen.frames(60)
        #expect(ends == 0)
    }

    @Test func aDelayComesFirst() {
        let stage = Stage()
        let animator = stage.animator()
        animator.startAnimation(afterDelay: 0.5)
        stage.screen.frames(30)
        #expect(animator.fractionComplete == 0)
        stage.screen.frames(30)
        #expect(abs(animator.fractionComplete - 0.5) < 0.001)
    }

    @Test func springsHaveTheirOwnDuration() {
        let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
        #expect(animator.duration < 1)
        #expect(UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5).duration == 2)
    }

    @Test func finishingWhatRunsIsAnError() {
        let stage = Stage()
        let animator = stage.animator()
        animator.startAnimation()
        let raised = catchingUIKitExceptions { animator.finishAnimation(at: .end) }
        #expect(
            raised.map(\.reason) == ["finishAnimationAtPosition: should only be called on a stopped animator!"]
        )
    }
}
