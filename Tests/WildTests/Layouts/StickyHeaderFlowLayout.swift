import UIKit

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
