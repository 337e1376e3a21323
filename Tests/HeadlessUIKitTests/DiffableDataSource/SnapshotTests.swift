import HeadlessTools
import Testing
import UIKit

@MainActor
struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    private func text(_ snapshot: Snapshot) -> String {
        snapshot.sectionIdentifiers.map { section in
            section + snapshot.itemIdentifiers(inSection: section).map(String.init).joined()
        }
        .joined(separator: " ")
    }

    private func faults(_ change: (inout Snapshot) -> Void) -> [String] {
        var changed = snapshot()
        let caught = catchingUIKitExceptions { change(&changed) }
        #expect(text(changed) == "a123 b45")
        #expect(caught.allSatisfy { $0.name == "NSInternalInconsistencyException" })
        return caught.map(\.reason)
    }

    @Test func whatIsThere() {
        let snapshot = snapshot()
        #expect(text(snapshot) == "a123 b45")
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfSections == 2)
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.numberOfItems(inSection: "a") == 3)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
        #expect(snapshot.indexOfItem(5) == 4)
        #expect(snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("b") == 1)
        #expect(snapshot.indexOfSection("c") == nil)
    }

    @Test func changesOfItems() {
        var snapshot = snapshot()
        snapshot.insertItems([6, 7], beforeItem: 2)
        #expect(text(snapshot) == "a16723 b45")
        snapshot.insertItems([8], afterItem: 5)
        #expect(text(snapshot) == "a16723 b458")
        snapshot.moveItem(8, beforeItem: 1)
        #expect(text(snapshot) == "a816723 b45")
        snapshot.moveItem(1, afterItem: 3)
        #expect(text(snapshot) == "a867231 b45")
        snapshot.deleteItems([6, 4, 99])
        #expect(text(snapshot) == "a87231 b5")
        snapshot.appendItems([7, 9], toSection: "b")
        #expect(text(snapshot) == "a8231 b579")
        #expect(snapshot.sectionIdentifier(containingItem: 7) == "b")
        snapshot.reloadItems([8, 2])
        snapshot.reconfigureItems([3])
        #expect(snapshot.reloadedItemIdentifiers == [8, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [3])
        snapshot.deleteAllItems()
        #expect(text(snapshot) == "")
        #expect(snapshot.numberOfItems == 0)
    }

    @Test func changesOfSections() {
        var snapshot = snapshot()
        snapshot.insertSections(["c"], beforeSection: "b")
        snapshot.insertSections(["d"], afterSection: "b")
        #expect(text(snapshot) == "a123 c b45 d")
        snapshot.moveSection("a", afterSection: "b")
        #expect(text(snapshot) == "c b45 a123 d")
        snapshot.moveSection("d", beforeSection: "c")
        #expect(text(snapshot) == "d c b45 a123")
        snapshot.deleteSections(["b", "x"])
        #expect(text(snapshot) == "d c a123")
        #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
        snapshot.reloadSections(["c"])
        #expect(snapshot.reloadedSectionIdentifiers == ["c"])
    }

    @Test func duplicates() {
        #expect(
            faults { $0.appendItems([7, 8, 7, 8, 9]) } == [
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7,\n    8\n)}"
            ]
        )
        #expect(
            faults { $0.appendSections(["x", "x"]) } == [
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    x\n)}"
            ]
        )
        #expect(
            faults { $0.appendSections(["a"]) } == [
                """
                Diffable data source detected an attempt to insert or append 1 section identifier that already exists \
                in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (
                    a
                )
                """
            ]
        )
    }

    @Test func whatIsNotThere() {
        #expect(
            faults { $0.insertItems([9], beforeItem: 8) } == [
                "Invalid parameter not satisfying: section != NSNotFound"
            ]
        )
        #expect(
            faults { $0.insertSections(["x"], afterSection: "y") } == [
                "Invalid parameter not satisfying: insertIndex != NSNotFound"
            ]
        )
        #expect(
            faults { $0.reloadItems([9]) } == [
                "Attempted to reload item identifier that does not exist in the snapshot: 9"
            ]
        )
        #expect(faults { $0.moveSection("a", beforeSection: "a") }.count == 1)
        #expect(faults { $0.insertItems([1], afterItem: 1) }.count == 1)
        #expect(
            faults { _ = $0.itemIdentifiers(inSection: "z") }.first?.hasPrefix("Section identifier was not") == true
        )
        var empty = Snapshot()
        let caught = catchingUIKitExceptions { empty.appendItems([1]) }
        #expect(
            caught.map(\.reason) == [
                "There are currently no sections in the data source. Please add a section first."
            ]
        )
    }
}
