import Testing
import UIKit

@testable import SizingKit

/// Which rows the focus engine may choose. UIKit asks the collection view's delegate, whose answer takes precedence over the
/// properties.
@MainActor
@Suite struct TableFocusTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var allowsFocus: Bool
        var allowsFocusDuringEditing: Bool
        var isEditing: Bool
        var mayFocus: Bool
        var testDescription: String { "\(allowsFocus), \(allowsFocusDuringEditing), editing \(isEditing)" }
    }

    nonisolated static let cases = [
        Case(allowsFocus: true, allowsFocusDuringEditing: false, isEditing: false, mayFocus: true),
        Case(allowsFocus: true, allowsFocusDuringEditing: false, isEditing: true, mayFocus: false),
        Case(allowsFocus: false, allowsFocusDuringEditing: true, isEditing: false, mayFocus: false),
        Case(allowsFocus: false, allowsFocusDuringEditing: true, isEditing: true, mayFocus: true),
    ]

    @Test(arguments: cases, [true, false])
    func thePropertiesDecideUnlessTheDelegateDoes(_ case: Case, hasDelegate: Bool) {
        let table = TextTable([["a", "b"]])
        if !hasDelegate { table.view.tableDelegate = nil }
        table.show()
        table.view.allowsFocus = `case`.allowsFocus
        table.view.allowsFocusDuringEditing = `case`.allowsFocusDuringEditing
        table.view.setEditing(`case`.isEditing, animated: false)
        #expect(mayFocus(table.view) == `case`.mayFocus)
    }

    @Test func aDelegateDecides() {
        final class FirstRowOnly: NSObject, SizingTableViewDelegate {
            func tableView(_ tableView: SizingTableView, canFocusRowAt indexPath: IndexPath) -> Bool {
                indexPath.row == 0
            }
        }
        let table = TextTable([["a", "b"]])
        let delegate = FirstRowOnly()
        table.view.tableDelegate = delegate
        table.show()
        table.view.allowsFocus = false
        #expect(mayFocus(table.view) == true)
        #expect(mayFocus(table.view, row: 1) == false)
    }

    /// UIKit looks for what can be focused in the views below a cell, too.
    @Test func theRowWithinItsCellIsNoTargetOfItsOwn() {
        let table = TextTable([["a", "b"]])
        table.show()
        let rows = table.view.visibleTableCells
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { !$0.canBecomeFocused })
        let collectionView: UICollectionView = table.view
        #expect(collectionView.visibleCells.filter { !$0.canBecomeFocused }.isEmpty)
        #expect(SizingTableViewCell(style: .default, reuseIdentifier: nil).canBecomeFocused)
    }

    private func mayFocus(_ view: SizingTableView, row: Int = 0) -> Bool? {
        let collectionView: UICollectionView = view
        return collectionView.delegate?.collectionView(view, canFocusItemAt: IndexPath(row: row, section: 0))
    }
}
