import UIKit

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
