import SizingKit
import UIKit

// The examples of the article on subclasses of layouts.

/// Rows that fade towards the top and the bottom of the screen.
final class FadingLayout: SizingListLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(faded)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(faded)
    }

    private func faded(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView, original.representedElementCategory == .cell,
            let attributes = original.copy() as? UICollectionViewLayoutAttributes
        else { return original }
        let distance = abs(attributes.center.y - collectionView.bounds.midY) / collectionView.bounds.height
        attributes.alpha = max(0, 1 - distance)
        attributes.transform = CGAffineTransform(scaleX: 1 - distance / 10, y: 1 - distance / 10)
        return attributes
    }
}

/// Rows that leave sideways when they are deleted.
final class LeavingLayout: SizingListLayout {
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let original = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        guard let collectionView, let attributes = original?.copy() as? UICollectionViewLayoutAttributes else {
            return original
        }
        attributes.center.x += collectionView.bounds.width
        return attributes
    }
}

/// Room for a button that floats over the last row.
final class RoomyLayout: SizingListLayout {
    override var collectionViewContentSize: CGSize {
        var size = super.collectionViewContentSize
        size.height += 80
        return size
    }
}

/// Squares, as many in a row as fit.
final class SquaresLayout: SizingFlowLayout {
    override func prepare() {
        if let collectionView {
            let columns = max(1, (collectionView.bounds.width / 120).rounded(.down))
            let room = collectionView.bounds.width - (columns - 1) * minimumInteritemSpacing
            let side = (room / columns).rounded(.down)
            if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
        }
        super.prepare()
    }
}
