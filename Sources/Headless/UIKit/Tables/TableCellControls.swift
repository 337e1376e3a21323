import Foundation

/// What a row shows at its sides while it is edited.
@MainActor
final class TableCellControls {
    enum Control: Equatable {
        case none
        case style(UITableViewCell.EditingStyle)
        /// Of a row that is chosen among several.
        case circle
    }

    private var control = Control.none
    private let disc = UIView()
    private let glyph = UIImageView()
    private let grip = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    var isSelected = false {
        didSet { if isSelected != oldValue { showGlyph() } }
    }

    /// Of the circle and the grip, in points: customary.
    private static let side: CGFloat = 22

    init() {
        disc.backgroundColor = .white
        glyph.contentMode = .scaleAspectFit
        grip.contentMode = .scaleAspectFit
        grip.tintColor = .tertiaryLabel
    }

    func show(_ control: Control, showsGrip: Bool, in cell: UITableViewCell) {
        if control != self.control {
            self.control = control
            showGlyph()
        }
        let isShown = control != .none && control != .style(.none)
        for (view, isShown) in [(disc as UIView, isShown), (glyph, isShown), (grip, showsGrip)] {
            if isShown, view.superview !== cell { cell.addSubview(view) }
            if !isShown { view.removeFromSuperview() }
        }
    }

    private func showGlyph() {
        let (name, color): (String, UIColor) =
            switch (control, isSelected) {
            case (.circle, false): ("circle", .tertiaryLabel)
            case (.circle, true): ("checkmark.circle.fill", .tintColor)
            case (.style(.insert), _): ("plus.circle.fill", .systemGreen)
            default: ("minus.circle.fill", .systemRed)
            }
        glyph.image = UIImage(systemName: name)
        glyph.tintColor = color
        disc.isHidden = name == "circle"
    }

    func layOut(in width: CGFloat, _ height: CGFloat, insets: NSDirectionalEdgeInsets, _ cell: UITableViewCell) {
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixel = max(1, cell.traitCollection.displayScale)
        let margin = TableCellMetrics.margin(in: cell.traitCollection)
        let y = ((height - Self.side) / 2 * pixel).rounded() / pixel
        func place(_ x: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? width - x - Self.side : x, y: y, width: Self.side, height: Self.side)
        }
        glyph.frame = place(insets.leading + margin)
        disc.frame = glyph.frame.insetBy(dx: Self.side / 4, dy: Self.side / 4)
        disc.layer.cornerRadius = Self.side / 4
        grip.frame = place(width - insets.trailing - margin - Self.side)
    }
}
