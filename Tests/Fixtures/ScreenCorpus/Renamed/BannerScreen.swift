// swift-format-ignore-file
import SizingKit
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
        SizingCompositionalLayout { index, environment in
            let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            guard index > 0 else {
                let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4))
                return SizingCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            }
            let tile = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let row = SizingCollectionLayoutGroup.horizontal(
                layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
                subitems: [tile]
            )
            let page = SizingCollectionLayoutGroup.vertical(
                layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
                subitems: [row]
            )
            let section = SizingCollectionLayoutSection(group: page)
            section.orthogonalScrollingBehavior = .paging
            return section
        }
    }
}
