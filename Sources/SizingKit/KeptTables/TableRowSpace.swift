import SizingEngine
import UIKit

/// The space that a table view offers to a row, and what the row's cell takes of it.
@MainActor
struct TableRowSpace {
    private(set) var space: TableSpace
    /// Whether the row is shown in editing mode.
    let isEditing: Bool
    /// Whether the user may move the row.
    private let isMovable: Bool
    /// Whether the table's delegate has the row indented in editing mode; `nil` if it does not say.
    private let isIndented: Bool?
    private let isSelectedInMultiples: Bool
    private let metrics: SizingListMetrics
    /// How large chevrons and checkmarks are.
    private let glyphScale: CGFloat

    init(at indexPath: IndexPath, in tableView: UITableView, metrics: SizingListMetrics) {
        self.metrics = metrics
        glyphScale = SizingListMetrics.glyphScale(for: tableView.traitCollection)
        isEditing = tableView.isEditing && tableView.canEditRow(at: indexPath)
        isMovable = isEditing && tableView.canMoveRow(at: indexPath)
        isIndented = isEditing ? tableView.indentsWhileEditingRow(at: indexPath) : nil
        isSelectedInMultiples = tableView.allowsMultipleSelectionDuringEditing
        space = TableSpace(in: tableView, metrics: metrics)
        space.addRow(in: tableView, isEditing: isEditing, metrics: metrics)
    }

    /// Returns the width that a configured cell does not give to its content view, in points.
    func widthBesideContent(of view: UIView) -> CGFloat {
        guard let cell = view as? UITableViewCell else { return 0 }
        var width = CGFloat(cell.indentationLevel) * cell.indentationWidth + widthOfAccessory(of: cell)
        if isEditing, isIndented ?? cell.shouldIndentWhileEditing {
            width += metrics.width(of: isSelectedInMultiples ? .multiselect : .delete)
        }
        if isMovable, cell.showsReorderControl { width += SizingListMetrics.length(metrics.reorderControlWidth) }
        return SizingListMetrics.length(width)
    }

    private func widthOfAccessory(of cell: UITableViewCell) -> CGFloat {
        if let view = isEditing ? cell.editingAccessoryView : cell.accessoryView {
            return metrics.width(of: .custom(width: view.bounds.width))
        }
        return metrics.width(of: isEditing ? cell.editingAccessoryType : cell.accessoryType, glyphScale: glyphScale)
    }
}

extension SizingListMetrics {
    /// The width that an accessory of a table's cell takes from the content, in points.
    fileprivate func width(of accessory: UITableViewCell.AccessoryType, glyphScale: CGFloat) -> CGFloat {
        func width(_ accessory: SizingListRow.Accessory) -> CGFloat {
            self.width(of: accessory, glyphScale: glyphScale)
        }
        #if !os(tvOS)
            if accessory == .detailButton { return width(.detailButton) }
            if accessory == .detailDisclosureButton { return width(.detailDisclosureButton) }
        #endif
        switch accessory {
        case .disclosureIndicator: return width(.disclosureIndicator)
        case .checkmark: return width(.checkmark)
        default: return 0
        }
    }
}

/// Optional methods of the data source and the delegate, with what holds if they are missing.
extension UITableView {
    fileprivate func canEditRow(at indexPath: IndexPath) -> Bool {
        guard let dataSource else { return true }
        let method: Optional = dataSource.tableView(_:canEditRowAt:)
        return method?(self, indexPath) ?? true
    }

    fileprivate func canMoveRow(at indexPath: IndexPath) -> Bool {
        guard let dataSource else { return false }
        let move: Optional = dataSource.tableView(_:moveRowAt:to:)
        guard move != nil else { return false }
        let method: Optional = dataSource.tableView(_:canMoveRowAt:)
        return method?(self, indexPath) ?? true
    }

    fileprivate func indentsWhileEditingRow(at indexPath: IndexPath) -> Bool? {
        guard let delegate else { return nil }
        let method: Optional = delegate.tableView(_:shouldIndentWhileEditingRowAt:)
        return method?(self, indexPath)
    }
}
