import SizingKit
import UIKit

/// A cell that is as long as its item says, whatever it was told.
final class SimulatedCell: SizingListCell {
    var item: SimulatedItem?
    var isHorizontal = false
    /// Whether the item at an index path has its own extent across the scroll axis, too.
    var choosesCross: @MainActor (IndexPath) -> Bool = { _ in false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let item else { return size }
        let (main, cross) = (length(of: item, in: size), CGFloat(item.cross) / 3)
        return isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let item else { return layoutAttributes }
        if choosesCross(layoutAttributes.indexPath) {
            layoutAttributes.size = sizeThatFits(layoutAttributes.size)
        } else if isHorizontal {
            layoutAttributes.size.width = length(of: item, in: layoutAttributes.size)
        } else {
            layoutAttributes.size.height = length(of: item, in: layoutAttributes.size)
        }
        return layoutAttributes
    }

    /// The true length along the scroll axis.
    private func length(of item: SimulatedItem, in size: CGSize) -> CGFloat {
        let cross = isHorizontal ? size.height : size.width
        return CGFloat(item.extent(at: Int((min(cross, 10_000) * 3).rounded()))) / 3
    }
}
