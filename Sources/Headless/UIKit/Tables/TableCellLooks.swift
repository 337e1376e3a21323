import Foundation

/// How a table shows a row, apart from what the row says itself.
struct TableRowLooks: Equatable {
    /// A line at an edge of a row.
    struct Line: Equatable {
        /// From the row's edges, in points.
        var leading: CGFloat
        var trailing: CGFloat
        var color: UIColor?
    }

    /// Behind the content.
    var color: UIColor?
    /// The corners of the card that the row has.
    var corners: CACornerMask = []
    /// Of a line below the row, in points; 0 in a table without lines.
    var lineHeight: CGFloat = 0
    var above: Line?
    var below: Line?
}

/// What lies behind the content of a row, and the lines at its edges.
@MainActor
final class TableCellLooks {
    var table = TableRowLooks()
    /// Whether the app has set a colour of the cell's own.
    var hasOwnColor = false

    let ground = UIView()
    private lazy var pressed: UIView = {
        let view = UIView()
        view.backgroundColor = .systemGray4
        return view
    }()
    private var own: UIView?
    private var selected: UIView?
    private let above = UIView()
    private let below = UIView()

    func show(_ own: UIView?, _ selected: UIView?, isPressed: Bool, in cell: UITableViewCell) {
        (self.own, self.selected) = (own, selected)
        selected?.isHidden = !isPressed
        pressed.isHidden = !isPressed || selected != nil
        ground.backgroundColor = hasOwnColor || own != nil ? nil : table.color
        // The last of them lies at the back.
        for view in [pressed.isHidden ? nil : pressed, selected, own, ground].compactMap(\.self) {
            cell.insertSubview(view, at: 0)
        }
    }

    func layOut(in cell: UITableViewCell) {
        for view in [ground, pressed, own, selected].compactMap(\.self) {
            view.frame = cell.bounds
            view.layer.cornerRadius = table.corners.isEmpty ? 0 : TableCellMetrics.cornerRadius
            view.layer.maskedCorners = table.corners
        }
        place(above, table.above, y: 0, in: cell)
        place(below, table.below, y: cell.bounds.height - table.lineHeight, in: cell)
    }

    private func place(_ view: UIView, _ line: TableRowLooks.Line?, y: CGFloat, in cell: UITableViewCell) {
        guard let line, table.lineHeight > 0 else { return view.removeFromSuperview() }
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.backgroundColor = line.color
        view.frame = CGRect(
            x: isMirrored ? line.trailing : line.leading,
            y: y,
            width: max(0, cell.bounds.width - line.leading - line.trailing),
            height: table.lineHeight
        )
        if view.superview !== cell { cell.addSubview(view) }
    }
}
