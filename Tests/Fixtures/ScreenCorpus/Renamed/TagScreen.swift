// swift-format-ignore-file
import SizingKit
import UIKit

/// Tags as wide as their words.
final class TagScreen: CorpusScreen {
    init() {
        super.init([25], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let size = SizingCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(40))
        let group = SizingCollectionLayoutGroup.horizontal(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            subitems: [SizingCollectionLayoutItem(layoutSize: size)]
        )
        group.interItemSpacing = .fixed(8)
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        return SizingCompositionalLayout(section: section)
    }
}
