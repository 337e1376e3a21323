import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Measuring while nobody scrolls.
@MainActor
@Suite(.secondProcess) struct PrecachingTests {
    /// A list that measures one item ahead in each turn of the run loop, unless told otherwise.
    private func list(
        count: Int = 300,
        heights: (Int) -> CGFloat = { 30 + CGFloat($0 % 11) * 17 },
        measuring: ListFixture.Measuring = .template,
        _ precaching: SizingPrecaching = SizingPrecaching(timeBudget: 0)
    ) -> ListFixture {
        let list = ListFixture(
            heights: [(0..<count).map(heights)],
            measuring: measuring,
            estimate: CGSize(width: 60, height: 60)
        )
        list.layout.precaching = precaching
        list.screen.frame()
        return list
    }

    private func runUntilAllIsMeasured(_ list: ListFixture, frames: Int = 2_000) {
        for _ in 0..<frames where list.layout.estimatedItemCount > 0 { list.screen.frame() }
    }

    @Test(.byTurns()) func everythingIsMeasuredInTheEndAndOnlyOnce() {
        let list = list()
        list.screen.frame()
        let shown = list.measured.count
        #expect(shown < 100)
        runUntilAllIsMeasured(list)
        #expect(list.layout.estimatedItemCount == 0)
        #expect(list.measured.count == 300)
        #expect(Set(list.measured).count == 300)
        #expect(list.layout.statistics.items.precached == 300 - shown)
        list.scrollToBottom()
        #expect(list.measured.count == 300)
    }

