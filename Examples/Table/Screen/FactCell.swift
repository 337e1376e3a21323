import SizingKit
import UIKit

/// A row of a badge, a title, a line of detail and a text of any length. What is empty takes no room.
final class FactCell: SizingListCell {
    private let badgeLabel = UILabel()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let bodyLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        badgeLabel.font = .systemFont(ofSize: 18, weight: .semibold)
        badgeLabel.textColor = .white
        badgeLabel.textAlignment = .center
        badgeLabel.clipsToBounds = true
        badgeLabel.layer.cornerRadius = 10
        set(titleLabel, style: .headline, color: .label)
        set(detailLabel, style: .footnote, color: .secondaryLabel)
        set(bodyLabel, style: .subheadline, color: .label)
        contentView.addSubview(badgeLabel)
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FactCell is made in code only")
    }

    /// - Parameter isFavourite: Whether a star stands after the title.
    func show(_ item: TableItem, tint: UIColor, isFavourite: Bool) {
        badgeLabel.text = item.badge
        badgeLabel.backgroundColor = tint
        titleLabel.text = isFavourite ? "\(item.title) ★" : item.title
        accessibilityLabel = [item.title, item.detail, item.body].filter { !$0.isEmpty }.joined(separator: ", ")
        accessibilityValue = isFavourite ? "Favourite" : nil
        detailLabel.text = item.detail
        bodyLabel.text = item.body
        row = Self.row(of: item, traits: traitCollection)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(in: contentWidth(forWidth: size.width)).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(in: contentView.bounds.width)
        badgeLabel.frame = arrangement.badge
        titleLabel.frame = arrangement.title
        detailLabel.frame = arrangement.detail
        bodyLabel.frame = arrangement.body
    }

    private func set(_ label: UILabel, style: UIFont.TextStyle, color: UIColor) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        contentView.addSubview(label)
    }
}

// MARK: Arrangement

extension FactCell {
    /// Where everything lies in a row of some width. The height follows from it, so it is worked out in one place.
    private struct Arrangement {
        var badge = CGRect.zero
        var title = CGRect.zero
        var detail = CGRect.zero
        var body = CGRect.zero
        var height: CGFloat = 0
    }

    private enum Metrics {
        static let margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        static let badge: CGFloat = 44
        static let badgeSpacing: CGFloat = 12
        static let detailSpacing: CGFloat = 1
        static let bodySpacing: CGFloat = 5
        static let minimumHeight: CGFloat = 44
    }

    private func arrangement(in width: CGFloat) -> Arrangement {
        var arrangement = Arrangement()
        let hasBadge = badgeLabel.text?.isEmpty == false
        let isBeside = hasBadge && !isTextLarge
        let indent = Metrics.margins.left + (isBeside ? Metrics.badge + Metrics.badgeSpacing : 0)
        let column = max(0, width - indent - Metrics.margins.right)
        var y = Metrics.margins.top
        // Large text has the whole width, below the badge.
        if hasBadge, isTextLarge { y += Metrics.badge + Metrics.badgeSpacing }
        arrangement.title = place(titleLabel, at: &y, x: indent, width: column, spacing: 0)
        arrangement.detail = place(detailLabel, at: &y, x: indent, width: column, spacing: Metrics.detailSpacing)
        arrangement.body = place(bodyLabel, at: &y, x: indent, width: column, spacing: Metrics.bodySpacing)
        if hasBadge {
            let side = Metrics.badge
            let top = Metrics.margins.top + (isTextLarge ? 0 : 2)
            arrangement.badge = CGRect(x: Metrics.margins.left, y: top, width: side, height: side)
            y = max(y, arrangement.badge.maxY)
        }
        arrangement.height = max(y + Metrics.margins.bottom, Metrics.minimumHeight)
        return isRightToLeft ? mirrored(arrangement, in: width) : arrangement
    }

    private func place(
        _ label: UILabel,
        at y: inout CGFloat,
        x: CGFloat,
        width: CGFloat,
        spacing: CGFloat
    ) -> CGRect {
        guard label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let isFirst = y == Metrics.margins.top
        let frame = CGRect(x: x, y: isFirst ? y : y + spacing, width: width, height: size.height)
        y = frame.maxY
        return frame
    }

    private var isTextLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func mirrored(_ arrangement: Arrangement, in width: CGFloat) -> Arrangement {
        var mirrored = arrangement
        for part in [\Arrangement.badge, \.title, \.detail, \.body] {
            mirrored[keyPath: part].origin.x = width - arrangement[keyPath: part].maxX
        }
        return mirrored
    }
}

extension FactCell {
    /// What stands beside the content of an item's row: controls while the list is edited. The separator begins below the
    /// text.
    static func row(of item: TableItem, traits: UITraitCollection) -> SizingListRow {
        let hasTextBesideBadge =
            !item.badge.isEmpty && !traits.preferredContentSizeCategory.isAccessibilityCategory
        return SizingListRow(
            editingStyle: .delete,
            showsReorderControl: true,
            textInset: hasTextBesideBadge ? Metrics.badge + Metrics.badgeSpacing : 0
        )
    }

    /// The colour of an item's badge.
    static func tint(of item: TableItem, inSection section: Int) -> UIColor {
        let tints: [UIColor] = [
            .systemRed, .systemOrange, .systemBlue, .systemTeal, .systemGreen, .systemIndigo, .systemPurple,
            .systemPink, .systemBrown, .systemGray,
        ]
        return tints[(item.family ?? section) % tints.count]
    }
}
