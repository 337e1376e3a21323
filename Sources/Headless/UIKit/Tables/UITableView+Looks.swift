import Foundation

extension UITableView {
    /// How a row is shown.
    func looks(of cell: UITableViewCell, at indexPath: IndexPath) -> TableRowLooks {
        var looks = TableRowLooks(lineHeight: lineHeight)
        looks.color = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        let (isFirst, isLast) = (indexPath.row == 0, indexPath.row == table.sections[indexPath.section].rows.count - 1)
        if style == .insetGrouped {
            if isFirst { looks.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { looks.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        guard separatorStyle != .none else { return looks }
        let whole = TableRowLooks.Line(leading: 0, trailing: 0, color: separatorColor)
        if style == .grouped, isFirst { looks.above = whole }
        if style == .insetGrouped, isLast { return looks }
        looks.below = style == .grouped && isLast ? whole : line(below: cell)
        return looks
    }

    /// Stated insets are counted from the edges of the row, which is as wide as the table.
    private func line(below cell: UITableViewCell) -> TableRowLooks.Line {
        let own = cell.ownSeparatorInset ?? ownSeparatorInset
        return TableRowLooks.Line(
            leading: own?.left ?? cell.automaticSeparatorInset,
            trailing: own?.right ?? 0,
            color: separatorColor
        )
    }
}
