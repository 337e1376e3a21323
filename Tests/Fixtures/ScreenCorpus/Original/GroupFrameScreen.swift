// swift-format-ignore-file
import UIKit

/// A mark at the corner of each row of tiles.
final class GroupFrameScreen: CorpusScreen {
    init() {
        super.init([11], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var kinds: [String] { ["mark"] }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(30)),
                elementKind: "mark",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
            )
        ]
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
