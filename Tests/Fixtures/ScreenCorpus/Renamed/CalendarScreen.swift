// swift-format-ignore-file
import SizingKit
import UIKit

/// Seven days a week.
final class CalendarScreen: CorpusScreen {
    init() {
        super.init([31, 30, 31], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let day = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 7))
        let week = SizingCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [day])
        let section = SizingCollectionLayoutSection(group: week)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 20, trailing: 5)
        let month = SizingCollectionLayoutBoundarySupplementaryItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .topLeading
        )
        month.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [month]
        return SizingCompositionalLayout(section: section)
    }
}
