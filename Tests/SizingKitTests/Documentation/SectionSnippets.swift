import SizingKit
import UIKit

// The code blocks of the articles on masonries and on mixed sections.

@MainActor
enum SectionSnippets {
    static func columns(_ isWide: Bool) -> [SizingSection] {
        let two = SizingSection.masonry(columns: 2, spacing: 8)
        let asManyAsFit = SizingSection.masonry(
            columns: .adaptive(minimumWidth: 150, maximumCount: 5),
            spacing: 8,
            itemSpacing: 12
        )
        let inTurn = SizingSection.masonry(columns: 3, itemSpacing: 8, order: .sequential)
        return [two, asManyAsFit, inTurn]
    }

    static func sideways() -> SizingLayout {
        let layout = SizingLayout(.masonry(columns: .adaptive(minimumWidth: 280), spacing: 12))
        layout.scrollDirection = .horizontal
        return layout
    }

    static func guide() -> SizingLayout {
        enum Section: Int {
            case card, artists, selection, largest
        }
        let layout = SizingLayout { section, environment in
            let arrangement: SizingSection =
                switch Section(rawValue: section) {
                case .card: .grid(columns: 1)
                case .artists: .flow(spacing: 6)
                case .selection: .masonry(columns: .adaptive(minimumWidth: 150), spacing: 12)
                case .largest, nil: .list()
                }
            let insets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
            return arrangement.insets(insets).pinningHeaders(section == Section.selection.rawValue)
        }
        return layout
    }

    static func byTheRoom() -> SizingLayout {
        let layout = SizingLayout { section, environment in
            let isWide = environment.effectiveContentSize.width > 600
            return .grid(columns: .count(isWide ? 4 : 2), spacing: 12)
        }
        return layout
    }

    static func kinds() -> [SizingSection] {
        let cards = SizingSection.grid(columns: .weighted([2, 1]), spacing: 8, rowAlignment: .start)
        let tags = SizingSection.flow(spacing: 6, lineSpacing: 8, alignment: .center, lineAlignment: .end)
        return [cards, tags]
    }

    static func chained() -> SizingSection {
        let cards = SizingSection.grid(columns: 2, spacing: 12)
            .insets(NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16), from: .safeArea)
            .pinningHeaders()
        return cards
    }

    static func otherSection(of layout: SizingLayout) {
        layout.setSection(.grid(columns: 5), animated: true)
    }

    static func background(_ layout: SizingLayout) -> SizingSection {
        layout.register(PanelView.self, forDecorationViewOfKind: "panel")
        let section = SizingSection.masonry(columns: 2, spacing: 8)
            .background(ofKind: "panel", insets: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        return section
    }
}

private final class PanelView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) {
        fatalError("PanelView is made in code only")
    }
}
