import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Two sections of rows whose heights tell them apart, moved by a finger.
@MainActor
@Suite struct ReorderingTests {
    @MainActor
    private final class Stage {
        let rows = MovableRows()
        let layout = SizingListLayout.bare()
        let view: UICollectionView
        let screen: HeadlessScreen

        init(_ hostility: Hostility = []) {
            screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            layout.itemSizing = { [rows] in .fixed(CGSize(width: 0, height: rows.heights[$0.section][$0.item])) }
            view.dataSource = rows
            screen.show(view)
            screen.frame()
        }

        var shownHeights: [[CGFloat]] {
            (0..<2).map { section in
                (0..<view.numberOfItems(inSection: section)).compactMap {
                    layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.height
                }
            }
        }

        func begin(_ item: Int, in section: Int) -> Bool {
            view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
        }

        /// How far below the top of the screen a row lies.
        func place(ofRowOf height: CGFloat) -> CGFloat? {
            let item = rows.heights[0].firstIndex(of: height)
            let frame = item.flatMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
            return frame.map { $0.minY - view.contentOffset.y }
        }
    }

    @Test func sizesFollowTheFingerAndStayWhereTheItemIsDropped() {
        let list = Stage()
        #expect(list.begin(1, in: 0))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 250))
        list.screen.frame()
        #expect(list.shownHeights == [[50, 70, 80, 60, 90], [100, 110]])
        #expect(list.rows.heights[0] == [50, 60, 70, 80, 90])
        list.view.endInteractiveMovement()
        list.screen.frame()
        #expect(list.rows.heights[0] == [50, 70, 80, 60, 90])
        #expect(list.shownHeights == list.rows.heights)
    }

    /// The app may refuse a drop by moving the item back, or on, in the turn of the drop.
    @Test(.byTurns(), arguments: [0, 2, 3], [Hostility](ReorderingTests.modes))
    func anItemThatTheAppMovesOnceMoreInTheTurnOfItsDropIsThere(_ item: Int, _ hostility: Hostility) {
        let list = Stage(hostility)
        #expect(list.begin(0, in: 0))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 345))
        list.screen.frame()
        list.view.endInteractiveMovement()
        let current = list.rows.heights[0].firstIndex(of: 50) ?? 0
        #expect(current == 4)
        let moved = list.rows.heights[0].remove(at: current)
        list.rows.heights[0].insert(moved, at: item)
        list.view.moveItem(at: IndexPath(item: current, section: 0), to: IndexPath(item: item, section: 0))
        list.screen.frame()
        #expect(list.shownHeights == list.rows.heights)
        list.screen.runUntilRest()
        #expect(list.shownHeights == list.rows.heights)
    }

    nonisolated static let modes: [Hostility] = [
        [], .updatesListedByMovements, [.updatesListedByMovements, .countsInvalidatedByMovements],
    ]

    /// What the app deletes, inserts and reloads while a finger carries an item.
    @Test func aBatchWhileAnItemIsCarriedLeavesTheFramesOfTheData() {
        for change in [0, 2, 3] {
            let list = Stage()
            #expect(list.begin(1, in: 0))
            list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 250))
            list.screen.frame()
            list.view.performBatchUpdates {
                switch change {
                case 0:
                    list.rows.heights[0].remove(at: 1)
                    list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                case 2:
                    list.rows.heights[0].insert(33, at: 0)
                    list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
                default:
                    list.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
                }
            }
            list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 100))
            list.screen.frame()
            list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 300))
            list.screen.frame()
            list.view.cancelInteractiveMovement()
            list.screen.runUntilRest()
            #expect(list.shownHeights == list.rows.heights, "change \(change)")
        }
    }

    @Test func aCancelledMovementPutsEverythingBack() {
        let list = Stage()
        #expect(list.begin(0, in: 0))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 300))
        list.screen.frame()
        list.view.cancelInteractiveMovement()
        list.screen.frame()
        #expect(list.shownHeights == [[50, 60, 70, 80, 90], [100, 110]])
        #expect(list.rows.heights[0] == [50, 60, 70, 80, 90])
    }

    @Test func anItemGoesToAnotherSection() {
        let list = Stage()
        #expect(list.begin(4, in: 0))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 540))
        list.screen.frame()
        list.view.endInteractiveMovement()
        list.screen.frame()
        #expect(list.rows.heights[0] == [50, 60, 70, 80])
        #expect(list.rows.heights[1].sorted() == [90, 100, 110])
        #expect(list.shownHeights == list.rows.heights)
    }

    @Test func itemsOfDifferentSizesDoNotChangePlacesToAndFro() {
        let list = Stage()
        #expect(list.begin(0, in: 0))
        // The second row lies from 50 to 110: its middle is at 80.
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 79))
        #expect(list.shownHeights[0].first == 50)
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 81))
        #expect(list.shownHeights[0] == [60, 50, 70, 80, 90])
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 82))
        #expect(list.shownHeights[0] == [60, 50, 70, 80, 90])
    }

    @Test func sizesMeasuredDuringAMovementAreThoseOfTheItemsSeen() {
        let list = Stage()
        #expect(list.begin(4, in: 0))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 10))
        list.layout.invalidateSizes()
        list.screen.frame()
        #expect(list.shownHeights[0] == [90, 50, 60, 70, 80])
    }

    @Test func aReloadAfterAMovementFindsTheItemThatHeldThePlace() throws {
        let list = Stage()
        list.rows.heights = [(0..<60).map { 50 + CGFloat($0) }, []]
        list.layout.itemSizing = { [rows = list.rows] indexPath in
            let height = rows.heights[indexPath.section][indexPath.item]
            return .computed(key: height) { _ in CGSize(width: 0, height: height) }
        }
        list.view.reloadData()
        list.screen.frame()
        list.layout.scrollExactly(toItemAt: IndexPath(item: 30, section: 0), at: .top, animated: false)
        list.screen.runUntilRest()
        #expect(list.begin(34, in: 0))
        list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: list.view.contentOffset.y + 10))
        list.view.endInteractiveMovement()
        list.screen.runUntilRest()
        #expect(list.rows.heights[0][29...31] == [79, 84, 80])
        let before = try #require(list.place(ofRowOf: 82))
        list.rows.heights[0].insert(contentsOf: [20, 21, 22], at: 0)
        list.view.reloadData()
        list.screen.frame()
        #expect(list.place(ofRowOf: 82) == before)
    }
}
