import UIKit

extension SizingListCell {
    /// What a tap on the delete or insert control does: a deletion is confirmed first.
    func useEditingControl() {
        #if !os(tvOS)
            if row.editingStyle == .delete, confirmsDeletion, let layout = enclosingLayout,
                let indexPath = shownIndexPath
            {
                let title = deleteConfirmationTitle ?? SizingListWords.current.delete
                let isOpening = layout.confirmDeletion(ofItemAt: indexPath, title: title) { [weak self] in
                    self?.editingControlHandler?()
                }
                if isOpening { return }
            }
        #endif
        editingControlHandler?()
    }

    /// The layout of the collection view that shows the cell.
    var enclosingLayout: SizingLayout? { enclosingCollectionView?.collectionViewLayout as? SizingLayout }

    /// The index path of the cell in its collection view.
    var shownIndexPath: IndexPath? { enclosingCollectionView?.indexPath(for: shownCell) }
}
