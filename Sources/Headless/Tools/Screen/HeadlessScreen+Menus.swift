import UIKit

/// A long press that asks for a menu.
extension HeadlessScreen {
    /// The context menu of an item of a collection view: its delegate is asked for it and for what is lifted and put back.
    ///
    /// - Returns: The menu, whose actions `choose(_:)` performs; nil if the view has no menu.
    public func contextMenu(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> UIMenu? {
        guard let configuration = configuration(ofItemAt: indexPath, in: collectionView),
            let delegate = collectionView.delegate
        else { return nil }
        _ = delegate.collectionView(
            collectionView,
            contextMenuConfiguration: configuration,
            highlightPreviewForItemAt: indexPath
        )
        delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: nil)
        let menu = configuration.actionProvider?([])
        _ = delegate.collectionView(
            collectionView,
            contextMenuConfiguration: configuration,
            dismissalPreviewForItemAt: indexPath
        )
        delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: nil)
        return menu
    }

    /// A tap on the preview above the context menu of an item.
    ///
    /// - Returns: Whether the view has a menu.
    @discardableResult
    public func openPreview(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
        guard let configuration = configuration(ofItemAt: indexPath, in: collectionView) else { return false }
        let animator = PreviewCommit(configuration)
        collectionView.delegate?.collectionView(
            collectionView,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
        animator.finish()
        return true
    }

    private func configuration(
        ofItemAt indexPath: IndexPath,
        in collectionView: UICollectionView
    ) -> UIContextMenuConfiguration? {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
        return collectionView.delegate?.collectionView(
            collectionView,
            contextMenuConfigurationForItemsAt: [indexPath],
            point: cell.center
        )
    }

    /// The context menu of a row of a table, likewise.
    ///
    /// - Returns: The menu, whose actions `choose(_:)` performs; nil if the row has no menu.
    public func contextMenu(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> UIMenu? {
        guard let configuration = configuration(ofRowAt: indexPath, in: tableView), let delegate = tableView.delegate
        else { return nil }
        _ = delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: nil)
        let menu = configuration.actionProvider?([])
        _ = delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: nil)
        return menu
    }

    /// A tap on the preview above the context menu of a row.
    ///
    /// - Returns: Whether the row has a menu.
    @discardableResult
    public func openPreview(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
        guard let configuration = configuration(ofRowAt: indexPath, in: tableView) else { return false }
        let animator = PreviewCommit(configuration)
        tableView.delegate?.tableView(
            tableView,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
        animator.finish()
        return true
    }

    private func configuration(
        ofRowAt indexPath: IndexPath,
        in tableView: UITableView
    ) -> UIContextMenuConfiguration? {
        guard let cell = tableView.cellForRow(at: indexPath) else { return nil }
        return tableView.delegate?.tableView(
            tableView,
            contextMenuConfigurationForRowAt: indexPath,
            point: cell.center
        )
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

/// The way from a preview to what it shows, which is at its end at once.
@MainActor
private final class PreviewCommit: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    let previewViewController: UIViewController?
    private var completions: [() -> Void] = []

    init(_ configuration: UIContextMenuConfiguration) {
        previewViewController = configuration.previewProvider?()
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animations() }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func finish() {
        for completion in completions { completion() }
        completions = []
    }
}
