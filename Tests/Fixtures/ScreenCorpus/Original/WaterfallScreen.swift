// swift-format-ignore-file
import UIKit

/// Tiles of stated heights in the shorter of two columns.
final class WaterfallScreen: CorpusScreen {
    init() {
        super.init([24], Self.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // The frames are those of 24 tiles.
    override func insertItem() {}

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            var frames: [CGRect] = []
            var ends: [CGFloat] = [0, 0]
            for index in 0..<24 {
                let column = ends[0] <= ends[1] ? 0 : 1
                let height = 80 + CGFloat(index * 29 % 7) * 20
                frames.append(CGRect(x: CGFloat(column) * width / 2, y: ends[column], width: width / 2 - 4, height: height))
                ends[column] += height + 8
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(ends[0], ends[1])))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}
