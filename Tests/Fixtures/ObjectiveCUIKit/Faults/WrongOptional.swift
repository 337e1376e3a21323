import UIKit

final class Layout: UICollectionViewLayout {
    // May be nil with UIKit, and so it may in a subclass; the attributes in a rectangle aren't a set.
    // error: does not override
    override func layoutAttributesForElements(in rect: CGRect) -> Set<UICollectionViewLayoutAttributes>? { nil }
}
