import UIKit

/// The methods by which a ``SizingTableView`` asks for looks and tells what happens: those of `UITableViewDelegate`, under the
/// same names.
///
/// Methods that are optional in a table have default implementations. If a base class of an app conforms to this protocol and
/// has none of its own for a method, then an implementation in its subclass is not called: write the method in the base class,
/// and override it.
@preconcurrency @MainActor
public protocol SizingTableViewDelegate: UIScrollViewDelegate {
    /// Tells that a row is about to come on screen.
    func tableView(_ tableView: SizingTableView, willDisplay cell: SizingTableViewCell, forRowAt indexPath: IndexPath)

    /// Tells that a header is about to come on screen.
    func tableView(_ tableView: SizingTableView, willDisplayHeaderView view: UIView, forSection section: Int)

    /// Tells that a footer is about to come on screen.
    func tableView(_ tableView: SizingTableView, willDisplayFooterView view: UIView, forSection section: Int)

    /// Tells that a row has left the screen.
    func tableView(
        _ tableView: SizingTableView,
        didEndDisplaying cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    )

    /// Tells that a header has left the screen.
    func tableView(_ tableView: SizingTableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

    /// Tells that a footer has left the screen.
    func tableView(_ tableView: SizingTableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    /// Returns the height of a row with its separator, in points; ``SizingTableView/automaticDimension`` to measure the row. The
    /// default is ``SizingTableView/rowHeight``.
    func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the height of a header, in points; ``SizingTableView/automaticDimension`` to measure it. The default is
    /// ``SizingTableView/sectionHeaderHeight``.
    func tableView(_ tableView: SizingTableView, heightForHeaderInSection section: Int) -> CGFloat

    /// Returns the height of a footer, in points; ``SizingTableView/automaticDimension`` to measure it. The default is
    /// ``SizingTableView/sectionFooterHeight``.
    func tableView(_ tableView: SizingTableView, heightForFooterInSection section: Int) -> CGFloat

    /// Returns the estimated height of a row, in points. The table view calls it only for rows near the visible ones that it
    /// cannot measure before they are shown. The default is ``SizingTableView/estimatedRowHeight``.
    func tableView(_ tableView: SizingTableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the estimated height of a header until some have been measured, in points. The table view calls it for the first
    /// section only, since estimates are learned. The default is ``SizingTableView/estimatedSectionHeaderHeight``.
    func tableView(_ tableView: SizingTableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// Returns the estimated height of a footer until some have been measured, in points. The table view calls it for the first
    /// section only. The default is ``SizingTableView/estimatedSectionFooterHeight``.
    func tableView(_ tableView: SizingTableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    /// Returns the header of a section; `nil`, the default, for its title.
    func tableView(_ tableView: SizingTableView, viewForHeaderInSection section: Int) -> UIView?

    /// Returns the footer of a section; `nil`, the default, for its title.
    func tableView(_ tableView: SizingTableView, viewForFooterInSection section: Int) -> UIView?

    /// Tells that the user has touched the detail button of a row.
    func tableView(_ tableView: SizingTableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Returns whether a touch highlights a row, and then selects it. The default is `true`.
    func tableView(_ tableView: SizingTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Tells that a touch has highlighted a row.
    func tableView(_ tableView: SizingTableView, didHighlightRowAt indexPath: IndexPath)

    /// Tells that a row is not highlighted any more.
    func tableView(_ tableView: SizingTableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Returns the row to select in place of a touched one; `nil` for none. The default is the touched row.
    func tableView(_ tableView: SizingTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Returns the row to deselect in place of another one; `nil` for none. The default is the given row.
    func tableView(_ tableView: SizingTableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Tells that the user has selected a row.
    func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath)

    /// Tells that the user has deselected a row.
    func tableView(_ tableView: SizingTableView, didDeselectRowAt indexPath: IndexPath)

    /// Returns whether a touch performs the primary action of a row. The default is whether the table view is not edited. Called
    /// from iOS 16 on.
    func tableView(_ tableView: SizingTableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Performs the primary action of a row. Called from iOS 16 on.
    func tableView(_ tableView: SizingTableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Returns the control of a row in editing mode. The default is the delete control.
    func tableView(
        _ tableView: SizingTableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> SizingTableViewCell.EditingStyle

    /// Returns whether the content of a row is indented in editing mode. The default is the row's
    /// ``SizingListCell/shouldIndentWhileEditing``.
    func tableView(_ tableView: SizingTableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Returns the level of indentation of a row. The default is the row's ``SizingListCell/indentationLevel``.
    func tableView(_ tableView: SizingTableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    /// Returns where a moved row goes in place of a proposed index path. The default is the proposed one.
    func tableView(
        _ tableView: SizingTableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// Returns whether a row can be focused. The default is `allowsFocus` of the table view, or `allowsFocusDuringEditing` in
    /// editing mode.
    func tableView(_ tableView: SizingTableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Returns the row that is focused first; `nil`, the default, for the choice of the system.
    func indexPathForPreferredFocusedView(in tableView: SizingTableView) -> IndexPath?

    #if !os(tvOS)
        /// Returns whether a drag with two fingers selects rows. The default is the table's
        /// `allowsMultipleSelectionDuringEditing`, as UIKit's is.
        func tableView(
            _ tableView: SizingTableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool

        /// Tells that the user has begun to select rows by a drag with two fingers.
        func tableView(_ tableView: SizingTableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

        /// Tells that the drag with two fingers has ended.
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: SizingTableView)

        /// Returns the actions at the leading side of a row, which a swipe shows; `nil`, the default, for none.
        func tableView(
            _ tableView: SizingTableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?

        /// Returns the actions at the trailing side of a row, which a swipe shows and a touch on the delete control; `nil`, the
        /// default, for a Delete button if a swipe deletes the row: see
        /// ``SizingTableViewDataSource/tableView(_:canEditRowAt:)``. A configuration without actions stands for none.
        func tableView(
            _ tableView: SizingTableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?

        /// Returns the title of the Delete button of a row, which appears when the delete control is touched or the row is
        /// swiped; `nil`, the default, for that of ``SizingListWords``.
        func tableView(
            _ tableView: SizingTableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String?

        /// Tells that the user begins to swipe a row with actions. Unlike a table, the table view is not in editing mode.
        func tableView(_ tableView: SizingTableView, willBeginEditingRowAt indexPath: IndexPath)

        /// Tells that a row that the user has swiped is closed. The index path is the present one; `nil` if the row has been
        /// deleted.
        func tableView(_ tableView: SizingTableView, didEndEditingRowAt indexPath: IndexPath?)

        /// Returns the context menu of a row; `nil`, the default, for none.
        func tableView(
            _ tableView: SizingTableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration?

        /// Returns the preview of a row whose context menu appears; `nil`, the default, for the row itself.
        func tableView(
            _ tableView: SizingTableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview?

        /// Returns the preview of a row whose context menu disappears; `nil`, the default, for the row itself.
        func tableView(
            _ tableView: SizingTableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview?

        /// Tells that the user has touched the preview of a context menu.
        func tableView(
            _ tableView: SizingTableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        )

        /// Tells that a context menu is about to appear.
        func tableView(
            _ tableView: SizingTableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        )

        /// Tells that a context menu is about to disappear.
        func tableView(
            _ tableView: SizingTableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        )
    #endif
}
