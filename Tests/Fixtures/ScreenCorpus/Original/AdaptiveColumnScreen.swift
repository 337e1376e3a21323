// swift-format-ignore-file
import UIKit

/// More columns where there is more room.
final class AdaptiveColumnScreen: CorpusScreen {
    init() {
        super.init([20, 20], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let columns = environment.container.effectiveContentSize.width > 600 ? 6 : index == 0 ? 2 : 3
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(300 / columns)))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
            section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
            return section
        }
    }
}
