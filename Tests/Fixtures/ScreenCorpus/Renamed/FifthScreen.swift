// swift-format-ignore-file
import SizingKit
import UIKit

/// Rows of a fifth of the screen's height.
final class FifthScreen: CorpusScreen {
    init() {
        super.init([100], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.2))
        let group = SizingCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        return SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: group))
    }
}
