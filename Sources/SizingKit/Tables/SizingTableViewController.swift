import UIKit

/// A view controller that manages a ``SizingTableView``, and is its data source and delegate.
///
/// Use it in place of `UITableViewController`. Every method of the two protocols is a member of this class, so that a subclass
/// overrides it, in an extension of the subclass, too, as apps group them. While the view is shown, the controller makes room for
/// the keyboard in the bottom inset of the table, and keeps the row in view that is edited: overrides of `viewWillAppear(_:)` and
/// `viewDidDisappear(_:)` must call `super`. A table in a nib or a storyboard is not read: the table
/// view is always made in code.
#if canImport(ObjectiveC)
    @objcMembers
#endif
open class SizingTableViewController: UIViewController, SizingTableViewDataSource, SizingTableViewDelegate {
    private let style: SizingTableView.Style
    #if !os(tvOS)
        private let keyboardRoom = TableKeyboardRoom()
    #endif

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
        #if !os(tvOS)
            keyboardRoom.begin(in: tableView)
        #endif
        guard clearsSelectionOnViewWillAppear else { return }
        for indexPath in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        #if !os(tvOS)
            keyboardRoom.end()
        #endif
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// Returns the number of rows of a section.
    open dynamic func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Returns a row with its content. The table view calls it to measure a row, and again to show it.
    open dynamic func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell
    {
        SizingTableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns the number of sections. The default is 1.
    open dynamic func numberOfSections(in tableView: SizingTableView) -> Int { 1 }

    /// Returns the title of a section's header; `nil`, the default, for none.
    open dynamic func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the title of a section's footer; `nil`, the default, for none.
    open dynamic func tableView(_ tableView: SizingTableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether a row shows editing controls in editing mode. The default is `true`.
    open dynamic func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.defaultEditingAnswers += 1
        return true
    }

    /// Returns whether a row shows a reorder control in editing mode and can be moved. The default is `false`; that of
    /// `UITableViewDataSource` is whether the data source implements the method that moves rows.
    open dynamic func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.defaultMovingAnswers += 1
        return false
    }

    /// Returns the titles of the section index; `nil`, the default, for no index.
    open dynamic func sectionIndexTitles(for tableView: SizingTableView) -> [String]? { nil }

    /// Returns the section that a title of the section index scrolls to. The default is the index of the title.
    open dynamic func tableView(_ tableView: SizingTableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    {
        index
    }

    /// Deletes or inserts a row after a touch on its editing control.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Moves a row in the data after the user has moved it on screen.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        tableView.defaultMovingAnswers += 1
    }

    // MARK: Delegate

