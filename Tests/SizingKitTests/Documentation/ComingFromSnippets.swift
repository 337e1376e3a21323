import SizingKit
import UIKit

// The code blocks of the articles "Coming from …".

@MainActor
enum ComingFromSnippets {
    static func flow(_ tags: [String], _ tagCell: SizingRegistration<PostCell, String>) -> SizingLayout {
        let section = SizingSection.flow(spacing: 8, alignment: .justified)
            .insets(NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        let layout = SizingLayout(section)
        layout.itemSizing = { indexPath in
            .template(tagCell, item: tags[indexPath.item], key: tags[indexPath.item])
        }
        return layout
    }

    static func flowLayout() -> SizingLayout {
        let layout = SizingFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layout.estimatedItemSize = SizingFlowLayout.automaticSize
        return layout
    }

    static func squares() -> SizingLayout {
        let layout = SizingLayout(.grid(columns: 3, spacing: 2))
        layout.itemSizing = { _ in .aspectRatio(1) }
        return layout
    }

    static func compositional() -> SizingLayout {
        let layout = SizingLayout { section, environment in
            if section == 0 { return .list(SizingListConfiguration(appearance: .insetGrouped)) }
            let isWide = environment.effectiveContentSize.width > 600
            return .grid(columns: .count(isWide ? 4 : 2), spacing: 12)
                .insets(NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
                .pinningHeaders()
        }
        return layout
    }

    static func carouselsAndPatterns() -> [SizingSection] {
        let cards = SizingSection.carousel(
            itemWidth: .count(2.5),
            spacing: 12,
            scrollingBehavior: .continuousGroupLeadingBoundary
        )
        .insets(NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16))
        let chart = SizingSection.carousel(
            itemWidth: .fraction(0.93),
            rows: 3,
            spacing: 8,
            scrollingBehavior: .groupPagingCentered
        )
        let lead = SizingPattern.row(.item(2 / 3), .column(.item, .item))
        let section = SizingSection.pattern(lead, spacing: 8)
        let mosaic = SizingSection.pattern(
            .column(
                .row(.item, .item),
                .row(.item, .column(2 / 3, .item, .row(.item, .item)))
            ),
            spacing: 8
        )
        return [cards, chart, section, mosaic]
    }

    static func magazine() -> SizingLayout {
        let layout = SizingLayout { section, _ in
            section == 0 ? .list() : .grid(columns: 2, spacing: 12)
        }
        layout.sectionSpacing = 24
        return layout
    }
}

final class WaterfallViewController: UIViewController {
    var photos: [Photo] = []

    func waterfall() -> SizingLayout {
        let layout = SizingLayout(.masonry(columns: 2, spacing: 10))
        layout.itemSizing = { [unowned self] indexPath in
            .aspectRatio(photos[indexPath.item].width / photos[indexPath.item].height)
        }
        return layout
    }
}

struct Photo {
    var name: String
    var width: CGFloat
    var height: CGFloat
}
