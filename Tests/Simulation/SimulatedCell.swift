import SizingKit
import UIKit

/// A cell that is as tall as its item says, whatever it was told.
final class SimulatedCell: SizingListCell {
    var item: SimulatedItem?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let item else { return size }
        return CGSize(width: CGFloat(item.cross) / 3, height: height(of: item, at: size.width))
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let item else { return layoutAttributes }
        layoutAttributes.size.height = height(of: item, at: layoutAttributes.size.width)
        return layoutAttributes
    }

    private func height(of item: SimulatedItem, at width: CGFloat) -> CGFloat {
        CGFloat(item.extent(at: Int((min(width, 10_000) * 3).rounded()))) / 3
    }
}
