import SizingKit
import UIKit

/// Columns that follow the width.
final class ColumnFlowLayout: SizingFlowLayout {
    private let columns: Int

    init(columns: Int) {
        self.columns = columns
        super.init()
        minimumInteritemSpacing = 8
        minimumLineSpacing = 8
        sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepare() {
        if let collectionView = collectionView {
            let margins = sectionInset.left + sectionInset.right + minimumInteritemSpacing * CGFloat(columns - 1)
            let width = ((collectionView.bounds.width - margins) / CGFloat(columns)).rounded(.down)
            itemSize = CGSize(width: width, height: width)
        }
        super.prepare()
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
        }
        return context
    }
}

/// The item in the middle is large.
final class CarouselFlowLayout: SizingFlowLayout {
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
        true
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
}

/// Every line in the middle.
final class CenteredFlowLayout: SizingFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.compactMap {
            $0.copy() as? UICollectionViewLayoutAttributes
        }
        guard let attributes, let collectionView else { return nil }
        let cells = attributes.filter { $0.representedElementCategory == .cell }
        for line in Dictionary(grouping: cells, by: { $0.center.y }).values {
            let total = line.reduce(CGFloat(line.count - 1) * minimumInteritemSpacing) { $0 + $1.size.width }
            var x = (collectionView.bounds.width - total) / 2
            for cell in line.sorted(by: { $0.indexPath < $1.indexPath }) {
                cell.frame.origin.x = x
                x = cell.frame.maxX + minimumInteritemSpacing
            }
        }
        return attributes
    }
}

/// Headers that stay at the top, as they were written before flow layouts could pin them.
final class StickyHeaderFlowLayout: SizingFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard var attributes = super.layoutAttributesForElements(in: rect), let collectionView else { return nil }
        let sections = IndexSet(attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath.section))
        attributes.removeAll { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
        for section in sections {
            let path = IndexPath(item: 0, section: section)
            let kind = UICollectionView.elementKindSectionHeader
            let last = IndexPath(item: collectionView.numberOfItems(inSection: section) - 1, section: section)
            guard
                let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.copy()
                    as? UICollectionViewLayoutAttributes,
                let end = layoutAttributesForItem(at: last)?.frame.maxY
            else { continue }
            let top = collectionView.contentOffset.y + collectionView.contentInset.top
            header.frame.origin.y = min(max(top, header.frame.minY), end - header.frame.height)
            header.zIndex = 1024
            attributes.append(header)
        }
        return attributes
    }
}
