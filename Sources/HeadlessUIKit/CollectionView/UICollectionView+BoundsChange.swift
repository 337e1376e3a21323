import Foundation

extension UICollectionView {
    /// Asks the layout while the old bounds are in force, lets them change, and hands over the context.
    func changeBounds(to newBounds: CGRect, apply: () -> Void) {
        let oldBounds = bounds
        guard newBounds.standardized != oldBounds, !refuses(newBounds) else { return }
        guard isLayoutPrepared, oldBounds.width > 0, oldBounds.height > 0 else {
            apply()
            needsViewUpdate = true
            setNeedsLayoutPass()
            return
        }
        let context = layoutContext(forBoundsChange: newBounds.standardized)
        apply()
        if let context { invalidateLayout(with: context) }
        needsViewUpdate = true
        setNeedsLayoutPass()
        if oldBounds.size != bounds.size, UIView.isInAnimationBlock { runAnimatedBoundsChange(from: oldBounds) }
    }

    /// Whether a hostile scroll view does not take an offset that a program sets.
    private func refuses(_ newBounds: CGRect) -> Bool {
        isDragging && !isMovingItself && newBounds.size == bounds.size
            && hostility.contains(.offsetsIgnoredWhileDragging)
    }
}
