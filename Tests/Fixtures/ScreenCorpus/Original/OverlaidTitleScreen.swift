// swift-format-ignore-file
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
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        title.extendsBoundary = false
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(24)),
            elementKind: UICollectionView.elementKindSectionFooter,
            alignment: .bottomTrailing,
            absoluteOffset: CGPoint(x: 0, y: 10)
        )
        section.boundarySupplementaryItems = [title, footer]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
