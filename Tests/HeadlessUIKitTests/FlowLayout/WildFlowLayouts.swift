import UIKit

/// Packs every line to the left.
class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.map {
            $0.copy() as! UICollectionViewLayoutAttributes
        }
        var leftMargin = sectionInset.left
        var maxY: CGFloat = -1.0
        for layoutAttribute in attributes ?? [] {
            guard layoutAttribute.representedElementCategory == .cell else { continue }
            if layoutAttribute.frame.origin.y >= maxY {
                leftMargin = sectionInset.left
            }
            layoutAttribute.frame.origin.x = leftMargin
            leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
            maxY = max(layoutAttribute.frame.maxY, maxY)
        }
        return attributes
    }
}

/// Puts every line in the middle.
final class CenteredFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let superAttributes = super.layoutAttributesForElements(in: rect) else { return nil }
        guard let attributes = NSArray(array: superAttributes, copyItems: true) as? [UICollectionViewLayoutAttributes]
        else { return nil }
        let rows = Dictionary(grouping: attributes.filter { $0.representedElementKind == nil }) { $0.center.y }
        for row in rows.values {
            let total = row.reduce(0) { $0 + $1.size.width } + CGFloat(row.count - 1) * minimumInteritemSpacing
            var x = ((collectionView?.bounds.width ?? 0) - total) / 2
            for cell in row.sorted(by: { $0.indexPath < $1.indexPath }) {
                cell.frame.origin.x = x
                x = cell.frame.maxX + minimumInteritemSpacing
            }
        }
        return attributes
    }
}

/// Columns that follow the width, set up in `prepare()`.
final class ColumnFlowLayout: UICollectionViewFlowLayout {
    let columns: Int

    init(columns: Int) {
        self.columns = columns
        super.init()
        minimumInteritemSpacing = 8
        minimumLineSpacing = 8
        sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let margins = sectionInset.left + sectionInset.right + minimumInteritemSpacing * CGFloat(columns - 1)
        let width = ((collectionView.bounds.size.width - margins) / CGFloat(columns)).rounded(.down)
        itemSize = CGSize(width: width, height: width)
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context =
            super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
        context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
        return context
    }
}

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

/// Headers that stick to the top, as they were written before flow layouts could pin them.
final class StickyHeaderFlowLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard var attributes = super.layoutAttributesForElements(in: rect), let collectionView else { return nil }
        let missing = IndexSet(attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath.section))
        attributes.removeAll { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
        for section in missing {
            let path = IndexPath(item: 0, section: section)
            let kind = UICollectionView.elementKindSectionHeader
            guard let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path) else { continue }
            let last = IndexPath(item: collectionView.numberOfItems(inSection: section) - 1, section: section)
            let end = layoutAttributesForItem(at: last)!.frame.maxY
            let top = collectionView.contentOffset.y + collectionView.contentInset.top
            header.frame.origin.y = min(max(top, header.frame.minY), end - header.frame.height)
            header.zIndex = 1024
            attributes.append(header)
        }
        return attributes
    }
}

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
