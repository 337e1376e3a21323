import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Rows that show more text when two fingers have passed over them.
@MainActor
@Suite struct PanSelectedRowTests {
    nonisolated static let modes = sample(of: Hostility.userModes, every: 6, always: [[]])

    @MainActor
    private final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let screen: HeadlessScreen
        let layout = SizingListLayout.bare()
        let view: UICollectionView
        private var selected: Set<Int> = []
        private lazy var row = SizingRegistration<LabelCell, Int> { [unowned self] cell, _, item in
            cell.label.text = List.text(item, isSelected: selected.contains(item))
        }
        /// What was wrong in a frame, first.
        private(set) var problem: String?
        private var former: (tops: [Int: CGFloat], selected: Set<Int>, moved: CGFloat)?

        static func text(_ item: Int, isSelected: Bool) -> String {
            "\(item) " + .sentences(1 + item * 7 % 3) + (isSelected ? " " + .sentences(2 + item % 2) : "")
        }

        static func height(_ item: Int, isSelected: Bool) -> CGFloat {
            textHeight(text(item, isSelected: isSelected), width: 390 - 32) + 20
        }

        init(_ hostility: Hostility) {
            screen = HeadlessScreen(hostility: hostility)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.itemSizing = { [unowned self] path in
                .template(row, item: path.item, key: path.item, version: selected.contains(path.item) ? 1 : 0)
            }
            view.allowsMultipleSelectionDuringEditing = true
            view.dataSource = self
            view.delegate = self
            screen.show(view)
            screen.runUntilRest()
            layout.scrollExactly(toItemAt: IndexPath(item: 40, section: 0), at: .top, animated: false)
            screen.runUntilRest()
            screen.didCommit = { [unowned self] in inspect() }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.insert(indexPath.item)
            layout.reconfigureItems(at: [indexPath])
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            selected.remove(indexPath.item)
            layout.reconfigureItems(at: [indexPath])
        }

        var selectedItems: [Int] { selected.sorted() }

        /// Where a shown row begins on screen.
        func top(_ item: Int) -> CGFloat? {
            view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.frame.minY - view.contentOffset.y }
        }

        /// Each row has its true height, and has moved as far as the list was scrolled and the rows above it on screen have grown.
        private func inspect() {
            var tops: [Int: CGFloat] = [:]
            for cell in view.visibleCells where cell.frame.intersects(view.bounds) {
                guard let item = view.indexPath(for: cell)?.item else { continue }
                tops[item] = cell.frame.minY - view.contentOffset.y
                let height = Self.height(item, isSelected: selected.contains(item))
                if abs(cell.frame.height - height) > 0.01 {
                    report("row \(item) is \(cell.frame.height) high, not \(height)")
                }
            }
            if let former {
                for (item, top) in tops.sorted(by: { $0.key < $1.key }) {
                    guard let before = former.tops[item] else { continue }
                    let scrolled = view.distanceMoved.y - former.moved
                    let growth = selected.symmetricDifference(former.selected).filter { $0 < item }.reduce(0) {
                        $0 + Self.height($1, isSelected: selected.contains($1))
                            - Self.height($1, isSelected: former.selected.contains($1))
                    }
                    if abs(top - before + scrolled - growth) > 0.5 {
                        report("row \(item) moved by \(top - before), scrolled \(scrolled), grown \(growth)")
                    }
                }
            }
            former = (tops, selected, view.distanceMoved.y)
        }

        private func report(_ text: String) {
            if problem == nil { problem = "frame \(screen.frameCount): \(text)" }
        }

        func putFingersDown(at y: CGFloat) {
            screen.touchDown(at: CGPoint(x: 100, y: y))
            screen.touchDown(at: CGPoint(x: 160, y: y), finger: 1)
        }

        func moveFingers(to y: CGFloat) {
            screen.moveTouches(to: [CGPoint(x: 100, y: y), CGPoint(x: 160, y: y)])
        }

        func lift() {
            screen.liftTouch(finger: 1)
            screen.liftTouch()
            screen.runUntilRest()
        }
    }

    @Test(.byTurns(), arguments: modes)
    func rowsGrowUnderTheFingers(_ hostility: Hostility) throws {
        let list = List(hostility)
        let before = try #require(list.top(40))
        list.putFingersDown(at: 100)
        for y in stride(from: CGFloat(105), through: 700, by: 17) { list.moveFingers(to: y) }
        let most = list.selectedItems
        #expect(most.count > 4 && most == Array(most[0]...most[0] + most.count - 1))
        for y in stride(from: CGFloat(690), through: 300, by: -17) { list.moveFingers(to: y) }
        #expect(list.selectedItems.count < most.count && list.selectedItems.first == most.first)
        list.lift()
        #expect(list.problem == nil)
        #expect(list.top(40) == before)
        #expect(list.view.isEditing && list.view.indexPathsForSelectedItems?.map(\.item) == list.selectedItems)
    }

    /// Fingers that rest at the lower edge let the list scroll, and select what comes in.
    @Test(.byTurns(), arguments: modes)
    func rowsGrowThatComeInAtTheEdge(_ hostility: Hostility) {
        let list = List(hostility)
        list.putFingersDown(at: 400)
        for y in stride(from: CGFloat(410), through: 830, by: 20) { list.moveFingers(to: y) }
        let count = list.selectedItems.count
        list.screen.frames(60)
        #expect(list.selectedItems.count > count + 2)
        list.lift()
        #expect(list.problem == nil)
    }
}
