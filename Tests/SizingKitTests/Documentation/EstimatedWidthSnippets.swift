import SizingKit
import UIKit

@MainActor
enum EstimatedWidthSnippets {
    static func chips() -> SizingCollectionLayoutSection {
        let word = SizingCollectionLayoutItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(32))
        )
        let icon = SizingCollectionLayoutItem(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .absolute(32), heightDimension: .absolute(32))
        )
        let chip = SizingCollectionLayoutGroup.horizontal(
            layoutSize: SizingCollectionLayoutSize(widthDimension: .estimated(112), heightDimension: .absolute(32)),
            subitems: [icon, word]
        )
        let section = SizingCollectionLayoutSection(group: chip)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }
}
