import CoreFoundation
import HeadlessTools
import Testing
import UIKit

@MainActor
struct HeadlessScreenTests {
    @Test func aControllerFillsTheWindow() {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let controller = UIViewController()
        screen.show(controller)
        screen.frame()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(controller.view.window === screen.window)
        #expect(controller.view.safeAreaInsets.top == 47)
    }

    @Test func turningTheDeviceResizesWhatIsShown() {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
        let view = UIView()
        screen.show(view)
        screen.rotate(to: CGSize(width: 480, height: 320))
        #expect(view.frame.size == CGSize(width: 480, height: 320))
        #expect(screen.size == CGSize(width: 480, height: 320))
        screen.resize(to: CGSize(width: 500, height: 500))
        #expect(view.frame.size == CGSize(width: 500, height: 500))
    }

    @Test func traitsReachTheViews() {
        let screen = HeadlessScreen(scale: 2)
        let view = UIView()
        screen.show(view)
        #expect(view.traitCollection.displayScale == 2)
        screen.set { traits in
            traits.preferredContentSizeCategory = .accessibilityLarge
            traits.layoutDirection = .rightToLeft
            traits.userInterfaceStyle = .dark
        }
        #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        let next = HeadlessScreen()
        #expect(next.window.traitCollection.preferredContentSizeCategory == .large)
        #expect(next.window.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    /// Counts how often it is laid out.
    private final class CountingView: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test func aFrameIsLaidOutWhileWorkWaitsForTheMainActor() async {
        let screen = HeadlessScreen()
        let view = CountingView()
        screen.show(view)
        var idle = 0
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            0
        ) { _, _ in idle += 1 }
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode)
        defer { CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode) }
        let waiting = (0..<20).map { _ in Task { @MainActor in } }
        screen.frame()
        (view.layouts, idle) = (0, 0)
        for _ in 0..<60 {
            view.setNeedsLayout()
            screen.frame()
        }
        #expect(view.layouts == 60)
        #expect(idle == 60)
        for task in waiting { await task.value }
    }

    @Test func aScreenThatWasReplacedSaysSoOnce() {
        let first = HeadlessScreen()
        let second = HeadlessScreen()
        let trace = CallTrace.record {
            first.frames(2)
            second.frames(2)
        }
        #expect(trace.lines.filter { $0.contains("A HeadlessScreen shows a frame after another one") }.count == 1)
    }

    @Test func theRunLoopTurnsOnceAFrameUnlessAFingerIsDown() {
        let screen = HeadlessScreen()
        let scrollView = UIScrollView()
        screen.show(scrollView)
        scrollView.contentSize = CGSize(width: 100, height: 5000)
        var idle = 0
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            0
        ) { _, _ in idle += 1 }
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode)
        defer { CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode) }
        screen.frames(3)
        #expect(idle == 3)
        screen.drag(scrollView, by: 50)
        screen.drag(scrollView, by: 50)
        #expect(idle == 3)
        screen.lift(scrollView)
        screen.frame()
        #expect(idle == 4)
    }

    /// How often the loop has been about to sleep when a view is laid out, and when the frame is over.
    @Test(
        arguments: [([], 0, 1), (.commitsInSource, 0, 1), ([.commitsInSource, .sleepsBeforeCommits], 1, 2)]
            as [(Hostility, Int, Int)]
    )
    func aFrameIsLaidOutWhereItIsCommitted(_ hostility: Hostility, sleepsBefore: Int, sleeps: Int) {
        let screen = HeadlessScreen(hostility: hostility)
        let view = CountingView()
        screen.show(view)
        screen.frame()
        var idle = 0
        var layoutsBeforeSleep: [Int] = []
        // Those of the usual commit are called after it.
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            3_000_000
        ) { _, _ in idle += 1 }
        let before = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            0
        ) { _, _ in layoutsBeforeSleep.append(view.layouts) }
        for observer in [observer, before] {
            CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode)
        }
        defer { for observer in [observer, before] { CFRunLoopObserverInvalidate(observer) } }
        view.layouts = 0
        view.setNeedsLayout()
        screen.frame()
        #expect(view.layouts == 1)
        #expect(idle == sleeps)
        #expect(layoutsBeforeSleep.count == sleeps)
        #expect(layoutsBeforeSleep.last == (hostility.isEmpty ? 0 : 1))
        #expect(layoutsBeforeSleep.filter { $0 == 0 }.count == (hostility.isEmpty ? 1 : sleepsBefore))
    }

    @Test func afterEveryFrameTheObserverIsCalled() {
        let screen = HeadlessScreen()
        var frames: [Int] = []
        screen.afterFrame = { [unowned screen] in frames.append(screen.frameCount) }
        screen.frames(3)
        #expect(frames == [1, 2, 3])
    }

    @Test func aFlingComesToRest() {
        let rows = Rows(count: 1000)
        rows.screen.frame()
        rows.screen.fling(rows.view, velocity: 2000)
        #expect(rows.view.isDecelerating)
        let frames = rows.screen.runUntilRest()
        #expect(frames.map { $0 > 60 } == true)
        #expect(!rows.view.isDecelerating)
        #expect(rows.view.contentOffset.y > 900)
    }

    @Test func aMotionThatDoesNotEndIsReported() {
        let rows = Rows(count: 1000)
        rows.screen.frame()
        rows.screen.fling(rows.view, velocity: 5000)
        #expect(rows.screen.runUntilRest(maximumFrames: 5) == nil)
    }

    @Test func aTapOnTheStatusBarScrollsToTheTop() {
        let rows = Rows(count: 1000)
        rows.screen.frame()
        rows.scroll(to: 5000)
        rows.screen.scrollToTop(rows.view)
        rows.screen.frames(3)
        #expect(rows.view.contentOffset.y > 0)
        #expect(!rows.view.isDragging && !rows.view.isDecelerating && !rows.view.isTracking)
        rows.screen.runUntilRest()
        #expect(rows.view.contentOffset.y == 0)
    }

    @Test func hostilityReachesScrollViewsThatComeLater() {
        let rows = Rows(count: 20)
        rows.screen.hostility = .queriesClippedToContent
        rows.screen.frame()
        let trace = rows.record { rows.scroll(to: -50) }
        #expect(trace.contains("layout.layoutAttributesForElements(in: (0, 0, 300, 250))"))
        let other = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        other.dataSource = rows.source
        rows.screen.show(other)
        rows.screen.frame()
        let later = rows.record {
            other.contentOffset.y = -50
            rows.screen.frame()
        }
        #expect(later.contains("layout.layoutAttributesForElements(in: (0, 0, 300, 250))"))
    }

    @Test func contentBeginsBelowTheStatusBar() {
        let screen = HeadlessScreen(
            size: CGSize(width: 300, height: 400),
            safeAreaInsets: HeadlessScreen.phoneSafeArea
        )
        let source = RowSource(count: 100)
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        view.dataSource = source
        screen.show(view)
        screen.frame()
        #expect(view.contentOffset.y == -47)
        #expect(view.visibleCells.map(\.frame.minY) == [0, 100, 200, 300])
    }

    @Test func theDeviceHasTheIdiomOfTheScreen() {
        let screen = HeadlessScreen()
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        screen.set { $0.userInterfaceIdiom = .pad }
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        screen.set { $0.userInterfaceIdiom = .phone }
    }
}
