// swift-format-ignore-file
import SizingKit
import UIKit

/// A picture of a part of an estimated row beside a text.
final class MixedEstimateScreen: CorpusScreen {
    init() {
        super.init([13], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let picture = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)))
        let text = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(120)))
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(250))
        let group = SizingCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [picture, text])
        return SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: group))
    }
}
