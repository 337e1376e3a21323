import Foundation

extension UICollectionView {
    /// Asks the layout while the old bounds are in force, lets them change, and hands over the context.
    func changeBounds(to newBounds: CGRect, apply: () -> Void) {
        let oldBounds = bounds
        guard newBounds.standardized != oldBounds, !refuses(newBounds) else { return }
        guard isLayoutPrepared else {
            apply()
            noteMovement(from: oldBounds.origin)
            needsViewUpdate = true
            setNeedsLayoutPass()
            return
        }
        let context = layoutContext(forBoundsChange: newBounds.standardized)
        apply()
        noteMovement(from: oldBounds.origin)
        if let context { invalidateLayout(with: context) }
        needsViewUpdate = true
        setNeedsLayoutPass()
        if oldBounds.size != bounds.size, UIView.isInAnimationBlock { runAnimatedBoundsChange(from: oldBounds) }
    }

    /// Adds up the changes of the offset that layouts make.
    private func noteMovement(from origin: CGPoint) {
        guard isInLayoutPass || asked.last == .layout else { return }
        offsetMovedInPasses.x += bounds.minX - origin.x
        offsetMovedInPasses.y += bounds.minY - origin.y
    }

    /// Whether a hostile scroll view does not take an offset that a program sets.
    private func refuses(_ newBounds: CGRect) -> Bool {
        isDragging && !isMovingItself && newBounds.size == bounds.size
            && hostility.contains(.offsetsIgnoredWhileDragging)
    }
}
