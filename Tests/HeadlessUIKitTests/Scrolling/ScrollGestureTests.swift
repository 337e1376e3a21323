import Testing

@testable import UIKit

/// Writes down what a scroll view tells its delegate.
@MainActor
private final class Recorder: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var scrolls = 0
    var velocity: CGPoint?
    var proposed: CGPoint?
    var target: CGPoint?
    var onScroll: (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
        onScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        events.append("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        events.append("willEndDragging")
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        events.append("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        events.append("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        events.append("didEndScrollingAnimation")
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        events.append("didScrollToTop")
    }
}

/// 100 points wide, 500 high, with 10,000 points of content.
@MainActor
private func makeScrollView(_ recorder: Recorder) -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    scrollView.contentSize = CGSize(width: 100, height: 10_000)
    scrollView.delegate = recorder
    return scrollView
}

/// What is seen of a pull of 100 points beyond the top: (1 - 1 / (100 × 0.55 / 500 + 1)) × 500 = 49.549..., to thirds
/// of a point.
private let pulledByHundred = -CGFloat(149) / 3

extension UIScrollView {
    fileprivate func drag(by distance: CGFloat) {
        beginTracking(at: CGPoint(x: 50, y: 250))
        drag(to: CGPoint(x: 50, y: 250 - distance))
    }

    /// Sixty frames a second until nothing moves; answers how many.
    @discardableResult
    fileprivate func run(frames: Int = 2000) -> Int {
        for frame in 0..<frames {
            guard isMoving else { return frame }
            advance(by: 1.0 / 60)
        }
        return frames
    }
}

@MainActor
struct ScrollGestureTests {
    private let recorder = Recorder()

