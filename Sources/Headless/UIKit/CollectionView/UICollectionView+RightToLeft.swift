import Foundation

/// A layout may have its frames mirrored where the interface runs in the other direction.
extension UICollectionView {
    var mirrorsLayout: Bool {
        let layout = collectionViewLayout
        return layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        let insets = adjustedContentInset
        return CGRect(
            x: max(contentSize.width, bounds.width - insets.left - insets.right) - rect.maxX,
            y: rect.minY,
            width: rect.width,
            height: rect.height
        )
    }

    /// A rectangle of the view as the layout sees it.
    func layoutRect(_ rect: CGRect) -> CGRect {
        mirrorsLayout ? mirrored(rect) : rect
    }

    /// The layout's attributes as the view shows them.
    func displayed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard mirrorsLayout else { return attributes }
        let copy = attributes.duplicate()
        copy.untransformedFrame = mirrored(attributes.untransformedFrame)
        return copy
    }

    /// The attributes that the view shows as its layout gave them, always a copy.
    func layoutAttributes(_ shown: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        mirrorsLayout ? displayed(shown) : shown.duplicate()
    }
}
