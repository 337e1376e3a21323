import UIKit

/// The implementations of the methods that are optional in a table.
extension SizingTableViewDelegate {
    /// Does nothing.
    public func tableView(
        _ tableView: SizingTableView,
        willDisplay cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// Does nothing.
    public func tableView(
        _ tableView: SizingTableView,
        didEndDisplaying cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: SizingTableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: SizingTableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {}

    /// Returns the `rowHeight` of the table view.
    public func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    /// Returns the `sectionHeaderHeight` of the table view.
    public func tableView(_ tableView: SizingTableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// Returns the `sectionFooterHeight` of the table view.
    public func tableView(_ tableView: SizingTableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// Returns the `estimatedRowHeight` of the table view.
    public func tableView(_ tableView: SizingTableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    /// Returns the `estimatedSectionHeaderHeight` of the table view.
    public func tableView(
        _ tableView: SizingTableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    /// Returns the `estimatedSectionFooterHeight` of the table view.
    public func tableView(
        _ tableView: SizingTableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    /// Returns `nil`.
    public func tableView(_ tableView: SizingTableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// Returns `nil`.
    public func tableView(_ tableView: SizingTableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Returns `true`.
    public func tableView(_ tableView: SizingTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the same index path: the row is selected.
    public func tableView(_ tableView: SizingTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Returns the same index path: the row is deselected.
    public func tableView(_ tableView: SizingTableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath) {}

    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns whether the table view is not being edited.
    public func tableView(_ tableView: SizingTableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }

    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Returns `.delete`.
    public func tableView(
        _ tableView: SizingTableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> SizingTableViewCell.EditingStyle {
        tableView.defaultEditingAnswers += 1
        return .delete
    }

    /// Returns the cell's `shouldIndentWhileEditing`.
    public func tableView(_ tableView: SizingTableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        tableView.rowInPreparation?.shouldIndentWhileEditing ?? true
    }

    /// Returns the cell's `indentationLevel`.
    public func tableView(_ tableView: SizingTableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.rowInPreparation?.indentationLevel ?? 0
    }

    /// Returns the proposed index path.
    public func tableView(
        _ tableView: SizingTableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath
    }

    /// Returns `allowsFocus` of the table view, or `allowsFocusDuringEditing` in editing mode.
    public func tableView(_ tableView: SizingTableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.isEditing ? tableView.allowsFocusDuringEditing : tableView.allowsFocus
    }

    /// Returns `nil`.
    public func indexPathForPreferredFocusedView(in tableView: SizingTableView) -> IndexPath? { nil }

    #if !os(tvOS)
        /// Returns the table's `allowsMultipleSelectionDuringEditing`.
        public func tableView(
            _ tableView: SizingTableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            tableView.allowsMultipleSelectionDuringEditing
        }

        /// Does nothing.
        public func tableView(
            _ tableView: SizingTableView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {}

        /// Does nothing.
        public func tableViewDidEndMultipleSelectionInteraction(_ tableView: SizingTableView) {}

        /// Returns `nil`.
        public func tableView(
            _ tableView: SizingTableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }

        /// Returns `nil`.
        public func tableView(
            _ tableView: SizingTableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }

        /// Returns `nil`.
        public func tableView(
            _ tableView: SizingTableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            nil
        }

        /// Does nothing.
        public func tableView(_ tableView: SizingTableView, willBeginEditingRowAt indexPath: IndexPath) {}

        /// Does nothing.
        public func tableView(_ tableView: SizingTableView, didEndEditingRowAt indexPath: IndexPath?) {}

        /// Returns `nil`.
        public func tableView(
            _ tableView: SizingTableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            nil
        }

        /// Returns `nil`.
        public func tableView(
            _ tableView: SizingTableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            nil
        }

        /// Returns `nil`.
        public func tableView(
            _ tableView: SizingTableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            nil
        }

        /// Does nothing.
        public func tableView(
            _ tableView: SizingTableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {}

        /// Does nothing.
        public func tableView(
            _ tableView: SizingTableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}

        /// Does nothing.
        public func tableView(
            _ tableView: SizingTableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}
    #endif
}
