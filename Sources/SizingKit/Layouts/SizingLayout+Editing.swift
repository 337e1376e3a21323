import UIKit

extension SizingLayout {
    /// Sets the collection view's `isEditing`, which its cells follow, and lays out rows and separators for it.
    ///
    /// Call it instead of setting `isEditing`: UIKit does not notify layouts of that property. Rows are measured again
    /// at the width that the editing controls leave, or found in the cache. The first row on screen stays in place.
    ///
    /// - Parameters:
    ///   - editing: Whether editing begins or ends.
    ///   - animated: Whether controls, rows and separators are animated to their new positions.
    public final func setEditing(_ editing: Bool, animated: Bool) {
        guard let collectionView, collectionView.isEditing != editing else { return }
        session.swipes.closeAtOnce()
        let change = { [self] in
            collectionView.isEditing = editing
            invalidateLayout()
            collectionView.layoutIfNeeded()
        }
        if animated {
            // To slide in, the controls lay out their row, and UIKit lays out the collection view with it if that needs it: before
            // the row has its controls, it would tell a wrong size.
            collectionView.layoutIfNeeded()
            UIView.animate(withDuration: SizingListCell.editingDuration, animations: change)
        } else {
            UIView.performWithoutAnimation(change)
        }
    }
}