    @Test func dragFollowsTheFingerAndTellsTheDelegate() {
        let scrollView = makeScrollView(recorder)
        scrollView.contentOffset.y = 1000
        scrollView.beginTracking(at: CGPoint(x: 50, y: 250))
        #expect(scrollView.isTracking)
        #expect(!scrollView.isDragging)
        #expect(recorder.events == [])
        scrollView.drag(to: CGPoint(x: 50, y: 220))
        #expect(scrollView.isDragging)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1030))
        scrollView.drag(to: CGPoint(x: 10, y: 200))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1050))
        scrollView.endDragging(velocity: .zero)
        #expect(recorder.events == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
        #expect(!scrollView.isTracking)
        #expect(!scrollView.isDragging)
        #expect(!scrollView.isDecelerating)
        #expect(!scrollView.isMoving)
        #expect(scrollView.contentOffset.y == 1050)
    }

    @Test func aTapMovesNothingAndTellsNothing() {
        let scrollView = makeScrollView(recorder)
        scrollView.beginTracking(at: .zero)
        scrollView.endDragging(velocity: .zero)
        #expect(recorder.events == [])
        #expect(!scrollView.isTracking)
        #expect(!scrollView.isMoving)
    }

    @Test func flingEndsWhereItWasPromised() throws {
        let scrollView = makeScrollView(recorder)
        scrollView.contentOffset.y = 1000
        scrollView.drag(by: 10)
        scrollView.endDragging(velocity: CGPoint(x: 300, y: 2000))
        #expect(recorder.velocity == CGPoint(x: 0, y: 2))
        // 1010 - 2000 / (1000 ln 0.998) = 2008.9996..., on a screen of three pixels a point
        let promised = try #require(recorder.proposed)
        #expect(promised == CGPoint(x: 0, y: 2009))
        #expect(scrollView.isDecelerating)
        scrollView.run()
        #expect(scrollView.contentOffset == promised)
        #expect(!scrollView.isDecelerating)
        #expect(
            recorder.events == [
                "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didEndDecelerating",
            ]
        )
    }

    @Test func decelerationDoesNotDependOnTheFrameRate() {
        let offsets = [1, 4].map { steps in
            let scrollView = makeScrollView(recorder)
            scrollView.drag(by: 0)
            scrollView.endDragging(velocity: CGPoint(x: 0, y: 1000))
            for _ in 0..<(6 * steps) { scrollView.advance(by: 0.1 / Double(steps)) }
            return scrollView.contentOffset.y
        }
        // The way to the target, 499 1/3, times 1 - 0.998^600 = 0.69917 is 349.12, to thirds of a point.
        #expect(offsets == [349, 349])
    }

    @Test func delegateChoosesTheTarget() {
        let scrollView = makeScrollView(recorder)
        recorder.target = CGPoint(x: 0, y: 640)
        scrollView.drag(by: 100)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 200))
        scrollView.run()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 640))
    }

    @Test func subclassProposesTheTargetBeforeTheDelegateIsAsked() {
        final class Snapping: UIScrollView {
            package override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
                CGPoint(x: proposed.x, y: (proposed.y / 100).rounded() * 100)
            }
        }
        let scrollView = Snapping(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        scrollView.contentSize = CGSize(width: 100, height: 10_000)
        scrollView.delegate = recorder
        scrollView.drag(by: 10)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 1000))
        #expect(recorder.proposed == CGPoint(x: 0, y: 500))
        scrollView.run()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 500))
    }

    @Test func pulledBeyondTheTopTheContentFollowsLessAndLess() {
        let scrollView = makeScrollView(recorder)
        scrollView.drag(by: -100)
        #expect(scrollView.contentOffset.y == pulledByHundred)
        scrollView.drag(to: CGPoint(x: 50, y: 250))
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func withoutBouncingTheEdgeHolds() {
        let scrollView = makeScrollView(recorder)
        scrollView.bounces = false
        scrollView.drag(by: -100)
        #expect(scrollView.contentOffset.y == 0)
        scrollView.drag(to: CGPoint(x: 50, y: 100))
        scrollView.endDragging(velocity: CGPoint(x: 0, y: -5000))
        scrollView.run()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func releasedBeyondTheTopTheContentComesBack() {
        let scrollView = makeScrollView(recorder)
        scrollView.drag(by: -100)
        scrollView.endDragging(velocity: .zero)
        #expect(scrollView.isDecelerating)
        #expect(recorder.proposed == .zero)
        scrollView.run()
        #expect(scrollView.contentOffset == .zero)
        #expect(recorder.events.last == "didEndDecelerating")
    }

    @Test func flingIntoTheEndBouncesAndRestsThere() {
        let scrollView = makeScrollView(recorder)
        scrollView.contentOffset.y = 9000
        scrollView.drag(by: 100)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 4000))
        #expect(recorder.proposed == CGPoint(x: 0, y: 9500))
        var furthest: CGFloat = 0
        recorder.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
        scrollView.run()
        #expect(furthest > 9520)
        #expect(scrollView.contentOffset.y == 9500)
        #expect(recorder.events.filter { $0 == "didEndDecelerating" }.count == 1)
    }

    @Test func shortContentMovesOnlyIfItAlwaysBounces() {
        let scrollView = makeScrollView(recorder)
        scrollView.contentSize.height = 100
        scrollView.drag(by: -100)
        #expect(scrollView.contentOffset.y == 0)
        scrollView.endDragging(velocity: .zero)
        scrollView.alwaysBounceVertical = true
        scrollView.drag(by: -100)
        #expect(scrollView.contentOffset.y == pulledByHundred)
    }

    @Test func aFingerStopsADeceleration() {
        let scrollView = makeScrollView(recorder)
        scrollView.drag(by: 10)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 2000))
        scrollView.advance(by: 0.1)
        let offset = scrollView.contentOffset
        scrollView.beginTracking(at: .zero)
        #expect(!scrollView.isDecelerating)
        #expect(recorder.events.last == "didEndDecelerating")
        scrollView.advance(by: 0.1)
        #expect(scrollView.contentOffset == offset)
    }

    @Test func disabledScrollViewIgnoresTheFinger() {
        let scrollView = makeScrollView(recorder)
        scrollView.isScrollEnabled = false
        scrollView.drag(by: 100)
        #expect(!scrollView.isTracking)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func pagesAreTurnedOneByOne() {
        let scrollView = makeScrollView(recorder)
        scrollView.isPagingEnabled = true
        scrollView.drag(by: 100)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 3000))
        #expect(recorder.proposed == CGPoint(x: 0, y: 500))
        scrollView.run()
        #expect(scrollView.contentOffset.y == 500)
        scrollView.drag(by: 100)
        scrollView.endDragging(velocity: .zero)
        scrollView.run()
        #expect(scrollView.contentOffset.y == 500)
    }
}

@MainActor
struct ProgrammaticScrollTests {
    private let recorder = Recorder()

