// swift-format-ignore-file
import SizingKit
import UIKit

/// Cards that lie over one another.
final class OverlapScreen: CorpusScreen {
    init() {
        super.init([16], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)))
        let section = SizingCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
        section.interGroupSpacing = -120
        return SizingCompositionalLayout(section: section)
    }
}
