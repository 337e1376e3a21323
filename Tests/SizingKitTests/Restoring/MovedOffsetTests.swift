import HeadlessTools
import Simulation
import SizingEngine
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Offsets that restore nothing, though the data have changed in the same turn.
@MainActor
@Suite struct MovedOffsetTests {
    /// The first message on screen, and its distance from the top. A batch keeps the first item of a masonry in place, and others
    /// may come into other columns.
    private func reading(_ fixture: RestoredScreen, reloads: Bool) throws -> (message: RestoredMessage, place: CGFloat)
    {
        let first = try #require(fixture.kind == .masonry && !reloads ? fixture.first : fixture.watched)
        return (first, try #require(fixture.place(of: first)))
    }

    /// A message in the middle of the screen, and its distance from the top.
    private func middle(_ fixture: RestoredScreen) throws -> (message: RestoredMessage, place: CGFloat) {
        let view = fixture.view
        let cells = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        let message = try #require((cells[cells.count / 2] as? RestoredCell)?.message)
        return (message, try #require(fixture.place(of: message)))
    }

    /// The app goes elsewhere between two changes: the second one begins there.
    @Test(arguments: RestoredScreen.Kind.allCases, byTurns(Hostility.userModes, every: 20, always: [[]]))
    func aJumpBetweenTwoChangesBeginsAnew(_ kind: RestoredScreen.Kind, _ hostility: Hostility) throws {
        for reloads in [false, true] {
            let fixture = RestoredScreen(kind, hostility: hostility)
            let view = fixture.view
            view.contentOffset.y = 3_000
            fixture.screen.runUntilRest()
            let count = kind == .masonry ? 20 : 21
            let change = { reloads ? fixture.insertAndReload(count) : fixture.insertInBatch(count) }
            change()
            view.contentOffset.y = 6_000
            view.layoutIfNeeded()
            let (message, place) = try reading(fixture, reloads: reloads)
            let distance = view.contentSize.height - view.contentOffset.y
            change()
            view.contentOffset.y = view.contentSize.height - distance
            for _ in 0..<30 {
                fixture.screen.frame()
                let now = try #require(fixture.place(of: message), "\(kind), \(reloads), \(hostility.rawValue)")
                #expect(abs(now - place) < 0.01, "\(kind), \(reloads), \(hostility.rawValue)")
            }
        }
    }

    /// What the data have grown by is added to the offset once.
    @Test func aSecondStepByTheGrowthIsAScroll() {
        var changed = ChangedContent(
            viewport: Viewport(span: Span(start: 1_000, length: 800)),
            contentEnd: 10_000,
            anchor: nil,
            anchorTop: 1_000,
            change: .batch
        )
        // Something else has moved the offset by 10 pixels.
        #expect(changed.isRestored(by: 1_110, after: 1_010, contentEnd: 10_100))
        changed.isMoved = true
        #expect(!changed.isRestored(by: 1_210, after: 1_110, contentEnd: 10_100))
        // The distance from the end is kept once more.
        #expect(changed.isRestored(by: 1_100, after: 1_110, contentEnd: 10_100))
    }

    /// Content that comes back from beyond its start makes steps of its own, also by what it has grown by.
    @Test(arguments: [RestoredScreen.Kind.list, .keyedList, .templates, .constantEstimate])
    func aStepOnTheWayBackFromBeyondTheStartIsAScroll(_ kind: RestoredScreen.Kind) throws {
        for reloads in [false, true] {
            let fixture = RestoredScreen(kind, hostility: [])
            let view = fixture.view
            let height = view.contentSize.height
            view.contentOffset.y = -300
            view.layoutIfNeeded()
            if reloads { fixture.insertAndReload(3) } else { fixture.insertInBatch(3) }
            view.layoutIfNeeded()
            let (message, place) = try middle(fixture)
            let growth = view.contentSize.height - height
            try #require(abs(growth) > 1)
            view.contentOffset.y += growth
            view.layoutIfNeeded()
            #expect(try abs(#require(fixture.place(of: message)) - (place - growth)) < 0.34, "\(kind), \(reloads)")
        }
    }

    /// A bounce that has no flag passes all offsets beyond an end, also the one by which the content has got shorter.
    @Test(arguments: [[], .bounceWithoutFlags] as [Hostility])
    func anOffsetBeyondAnEndRestoresNothing(_ hostility: Hostility) throws {
        let list = ListFixture(heights: [Array(repeating: 100, count: 60)], hostility: hostility)
        let view = list.collectionView
        view.contentOffset.y = 350
        list.screen.runUntilRest()
        list.heights[0].removeLast(6)
        view.performBatchUpdates { view.deleteItems(at: (54..<60).map { IndexPath(item: $0, section: 0) }) }
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 5_400)
        let item = IndexPath(item: 4, section: 0)
        let place = try #require(view.cellForItem(at: item)).frame
        view.contentOffset.y = 350 - 600
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: item)?.frame == place)
        #expect(view.contentOffset.y == -250)
    }
}
