// swift-format-ignore-file
import SizingKit
import UIKit

/// Photos in threes, with a point between them.
final class PhotoGridScreen: CorpusScreen {
    init() {
        super.init([31, 20], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3))
        let group = SizingCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        return SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: group))
    }
}
