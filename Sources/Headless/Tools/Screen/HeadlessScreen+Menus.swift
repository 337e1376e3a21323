import UIKit

/// A long press that asks for a menu.
extension HeadlessScreen {
    /// The context menu of an item of a collection view: its delegate is asked for it.
    ///
    /// - Returns: The menu, whose actions `choose(_:)` performs; nil if the view has no menu.
    public func contextMenu(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> UIMenu? {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
        let configuration = collectionView.delegate?.collectionView(
            collectionView,
            contextMenuConfigurationForItemsAt: [indexPath],
            point: cell.center
        )
        guard let configuration else { return nil }
        collectionView.delegate?.collectionView(collectionView, willDisplayContextMenu: configuration, animator: nil)
        let menu = configuration.actionProvider?([])
        collectionView.delegate?.collectionView(
            collectionView,
            willEndContextMenuInteraction: configuration,
            animator: nil
        )
        return menu
    }

    /// A tap on an action of a menu.
    public func choose(_ action: UIAction) {
        action.handler(action)
    }
}

/// A row that is pulled aside.
extension HeadlessScreen {
    /// The actions that a row of a table shows when it is pulled aside: its delegate is asked for them.
    ///
    /// - Parameter isLeading: Whether it is pulled away from the leading edge.
    public func swipeActions(
        ofRowAt indexPath: IndexPath,
        in tableView: UITableView,
        isLeading: Bool = false
    ) -> [UIContextualAction] {
        let configuration =
            isLeading
            ? tableView.delegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : tableView.delegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        return configuration?.actions ?? []
    }

    /// A tap on one of them.
    ///
    /// - Parameter completion: Called by the action's handler, with whether it did what it is for.
    public func choose(
        _ action: UIContextualAction,
        in view: UIView,
        completion: @escaping (_ actionPerformed: Bool) -> Void = { _ in }
    ) {
        action.handler(action, view, completion)
    }
}
