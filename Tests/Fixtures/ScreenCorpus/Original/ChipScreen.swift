// swift-format-ignore-file
import UIKit

/// A row of filters above rows.
final class ChipScreen: CorpusScreen {
    init() {
        super.init([12, 20], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            guard index == 0 else {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
                return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            }
            let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(32))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            return section
        }
    }
}
