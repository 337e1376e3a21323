import CoreFoundation
import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct RestTests {
    @Test func restIsTheSameOffsetForTwoFrames() {
        var rest = RestDetector()
        let observations: [(offset: CGFloat, isMoving: Bool, frame: Double)] = [
            (10, false, 0), (10, false, 1), (10, false, 2), (11, false, 3), (11, true, 9), (11, false, 10),
            (11, false, 12),
        ]
        let answers = observations.map { offset, isMoving, frame in
            rest.isAtRest(offset: offset, isMoving: isMoving, isOverscrolled: false, at: frame / 60)
        }
        #expect(answers == [false, false, true, false, false, false, true])
    }

    /// A bounce that raises no flags and moves by less than a pixel a frame is no rest.
    @Test func beyondTheEndsRestTakesAQuarterOfASecond() {
        var rest = RestDetector()
        let answers = (0..<17).map { frame in
            rest.isAtRest(offset: -1, isMoving: false, isOverscrolled: true, at: Double(frame) / 60)
        }
        #expect(answers == Array(repeating: false, count: 15) + [true, true])
        let within = rest.isAtRest(offset: 0, isMoving: false, isOverscrolled: false, at: 1)
        #expect(!within)
    }

    /// Between two turns of the run loop a finger may scroll away and back.
    @Test func anOffsetThatCameBackHasYetToRest() {
        var rest = RestDetector()
        func isAtRest(at time: TimeInterval) -> Bool {
            rest.isAtRest(offset: 0, isMoving: false, isOverscrolled: false, at: time)
        }
        #expect([0, 1].map(isAtRest) == [false, true])
        rest.step()
        #expect([2, 3].map(isAtRest) == [false, true])
    }

    @Test func aRunLoopAboutToSleepIsNoticedUntilTheObserverIsGone() {
        var turns = 0
        var observer: RunLoopObserver? = RunLoopObserver { turns += 1 }
        RunLoopObserver.wakeUp(after: 0.001)
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.01, true)
        #expect(turns > 0)
        #expect(observer != nil)
        observer = nil
        turns = 0
        RunLoopObserver.wakeUp(after: 0.001)
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.01, true)
        #expect(turns == 0)
    }

    @Test func manyWhoWaitForATurnGetTheSameOne() {
        var turns = 0
        let observer = RunLoopObserver { turns += 1 }
        for place in 0..<100 { RunLoopObserver.wakeUp(after: 0.002 + Double(place) * 0.000_5) }
        let end = CFAbsoluteTimeGetCurrent() + 0.08
        while CFAbsoluteTimeGetCurrent() < end { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.08, false) }
        withExtendedLifetime(observer) {}
        #expect((1...10).contains(turns))
    }

    @Test func theEarliestOfManyTurnsComesFirst() {
        var turns = 0
        let observer = RunLoopObserver { turns += 1 }
        RunLoopObserver.wakeUp(after: 1_000)
        RunLoopObserver.wakeUp(after: 0.001)
        RunLoopObserver.wakeUp(after: 1_000)
        // It sleeps twice: until the alarm, which may be due already, and until its own time is over.
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.1, false)
        withExtendedLifetime(observer) {}
        #expect(turns >= 2)
    }

    @Test func measuringAboveMovesTheOriginAndRestPutsItBack() throws {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 200)],
            estimate: CGSize(width: 40, height: 40)
        )
        list.screen.frame()
        list.collectionView.contentOffset.y = 4_000
        list.screen.frame()
        list.screen.touchDown(list.collectionView)
        for _ in 0..<3 { list.screen.drag(list.collectionView, by: -600) }
        let cell = try #require(list.collectionView.visibleCells.first)
        let place = cell.frame.minY - list.collectionView.contentOffset.y
        list.screen.lift(list.collectionView)
        list.screen.frames(2)
        #expect(list.layout.session.elastic?.origin == 0)
        #expect(cell.frame.minY - list.collectionView.contentOffset.y == place)
    }

    /// What is found out about rows above moves the offset as far as the rows: the finger holds what it holds.
    @Test func theOffsetMovesWithTheRowsWhileAFingerScrolls() throws {
        let list = ListFixture(heights: [Array(repeating: 100, count: 200)], estimate: CGSize(width: 40, height: 40))
        list.screen.frame()
        let view = list.collectionView
        view.contentOffset.y = 4_000
        list.screen.frame()
        list.screen.touchDown(view)
        let cell = try #require(view.visibleCells.min { $0.frame.minY < $1.frame.minY })
        let place = cell.frame.minY - view.contentOffset.y
        let (offset, total) = (view.contentOffset.y, view.contentSize.height)
        for step in 1...10 {
            list.screen.drag(view, by: -60)
            #expect(cell.frame.minY - view.contentOffset.y == place + CGFloat(step) * 60)
            #expect(view.contentOffset.y == offset - CGFloat(step) * 60 + view.contentSize.height - total)
            #expect(list.layout.contentOrigin == 0)
        }
        #expect(view.contentSize.height >= total + 300)
        list.screen.lift(view)
    }

    @Test func estimatesAreLearnedWhileNobodyScrolls() {
        let list = ListFixture(heights: [(0..<200).map { $0 < 40 ? 50 : 100 }])
        /// What an item takes that is not measured.
        func estimate() -> CGFloat? {
            list.layout.session.elastic.map { CGFloat($0.model.estimates.item) / 3 }
        }
        list.screen.frame()
        #expect(estimate() == 50)
        list.screen.touchDown(list.collectionView)
        for _ in 0..<10 { list.screen.drag(list.collectionView, by: 300) }
        #expect(list.layout.statistics.items.measured > 50)
        #expect(estimate() == 50)
        list.screen.lift(list.collectionView)
        list.screen.frames(2)
        #expect((estimate() ?? 0) > 50)
    }

    /// The new top of such a step is unmeasured, and the rows that were on screen are still there: they hold still.
    @Test func aLongStepUpwardsHoldsWhatStaysOnScreen() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 200)], estimate: CGSize(width: 40, height: 40))
        list.screen.frame()
        list.collectionView.contentOffset.y = 4_000
        list.screen.runUntilRest()
        let inspector = ScreenInspector(list)
        list.screen.touchDown(list.collectionView)
        for step in [-500, -600, -600, -500, -600] as [CGFloat] {
            inspector.inspect()
            list.screen.drag(list.collectionView, by: step)
        }
        inspector.inspect()
        list.screen.lift(list.collectionView)
        #expect(inspector.problem == nil)
    }

    @Test func aTapOnTheStatusBarEndsAtTheVeryFirstRow() {
        let list = ListFixture(heights: [(0..<400).map { 30 + CGFloat($0 % 9) * 40 }])
        list.screen.frame()
        list.collectionView.contentOffset.y = 12_000
        list.screen.runUntilRest()
        list.screen.scrollToTop(list.collectionView)
        list.screen.runUntilRest()
        #expect(list.collectionView.contentOffset.y == 0)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    }

    /// What it shows stays where it is, and it is not asked again at every turn of the run loop.
    @Test func aScrollViewThatRefusesTheOffsetIsLeftAlone() throws {
        let layout = CountingLayout()
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        layout.itemSizing = { _ in .fixed(CGSize(width: 0, height: 100)) }
        let view = StubbornView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = PlainSource()
        view.dataSource = source
        let screen = HeadlessScreen()
        screen.show(view)
        screen.frame()
        view.contentOffset.y = 3_000
        screen.frame()
        view.isStubborn = true
        screen.touchDown(view)
        for _ in 0..<3 { screen.drag(view, by: -600) }
        screen.lift(view)
        let cell = try #require(view.visibleCells.first)
        let place = cell.frame.minY - view.contentOffset.y
        screen.frames(10)
        let invalidations = layout.invalidations
        screen.frames(50)
        #expect(layout.invalidations == invalidations)
        #expect(layout.session.elastic?.origin != 0)
        #expect(cell.frame.minY - view.contentOffset.y == place)
        view.isStubborn = false
        screen.touchDown(view)
        screen.drag(view, by: -300)
        screen.drag(view, by: -900)
        screen.lift(view)
        screen.runUntilRest()
        #expect(layout.session.elastic?.origin == 0)
    }

    @Test func aLayoutThatIsGoneStopsWatching() {
        weak var layout: SizingLayout?
        do {
            let list = ListFixture(heights: [[100]])
            list.screen.frame()
            layout = list.layout
            list.collectionView.removeFromSuperview()
        }
        #expect(layout == nil)
    }
}

private final class CountingLayout: SizingListLayout {
    var invalidations = 0

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidations += 1
        super.invalidateLayout(with: context)
    }
}

/// A collection view that does not take an offset when it does not want to.
private final class StubbornView: UICollectionView {
    var isStubborn = false

    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { if !isStubborn { super.contentOffset = newValue } }
    }
}

@MainActor
private final class PlainSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
