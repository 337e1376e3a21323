// swift-format-ignore-file
import UIKit

/// A description that a seed draws: nested groups, spaces, insets, fractions, badges, titles and backgrounds, all stated.
///
/// It leaves out what the two layouts are known to place elsewhere: empty sections, of which the renamed layout keeps the insets of
/// the items, and a pinned title in a section that has a second one.
final class RandomScreen: CorpusScreen {
    override var kinds: [String] { super.kinds + ["badge"] }

    init(seed: UInt64) {
        var draw = Draw(state: seed)
        let counts = (0..<draw.number(1, 3)).map { _ in draw.number(1, 14) }
        var sections: [NSCollectionLayoutSection] = []
        for _ in counts { sections.append(Self.section(&draw)) }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = CGFloat(draw.number(0, 20))
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, _ in sections[index] }, configuration: configuration)
        layout.register(CorpusBackground.self, forDecorationViewOfKind: "background")
        isRightToLeft = draw.isTrue(3)
        super.init(counts, layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private let isRightToLeft: Bool

    override func viewDidLoad() {
        super.viewDidLoad()
        if isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
    }

    private struct Draw {
        var state: UInt64

        mutating func number(_ low: Int, _ high: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return low + Int((mixed ^ (mixed >> 31)) % UInt64(high - low + 1))
        }

        /// True once in so many times.
        mutating func isTrue(_ times: Int) -> Bool { number(1, times) == 1 }

        mutating func insets(_ most: Int) -> NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(
                top: CGFloat(number(0, most)), leading: CGFloat(number(0, most)),
                bottom: CGFloat(number(0, most)), trailing: CGFloat(number(0, most))
            )
        }
    }

    private static func section(_ draw: inout Draw) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(&draw))
        if draw.isTrue(2) { section.contentInsets = draw.insets(20) }
        if draw.isTrue(2) { section.interGroupSpacing = CGFloat(draw.number(0, 15)) }
        section.supplementariesFollowContentInsets = !draw.isTrue(4)
        if draw.isTrue(2) { section.boundarySupplementaryItems.append(title(&draw, isFooter: false)) }
        if draw.isTrue(3) { section.boundarySupplementaryItems.append(title(&draw, isFooter: true)) }
        if section.boundarySupplementaryItems.count > 1 {
            for item in section.boundarySupplementaryItems { item.pinToVisibleBounds = false }
        }
        if draw.isTrue(4) {
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
            background.contentInsets = draw.insets(8)
            section.decorationItems = [background]
        }
        return section
    }

    private static func title(_ draw: inout Draw, isFooter: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
        let side = draw.number(0, 2)
        let alignment: NSRectAlignment = isFooter
            ? [.bottom, .bottomLeading, .bottomTrailing][side] : [.top, .topLeading, .topTrailing][side]
        let width = draw.isTrue(2) ? NSCollectionLayoutDimension.fractionalWidth(1) : .absolute(CGFloat(draw.number(40, 200)))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(CGFloat(draw.number(10, 60)))),
            elementKind: isFooter ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader,
            alignment: alignment
        )
        item.pinToVisibleBounds = draw.isTrue(3)
        return item
    }

    private static func item(_ draw: inout Draw, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        var badges: [NSCollectionLayoutSupplementaryItem] = []
        if draw.isTrue(4) {
            let edges: NSDirectionalRectEdge = [[.top, .trailing], [.bottom, .leading], .bottom, .leading][draw.number(0, 3)]
            let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(12), heightDimension: .absolute(12))
            badges = [NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: edges))]
        }
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
        if draw.isTrue(3) { item.contentInsets = draw.insets(4) }
        return item
    }

    /// A row or a column of a whole width and a stated height.
    private static func group(_ draw: inout Draw) -> NSCollectionLayoutGroup {
        let height = CGFloat(draw.number(4, 12) * 12)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group: NSCollectionLayoutGroup
        switch draw.number(0, 4) {
        case 0:
            let part = [1, 0.5, 1.0 / 3, 0.25, 0.2][draw.number(0, 4)]
            group = .horizontal(layoutSize: size, subitems: [item(&draw, .fractionalWidth(part), .fractionalHeight(1))])
        case 1:
            group = .horizontal(layoutSize: size, subitem: item(&draw, .fractionalWidth(1), .fractionalHeight(1)), count: draw.number(1, 5))
        case 2:
            group = .vertical(layoutSize: size, subitem: item(&draw, .fractionalWidth(0.5), .fractionalHeight(1)), count: draw.number(1, 3))
        case 3:
            let pairSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1))
            let pair = NSCollectionLayoutGroup.vertical(layoutSize: pairSize, subitem: item(&draw, .fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
            group = .horizontal(layoutSize: size, subitems: [item(&draw, .fractionalWidth(0.6), .fractionalHeight(1)), pair])
            return group
        default:
            let tile = item(&draw, .absolute(CGFloat(draw.number(40, 120))), .absolute(height))
            group = .horizontal(layoutSize: size, subitems: [tile])
            if draw.isTrue(2) { group.interItemSpacing = .flexible(CGFloat(draw.number(0, 12))) }
            return group
        }
        if draw.isTrue(2) { group.interItemSpacing = .fixed(CGFloat(draw.number(0, 4) * 3)) }
        return group
    }
}

extension Corpus {
    public static func random(_ seed: UInt64) -> UIViewController { RandomScreen(seed: seed) }
}
