import HeadlessTools
import Testing
import UIKit

/// Views that draw with layers, written as for an app.
@MainActor
@Suite struct LayerTests {
    @Test func aGaugeFillsInItsTime() {
        let screen = HeadlessScreen()
        let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(gauge)
        screen.frame()
        var completed = false
        gauge.set(0.8, animated: true) { completed = true }
        screen.frames(15)
        #expect(abs(gauge.shownValue - 0.4) < 0.001)
        #expect(!completed)
        screen.frames(15)
        #expect(gauge.shownValue == 0.8)
        #expect(completed)
        let picture = SVGPicture(of: gauge).text
        #expect(picture.contains("<linearGradient"))
        #expect(picture.contains(##"stroke-dasharray="0.8 2""##))
    }

    @Test func aSheetIsDraggedByAnAnimator() {
        let screen = HeadlessScreen()
        let sheet = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 400))
        screen.window.addSubview(sheet)
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) {
            sheet.frame.origin.y = 400
        }
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        #expect(sheet.layer.presentation()?.frame.minY == 600)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        screen.frames(60)
        #expect(sheet.frame.minY == 800)
    }
}
