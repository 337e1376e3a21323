import SizingKit
import UIKit

/// The code of the documentation of compositional layouts.
@MainActor
enum CompositionalSnippets {
    static func rows() -> UICollectionViewLayout {
        let size = SizingCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
        let item = SizingCollectionLayoutItem(layoutSize: size)
        let group = SizingCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let layout = SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: group))
        return layout
    }
}
