import Foundation
import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Sizes that are worked out off the main actor.
///
/// One after another: a test that waits keeps its screen, and each turn of the run loop calls the layouts of all of them.
@MainActor
@Suite(.serialized) struct AsyncSizingTests {
    /// Answers when it is told to.
    private actor Gate {
        private(set) var asked: [Int] = []
        private(set) var cancelled: [Int] = []
        private var isOpen = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func wait(_ item: Int) async {
            asked.append(item)
            if !isOpen { await withCheckedContinuation { waiting.append($0) } }
            if Task.isCancelled { cancelled.append(item) }
        }

        func open() {
            isOpen = true
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    /// A list of items that are measured off the main actor, 100 points tall, and estimated at 60.
    private func list(_ gate: Gate, count: Int = 100, key: @escaping (Int) -> Int = { $0 }) -> ListFixture {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: count)],
            estimate: CGSize(width: 60, height: 60)
        )
        list.layout.itemSizing = { [unowned list] indexPath in
            let id = list.rows[0][indexPath.item].id
            let height = list.rows[0][indexPath.item].height
            return .asynchronous(key: key(id)) { proposal in
                await gate.wait(id)
                return CGSize(width: proposal.width ?? 0, height: height)
            }
        }
        list.screen.frame()
        return list
    }

    private func arrive(_ list: ListFixture) async {
        for _ in 0..<10_000 where list.layout.session.measurer.asyncMeasurements.count > 0 {
            try? await Task.sleep(for: .milliseconds(1))
        }
        list.takeScreenBack()
        list.screen.frame()
    }

    private func frame(_ list: ListFixture, _ item: Int) -> CGRect? {
        list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func anItemStandsAtItsEstimateUntilItsSizeArrives() async {
        let gate = Gate()
        let list = list(gate)
        #expect(frame(list, 1)?.minY == 60)
        #expect(list.collectionView.visibleCells.count > 10)
        #expect(list.layout.estimatedItemCount == 100)
        list.screen.frames(3)
        await gate.open()
        await arrive(list)
        #expect(frame(list, 1)?.minY == 100)
        #expect(list.layout.statistics.items.measured == list.layout.statistics.items.begunOffMainActor)
        #expect(list.layout.statistics.items.corrected == 0)
    }

    @Test func equalKeysAreMeasuredOnce() async {
        let gate = Gate()
        let list = list(gate) { _ in 7 }
        await gate.open()
        await arrive(list)
        let asked = await gate.asked
        #expect(asked.count == 1)
        #expect(frame(list, 5)?.minY == 500)
    }

    @Test func whatHasArrivedIsInTheCache() async {
        let gate = Gate()
        let list = list(gate)
        await gate.open()
        await arrive(list)
        // What lies beyond the screen is asked for in the frames after the first one.
        list.screen.runUntilRest()
        await arrive(list)
        let asked = await gate.asked.count
        list.takeScreenBack()
        list.collectionView.reloadData()
        list.screen.frame()
        #expect(frame(list, 5)?.minY == 500)
        let askedAfter = await gate.asked.count
        #expect(askedAfter == asked)
    }

    @Test func anItemThatWasScrolledToStaysWhereItIs() async throws {
        let gate = Gate()
        let list = list(gate)
        list.layout.scrollExactly(toItemAt: IndexPath(item: 50, section: 0), at: .bottom, animated: false)
        list.screen.frame()
        #expect(try #require(frame(list, 50)).maxY - list.collectionView.contentOffset.y == 844)
        await gate.open()
        await arrive(list)
        #expect(frame(list, 50)?.height == 100)
        #expect(try #require(frame(list, 50)).maxY - list.collectionView.contentOffset.y == 844)
    }

    /// Else the end of a scroll by the finger might be taken for one to the item, and move it there.
    @Test func anItemThatWasAskedForIsNoTargetAnyMoreOnceAFingerScrolls() async {
        let gate = Gate()
        let list = list(gate, count: 25)
        list.screen.touchDown(list.collectionView)
        #expect(frame(list, 20)?.height == 60)
        await gate.open()
        for _ in 0..<10_000 where list.layout.session.measurer.asyncMeasurements.count > 0 {
            try? await Task.sleep(for: .milliseconds(1))
        }
        list.takeScreenBack()
        list.screen.drag(list.collectionView, by: 1)
        #expect(list.collectionView.isTracking)
        #expect(frame(list, 20)?.height == 100)
    }

    @Test func arrivingMovesNothingThatTheReaderLooksAt() async throws {
        let gate = Gate()
        let list = list(gate)
        list.collectionView.contentOffset.y = 3_000
        list.screen.runUntilRest()
        let view = list.collectionView
        let first = try #require(
            view.indexPathsForVisibleItems.sorted().first {
                frame(list, $0.item).map { $0.minY >= view.contentOffset.y } ?? false
            }
        )
        let place = try #require(frame(list, first.item)).minY - view.contentOffset.y
        await gate.open()
        await arrive(list)
        #expect(frame(list, first.item)?.height == 100)
        #expect(frame(list, first.item).map { $0.minY - view.contentOffset.y } == place)
        list.screen.runUntilRest()
        #expect(frame(list, first.item).map { $0.minY - view.contentOffset.y } == place)
    }

    @Test func whatIsScrolledFarAwayIsCancelledAndBegunAgain() async {
        let gate = Gate()
        let list = list(gate, count: 1_000)
        let first = list.layout.statistics.items.begunOffMainActor
        list.collectionView.contentOffset.y = 30_000
        list.screen.runUntilRest()
        for _ in 0..<1_000 where list.layout.statistics.items.cancelledOffMainActor < first {
            try? await Task.sleep(for: .milliseconds(1))
        }
        #expect(list.layout.statistics.items.cancelledOffMainActor == first)
        list.takeScreenBack()
        list.collectionView.contentOffset.y = 0
        list.screen.runUntilRest()
        await gate.open()
        await arrive(list)
        list.screen.runUntilRest()
        await arrive(list)
        #expect(frame(list, 1)?.minY == 100)
    }

    /// The lines of a flow depend on its first items, however far these are from the screen.
    @Test(arguments: [SizingLayout.ContentAnchor.start, .end])
    func whatIsNeededFarAwayIsNotBegunAgainAndAgain(_ anchor: SizingLayout.ContentAnchor) async {
        let gate = Gate()
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 300)],
            section: .flow(spacing: 0),
            estimate: CGSize(width: 130, height: 60)
        )
        list.layout.contentAnchor = anchor
        list.layout.itemSizing = { indexPath in
            let item = indexPath.item
            guard [0, 1, 150].contains(item) else { return .fixed(CGSize(width: 130, height: 100)) }
            return .asynchronous(key: item) { _ in
                await gate.wait(item)
                return CGSize(width: 130, height: 100)
            }
        }
        list.screen.frame()
        let offsets = Array(stride(from: 0, through: 5_000, by: 400))
        for offset in offsets.reversed() + offsets {
            list.collectionView.contentOffset.y = CGFloat(offset)
            list.screen.frame()
        }
        for _ in 0..<40 {
            try? await Task.sleep(for: .milliseconds(1))
            list.takeScreenBack()
            list.screen.frame()
        }
        #expect(list.layout.statistics.items.begunOffMainActor < 12)
        await gate.open()
        await arrive(list)
        #expect(frame(list, 150)?.size == CGSize(width: 130, height: 100))
    }

    @Test func aBatchKeepsWhatIsUnderWay() async {
        let gate = Gate()
        let list = list(gate)
        list.screen.frames(3)
        let begun = list.layout.statistics.items.begunOffMainActor
        list.collectionView.performBatchUpdates {
            list.rows[0].insert(.init(id: -1, height: 250), at: 0)
            list.collectionView.insertItems(at: [start])
        }
        await gate.open()
        await arrive(list)
        await arrive(list)
        #expect(frame(list, 1)?.minY == 250)
        #expect(frame(list, 2)?.minY == 350)
        let asked = await gate.asked
        #expect(Set(asked).count == asked.count)
        #expect(list.layout.statistics.items.begunOffMainActor <= begun + 2)
    }

    @Test func aMovementKeepsWhatIsUnderWay() async {
        let gate = Gate()
        let list = list(gate, count: 10)
        let view = list.collectionView
        for item in 0..<10 { list.rows[0][item].height = 70 + CGFloat(item) }
        list.layout.itemSizing = { [unowned list] indexPath in
            let row = list.rows[0][indexPath.item]
            return .asynchronous(key: row.id + 1_000) { _ in
                await gate.wait(row.id)
                return CGSize(width: 0, height: row.height)
            }
        }
        list.screen.frame()
        #expect(view.beginInteractiveMovementForItem(at: start))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 340))
        list.screen.frame()
        await gate.open()
        await arrive(list)
        // The first item is seen at the sixth place; the data have it at the first one.
        #expect(
            (0..<10).map { frame(list, $0)?.height }
                == [71, 72, 73, 74, 75, 70, 76, 77, 78, 79]
        )
        view.endInteractiveMovement()
        list.screen.frame()
        #expect((0..<10).map { frame(list, $0)?.height } == list.rows[0].map(\.height))
    }

    @Test func aBatchWhileAnArrivalAsksIsLaidOut() async {
        let gate = Gate()
        let list = list(gate, count: 10)
        var isArmed = false
        list.layout.itemSizing = { [unowned list] indexPath in
            let row = list.rows[0][indexPath.item]
            if isArmed {
                isArmed = false
                list.collectionView.performBatchUpdates { [unowned list] in
                    list.rows[0].removeFirst(4)
                    list.collectionView.deleteItems(at: (0..<4).map { IndexPath(item: $0, section: 0) })
                }
            }
            return .asynchronous(key: row.id) { _ in
                await gate.wait(row.id)
                return CGSize(width: 0, height: row.height)
            }
        }
        list.screen.frame()
        isArmed = true
        await gate.open()
        await arrive(list)
        list.screen.frames(2)
        #expect(list.rows[0].count == 6)
        #expect((0..<6).map { frame(list, $0)?.height } == Array(repeating: 100, count: 6))
        #expect(frame(list, 6) == nil)
    }

    @Test func anAnswerOfNothingKeepsTheEstimate() async {
        let list = ListFixture(heights: [[1, 1]], estimate: CGSize(width: 60, height: 60))
        list.layout.itemSizing = { indexPath in
            .asynchronous(key: indexPath.item) { _ in indexPath.item == 0 ? nil : CGSize(width: 0, height: CGFloat.nan)
            }
        }
        list.screen.frame()
        await arrive(list)
        #expect(frame(list, 1) == CGRect(x: 0, y: 60, width: 390, height: 60))
        #expect(list.layout.sizingCache.count == 0)
    }

    @Test func idleTimeBeginsAFewAtATime() async {
        let gate = Gate()
        let list = list(gate)
        list.screen.frames(3)
        let shown = list.layout.session.measurer.asyncMeasurements.count
        list.layout.precaching = SizingPrecaching(timeBudget: 1_000)
        list.screen.frames(6)
        // Enough is under way already.
        #expect(list.layout.session.measurer.asyncMeasurements.count == shown)
        await gate.open()
        var most = 0
        for _ in 0..<200 where list.layout.precachingProgress.fraction < 1 {
            await arrive(list)
            // Run loops belong to threads, and after an `await` this may be another one.
            list.layout.precaching = nil
            list.layout.precaching = SizingPrecaching(timeBudget: 1_000)
            list.screen.frames(4)
            most = max(most, list.layout.session.measurer.asyncMeasurements.count)
        }
        let asked = await gate.asked
        #expect(list.layout.precachingProgress.measuredItemCount == 100)
        #expect(most == Precacher.largestAsyncCount)
        #expect(asked.count == 100)
        #expect(Set(asked).count == 100)
    }

    @Test func invalidatingCancels() async {
        let gate = Gate()
        let list = list(gate)
        let begun = list.layout.statistics.items.begunOffMainActor
        list.layout.invalidateSizes()
        #expect(list.layout.statistics.items.cancelledOffMainActor == begun)
        await gate.open()
        list.takeScreenBack()
        list.screen.frame()
        await arrive(list)
        #expect(frame(list, 1)?.minY == 100)
    }

    @Test func aLayoutThatIsGoneCancels() async {
        let gate = Gate()
        weak var layout: SizingLayout?
        do {
            let list = list(gate)
            layout = list.layout
            list.collectionView.removeFromSuperview()
            for _ in 0..<1_000 where await gate.asked.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
        }
        #expect(layout == nil)
        let asked = await gate.asked.count
        await gate.open()
        for _ in 0..<1_000 where await gate.cancelled.count < asked { try? await Task.sleep(for: .milliseconds(1)) }
        let cancelled = await gate.cancelled.count
        #expect(asked > 0)
        #expect(cancelled == asked)
    }
}
