import Foundation

/// One of the system's accessories.
package final class CellAccessoryView: UIView {
    /// What is drawn.
    package enum Glyph: Hashable, Sendable {
        case disclosure
        case outline(isExpanded: Bool)
        case checkmark
        case detail
        case delete
        case insert
        case reorder
        case multiselect(isSelected: Bool)
        case popUp
    }

    package internal(set) var glyph: Glyph
    private let ownTint: UIColor?
    private let ownBackground: UIColor?
    package let actionHandler: UICellAccessory.ActionHandler?

    init?(_ accessory: UICellAccessory) {
        guard let glyph = Glyph(accessory.accessoryType) else { return nil }
        self.glyph = glyph
        ownTint = accessory.tintColor
        ownBackground = accessory.backgroundColor
        actionHandler = accessory.actionHandler
        super.init(frame: .zero)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The colour of the lines.
    package var foreground: UIColor {
        if let ownTint { return ownTint }
        switch glyph {
        case .disclosure, .reorder: return .systemGray3
        case .popUp: return .secondaryLabel
        case .multiselect(isSelected: false): return .systemGray3
        case .delete, .insert, .multiselect: return .white
        case .outline, .checkmark, .detail: return tintColor ?? .systemBlue
        }
    }

    /// The colour of the disc below them, if there is one.
    package var disc: UIColor? {
        switch glyph {
        case .delete: ownBackground ?? .systemRed
        case .insert: ownBackground ?? .systemGreen
        case .multiselect(isSelected: true): ownBackground ?? tintColor ?? .systemBlue
        default: nil
        }
    }

    /// Whether a touch ends with the accessory instead of being one on its cell.
    var answersTouches: Bool {
        (superview as? UICollectionViewListCell)?.answersTouch(on: self) ?? false
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !answersTouches { super.touchesBegan(touches, with: event) }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !answersTouches { super.touchesMoved(touches, with: event) }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard answersTouches else { return super.touchesEnded(touches, with: event) }
        guard touches.contains(where: { point(inside: $0.location(in: self), with: event) }) else { return }
        (superview as? UICollectionViewListCell)?.tapped(self)
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !answersTouches { super.touchesCancelled(touches, with: event) }
    }

    package override var intrinsicContentSize: CGSize {
        let size = glyph.standardSize
        let metrics = UIFontMetrics(forTextStyle: .body)
        return CGSize(
            width: metrics.scaledValue(for: size.width, compatibleWith: traitCollection),
            height: metrics.scaledValue(for: size.height, compatibleWith: traitCollection)
        )
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }
}

extension CellAccessoryView.Glyph {
    init?(_ type: UICellAccessory.AccessoryType) {
        switch type {
        case .disclosureIndicator: self = .disclosure
        case .outlineDisclosure: self = .outline(isExpanded: false)
        case .checkmark: self = .checkmark
        case .detail: self = .detail
        case .delete: self = .delete
        case .insert: self = .insert
        case .reorder: self = .reorder
        case .multiselect: self = .multiselect(isSelected: false)
        case .popUpMenu: self = .popUp
        case .label, .customView: return nil
        }
    }

    /// In points, beside text of the standard size. Apple does not print these; with the distances of `AccessoryMetrics`
    /// they give the widths that are in circulation for table cells: 34 for a disclosure indicator, 40 for a checkmark,
    /// 48 for a detail button, 68 for the two together.
    package var standardSize: CGSize {
        switch self {
        case .disclosure, .outline: CGSize(width: 10, height: 16)
        case .checkmark: CGSize(width: 16, height: 16)
        case .detail: CGSize(width: 24, height: 24)
        case .delete, .insert, .multiselect: CGSize(width: 22, height: 22)
        case .reorder: CGSize(width: 22, height: 14)
        case .popUp: CGSize(width: 12, height: 18)
        }
    }
}
