import UIKit

/// A view controller that manages a ``SizingTableView``, and is its data source and delegate.
///
/// Use it in place of `UITableViewController`. Every method of the two protocols is a member of this class, so that a subclass
/// overrides it. A table in a nib or a storyboard is not read: the table view is always made in code.
open class SizingTableViewController: UIViewController, SizingTableViewDataSource, SizingTableViewDelegate {
    private let style: SizingTableView.Style

    /// Creates a controller of a table view of a style.
    public init(style: SizingTableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a plain table view.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of a plain table view from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table view, which is the controller's view.
    open var tableView: SizingTableView! {
        get { view as? SizingTableView }
        set { view = newValue }
    }

    /// Whether the selection is cleared before the view appears. The default is `true`.
    open var clearsSelectionOnViewWillAppear = true

    #if !os(tvOS)
        /// The control by which the user refreshes the table.
        open var refreshControl: UIRefreshControl? {
            get { tableView.refreshControl }
            set { tableView.refreshControl = newValue }
        }
    #endif

    open override func loadView() {
        let tableView = SizingTableView(frame: .zero, style: style)
        tableView.tableDataSource = self
        tableView.tableDelegate = self
        view = tableView
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for indexPath in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    open func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 0 }

    open func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        SizingTableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func numberOfSections(in tableView: SizingTableView) -> Int { 1 }

    open func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? { nil }

    open func tableView(_ tableView: SizingTableView, titleForFooterInSection section: Int) -> String? { nil }

    open func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.defaultEditingAnswers += 1
        return true
    }

    open func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    open func sectionIndexTitles(for tableView: SizingTableView) -> [String]? { nil }

    open func tableView(_ tableView: SizingTableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    open func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    open func tableView(
        _ tableView: SizingTableView,
        willDisplay cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    open func tableView(_ tableView: SizingTableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    open func tableView(_ tableView: SizingTableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    open func tableView(
        _ tableView: SizingTableView,
        didEndDisplaying cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: SizingTableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {}

    open func tableView(
        _ tableView: SizingTableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {}

    open func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    open func tableView(_ tableView: SizingTableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    open func tableView(_ tableView: SizingTableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    open func tableView(_ tableView: SizingTableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    open func tableView(_ tableView: SizingTableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    open func tableView(_ tableView: SizingTableView, viewForFooterInSection section: Int) -> UIView? { nil }

    open func tableView(_ tableView: SizingTableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    open func tableView(_ tableView: SizingTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    open func tableView(_ tableView: SizingTableView, didHighlightRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: SizingTableView, didUnhighlightRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: SizingTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    open func tableView(_ tableView: SizingTableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    open func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: SizingTableView, didDeselectRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: SizingTableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }

    open func tableView(_ tableView: SizingTableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    open func tableView(
        _ tableView: SizingTableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> SizingTableViewCell.EditingStyle {
        tableView.defaultEditingAnswers += 1
        return .delete
    }

    open func tableView(_ tableView: SizingTableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        tableView.rowInPreparation?.shouldIndentWhileEditing ?? true
    }

    open func tableView(_ tableView: SizingTableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.rowInPreparation?.indentationLevel ?? 0
    }

    open func tableView(
        _ tableView: SizingTableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath
    }

    open func tableView(_ tableView: SizingTableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    open func indexPathForPreferredFocusedView(in tableView: SizingTableView) -> IndexPath? { nil }

    #if !os(tvOS)
        open func tableView(
            _ tableView: SizingTableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            false
        }

        open func tableView(_ tableView: SizingTableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        }

        open func tableViewDidEndMultipleSelectionInteraction(_ tableView: SizingTableView) {}

        open func tableView(
            _ tableView: SizingTableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }

        open func tableView(
            _ tableView: SizingTableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }

        open func tableView(
            _ tableView: SizingTableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            nil
        }

        open func tableView(_ tableView: SizingTableView, willBeginEditingRowAt indexPath: IndexPath) {}

        open func tableView(_ tableView: SizingTableView, didEndEditingRowAt indexPath: IndexPath?) {}

        open func tableView(
            _ tableView: SizingTableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            nil
        }

        open func tableView(
            _ tableView: SizingTableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            nil
        }

        open func tableView(
            _ tableView: SizingTableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            nil
        }

        open func tableView(
            _ tableView: SizingTableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {}

        open func tableView(
            _ tableView: SizingTableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}

        open func tableView(
            _ tableView: SizingTableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}
    #endif

    // MARK: Scrolling

    /// Tells that the table view has scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Tells that the zoom scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Tells that the user begins to scroll.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Tells that the user ends a drag, and where scrolling would end; the target can be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Tells that the user has ended a drag.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Tells that scrolling goes on by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Tells that scrolling has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Tells that an animated scroll has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns the view to zoom; `nil`, the default, for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Tells that the user begins to zoom.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Tells that zooming has ended.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Returns whether a touch on the status bar scrolls to the top. The default is `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Tells that the table view has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Tells that the adjusted content insets have changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
