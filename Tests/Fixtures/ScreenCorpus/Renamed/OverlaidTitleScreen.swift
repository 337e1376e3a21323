// swift-format-ignore-file
import SizingKit
import UIKit

/// A title that lies over the first tile, and a footer with a distance.
final class OverlaidTitleScreen: CorpusScreen {
    init() {
        super.init([4, 4], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)))
        let section = SizingCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
        let title = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        title.extendsBoundary = false
        let footer = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(24)),
            elementKind: UICollectionView.elementKindSectionFooter,
            alignment: .bottomTrailing,
            absoluteOffset: CGPoint(x: 0, y: 10)
        )
        section.boundarySupplementaryItems = [title, footer]
        return SizingCompositionalLayout(section: section)
    }
}