    /// Tells that a row is about to come on screen.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        willDisplay cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Tells that a header is about to come on screen.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
    ) {}

    /// Tells that a footer is about to come on screen.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
    ) {}

    /// Tells that a row has left the screen.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        didEndDisplaying cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Tells that a header has left the screen.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {}

    /// Tells that a footer has left the screen.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {}

    /// Returns the height of a row with its separator, in points; ``SizingTableView/automaticDimension`` to measure the row. The
    /// default is ``SizingTableView/rowHeight``.
    open dynamic func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    /// Returns the height of a header, in points; ``SizingTableView/automaticDimension`` to measure it. The default is
    /// ``SizingTableView/sectionHeaderHeight``.
    open dynamic func tableView(_ tableView: SizingTableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// Returns the height of a footer, in points; ``SizingTableView/automaticDimension`` to measure it. The default is
    /// ``SizingTableView/sectionFooterHeight``.
    open dynamic func tableView(_ tableView: SizingTableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// Returns the estimated height of a row, in points. The table view calls it only for rows near the visible ones that it
    /// cannot measure before they are shown. The default is ``SizingTableView/estimatedRowHeight``.
    open dynamic func tableView(_ tableView: SizingTableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    /// Returns the estimated height of a header until some have been measured, in points. The table view calls it for the first
    /// section only. The default is ``SizingTableView/estimatedSectionHeaderHeight``.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    /// Returns the estimated height of a footer until some have been measured, in points. The table view calls it for the first
    /// section only. The default is ``SizingTableView/estimatedSectionFooterHeight``.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    /// Returns the header of a section; `nil`, the default, for its title.
    open dynamic func tableView(_ tableView: SizingTableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// Returns the footer of a section; `nil`, the default, for its title.
    open dynamic func tableView(_ tableView: SizingTableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// Tells that the user has touched the detail button of a row.
    open dynamic func tableView(_ tableView: SizingTableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Returns whether a touch highlights a row, and then selects it. The default is `true`.
    open dynamic func tableView(_ tableView: SizingTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Tells that a touch has highlighted a row.
    open dynamic func tableView(_ tableView: SizingTableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Tells that a row is not highlighted any more.
    open dynamic func tableView(_ tableView: SizingTableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the row to select in place of a touched one; `nil` for none. The default is the touched row.
    open dynamic func tableView(_ tableView: SizingTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Returns the row to deselect in place of another one; `nil` for none. The default is the given row.
    open dynamic func tableView(_ tableView: SizingTableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Tells that the user has selected a row.
    open dynamic func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath) {}

    /// Tells that the user has deselected a row.
    open dynamic func tableView(_ tableView: SizingTableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns whether a touch performs the primary action of a row. The default is whether the table view is not edited. Called
    /// from iOS 16 on.
    open dynamic func tableView(_ tableView: SizingTableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    {
        !tableView.isEditing
    }

    /// Performs the primary action of a row. Called from iOS 16 on.
    open dynamic func tableView(_ tableView: SizingTableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Returns the control of a row in editing mode. The default is the delete control.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> SizingTableViewCell.EditingStyle {
        tableView.defaultEditingAnswers += 1
        return .delete
    }

    /// Returns whether the content of a row is indented in editing mode. The default is the row's
    /// ``SizingListCell/shouldIndentWhileEditing``.
    open dynamic func tableView(_ tableView: SizingTableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    {
        tableView.rowInPreparation?.shouldIndentWhileEditing ?? true
    }

    /// Returns the level of indentation of a row. The default is the row's ``SizingListCell/indentationLevel``.
    open dynamic func tableView(_ tableView: SizingTableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.rowInPreparation?.indentationLevel ?? 0
    }

    /// Returns where a moved row goes in place of a proposed index path. The default is the proposed one.
    open dynamic func tableView(
        _ tableView: SizingTableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath
    }

    /// Returns whether a row can be focused. The default is `allowsFocus`, and `allowsFocusDuringEditing` in editing mode.
    open dynamic func tableView(_ tableView: SizingTableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.isEditing ? tableView.allowsFocusDuringEditing : tableView.allowsFocus
    }

    /// Returns the row that is focused first; `nil`, the default, for the choice of the system.
    open dynamic func indexPathForPreferredFocusedView(in tableView: SizingTableView) -> IndexPath? { nil }

    #if !os(tvOS)
        /// Returns whether a drag with two fingers selects rows. The default is the table's
        /// `allowsMultipleSelectionDuringEditing`, as UIKit's is.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            tableView.allowsMultipleSelectionDuringEditing
        }

        /// Tells that the user has begun to select rows by a drag with two fingers.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
        }

        /// Tells that the drag with two fingers has ended.
        open dynamic func tableViewDidEndMultipleSelectionInteraction(_ tableView: SizingTableView) {}

        /// Returns the actions at the leading side of a row, which a swipe shows; `nil`, the default, for none.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }

        /// Returns the actions at the trailing side of a row, which a swipe shows; `nil`, the default, for none.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }

        /// Returns the title of the Delete button of a row, which appears when the delete control is touched or the row is
        /// swiped; `nil`, the default, for that of ``SizingListWords``.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            nil
        }

        /// Tells that the user begins to swipe a row with actions. Unlike a table, the table view is not in editing mode.
        open dynamic func tableView(_ tableView: SizingTableView, willBeginEditingRowAt indexPath: IndexPath) {}

        /// Tells that a row that the user has swiped is closed. The index path is the present one; `nil` if the row has been
        /// deleted.
        open dynamic func tableView(_ tableView: SizingTableView, didEndEditingRowAt indexPath: IndexPath?) {}

        /// Returns the context menu of a row; `nil`, the default, for none.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            nil
        }

        /// Returns the preview of a row whose context menu appears; `nil`, the default, for the row itself.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            nil
        }

        /// Returns the preview of a row whose context menu disappears; `nil`, the default, for the row itself.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            nil
        }

        /// Tells that the user has touched the preview of a context menu.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {}

        /// Tells that a context menu is about to appear.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}

        /// Tells that a context menu is about to disappear.
        open dynamic func tableView(
            _ tableView: SizingTableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}
    #endif

    // MARK: Scrolling

    /// Tells that the table view has scrolled.
    open dynamic func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Tells that the zoom scale has changed.
    open dynamic func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Tells that the user begins to scroll.
    open dynamic func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Tells that the user ends a drag, and where scrolling would end; the target can be changed.
    open dynamic func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Tells that the user has ended a drag.
    open dynamic func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Tells that scrolling goes on by itself.
    open dynamic func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Tells that scrolling has come to rest.
    open dynamic func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Tells that an animated scroll has ended.
    open dynamic func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns the view to zoom; `nil`, the default, for none.
    open dynamic func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Tells that the user begins to zoom.
    open dynamic func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Tells that zooming has ended.
    open dynamic func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Returns whether a touch on the status bar scrolls to the top. The default is `true`.
    open dynamic func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Tells that the table view has scrolled to the top.
    open dynamic func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Tells that the adjusted content insets have changed.
    open dynamic func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
