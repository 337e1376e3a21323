import UIKit

/// A carousel: the item in the middle is large, and scrolling ends on one.
final class CarouselFlowLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 100, height: 100)
        minimumLineSpacing = 20
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView else { return nil }
        let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
        return super.layoutAttributesForElements(in: rect)?.map { original in
            let attributes = original.copy() as! UICollectionViewLayoutAttributes
            let distance = min(abs(attributes.center.x - middle), 200)
            let scale = 1 - distance / 400
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            attributes.zIndex = Int(scale * 10)
            return attributes
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView else { return proposedContentOffset }
        let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
        let middle = rect.midX
        let candidates = super.layoutAttributesForElements(in: rect) ?? []
        let closest = candidates.min { abs($0.center.x - middle) < abs($1.center.x - middle) }
        guard let center = closest?.center.x else { return proposedContentOffset }
        return CGPoint(x: center - collectionView.bounds.width / 2, y: proposedContentOffset.y)
    }
}
