import Foundation

/// What stands at the end of a row: symbols of the system, or a view of the app's own.
@MainActor
final class TableCellAccessory {
    private var type = UITableViewCell.AccessoryType.none
    private weak var view: UIView?
    private lazy var chevron = symbol("chevron.forward", .tertiaryLabel, .center)
    private lazy var checkmark = symbol("checkmark", nil, .scaleAspectFit)
    private lazy var button = detailButton()
    private var shownScale: CGFloat = 0
    var buttonHandler: (() -> Void)?

    private static let edge: CGFloat = 16
    private static let between: CGFloat = 10
    private static let chevronPointSize: CGFloat = 13
    private static let chevronSize = CGSize(width: 10, height: 14)
    private static let checkmarkSize = CGSize(width: 16, height: 16)
    private static let buttonSize = CGSize(width: 24, height: 24)

    var isShown: Bool { type != .none || view != nil }

    func show(_ type: UITableViewCell.AccessoryType, view: UIView?, in cell: UITableViewCell) {
        (self.type, self.view) = (type, view)
        let shown = parts(scale: 1).map(\.view)
        for own in [chevron, checkmark, button] where !shown.contains(where: { $0 === own }) {
            own.removeFromSuperview()
        }
        for part in shown where part.superview !== cell { cell.addSubview(part) }
    }

    /// From the content's end to the row's, in points.
    func width(in traits: UITraitCollection) -> CGFloat {
        if let view { return size(of: view).width + TableCellMetrics.besideView }
        let grown = TableCellMetrics.glyphScale(in: traits) - 1
        return switch type {
        case .none: 0
        case .disclosureIndicator: 34 + (grown * Self.chevronSize.width).rounded(.up)
        case .detailDisclosureButton: 68 + (grown * Self.chevronSize.width).rounded(.up)
        case .checkmark: 40 + (grown * Self.checkmarkSize.width).rounded(.up)
        case .detailButton: 48
        }
    }

    /// - Parameter end: From the accessory's place to the row's end, in points.
    func layOut(in width: CGFloat, _ height: CGFloat, end: CGFloat, _ cell: UITableViewCell) {
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixel = max(1, cell.traitCollection.displayScale)
        let scale = TableCellMetrics.glyphScale(in: cell.traitCollection)
        if scale != shownScale {
            shownScale = scale
            let size = Self.chevronPointSize * scale
            chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
        }
        var end = end + Self.edge
        for (part, size) in parts(scale: scale) {
            part.frame = CGRect(
                x: isMirrored ? end : width - end - size.width,
                y: ((height - size.height) / 2 * pixel).rounded() / pixel,
                width: size.width,
                height: size.height
            )
            end += size.width + Self.between
        }
    }

    /// From the row's end inwards.
    private func parts(scale: CGFloat) -> [(view: UIView, size: CGSize)] {
        if let view { return [(view, size(of: view))] }
        func scaled(_ size: CGSize) -> CGSize {
            CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
        }
        return switch type {
        case .none: []
        case .disclosureIndicator: [(chevron, scaled(Self.chevronSize))]
        case .detailDisclosureButton: [(chevron, scaled(Self.chevronSize)), (button, Self.buttonSize)]
        case .checkmark: [(checkmark, scaled(Self.checkmarkSize))]
        case .detailButton: [(button, Self.buttonSize)]
        }
    }

    private func size(of view: UIView) -> CGSize {
        if view.bounds.size != .zero { return view.bounds.size }
        let own = view.intrinsicContentSize
        return own.width < 0 || own.height < 0 ? view.sizeThatFits(.zero) : own
    }

    private func symbol(_ name: String, _ color: UIColor?, _ mode: UIView.ContentMode) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = color
        view.contentMode = mode
        return view
    }

    private func detailButton() -> UIButton {
        let button = UIButton(type: .detailDisclosure)
        button.addAction(UIAction { [weak self] _ in self?.buttonHandler?() }, for: .touchUpInside)
        return button
    }
}
