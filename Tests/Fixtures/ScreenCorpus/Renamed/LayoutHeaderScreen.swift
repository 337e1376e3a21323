// swift-format-ignore-file
import SizingKit
import UIKit

/// A header and a footer of everything.
final class LayoutHeaderScreen: CorpusScreen {
    init() {
        super.init([8, 8], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var kinds: [String] { ["layout-header", "layout-footer"] }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)))
        let section = SizingCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
        let configuration = SizingCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        configuration.boundarySupplementaryItems = [
            SizingCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "layout-header", alignment: .top),
            SizingCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "layout-footer", alignment: .bottom),
        ]
        return SizingCompositionalLayout(section: section, configuration: configuration)
    }
}
