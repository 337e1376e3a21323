import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// Two sections of rows whose heights tell them apart, moved by a finger.
@MainActor
@Suite struct ReorderingTests {
    private let rows = MovableRows()
    private let layout = SizingListLayout.bare()
    private let view: UICollectionView
    private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)

    init() {
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        layout.itemSizing = { [rows] in .fixed(CGSize(width: 0, height: rows.heights[$0.section][$0.item])) }
        view.dataSource = rows
        screen.show(view)
        screen.frame()
    }

    private var shownHeights: [[CGFloat]] {
        (0..<2).map { section in
            (0..<view.numberOfItems(inSection: section)).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.height
            }
        }
    }

    private func begin(_ item: Int, in section: Int) -> Bool {
        view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
    }

    @Test func sizesFollowTheFingerAndStayWhereTheItemIsDropped() {
        #expect(begin(1, in: 0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 250))
        screen.frame()
        #expect(shownHeights == [[50, 70, 80, 60, 90], [100, 110]])
        #expect(rows.heights[0] == [50, 60, 70, 80, 90])
        view.endInteractiveMovement()
        screen.frame()
        #expect(rows.heights[0] == [50, 70, 80, 60, 90])
        #expect(shownHeights == rows.heights)
    }

    @Test func aCancelledMovementPutsEverythingBack() {
        #expect(begin(0, in: 0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 300))
        screen.frame()
        view.cancelInteractiveMovement()
        screen.frame()
        #expect(shownHeights == [[50, 60, 70, 80, 90], [100, 110]])
        #expect(rows.heights[0] == [50, 60, 70, 80, 90])
    }

    @Test func anItemGoesToAnotherSection() {
        #expect(begin(4, in: 0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 540))
        screen.frame()
        view.endInteractiveMovement()
        screen.frame()
        #expect(rows.heights[0] == [50, 60, 70, 80])
        #expect(rows.heights[1].sorted() == [90, 100, 110])
        #expect(shownHeights == rows.heights)
    }

    @Test func itemsOfDifferentSizesDoNotChangePlacesToAndFro() {
        #expect(begin(0, in: 0))
        // The second row lies from 50 to 110: its middle is at 80.
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 79))
        #expect(shownHeights[0].first == 50)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 81))
        #expect(shownHeights[0] == [60, 50, 70, 80, 90])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 82))
        #expect(shownHeights[0] == [60, 50, 70, 80, 90])
    }

    @Test func sizesMeasuredDuringAMovementAreThoseOfTheItemsSeen() {
        #expect(begin(4, in: 0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 10))
        layout.invalidateSizes()
        screen.frame()
        #expect(shownHeights[0] == [90, 50, 60, 70, 80])
    }

    @Test func aReloadAfterAMovementFindsTheItemThatHeldThePlace() throws {
        rows.heights = [(0..<60).map { 50 + CGFloat($0) }, []]
        layout.itemSizing = { [rows] indexPath in
            let height = rows.heights[indexPath.section][indexPath.item]
            return .computed(key: height) { _ in CGSize(width: 0, height: height) }
        }
        // Since `init` another test may have made the screen its own.
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        screen.show(view)
        view.reloadData()
        screen.frame()
        layout.scrollExactly(toItemAt: IndexPath(item: 30, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        #expect(begin(34, in: 0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: view.contentOffset.y + 10))
        view.endInteractiveMovement()
        screen.runUntilRest()
        #expect(rows.heights[0][29...31] == [79, 84, 80])
        let before = try #require(place(ofRowOf: 82))
        rows.heights[0].insert(contentsOf: [20, 21, 22], at: 0)
        view.reloadData()
        screen.frame()
        #expect(place(ofRowOf: 82) == before)
    }

    /// How far below the top of the screen a row lies.
    private func place(ofRowOf height: CGFloat) -> CGFloat? {
        let item = rows.heights[0].firstIndex(of: height)
        let frame = item.flatMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        return frame.map { $0.minY - view.contentOffset.y }
    }
}
