import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// VoiceOver moves rows from section to section.
@MainActor
@Suite struct SectionMoveAccessibilityTests {
    private final class Names: NSObject, UICollectionViewDataSource {
        var names = [["Anna", "Ben", "Carla"], ["Dora", "Emil"]]
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
        let layout = SizingLayout(.list())
        let collectionView: UICollectionView
        private(set) var destinations: [IndexPath] = []
        private let row = SizingRegistration<SizingListCell, String> { cell, _, name in
            cell.textLabel?.text = name
            cell.showsReorderControl = true
        }

        override init() {
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            layout.itemSizing = { [unowned self] in
                let name = names[$0.section][$0.item]
                return .template(row, item: name, key: name)
            }
            collectionView.dataSource = self
            screen.show(collectionView)
            screen.frame()
            layout.setEditing(true, animated: false)
            screen.frames(30)
        }

        func perform(_ name: String, on indexPath: IndexPath) -> Bool {
            let actions = collectionView.cellForItem(at: indexPath)?.accessibilityCustomActions ?? []
            guard let action = actions.first(where: { $0.name == name }) else { return false }
            defer { screen.frames(60) }
            return action.actionHandler?(action) ?? false
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            layout.dequeueCell(for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

        func collectionView(
            _ collectionView: UICollectionView,
            moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            destinations.append(destinationIndexPath)
            let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
        }
    }

    @Test func aRowMovesUpToTheEndOfTheSectionAboveAndDownToTheStartOfTheNext() {
        let fixture = Names()
        #expect(fixture.perform("Move Up", on: IndexPath(item: 0, section: 1)))
        #expect(fixture.destinations.last == IndexPath(item: 2, section: 0))
        #expect(fixture.names == [["Anna", "Ben", "Dora", "Carla"], ["Emil"]])
        #expect(fixture.perform("Move Down", on: IndexPath(item: 3, section: 0)))
        #expect(fixture.destinations.last == IndexPath(item: 0, section: 1))
        #expect(fixture.names == [["Anna", "Ben", "Dora"], ["Carla", "Emil"]])
    }
}
