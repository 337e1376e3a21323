import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Apps that restore the offset by hand after they have inserted something above what is read: nothing moves.
@MainActor
@Suite(.secondProcess) struct RestoredOffsetTests {
    /// The usual ways, as apps have them.
    enum Way: CaseIterable {
        /// The distance from the end of the content is kept.
        case batchThenDistanceFromEnd
        /// The growth of the content is added to the offset of now.
        case batchThenGrowthAdded
        /// The growth of the content is added to the offset of before.
        case batchThenSavedOffset
        case batchWithoutAnimation
        case completionThenDistanceFromEnd
        case completionThenGrowthAdded
        case completionWithoutAnimation
        case reloadThenDistanceFromEnd
        case reloadThenGrowthAdded
        case reloadThenSavedOffset
        /// The layout is asked for the size, not the collection view.
        case reloadThenSizeOfLayout
        /// A scroll to the item, then by as much as was hidden of it.
        case reloadThenScrollToItem
        case batchThenFrameOfItem
        case laterTurnThenDistanceFromEnd
        /// Twice in one turn.
        case twoBatches

        var reloads: Bool {
            switch self {
            case .reloadThenDistanceFromEnd, .reloadThenGrowthAdded, .reloadThenSavedOffset, .reloadThenSizeOfLayout,
                .reloadThenScrollToItem:
                true
            default: false
            }
        }
    }

    nonisolated static let modes: [Hostility] =
        Hostility.userModes + [.lateBatchCompletions, [.lateBatchCompletions, .noPrepareAfterUpdates]]

