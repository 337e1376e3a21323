import HeadlessTools
import Testing
import UIKit

@MainActor
@Suite struct LayerAnimationTests {
    private final class Listener: NSObject, CAAnimationDelegate {
        var told: [String] = []

        func animationDidStart(_ anim: CAAnimation) { told.append("start") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append("stop \(flag)") }
    }

    @MainActor
    private final class Stage {
        let screen = HeadlessScreen()
        let layer = CALayer()
        let listener = Listener()

        func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.toValue = 1
            animation.duration = 1
            animation.delegate = listener
            change(animation)
            return animation
        }

        var shown: Float { layer.presentation()?.opacity ?? -1 }
    }

    @Test func anAnimationIsShownAndTheLayerKeepsItsValue() {
        let stage = Stage()
        stage.layer.opacity = 0.3
        stage.layer.add(stage.fade(), forKey: "fade")
        stage.screen.frames(30)
        #expect(abs(stage.shown - 0.5) < 0.001)
        #expect(stage.layer.opacity == 0.3)
        #expect(stage.layer.animationKeys() == ["fade"])
        #expect(stage.listener.told == ["start"])
        stage.screen.frames(30)
        #expect(stage.shown == 0.3)
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.listener.told == ["start", "stop true"])
    }

    @Test func removingAnAnimationEndsItUnfinished() {
        let stage = Stage()
        stage.layer.add(stage.fade(), forKey: "fade")
        stage.screen.frames(10)
        stage.layer.add(stage.fade(), forKey: "fade")
        #expect(stage.listener.told == ["start", "stop false", "start"])
        stage.layer.removeAllAnimations()
        #expect(stage.listener.told.last == "stop false")
        #expect(stage.layer.animation(forKey: "fade") == nil)
    }

    @Test func anAnimationThatIsKeptShowsItsEnd() {
        let stage = Stage()
        stage.layer.opacity = 0
        stage.layer.add(
            stage.fade {
                $0.fillMode = .forwards
                $0.isRemovedOnCompletion = false
            },
            forKey: nil
        )
        stage.screen.frames(61)
        #expect(stage.shown == 1)
        #expect(stage.listener.told == ["start", "stop true"])
        stage.screen.frames(30)
        #expect(stage.shown == 1)
        #expect(stage.listener.told.count == 2)
    }

    @Test func anAnimationGoesBackAndRepeats() {
        let stage = Stage()
        stage.layer.add(
            stage.fade {
                $0.duration = 0.5
                $0.autoreverses = true
                $0.repeatCount = 2
            },
            forKey: "pulse"
        )
        let seen = (0..<8).map { _ in
            stage.screen.frames(15)
            return (stage.shown * 100).rounded() / 100
        }
        #expect(seen == [0.5, 1, 0.5, 0, 0.5, 1, 0.5, 1])
        #expect(stage.listener.told == ["start", "stop true"])
    }

    @Test func aCurveGainsSpeed() {
        let stage = Stage()
        stage.layer.add(stage.fade { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }, forKey: nil)
        stage.screen.frames(30)
        #expect(stage.shown > 0.25 && stage.shown < 0.4)
        let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        var point: [Float] = [0, 0]
        curve.getControlPoint(at: 2, values: &point)
        #expect(point == [0.3, 0.4])
    }

    @Test func partsOfATransformAreAnimated() {
        let stage = Stage()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = CGFloat.pi
        turn.duration = 1
        stage.layer.add(turn, forKey: "turn")
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.toValue = 3
        grow.duration = 1
        stage.layer.add(grow, forKey: "grow")
        stage.screen.frames(30)
        let shown = stage.layer.presentation()?.affineTransform() ?? .identity
        #expect(abs(shown.b - 2) < 0.001 && abs(shown.a) < 0.001)
    }

    @Test func keyframesAreReachedAtTheirTimes() {
        let stage = Stage()
        let path = CAKeyframeAnimation(keyPath: "position.x")
        path.values = [0, 100, 0]
        path.keyTimes = [0, 0.75, 1]
        path.duration = 1
        stage.layer.add(path, forKey: nil)
        stage.screen.frames(45)
        #expect(abs((stage.layer.presentation()?.position.x ?? 0) - 100) < 0.001)
        path.calculationMode = .discrete
        stage.layer.removeAllAnimations()
        stage.layer.add(path, forKey: nil)
        stage.screen.frames(30)
        #expect(stage.layer.presentation()?.position.x == 0)
    }

    @Test func aTransactionEndsWithItsAnimations() {
        let stage = Stage()
        var completed = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { completed += 1 }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        stage.layer.add(animation, forKey: nil)
        CATransaction.commit()
        stage.screen.frames(29)
        #expect(completed == 0)
        stage.screen.frames(2)
        #expect(completed == 1)

        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        CATransaction.commit()
        #expect(completed == 2)
    }

    @Test func thePictureShowsTheAnimation() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.screen.show(view)
        stage.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.layer.backgroundColor = UIColor.black.cgColor
        view.layer.addSublayer(stage.layer)
        let move = CABasicAnimation(keyPath: "position")
        move.toValue = CGPoint(x: 45, y: 5)
        move.duration = 1
        stage.layer.add(move, forKey: nil)
        stage.screen.frames(30)
        #expect(drawnLines(view).last?.hasPrefix(##"<rect x="20" "##) == true)
    }

    @Test func aDisplayLinkIsCalledInEachFrame() {
        let stage = Stage()
        var times: [TimeInterval] = []
        let link = CADisplayLink { times.append($0.timestamp) }
        stage.screen.frame()
        #expect(times.isEmpty)
        link.add(to: .main, forMode: .common)
        stage.screen.frames(3)
        #expect(times.count == 3)
        #expect(abs(times[2] - times[1] - 1.0 / 60) < 1e-9)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        link.isPaused = true
        stage.screen.frame()
        #expect(times.count == 3)
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        stage.screen.frames(4)
        #expect(times.count == 5)
        link.invalidate()
        stage.screen.frames(2)
        #expect(times.count == 5)
    }

    @Test func anUpdateLinkIsCalledWhileItsViewIsSeen() {
        let stage = Stage()
        let view = UIView()
        var updates = 0
        let link = UIUpdateLink(view: view) { _, info in
            #expect(info.estimatedPresentationTime > info.modelTime)
            updates += 1
        }
        link.isEnabled = true
        stage.screen.frame()
        #expect(updates == 0)
        stage.screen.show(view)
        stage.screen.frames(2)
        #expect(updates == 2)
        link.isEnabled = false
        stage.screen.frame()
        #expect(updates == 2)
    }

    @Test(arguments: [[], .commitsInSource, [.commitsInSource, .sleepsBeforeCommits]] as [Hostility])
    func anUpdateLinkIsCalledAroundTheCommit(_ hostility: Hostility) {
        final class View: UIView {
            var didLayOut: (() -> Void)?
            override func layoutSubviews() { didLayOut?() }
        }
        let screen = HeadlessScreen(hostility: hostility)
        let view = View()
        screen.show(view)
        screen.frame()
        var calls: [String] = []
        let link = UIUpdateLink(view: view)
        let phases: [(String, UIUpdateActionPhase)] = [
            ("complete", .afterUpdateComplete), ("committed", .afterCATransactionCommit),
            ("commits", .beforeCATransactionCommit), ("linked", .afterCADisplayLinkDispatch),
            ("handled", .afterEventDispatch), ("scheduled", .afterUpdateScheduled),
            ("low", .afterLowLatencyCATransactionCommit),
        ]
        for (name, phase) in phases {
            link.addAction(to: phase) { link, info in
                #expect(link.currentUpdateInfo() === info)
                calls.append(name)
            }
        }
        link.addAction { _, _ in calls.append("links") }
        link.isEnabled = true
        view.didLayOut = { calls.append("layout") }
        view.setNeedsLayout()
        screen.frame()
        #expect(
            calls == ["scheduled", "handled", "links", "linked", "commits", "layout", "committed", "complete"]
        )
        #expect(link.currentUpdateInfo() == nil)
    }
}
