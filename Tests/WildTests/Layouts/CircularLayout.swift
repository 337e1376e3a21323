import UIKit

class CircularAttributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0 {
        didSet { transform = CGAffineTransform(rotationAngle: angle) }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CircularAttributes
        copy.angle = angle
        return copy
    }
}

/// A wheel that turns as it is scrolled.
final class CircularLayout: UICollectionViewLayout {
    let itemSize = CGSize(width: 40, height: 60)
    let radius: CGFloat = 100
    private var attributesList: [CircularAttributes] = []

    override class var layoutAttributesClass: AnyClass {
        return CircularAttributes.self
    }

    override var collectionViewContentSize: CGSize {
        guard let collectionView = collectionView else { return .zero }
        let count = collectionView.numberOfItems(inSection: 0)
        return CGSize(width: collectionView.bounds.width, height: collectionView.bounds.height + CGFloat(count) * 100)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        let center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
        let turn = collectionView.contentOffset.y / 100 * (2 * .pi / CGFloat(count))
        attributesList = (0..<count).map { item in
            let attributes = CircularAttributes(forCellWith: IndexPath(item: item, section: 0))
            let angle = 2 * .pi * CGFloat(item) / CGFloat(count) - turn
            attributes.size = itemSize
            attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            attributes.angle = angle
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return attributesList.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return attributesList[indexPath.row]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }
}
