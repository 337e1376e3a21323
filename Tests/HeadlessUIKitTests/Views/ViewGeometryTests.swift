import Testing
import UIKit

@MainActor
struct ViewGeometryTests {
    @Test func frameBoundsAndCenterAgree() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(view.center == CGPoint(x: 25, y: 45))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 85, y: 75, width: 30, height: 50))
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
        #expect(view.center == CGPoint(x: 100, y: 100))
    }

    @Test func boundsOriginDoesNotMoveTheFrame() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 50))
        view.bounds.origin = CGPoint(x: 7, y: 8)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 50))
        view.frame.size.height = 60
        #expect(view.bounds == CGRect(x: 7, y: 8, width: 30, height: 60))
    }

    @Test func aFrameIsReadAsItWasSet() {
        let view = UIView()
        let third = CGFloat(1) / 3
        for step in 0..<1000 {
            let frame = CGRect(x: 16, y: CGFloat(step) * third, width: 358, height: 20 + CGFloat(step % 7) * third)
            view.frame = frame
            #expect(view.frame == frame)
        }
    }

    @Test func negativeSizesAreTurnedRound() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: -5, height: -6))
        #expect(view.frame == CGRect(x: 5, y: 4, width: 5, height: 6))
    }

    @Test func transformedFrameIsTheBoundingBox() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -5, y: -5, width: 60, height: 100))
        #expect(view.bounds.size == CGSize(width: 30, height: 50))
        #expect(view.center == CGPoint(x: 25, y: 45))
        view.transform3D = CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: 30))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 50))
    }

    @Test func theAnchorPointIsWhatTheCenterMeans() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.frame == CGRect(x: 20, y: -20, width: 40, height: 40))
    }

    @Test func pointsAndRectanglesAreConverted() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let second = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        root.addSubview(first)
        root.addSubview(second)
        first.addSubview(inner)
        first.bounds.origin.y = 50
        #expect(inner.convert(CGPoint(x: 3, y: 3), to: first) == CGPoint(x: 4, y: 5))
        #expect(inner.convert(CGPoint(x: 3, y: 3), to: root) == CGPoint(x: 14, y: -25))
        #expect(inner.convert(CGPoint(x: 3, y: 3), to: second) == CGPoint(x: -186, y: -325))
        #expect(second.convert(CGPoint(x: -186, y: -325), from: second) == CGPoint(x: -186, y: -325))
        #expect(inner.convert(CGPoint(x: -186, y: -325), from: second) == CGPoint(x: 3, y: 3))
        #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 11, y: -28, width: 10, height: 10))
        first.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: -38, y: -126, width: 20, height: 20))
        #expect(root.convert(CGPoint(x: -38, y: -126), to: inner) == .zero)
    }

    @Test func hitTestFindsTheFrontmostThatCanBeTouched() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 30, y: 30)
        #expect(root.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        back.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
    }

    @Test func sizeToFitKeepsTheOrigin() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 11) }
        }
        let view = Fixed(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 11))
        #expect(UIView(frame: view.frame).sizeThatFits(.zero) == CGSize(width: 33, height: 11))
    }

    @Test func withoutConstraintsOnlyRequiredAndIntrinsicSizesCount() {
        final class Intrinsic: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 17) }
        }
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        plain.addSubview(Intrinsic(frame: plain.bounds))
        let target = CGSize(width: 320, height: 480)
        #expect(plain.systemLayoutSizeFitting(target) == .zero)
        #expect(
            plain.systemLayoutSizeFitting(
                target,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ) == CGSize(width: 320, height: 0)
        )
        #expect(
            Intrinsic().systemLayoutSizeFitting(
                target,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .defaultHigh
            ) == CGSize(width: 320, height: 17)
        )
    }
}
