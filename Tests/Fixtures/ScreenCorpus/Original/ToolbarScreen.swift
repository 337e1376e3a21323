// swift-format-ignore-file
import UIKit

/// A title and a button at the top of each section, and a line above both.
final class ToolbarScreen: CorpusScreen {
    init() {
        super.init([5, 6], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var kinds: [String] { ["title", "button", "line"] }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)),
                elementKind: "title",
                alignment: .topLeading
            ),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(40)),
                elementKind: "button",
                alignment: .topTrailing
            ),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(4)),
                elementKind: "line",
                alignment: .top,
                absoluteOffset: CGPoint(x: 0, y: -40)
            ),
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