    /// Content that grows at the left moves the offset, beyond an end that the scroll view does not know before its next pass.
    @Test(.byTurns(), arguments: byTurns(Hostility.readerModes, every: 2))
    func contentThatGrowsAtTheLeftEndsAtZero(_ hostility: Hostility) {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 60)],
            measuring: .computed,
            estimate: CGSize(width: 44, height: 44),
            direction: .rightToLeft,
            hostility: hostility
        )
        list.layout.precaching = SizingPrecaching(timeBudget: 60, itemLimit: 60)
        runUntilAllIsMeasured(list)
        list.screen.runUntilRest()
        let view = list.collectionView
        #expect(list.layout.estimatedItemCount == 0)
        #expect(view.contentSize.width == 6_000)
        #expect(abs(view.contentOffset.x - 5_610) < 0.001)
        list.layout.scrollExactly(toItemAt: IndexPath(item: 50, section: 0), at: .right, animated: true)
        list.screen.runUntilRest()
        #expect(abs(view.contentOffset.x - 610) < 0.001)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 50, section: 0))?.frame.minX == 900)
    }

    @Test(.byTurns()) func theNearestComesFirst() {
        let list = list(heights: { _ in 60 })
        list.collectionView.contentOffset.y = 9_000
        list.screen.frame()
        let shown = list.measured.count
        runUntilAllIsMeasured(list)
        let middle = 9_000 / 60 + 7
        let distances = list.measured[shown...].map { abs($0.item - middle) }
        // Within a viewport of 14 rows the order is free.
        var farthest = 0
        var isNearestFirst = true
        for distance in distances {
            if distance < farthest - 16 { isNearestFirst = false }
            farthest = max(farthest, distance)
        }
        #expect(distances.count > 200)
        #expect(isNearestFirst)
    }

    @Test(.byTurns()) func whatIsOnScreenDoesNotMove() throws {
        let list = list()
        list.collectionView.contentOffset.y = 9_000
        list.screen.frames(3)
        let cell = try #require(list.collectionView.visibleCells.first)
        let place = cell.frame.minY - list.collectionView.contentOffset.y
        var moved = false
        for _ in 0..<1_000 where list.layout.estimatedItemCount > 0 {
            list.screen.frame()
            if cell.frame.minY - list.collectionView.contentOffset.y != place { moved = true }
        }
        list.screen.runUntilRest()
        #expect(!moved)
        #expect(list.layout.estimatedItemCount == 0)
        #expect(cell.frame.minY - list.collectionView.contentOffset.y == place)
        #expect(list.layout.session.elastic?.origin == 0)
        #expect(list.collectionView.contentSize.height == list.heights[0].reduce(0, +))
    }

    nonisolated static let modes: [Hostility] = [[], .all]

    @Test(.byTurns(), arguments: byTurns(pairs(ListFixture.Direction.allCases, modes), every: 4))
    func nothingMovesInAnyDirection(_ direction: ListFixture.Direction, _ hostility: Hostility) throws {
        let list = ListFixture(
            heights: [(0..<150).map { 30 + CGFloat($0 % 11) * 17 }],
            measuring: .computed,
            estimate: CGSize(width: 60, height: 60),
            direction: direction,
            hostility: hostility
        )
        let view = list.collectionView
        list.screen.frames(3)
        if direction == .vertical { view.contentOffset.y += 4_000 }
        if direction == .leftToRight { view.contentOffset.x += 4_000 }
        if direction == .rightToLeft { view.contentOffset.x -= 4_000 }
        list.screen.runUntilRest()
        list.layout.precaching = SizingPrecaching(timeBudget: 0)
        let cell = try #require(view.visibleCells.first)
        var places: Set<[Int]> = []
        /// Where the cell is on screen, in pixels.
        func look() {
            let place = [cell.frame.minX - view.contentOffset.x, cell.frame.minY - view.contentOffset.y]
            places.insert(place.map { Int(($0 * 3).rounded()) })
        }
        look()
        for _ in 0..<1_000 where list.layout.estimatedItemCount > 0 {
            list.screen.frame()
            look()
        }
        list.screen.runUntilRest()
        look()
        #expect(list.layout.estimatedItemCount == 0)
        #expect(places.count == 1)
        #expect(places.joined().allSatisfy { abs($0) < 3_000 })
    }

    @Test func aSliceTakesAsManyAsItsTimeAllows() {
        let list = list(SizingPrecaching(timeBudget: 1_000))
        list.screen.frames(6)
        #expect(list.layout.estimatedItemCount == 0)
        #expect(list.measured.count == 300)
    }

    @Test func aTouchEndsIt() {
        let list = list()
        list.screen.frames(20)
        list.screen.touchDown(list.collectionView)
        let measured = list.measured.count
        list.screen.frames(20)
        #expect(list.measured.count == measured)
        list.screen.lift(list.collectionView)
        list.screen.frames(20)
        #expect(list.measured.count > measured)
    }

    @Test func nothingIsMeasuredAheadWhileTheContentMoves() {
        let list = list(count: 3_000)
        list.screen.fling(list.collectionView, velocity: 2_000)
        let before = list.layout.statistics.items.precached
        list.screen.frames(10)
        #expect(list.collectionView.isDecelerating)
        #expect(list.layout.statistics.items.precached == before)
    }

    @Test func itCanBeLimited() {
        let list = list(SizingPrecaching(timeBudget: 0, itemLimit: 12))
        list.screen.frames(100)
        #expect(list.layout.statistics.items.precached == 12)
        list.layout.precaching?.itemLimit = 15
        list.screen.frames(100)
        #expect(list.layout.statistics.items.precached == 15)
    }

    @Test func itCanBePausedAndGoOn() {
        let list = list()
        list.screen.frames(10)
        list.layout.precaching?.isPaused = true
        let measured = list.measured.count
        list.screen.frames(10)
        #expect(list.measured.count == measured)
        list.layout.precaching?.isPaused = false
        list.screen.frames(10)
        #expect(list.measured.count > measured)
    }

    @Test(.byTurns()) func itTellsItsProgress() {
        let list = list()
        let progress = list.layout.precachingProgress
        #expect(progress.itemCount == 300)
        #expect(progress.measuredItemCount == list.measured.count)
        #expect(progress.fraction < 0.5)
        runUntilAllIsMeasured(list)
        #expect(list.layout.precachingProgress.fraction == 1)
    }

    @Test func withoutItOnlyTheMarginIsMeasured() {
        let list = list()
        list.layout.precaching = nil
        list.screen.frame()
        let measured = list.measured.count
        list.screen.frames(50)
        #expect(list.measured.count == measured)
    }

    @Test func itEndsAtWhatOnlyItsCellCanSize() {
        let list = list(measuring: .selfSizing)
        list.screen.frames(100)
        #expect(list.layout.estimatedItemCount > 200)
        #expect(list.layout.statistics.items.precached == 0)
    }

    @Test(.byTurns()) func reloadingMeanwhileIsAnsweredByTheNewCounts() {
        let list = list()
        var reloads = 0
        list.layout.itemSizing = { [unowned list] indexPath in
            .computed { _ in
                if indexPath.item == 60, reloads == 0 {
                    reloads += 1
                    list.heights = [Array(repeating: 50, count: 70)]
                    list.collectionView.reloadData()
                }
                return CGSize(width: 0, height: 50)
            }
        }
        runUntilAllIsMeasured(list)
        #expect(reloads == 1)
        #expect(list.collectionView.contentSize.height == 3_500)
    }
}
