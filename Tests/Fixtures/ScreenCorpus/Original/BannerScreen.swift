// swift-format-ignore-file
import UIKit

/// A banner as high as the screen is wide, pages of tiles below it.
final class BannerScreen: CorpusScreen {
    init() {
        super.init([1, 12], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            guard index > 0 else {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4))
                return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            }
            let tile = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
                subitems: [tile]
            )
            let page = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
                subitems: [row]
            )
            let section = NSCollectionLayoutSection(group: page)
            section.orthogonalScrollingBehavior = .paging
            return section
        }
    }
}
