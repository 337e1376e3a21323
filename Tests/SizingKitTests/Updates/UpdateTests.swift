import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct UpdateTests {
    private func list(_ hostility: Hostility = [], count: Int = 200) -> ListFixture {
        let list = ListFixture(
            heights: [(0..<count).map { CGFloat(40 + $0 % 7 * 25) }],
            estimate: CGSize(width: 60, height: 60),
            hostility: hostility
        )
        list.screen.frame()
        return list
    }

    private func screenPlace(of id: Int, in list: ListFixture) -> CGFloat? {
        let view = list.collectionView
        for cell in view.visibleCells {
            guard let indexPath = view.indexPath(for: cell) else { continue }
            if list.rows[indexPath.section][indexPath.item].id == id { return cell.frame.minY - view.contentOffset.y }
        }
        return nil
    }

    nonisolated static let modes: [Hostility] = [
        [], [.queriesBeforeUpdates], [.noPrepareBeforeUpdates], [.noPrepareAfterUpdates],
        [.adjustmentsHonoredInBatches, .targetOffsetIgnoredWhileScrolling],
        .all.subtracting(.queriesClippedToContent),
    ]

    /// Nothing is placed around the offset then, and there is no animation that would bring it back.
    @Test(arguments: modes) func aListWhoseRowsAllGoIsLeftAtItsStart(_ hostility: Hostility) {
        let list = list(hostility)
        list.collectionView.contentOffset.y = 5_000
        list.screen.runUntilRest()
        list.rows = [[]]
        list.collectionView.performBatchUpdates {
            list.collectionView.deleteItems(at: (0..<200).map { IndexPath(item: $0, section: 0) })
        }
        list.screen.runUntilRest()
        #expect(list.collectionView.contentSize.height == 0)
        #expect(list.collectionView.contentOffset.y == 0)
    }

    /// Claim (README): "when rows come in above"
    @Test(arguments: modes) func whatIsInsertedAboveMovesNothingOnScreen(_ hostility: Hostility) throws {
        let list = list(hostility)
        list.collectionView.contentOffset.y = 5_000
        list.screen.runUntilRest()
        let visible = try #require(list.collectionView.indexPathsForVisibleItems.min())
        let id = list.rows[0][visible.item].id
        let place = try #require(screenPlace(of: id, in: list))
        list.collectionView.performBatchUpdates {
            for item in 0..<5 { list.rows[0].insert(.init(id: -1 - item, height: 333), at: item) }
            list.collectionView.insertItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
        }
        list.screen.frame()
        #expect(screenPlace(of: id, in: list) == place)
        list.screen.runUntilRest()
        #expect(screenPlace(of: id, in: list) == place)
    }

    @Test(arguments: modes) func deletingWhatIsOnScreenClosesTheGap(_ hostility: Hostility) {
        let list = list(hostility)
        list.collectionView.contentOffset.y = 5_000
        list.screen.runUntilRest()
        let inspector = ScreenInspector(list)
        let visible = list.collectionView.indexPathsForVisibleItems.map(\.item).sorted()
        list.collectionView.performBatchUpdates {
            list.rows[0].removeSubrange(visible[0]...visible[visible.count - 1])
            list.collectionView.deleteItems(at: visible.map { IndexPath(item: $0, section: 0) })
        }
        list.screen.frame()
        inspector.inspect()
        #expect(inspector.problem == nil)
        #expect(list.rows[0].count == 200 - visible.count)
    }

    @Test(arguments: sample(of: modes, every: 4))
    func randomBatchesWhileScrollingMoveNothing(_ hostility: Hostility) {
        check(BatchStep.self, seeds: 0..<4, length: 30) { steps in
            let list = list(hostility, count: 60)
            let inspector = ScreenInspector(list)
            defer { list.screen.didCommit = nil }
            inspector.inspect()
            list.screen.didCommit = { inspector.inspect() }
            for step in steps {
                step.play(on: list, inspector)
                if let problem = inspector.problem { throw Difference(description: "After \(step): \(problem)") }
            }
        }
    }
}

/// A batch of updates, or a scroll. Positions are in thousandths of what is there.
enum BatchStep: Step {
    case insert(Int, at: Int)
    case delete(Int, at: Int)
    case move(from: Int, to: Int)
    case reload(at: Int)
    case scroll(points: Int)
    case fling(velocity: Int)
    case rest

    static func random(using generator: inout SplitMix64) -> BatchStep {
        func position() -> Int { .random(in: 0..<1_000, using: &generator) }
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<20: return .insert(.random(in: 1...5, using: &generator), at: position())
        case ..<38: return .delete(.random(in: 1...5, using: &generator), at: position())
        case ..<46: return .move(from: position(), to: position())
        case ..<52: return .reload(at: position())
        case ..<72: return .scroll(points: .random(in: -700...900, using: &generator))
        case ..<90: return .fling(velocity: .random(in: -4_000...5_000, using: &generator))
        default: return .rest
        }
    }

    @MainActor
    func play(on list: ListFixture, _ inspector: ScreenInspector) {
        let view = list.collectionView
        let count = list.rows[0].count
        func paths(_ range: Range<Int>) -> [IndexPath] { range.map { IndexPath(item: $0, section: 0) } }
        switch self {
        case .insert(let new, let position):
            let at = position * (count + 1) / 1_000
            let fresh = (0..<new).map { ListFixture.Row(id: list.freshID(), height: CGFloat(30 + ($0 + at) % 9 * 37)) }
            batch(list, inspector) {
                list.rows[0].insert(contentsOf: fresh, at: at)
                view.insertItems(at: paths(at..<at + new))
            }
        case .delete(let old, let position) where count > old + 5:
            let at = position * (count - old) / 1_000
            batch(list, inspector) {
                list.rows[0].removeSubrange(at..<at + old)
                view.deleteItems(at: paths(at..<at + old))
            }
        case .move(let from, let to) where count > 0:
            let (source, destination) = (from * count / 1_000, to * count / 1_000)
            batch(list, inspector) {
                list.rows[0].insert(list.rows[0].remove(at: source), at: destination)
                view.moveItem(at: IndexPath(item: source, section: 0), to: IndexPath(item: destination, section: 0))
            }
        case .reload(let position) where count > 0:
            let at = position * count / 1_000
            batch(list, inspector) { view.reloadItems(at: paths(at..<at + 1)) }
        case .scroll(let points):
            list.screen.touchDown(view)
            list.screen.drag(view, by: CGFloat(points))
            list.screen.lift(view)
            list.screen.frame()
        case .fling(let velocity):
            list.screen.fling(view, velocity: CGFloat(velocity), frames: 2)
            list.screen.frames(9)
        case .rest:
            list.screen.runUntilRest(maximumFrames: 2_000)
        default: break
        }
    }

    /// Runs a batch. What it moves by itself is not compared: which element holds still has tests of its own.
    @MainActor
    private func batch(_ list: ListFixture, _ inspector: ScreenInspector, _ updates: @escaping () -> Void) {
        inspector.forget()
        list.collectionView.performBatchUpdates(updates)
        list.screen.frame()
    }
}
