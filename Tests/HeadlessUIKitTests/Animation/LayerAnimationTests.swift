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

    private let screen = HeadlessScreen()
    private let layer = CALayer()
    private let listener = Listener()

    private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.delegate = listener
        change(animation)
        return animation
    }

    private var shown: Float { layer.presentation()?.opacity ?? -1 }

    @Test func anAnimationIsShownAndTheLayerKeepsItsValue() {
        layer.opacity = 0.3
        layer.add(fade(), forKey: "fade")
        screen.frames(30)
        #expect(abs(shown - 0.5) < 0.001)
        #expect(layer.opacity == 0.3)
        #expect(layer.animationKeys() == ["fade"])
        #expect(listener.told == ["start"])
        screen.frames(30)
        #expect(shown == 0.3)
        #expect(layer.animationKeys() == nil)
        #expect(listener.told == ["start", "stop true"])
    }

    @Test func removingAnAnimationEndsItUnfinished() {
        layer.add(fade(), forKey: "fade")
        screen.frames(10)
        layer.add(fade(), forKey: "fade")
        #expect(listener.told == ["start", "stop false", "start"])
        layer.removeAllAnimations()
        #expect(listener.told.last == "stop false")
        #expect(layer.animation(forKey: "fade") == nil)
    }

    @Test func anAnimationThatIsKeptShowsItsEnd() {
        layer.opacity = 0
        layer.add(
            fade {
                $0.fillMode = .forwards
                $0.isRemovedOnCompletion = false
            },
            forKey: nil
        )
        screen.frames(61)
        #expect(shown == 1)
        #expect(listener.told == ["start", "stop true"])
        screen.frames(30)
        #expect(shown == 1)
        #expect(listener.told.count == 2)
    }

    @Test func anAnimationGoesBackAndRepeats() {
        layer.add(
            fade {
                $0.duration = 0.5
                $0.autoreverses = true
                $0.repeatCount = 2
            },
            forKey: "pulse"
        )
        let seen = (0..<8).map { _ in
            screen.frames(15)
            return (shown * 100).rounded() / 100
        }
        #expect(seen == [0.5, 1, 0.5, 0, 0.5, 1, 0.5, 1])
        #expect(listener.told == ["start", "stop true"])
    }

    @Test func aCurveGainsSpeed() {
        layer.add(fade { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }, forKey: nil)
        screen.frames(30)
        #expect(shown > 0.25 && shown < 0.4)
        let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        var point: [Float] = [0, 0]
        curve.getControlPoint(at: 2, values: &point)
        #expect(point == [0.3, 0.4])
    }

    @Test func partsOfATransformAreAnimated() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = CGFloat.pi
        turn.duration = 1
        layer.add(turn, forKey: "turn")
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.toValue = 3
        grow.duration = 1
        layer.add(grow, forKey: "grow")
        screen.frames(30)
        let shown = layer.presentation()?.affineTransform() ?? .identity
        #expect(abs(shown.b - 2) < 0.001 && abs(shown.a) < 0.001)
    }

    @Test func keyframesAreReachedAtTheirTimes() {
        let path = CAKeyframeAnimation(keyPath: "position.x")
        path.values = [0, 100, 0]
        path.keyTimes = [0, 0.75, 1]
        path.duration = 1
        layer.add(path, forKey: nil)
        screen.frames(45)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 100) < 0.001)
        path.calculationMode = .discrete
        layer.removeAllAnimations()
        layer.add(path, forKey: nil)
        screen.frames(30)
        #expect(layer.presentation()?.position.x == 0)
    }

    @Test func aTransactionEndsWithItsAnimations() {
        var completed = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { completed += 1 }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        layer.add(animation, forKey: nil)
        CATransaction.commit()
        screen.frames(29)
        #expect(completed == 0)
        screen.frames(2)
        #expect(completed == 1)

        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        CATransaction.commit()
        #expect(completed == 2)
    }

    @Test func thePictureShowsTheAnimation() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(view)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = UIColor.black.cgColor
        view.layer.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position")
        move.toValue = CGPoint(x: 45, y: 5)
        move.duration = 1
        layer.add(move, forKey: nil)
        screen.frames(30)
        #expect(drawnLines(view).last?.hasPrefix(##"<rect x="20" y="0""##) == true)
    }

    @Test func aDisplayLinkIsCalledInEachFrame() {
        var times: [TimeInterval] = []
        let link = CADisplayLink { times.append($0.timestamp) }
        screen.frame()
        #expect(times.isEmpty)
        link.add(to: .main, forMode: .common)
        screen.frames(3)
        #expect(times.count == 3)
        #expect(abs(times[2] - times[1] - 1.0 / 60) < 1e-9)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        link.isPaused = true
        screen.frame()
        #expect(times.count == 3)
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        screen.frames(4)
        #expect(times.count == 5)
        link.invalidate()
        screen.frames(2)
        #expect(times.count == 5)
    }

    @Test func anUpdateLinkIsCalledWhileItsViewIsSeen() {
        let view = UIView()
        var updates = 0
        let link = UIUpdateLink(view: view) { _, info in
            #expect(info.estimatedPresentationTime > info.modelTime)
            updates += 1
        }
        link.isEnabled = true
        screen.frame()
        #expect(updates == 0)
        screen.show(view)
        screen.frames(2)
        #expect(updates == 2)
        link.isEnabled = false
        screen.frame()
        #expect(updates == 2)
    }
}
