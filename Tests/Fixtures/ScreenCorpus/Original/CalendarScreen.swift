// swift-format-ignore-file
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
        let day = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 7))
        let week = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [day])
        let section = NSCollectionLayoutSection(group: week)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 20, trailing: 5)
        let month = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .topLeading
        )
        month.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [month]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