    private func insert(
        _ count: Int,
        in fixture: RestoredScreen,
        _ way: Way,
        _ first: RestoredMessage,
        _ hidden: CGFloat
    ) {
        let view = fixture.view
        let (size, offset) = (view.contentSize, view.contentOffset)
        let distance = size.height - offset.y
        let keepDistance = { view.contentOffset.y = view.contentSize.height - distance }
        let addGrowth = { view.contentOffset.y += view.contentSize.height - size.height }
        switch way {
        case .batchThenDistanceFromEnd:
            fixture.insertInBatch(count)
            view.layoutIfNeeded()
            keepDistance()
        case .batchThenGrowthAdded:
            fixture.insertInBatch(count)
            addGrowth()
        case .batchThenSavedOffset:
            fixture.insertInBatch(count)
            view.layoutIfNeeded()
            view.setContentOffset(
                CGPoint(x: offset.x, y: offset.y + view.contentSize.height - size.height),
                animated: false
            )
        case .batchWithoutAnimation:
            UIView.performWithoutAnimation {
                fixture.insertInBatch(count)
                view.layoutIfNeeded()
                keepDistance()
            }
        case .completionThenDistanceFromEnd:
            fixture.insertInBatch(count) { _ in keepDistance() }
        case .completionThenGrowthAdded:
            fixture.insertInBatch(count) { _ in addGrowth() }
        case .completionWithoutAnimation:
            UIView.performWithoutAnimation { fixture.insertInBatch(count) { _ in addGrowth() } }
        case .reloadThenDistanceFromEnd:
            fixture.insertAndReload(count)
            keepDistance()
        case .reloadThenGrowthAdded:
            fixture.insertAndReload(count)
            addGrowth()
        case .reloadThenSavedOffset:
            fixture.insertAndReload(count)
            view.bounds.origin.y = offset.y + view.contentSize.height - size.height
        case .reloadThenSizeOfLayout:
            fixture.insertAndReload(count)
            view.contentOffset.y = fixture.layout.collectionViewContentSize.height - distance
        case .reloadThenScrollToItem:
            fixture.insertAndReload(count)
            view.scrollToItem(at: fixture.indexPath(of: first), at: .top, animated: false)
            view.layoutIfNeeded()
            guard let shown = fixture.place(of: first) else { return }
            view.contentOffset.y += shown - hidden
        case .batchThenFrameOfItem:
            fixture.insertInBatch(count)
            view.layoutIfNeeded()
            let path = fixture.indexPath(of: first)
            guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return }
            view.contentOffset.y = frame.minY - hidden
        case .laterTurnThenDistanceFromEnd:
            fixture.insertInBatch(count)
            fixture.screen.frame()
            keepDistance()
        case .twoBatches:
            fixture.insertInBatch(count)
            fixture.insertInBatch(count)
            keepDistance()
        }
    }

    private func check(_ fixture: RestoredScreen, _ way: Way, _ count: Int, _ comment: String) {
        // A batch keeps the first item of a masonry in place. Others may come into other columns.
        let isCut = fixture.kind == .masonry && !way.reloads
        guard let first = isCut ? fixture.first : fixture.watched, let place = fixture.place(of: first) else {
            Issue.record("nothing is on screen: \(comment)")
            return
        }
        insert(count, in: fixture, way, first, place)
        var moved: CGFloat = 0
        for _ in 0..<40 {
            fixture.screen.frame()
            moved = max(moved, fixture.place(of: first).map { abs($0 - place) } ?? .infinity)
        }
        fixture.screen.runUntilRest()
        moved = max(moved, fixture.place(of: first).map { abs($0 - place) } ?? .infinity)
        #expect(moved < 0.01, "\(comment): \(way), \(count) items")
        let view = fixture.view
        #expect(view.contentOffset.y >= 0, "\(comment)")
        #expect(view.contentOffset.y <= max(0, view.contentSize.height - view.bounds.height), "\(comment)")
    }

    /// The reader has scrolled down, or up from the end.
    /// Claim (Keeping the reader's place): "the offset and the content size change only with the data: nothing is
    /// settled, and no estimate is learned"
    @Test(
        arguments: RestoredScreen.Kind.allCases,
        sample(
            of: modes,
            every: 20,
            always: [
                [], .lateBatchCompletions, [.queriesBeforePrepare, .cellsUpdatedBetweenInvalidationAndPrepare],
            ]
        )
    )
    func nothingMovesWhereTheOffsetIsRestoredByHand(_ kind: RestoredScreen.Kind, _ hostility: Hostility) {
        // A kind of screen tries some of the ways, and all kinds together try each.
        let kinds = RestoredScreen.Kind.allCases
        let turn = kinds.firstIndex(of: kind) ?? 0
        for (number, way) in Way.allCases.enumerated() where isExhaustive || number % kinds.count == turn {
            // Lines and columns of the old messages change where a number is inserted that doesn't fill the rows.
            let count = kind == .grid ? 21 : kind == .masonry ? 20 : [3, 20, 47][number % 3]
            let fixture = RestoredScreen(kind, hostility: hostility)
            if number.isMultiple(of: 2) {
                for _ in 0..<4 { fixture.scroll(by: 330) }
            } else {
                fixture.view.contentOffset.y = max(0, fixture.view.contentSize.height - fixture.view.bounds.height)
                fixture.screen.runUntilRest()
                for _ in 0..<3 { fixture.scroll(by: -350) }
            }
            check(fixture, way, count, "\(kind), \(hostility.rawValue)")
            check(fixture, way, count, "again, \(kind), \(hostility.rawValue)")
        }
    }

    /// The end moves with what grows above it, so that the app adds the growth once more.
    @Test(arguments: Way.allCases, [3, 47]) func aChatAtItsEndStaysThere(_ way: Way, _ count: Int) {
        let fixture = RestoredScreen(.chat, hostility: [])
        fixture.screen.runUntilRest()
        check(fixture, way, count, "at the end")
        check(fixture, way, count, "again")
    }
}

extension RestoredScreen {
    /// Drags the content, and waits until it is at rest.
    func scroll(by distance: CGFloat) {
        screen.touchDown(view)
        screen.drag(view, by: distance)
        screen.lift(view)
        screen.runUntilRest()
    }
}
