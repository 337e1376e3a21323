import SizingKit
import UIKit

/// The title above or below a section, as a table shows it.
final class SectionTitleView: UICollectionViewListCell {
    /// Which of a section's titles it is.
    enum Place {
        case header
        case footer
    }

    func show(_ title: String, _ place: Place, in appearance: SizingListConfiguration.Appearance) {
        var content: UIListContentConfiguration =
            switch (appearance, place) {
            case (.plain, .header): .plainHeader()
            case (.plain, .footer): .plainFooter()
            case (_, .header): .groupedHeader()
            case (_, .footer): .groupedFooter()
            }
        content.text = title
        if appearance == .plain {
            content.textProperties.color = .secondaryLabel
            content.directionalLayoutMargins.top = 4
            content.directionalLayoutMargins.bottom = 4
        }
        contentConfiguration = content
        // Rows pass below the titles of a plain list.
        var background = UIBackgroundConfiguration.clear()
        if appearance == .plain { background.backgroundColor = .secondarySystemBackground }
        backgroundConfiguration = background
    }
}
