// swift-format-ignore-file
import SizingKit
import UIKit

/// Icons with what is left between and around them.
final class JustifiedScreen: CorpusScreen {
    init() {
        super.init([22], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = SizingCollectionLayoutItem(layoutSize: SizingCollectionLayoutSize(widthDimension: .absolute(70), heightDimension: .absolute(70)))
        item.edgeSpacing = SizingCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(6), trailing: nil, bottom: .fixed(6))
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(82))
        let group = SizingCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        group.interItemSpacing = .flexible(10)
        let section = SizingCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
        return SizingCompositionalLayout(section: section)
    }
}