    @Test func animatedOffsetArrivesExactlyAndSetsOnlyItsOwnFlag() {
        let scrollView = makeScrollView(recorder)
        scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        #expect(scrollView.contentOffset == .zero)
        #expect(scrollView.isScrollAnimating)
        #expect([scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating] == [false, false, false])
        scrollView.advance(by: 0.15)
        #expect(scrollView.contentOffset.y == 350)
        #expect(recorder.events == [])
        scrollView.run()
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 700))
        #expect(!scrollView.isScrollAnimating)
        #expect(recorder.events == ["didEndScrollingAnimation"])
    }

    @Test func animationGoesOnToItsTargetFromAnOffsetSetMeanwhile() {
        let scrollView = makeScrollView(recorder)
        scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        scrollView.advance(by: 0.15)
        scrollView.contentOffset.y = 450
        scrollView.advance(by: 0.000_001)
        #expect(scrollView.contentOffset.y == 450)
        scrollView.run()
        #expect(scrollView.contentOffset.y == 700)
    }

    @Test func animatedToWhereItIsTellsNothing() {
        let scrollView = makeScrollView(recorder)
        scrollView.setContentOffset(.zero, animated: true)
        #expect(!scrollView.isMoving)
        #expect(recorder.events == [])
    }

    @Test func settingTheOffsetWithoutAnimationStopsADeceleration() {
        let scrollView = makeScrollView(recorder)
        scrollView.drag(by: 10)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 2000))
        scrollView.setContentOffset(CGPoint(x: 0, y: 77), animated: false)
        #expect(!scrollView.isDecelerating)
        scrollView.run()
        #expect(scrollView.contentOffset.y == 77)
    }

    @Test func delegateHearsOfEachOffsetOnceAndAfterwards() {
        let scrollView = makeScrollView(recorder)
        var seen: [CGFloat] = []
        recorder.onScroll = { seen.append($0.contentOffset.y) }
        scrollView.contentOffset.y = 10
        scrollView.contentOffset.y = 10
        scrollView.bounds.origin.y = 20
        scrollView.frame.origin.y = 5
        #expect(seen == [10, 20])
    }

    @Test func statusBarTapGoesToTheTopWithoutFlags() {
        let scrollView = makeScrollView(recorder)
        scrollView.contentInset.top = 30
        scrollView.contentOffset.y = 5000
        scrollView.scrollToTop()
        #expect(!scrollView.isDecelerating)
        scrollView.run()
        #expect(scrollView.contentOffset.y == -30)
        #expect(recorder.events == ["didScrollToTop"])
    }

    @Test func scrollRectToVisibleMovesAsLittleAsPossible() {
        let scrollView = makeScrollView(recorder)
        scrollView.contentInset.top = 50
        scrollView.contentOffset.y = 1000
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1100, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 1000)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1490, width: 10, height: 30), animated: false)
        #expect(scrollView.contentOffset.y == 1020)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1040, width: 10, height: 30), animated: false)
        #expect(scrollView.contentOffset.y == 990)
    }

    @Test func shorterContentLeavesTheOffsetAlone() {
        let scrollView = makeScrollView(recorder)
        scrollView.contentOffset.y = 9000
        scrollView.contentSize.height = 1000
        #expect(scrollView.contentOffset.y == 9000)
        #expect(!scrollView.isMoving)
    }

    @Test func aRedeclaredDelegateSharesTheStorage() {
        let scrollView = makeScrollView(recorder)
        #expect(scrollView.delegate === recorder)
        scrollView.delegate = nil
        #expect(scrollView._delegate == nil)
    }
}

@MainActor
struct ScrollHostilityTests {
    private let recorder = Recorder()

    @Test(arguments: [false, true])
    func dragMayIgnoreAnOffsetSetMeanwhile(isHostile: Bool) {
        let scrollView = makeScrollView(recorder)
        if isHostile { scrollView.scrollHostility = .offsetsIgnoredWhileDragging }
        scrollView.contentOffset.y = 1000
        scrollView.drag(by: 10)
        scrollView.contentOffset.y = 3000
        scrollView.drag(to: CGPoint(x: 50, y: 230))
        let expected: CGFloat = isHostile ? 1020 : 3010
        #expect(scrollView.contentOffset.y == expected)
    }

