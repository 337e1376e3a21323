import HeadlessTools
import SizingKit
import Testing
import UIKit

/// Items moved by a finger, whatever UIKit tells of the steps and of the end beside the contexts.
@MainActor
@Suite struct HostileReorderingTests {
    nonisolated static let modes: [Hostility] = [
        [],
        .countsInvalidatedByMovements,
        .updatesListedByMovements,
        .lateCountsAfterMovements,
        [.updatesListedByMovements, .lateCountsAfterMovements, .queriesBeforeUpdates],
        .all,
    ]

    /// A collection view of items whose heights tell them apart.
    @MainActor
    private struct Fixture {
        let cells = MovableRows()
        let view: UICollectionView
        let screen: HeadlessScreen

        init(_ layout: SizingLayout, _ hostility: Hostility = [], isRightToLeft: Bool = false) {
            screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            layout.itemSizing = { [cells] indexPath in
                let height = cells.height(at: indexPath)
                return .computed(key: height) { _ in CGSize(width: 0, height: height) }
            }
            view.dataSource = cells
            screen.show(view)
            screen.frame()
        }

        func begin(_ item: Int, in section: Int) {
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section)))
        }

        func carry(to y: CGFloat) {
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: y))
            screen.frame()
        }

        /// The heights as the layout has them.
        var laidOut: [[CGFloat]] {
            (0..<view.numberOfSections).map { section in
                (0..<view.numberOfItems(inSection: section)).compactMap {
                    view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.height
                }
            }
        }

        /// The heights of the cells on screen, from above.
        var shown: [CGFloat] {
            view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
        }
    }

    private func list(_ hostility: Hostility) -> Fixture {
        Fixture(SizingListLayout.bare(), hostility)
    }

    @Test(arguments: modes) func anItemGoesToAnotherSectionStepByStep(_ hostility: Hostility) {
        let list = list(hostility)
        let exceptions = catchingUIKitExceptions {
            list.begin(4, in: 0)
            list.carry(to: 200)
            #expect(list.laidOut == [[50, 60, 70, 90, 80], [100, 110]])
            list.carry(to: 520)
            #expect(list.laidOut == [[50, 60, 70, 80], [100, 90, 110]])
            #expect(list.view.visibleCells.count == 7)
            list.view.endInteractiveMovement()
            list.screen.frames(2)
            #expect(list.cells.heights == [[50, 60, 70, 80], [100, 90, 110]])
            #expect(list.laidOut == list.cells.heights)
            #expect(list.shown == [50, 60, 70, 80, 100, 90, 110])
        }
        #expect(exceptions.isEmpty)
        #expect(list.cells.faults == 0)
    }

    @Test(arguments: modes) func aCancelledMovementTakesAnItemBackToItsSection(_ hostility: Hostility) {
        let list = list(hostility)
        let exceptions = catchingUIKitExceptions {
            list.begin(1, in: 1)
            list.carry(to: 20)
            #expect(list.laidOut == [[110, 50, 60, 70, 80, 90], [100]])
            list.view.cancelInteractiveMovement()
            list.screen.frames(2)
            #expect(list.laidOut == [[50, 60, 70, 80, 90], [100, 110]])
            #expect(list.shown == [50, 60, 70, 80, 90, 100, 110])
        }
        #expect(exceptions.isEmpty)
        #expect(list.cells.faults == 0)
    }

    @Test(arguments: modes) func whatIsMeasuredDuringAMovementIsAskedWhereTheDataHaveIt(_ hostility: Hostility) {
        let list = list(hostility)
        list.begin(0, in: 0)
        list.carry(to: 540)
        list.view.collectionViewLayout.invalidateLayout()
        (list.view.collectionViewLayout as? SizingLayout)?.sizingCache = SizingCache()
        list.screen.frame()
        #expect(list.laidOut == [[60, 70, 80, 90], [100, 50, 110]])
        #expect(list.cells.faults == 0)
        list.view.endInteractiveMovement()
        list.screen.frames(2)
        #expect(list.laidOut == list.cells.heights)
    }

    /// Whatever UIKit tells of a step, the layout knows from the context what has moved, and asks for no item again.
    @Test(arguments: modes) func aStepWithinASectionAsksForNoItem(_ hostility: Hostility) {
        let list = list(hostility)
        list.begin(4, in: 0)
        list.carry(to: 200)
        let questions = list.cells.questions
        list.carry(to: 20)
        #expect(list.laidOut == [[90, 50, 60, 70, 80], [100, 110]])
        #expect(list.cells.questions == questions)
        list.view.endInteractiveMovement()
        list.screen.frames(2)
        #expect(list.laidOut == list.cells.heights)
    }

    @Test(arguments: modes) func aBatchInTheTurnOfTheDropIsLaidOut(_ hostility: Hostility) {
        guard !hostility.contains(.lateCountsAfterMovements) else { return }
        let list = list(hostility)
        list.begin(4, in: 0)
        list.carry(to: 520)
        list.view.endInteractiveMovement()
        list.view.performBatchUpdates {
            list.cells.heights[1].remove(at: 1)
            list.view.deleteItems(at: [IndexPath(item: 1, section: 1)])
        }
        list.screen.frames(2)
        #expect(list.laidOut == [[50, 60, 70, 80], [100, 110]])
    }

    @Test func aMovementToAPlaceThatDoesNotExistMovesNothing() {
        let list = list([])
        list.begin(0, in: 0)
        for path in [IndexPath(item: 0, section: 7), IndexPath(item: 40, section: 1), IndexPath()] {
            _ = list.view.collectionViewLayout.invalidationContext(
                forInteractivelyMovingItems: [path],
                withTargetPosition: .zero,
                previousIndexPaths: [IndexPath(item: 0, section: 0)],
                previousPosition: .zero
            )
        }
        list.view.cancelInteractiveMovement()
        list.screen.frames(2)
        #expect(list.laidOut == list.cells.heights)
    }

    /// Two columns: the finger is on the side of the screen where it sees the item.
    @Test(arguments: [false, true]) func inColumnsAnItemGoesUnderTheFinger(_ isRightToLeft: Bool) {
        let grid = Fixture(SizingLayout(.grid(columns: 2)), isRightToLeft: isRightToLeft)
        grid.cells.heights = [[101, 102, 103, 104]]
        grid.view.reloadData()
        grid.screen.frame()
        let second: CGFloat = isRightToLeft ? 97.5 : 292.5
        #expect(grid.view.cellForItem(at: IndexPath(item: 1, section: 0))?.center.x == second)
        grid.begin(0, in: 0)
        grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: second, y: 50))
        grid.screen.frame()
        let carried = grid.view.visibleCells.first { $0.center == CGPoint(x: second, y: 50) }
        #expect(carried.flatMap(grid.view.indexPath(for:)) == IndexPath(item: 1, section: 0))
        grid.view.endInteractiveMovement()
        grid.screen.frame()
        #expect(grid.cells.heights == [[102, 101, 103, 104]])
    }
}
