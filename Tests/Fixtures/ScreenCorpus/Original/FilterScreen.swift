// swift-format-ignore-file
import UIKit

/// Filters as wide as their words, pairs of them, and rows of three.
final class FilterScreen: CorpusScreen {
    init() {
        super.init([9, 8, 7, 12], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let word = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .absolute(32)))
            let pill = NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .absolute(32))
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
            let icon = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(44), heightDimension: .absolute(32)))
            let group: NSCollectionLayoutGroup
            switch index {
            case 0: group = .horizontal(layoutSize: pill, subitems: [word])
            case 1: group = .horizontal(layoutSize: pill, subitems: [icon, word])
            case 2: group = .horizontal(layoutSize: pill, repeatingSubitem: icon, count: 3)
            default: group = .horizontal(layoutSize: whole, repeatingSubitem: word, count: 2)
            }
            group.interItemSpacing = .fixed(6)
            let section = NSCollectionLayoutSection(group: group)
            if index < 3 { section.orthogonalScrollingBehavior = .continuous }
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            return section
        }
    }
}
