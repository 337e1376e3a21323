import SizingKit
import UIKit

/// A row of settings: an icon, a title, and what stands beside it.
final class SettingCell: SizingListCell {
    private let icon = IconView()

    func show(_ setting: Setting) {
        style = Self.style(of: setting.kind)
        row = Self.row(of: setting)
        icon.show(setting)
        leadingAccessoryView = Self.iconSide(of: setting) > 0 ? icon : nil
        textLabel?.text = setting.title
        textLabel?.textColor = .label
        selectionStyle = .default
        switch setting.kind {
        case .account(let text):
            textLabel?.font = .preferredFont(forTextStyle: .title2)
            detailTextLabel?.text = text
            detailTextLabel?.font = .preferredFont(forTextStyle: .footnote)
            detailTextLabel?.numberOfLines = 0
        case .value(let text), .explained(let text): detailTextLabel?.text = text
        case .toggle(let isOn):
            accessorySwitch.isOn = isOn
            selectionStyle = .none
        case .danger: textLabel?.textColor = .systemRed
        case .choice: break
        }
        if case .account = setting.kind {} else { textLabel?.font = .preferredFont(forTextStyle: .body) }
        textLabel?.numberOfLines = 0
    }

    private static func style(of kind: Setting.Kind) -> SizingListCell.Style {
        switch kind {
        case .account: .subtitle
        case .value, .explained: .value1
        case .toggle, .choice, .danger: .default
        }
    }

    private static func iconSide(of setting: Setting) -> CGFloat {
        if case .account = setting.kind { return IconView.largeSide }
        return setting.icon == nil ? 0 : IconView.side
    }

    /// What stands beside the content of a setting's row.
    static func row(of setting: Setting) -> SizingListRow {
        let side = iconSide(of: setting)
        let accessory: SizingListRow.Accessory =
            switch setting.kind {
            case .account, .value: .disclosureIndicator
            case .explained: .detailDisclosureButton
            case .toggle: .switch
            case .choice(let isChosen): isChosen ? .checkmark : .none
            case .danger: .none
            }
        return SizingListRow(leadingAccessory: side > 0 ? .custom(width: side) : .none, accessory: accessory)
    }
}

/// A white symbol on a coloured square, or a grey one of a person.
private final class IconView: UIView {
    static let side: CGFloat = 29
    static let largeSide: CGFloat = 60
    private static let symbolInset: CGFloat = 5

    private let symbol = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.contentMode = .scaleAspectFit
        layer.cornerCurve = .continuous
        addSubview(symbol)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("IconView is made in code only")
    }

    func show(_ setting: Setting) {
        let isLarge = if case .account = setting.kind { true } else { false }
        let side = isLarge ? Self.largeSide : Self.side
        bounds.size = CGSize(width: side, height: side)
        symbol.image = UIImage(systemName: isLarge ? "person.crop.circle.fill" : setting.icon?.symbol ?? "circle")
        symbol.tintColor = isLarge ? .systemGray2 : .white
        symbol.frame = isLarge ? bounds : bounds.insetBy(dx: Self.symbolInset, dy: Self.symbolInset)
        layer.cornerRadius = isLarge ? 0 : 6.5
        backgroundColor = isLarge ? .clear : setting.icon?.tint.color
    }
}

extension Setting.Icon.Tint {
    fileprivate var color: UIColor {
        switch self {
        case .red: .systemRed
        case .orange: .systemOrange
        case .green: .systemGreen
        case .blue: .systemBlue
        case .indigo: .systemIndigo
        case .gray: .systemGray
        }
    }
}
