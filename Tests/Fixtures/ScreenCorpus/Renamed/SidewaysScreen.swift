// swift-format-ignore-file
import SizingKit
import UIKit

/// Columns side by side, scrolled sideways.
final class SidewaysScreen: CorpusScreen {
    init() {
        super.init([30], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let configuration = SizingCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        let size = SizingCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .fractionalHeight(1))
        let section = SizingCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        section.interGroupSpacing = 7
        return SizingCompositionalLayout(section: section, configuration: configuration)
    }
}
