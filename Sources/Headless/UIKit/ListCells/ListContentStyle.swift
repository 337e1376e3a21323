import Foundation

/// The standard looks of list content.
///
/// Fonts, margins and heights are those of lists on iOS 15 to 18 as they are seen, and of iOS 26 where that is assumed; Apple does
/// not print them. Of iOS 26 Apple says that rows are taller, and that headers are no longer in capitals.
enum ListContentStyle: Hashable, Sendable {
    case cell
    case subtitleCell
    case valueCell
    case header
    case footer
    case plainHeader
    case plainFooter
    case groupedHeader
    case groupedFooter
    case prominentHeader
    case extraProminentHeader
    case sidebarCell
    case sidebarSubtitleCell
    case accompaniedSidebarCell
    case accompaniedSidebarSubtitleCell
    case sidebarHeader

    struct TextLook {
        var font: UIFont
        var color: UIColor = .label
        var transform = UIListContentConfiguration.TextProperties.TextTransform.none
    }

    struct Look {
        var text = TextLook(font: .preferredFont(forTextStyle: .body))
        var secondaryText = TextLook(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        /// The trailing margin is small: what stands there is beside the content, not in it.
        var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        var isSideBySide = false
        var minimumHeight: CGFloat = 44
    }

    /// Headers and footers that follow the list around them take the style of that list.
    func adapted(to list: UIListEnvironment) -> ListContentStyle {
        switch (self, list) {
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.header, _): .plainHeader
        case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
        case (.footer, _): .plainFooter
        default: self
        }
    }

    var look: Look {
        switch self {
        case .cell, .subtitleCell, .sidebarCell, .sidebarSubtitleCell:
            return Look(margins: cellMargins(leading: 16), minimumHeight: Self.cellHeight)
        case .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
            return Look(margins: cellMargins(leading: 8), minimumHeight: Self.cellHeight)
        case .valueCell:
            let value = TextLook(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
            return Look(
                secondaryText: value,
                margins: cellMargins(leading: 16),
                isSideBySide: true,
                minimumHeight: Self.cellHeight
            )
        case .header, .plainHeader:
            return heading(.preferredFont(forTextStyle: .headline))
        case .groupedHeader where Self.isOfSystem26:
            let text = TextLook(font: .preferredFont(forTextStyle: .headline), color: .secondaryLabel)
            return Look(text: text, margins: margins(top: 16, bottom: 6), minimumHeight: 0)
        case .groupedHeader:
            let text = TextLook(
                font: .preferredFont(forTextStyle: .footnote),
                color: .secondaryLabel,
                transform: .uppercase
            )
            return Look(text: text, margins: margins(top: 16, bottom: 6), minimumHeight: 0)
        case .footer, .plainFooter, .groupedFooter:
            let text = TextLook(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
            return Look(text: text, margins: margins(top: 8, bottom: 8), minimumHeight: 0)
        case .prominentHeader:
            return heading(.preferredFont(forTextStyle: .headline), top: 16)
        case .extraProminentHeader, .sidebarHeader:
            return heading(Self.largeHeading, top: 16)
        }
    }

    private static let largeHeading = UIFontMetrics(forTextStyle: .title3).scaledFont(
        for: .systemFont(ofSize: 20, weight: .bold),
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    )

    private static var isOfSystem26: Bool { SystemVersion.major >= 26 }

    private static var cellHeight: CGFloat { isOfSystem26 ? 52 : 44 }

    private func cellMargins(leading: CGFloat) -> NSDirectionalEdgeInsets {
        let vertical: CGFloat = Self.isOfSystem26 ? 15 : 11
        return NSDirectionalEdgeInsets(top: vertical, leading: leading, bottom: vertical, trailing: 8)
    }

    private func heading(_ font: UIFont, top: CGFloat = 8) -> Look {
        Look(text: TextLook(font: font), margins: margins(top: top, bottom: 8), minimumHeight: 0)
    }

    private func margins(top: CGFloat, bottom: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
    }
}
