import Foundation

extension UICollectionViewLayout {
    /// Makes attributes of the class that the layout says.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory,
        kind: String?,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        guard let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        else {
            preconditionFailure("layoutAttributesClass of \(type(of: self)) is not a class of attributes")
        }
        guard let kind else { return attributesClass.init(forCellWith: indexPath) }
        return category == .decorationView
            ? attributesClass.init(forDecorationViewOfKind: kind, with: indexPath)
            : attributesClass.init(forSupplementaryViewOfKind: kind, with: indexPath)
    }
}
