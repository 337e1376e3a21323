// swift-format-ignore-file
import SizingKit
import UIKit

/// Tiles where a closure places them.
final class SpiralScreen: CorpusScreen {
    init() {
        super.init([17], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(260))
        let group = SizingCollectionLayoutGroup.custom(layoutSize: size) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                SizingCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 120)),
                SizingCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 0, width: width / 2, height: 60)),
                SizingCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2 + 10, y: 70, width: width / 2 - 10, height: 190)),
                SizingCollectionLayoutGroupCustomItem(frame: CGRect(x: 20, y: 130, width: width / 2 - 20, height: 130)),
            ]
        }
        let section = SizingCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 15, bottom: 15, trailing: 15)
        return SizingCompositionalLayout(section: section)
    }
}