    @Test(arguments: [false, true])
    func decelerationMayIgnoreAnOffsetSetMeanwhile(isHostile: Bool) {
        let scrollView = makeScrollView(recorder)
        if isHostile { scrollView.scrollHostility = .offsetsIgnoredWhileDecelerating }
        scrollView.drag(by: 0)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 1000))
        scrollView.advance(by: 0.1)
        scrollView.contentOffset.y += 2000
        #expect(scrollView.isDecelerating)
        scrollView.run()
        // 1000 / 2.002 = 499.5
        let expected: CGFloat = isHostile ? 499 : 2499
        #expect(scrollView.contentOffset.y.rounded() == expected)
    }

    @Test(arguments: [false, true])
    func anOffsetSetByTheDelegateDuringAFrameCountsToo(isHostile: Bool) {
        let scrollView = makeScrollView(recorder)
        if isHostile { scrollView.scrollHostility = .offsetsIgnoredWhileDecelerating }
        scrollView.drag(by: 0)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 1000))
        var isFirst = true
        recorder.onScroll = { scrollView in
            guard isFirst else { return }
            isFirst = false
            scrollView.contentOffset.y += 2000
        }
        scrollView.run()
        let expected: CGFloat = isHostile ? 499 : 2499
        #expect(scrollView.contentOffset.y.rounded() == expected)
    }

    @Test(arguments: [false, true])
    func limitsMayBeFixedWhenTheDecelerationBegins(isHostile: Bool) {
        let scrollView = makeScrollView(recorder)
        if isHostile { scrollView.scrollHostility = .limitsFixedAtStartOfDeceleration }
        scrollView.drag(by: 0)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 2000))
        scrollView.contentSize.height = 1000
        scrollView.run()
        let expected: CGFloat = isHostile ? 999 : 500
        #expect(scrollView.contentOffset.y == expected)
    }

    @Test(arguments: [false, true])
    func bounceMaySetNoFlags(isHostile: Bool) {
        let scrollView = makeScrollView(recorder)
        if isHostile { scrollView.scrollHostility = .bounceWithoutFlags }
        scrollView.drag(by: -100)
        scrollView.endDragging(velocity: .zero)
        #expect(scrollView.isDecelerating == !isHostile)
        #expect(scrollView.isMoving)
        #expect(recorder.events.last == (isHostile ? "didEndDragging(false)" : "willBeginDecelerating"))
        scrollView.run()
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func flingThatRunsIntoTheEndDropsItsFlagWhereTheBounceBegins() {
        let scrollView = makeScrollView(recorder)
        scrollView.scrollHostility = .bounceWithoutFlags
        scrollView.contentOffset.y = 9000
        scrollView.drag(by: 100)
        scrollView.endDragging(velocity: CGPoint(x: 0, y: 4000))
        #expect(scrollView.isDecelerating)
        var flagsBeyondTheEnd: Set<Bool> = []
        recorder.onScroll = { scrollView in
            if scrollView.contentOffset.y > 9500 { flagsBeyondTheEnd.insert(scrollView.isDecelerating) }
        }
        scrollView.run()
        #expect(flagsBeyondTheEnd == [false])
        #expect(recorder.events.filter { $0 == "didEndDecelerating" }.count == 1)
    }

    @Test func contentTooShortSnapsBackAtRest() {
        let scrollView = makeScrollView(recorder)
        scrollView.contentOffset.y = 9000
        scrollView.contentSize.height = 1000
        scrollView.scrollHostility = .bounceWithoutFlags
        #expect(scrollView.isMoving)
        scrollView.run()
        #expect(scrollView.contentOffset.y == 500)
        #expect(recorder.events == [])
    }

    /// 1361 pixels at three a point, and the same as a sum of points: the last digits differ.
    @Test(arguments: [false, true])
    func whatARoundingErrorPutsBeyondAnEndIsAtRest(isHostile: Bool) {
        let scrollView = makeScrollView(recorder)
        if isHostile { scrollView.scrollHostility = .bounceWithoutFlags }
        scrollView.contentSize.height = 500 + 453.6666666666666
        scrollView.contentOffset.y = 443.6666666666667
        scrollView.drag(by: 10)
        #expect(scrollView.contentOffset.y > scrollView.contentSize.height - scrollView.bounds.height)
        scrollView.endDragging(velocity: .zero)
        #expect(!scrollView.isMoving)
        #expect(recorder.events.last == "didEndDragging(false)")
    }
}
