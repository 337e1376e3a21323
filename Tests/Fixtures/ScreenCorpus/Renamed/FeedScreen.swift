// swift-format-ignore-file
import SizingKit
import UIKit

/// Posts of their own heights under a title.
final class FeedScreen: CorpusScreen {
    init() {
        super.init([40], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = SizingCollectionLayoutGroup.vertical(layoutSize: size, subitems: [SizingCollectionLayoutItem(layoutSize: size)])
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        section.boundarySupplementaryItems = [
            SizingCollectionLayoutBoundarySupplementaryItem(
                layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
        ]
        return SizingCompositionalLayout(section: section)
    }
}
