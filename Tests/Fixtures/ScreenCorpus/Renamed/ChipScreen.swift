// swift-format-ignore-file
import SizingKit
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
        SizingCompositionalLayout { index, _ in
            let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            guard index == 0 else {
                let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
                return SizingCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            }
            let size = SizingCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(32))
            let section = SizingCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            return section
        }
    }
}
