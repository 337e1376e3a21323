// swift-format-ignore-file
import SizingKit
import UIKit

/// Tags of stated sizes from the left.
final class LeftAlignedScreen: CorpusScreen, UICollectionViewDelegateFlowLayout {
    init() {
        super.init([40], LeftFlow())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 50 + CGFloat(indexPath.item * 37 % 6) * 19, height: 34)
    }
}

private final class LeftFlow: SizingFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
        var x: CGFloat = 0
        var y: CGFloat = -1
        for attribute in attributes ?? [] where attribute.representedElementCategory == .cell {
            if attribute.frame.midY > y {
                x = 0
                y = attribute.frame.maxY
            }
            attribute.frame.origin.x = x
            x = attribute.frame.maxX + 8
        }
        return attributes
    }
}
