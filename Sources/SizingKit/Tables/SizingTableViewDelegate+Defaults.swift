import UIKit

/// The implementations of the methods that are optional in a table.
extension SizingTableViewDelegate {
    public func tableView(
        _ tableView: SizingTableView,
        willDisplay cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    public func tableView(_ tableView: SizingTableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    public func tableView(_ tableView: SizingTableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    public func tableView(
        _ tableView: SizingTableView,
        didEndDisplaying cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    public func tableView(
        _ tableView: SizingTableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {}

    public func tableView(
        _ tableView: SizingTableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {}

    public func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    public func tableView(_ tableView: SizingTableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    public func tableView(_ tableView: SizingTableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    public func tableView(_ tableView: SizingTableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }

    public func tableView(_ tableView: SizingTableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    public func tableView(_ tableView: SizingTableView, viewForFooterInSection section: Int) -> UIView? { nil }

    public func tableView(_ tableView: SizingTableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    public func tableView(_ tableView: SizingTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    public func tableView(_ tableView: SizingTableView, didHighlightRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: SizingTableView, didUnhighlightRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: SizingTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    public func tableView(_ tableView: SizingTableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    public func tableView(_ tableView: SizingTableView, didSelectRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: SizingTableView, didDeselectRowAt indexPath: IndexPath) {}

    public func tableView(_ tableView: SizingTableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }

    public func tableView(_ tableView: SizingTableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    public func tableView(
        _ tableView: SizingTableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> SizingTableViewCell.EditingStyle {
        tableView.defaultEditingAnswers += 1
        return .delete
    }

    public func tableView(_ tableView: SizingTableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        tableView.rowInPreparation?.shouldIndentWhileEditing ?? true
    }

    public func tableView(_ tableView: SizingTableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.rowInPreparation?.indentationLevel ?? 0
    }

    public func tableView(
        _ tableView: SizingTableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath
    }

    public func tableView(_ tableView: SizingTableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    public func indexPathForPreferredFocusedView(in tableView: SizingTableView) -> IndexPath? { nil }

    #if !os(tvOS)
        public func tableView(
            _ tableView: SizingTableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            false
        }

        public func tableView(
            _ tableView: SizingTableView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {}

        public func tableViewDidEndMultipleSelectionInteraction(_ tableView: SizingTableView) {}

        public func tableView(
            _ tableView: SizingTableView,
            leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }

        public func tableView(
            _ tableView: SizingTableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            nil
        }

        public func tableView(
            _ tableView: SizingTableView,
            titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            nil
        }

        public func tableView(_ tableView: SizingTableView, willBeginEditingRowAt indexPath: IndexPath) {}

        public func tableView(_ tableView: SizingTableView, didEndEditingRowAt indexPath: IndexPath?) {}

        public func tableView(
            _ tableView: SizingTableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            nil
        }

        public func tableView(
            _ tableView: SizingTableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            nil
        }

        public func tableView(
            _ tableView: SizingTableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            nil
        }

        public func tableView(
            _ tableView: SizingTableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {}

        public func tableView(
            _ tableView: SizingTableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}

        public func tableView(
            _ tableView: SizingTableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {}
    #endif
}
