// swift-format-ignore-file
import SizingKit
import UIKit

/// Tiles with badges at their corners, and a dot with an anchor of its own.
final class BadgeScreen: CorpusScreen {
    init() {
        super.init([14], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var kinds: [String] { ["badge", "dot"] }

    private static func makeLayout() -> UICollectionViewLayout {
        let badge = SizingCollectionLayoutSupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: SizingCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        )
        let dot = SizingCollectionLayoutSupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .absolute(8), heightDimension: .absolute(8)),
            elementKind: "dot",
            containerAnchor: SizingCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 4)),
            itemAnchor: SizingCollectionLayoutAnchor(edges: [.top])
        )
        let item = SizingCollectionLayoutItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge, dot]
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 16, trailing: 8)
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25))
        let section = SizingCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return SizingCompositionalLayout(section: section)
    }
}
