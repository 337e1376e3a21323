import SizingEngine
import UIKit

/// Follows the focus along carousels: that of tvOS, and of keyboards on iPad and Mac.
///
/// UIKit scrolls a scroll view by itself so that the item with the focus is on screen. To UIKit an item of a carousel
/// is one of the collection view, which doesn't scroll in that direction.
extension Carousels {
    /// Scrolls the carousel of the item with the focus so that all of the item is visible.
    func followFocus() {
        guard session.phase == .ready, session.canShowItems, let item = focusedItem,
            let offset = session.elastic?.model.restingOffset(showing: item)
        else { return }
        move(item.section, to: offset, true)
    }

    /// The item whose cell has the focus, or a view in it.
    private var focusedItem: Element? {
        guard let collectionView else { return nil }
        var view = collectionView.window?.windowScene?.focusSystem?.focusedItem as? UIView
        while let superview = view?.superview, superview !== collectionView { view = superview }
        guard let cell = view as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell) else {
            return nil
        }
        return Element(itemAt: indexPath)
    }
}
