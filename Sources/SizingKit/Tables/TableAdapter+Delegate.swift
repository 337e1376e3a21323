import UIKit

extension TableAdapter: UICollectionViewDelegate {
    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        guard let tableView else { return true }
        // A touch selects what it highlights.
        return tableView.takesTouches(at: indexPath)
            && delegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        guard let tableView else { return }
        delegate?.tableView(tableView, didHighlightRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        guard let tableView else { return }
        delegate?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        tableView?.mayTouchSelect(indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        tableView?.mayTouchDeselect(indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let tableView else { return }
        delegate?.tableView(tableView, didSelectRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard let tableView else { return }
        delegate?.tableView(tableView, didDeselectRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        guard let tableView, let delegate else { return !collectionView.isEditing }
        return delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        guard let tableView else { return }
        delegate?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    // MARK: Editing

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        guard let tableView, let source else { return true }
        return source.tableView(tableView, canEditRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard let tableView, let delegate else { return proposedIndexPath }
        return delegate.tableView(
            tableView,
            targetIndexPathForMoveFromRowAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath
        )
    }

    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let tableView, let row = (cell as? TableRowCell)?.row else { return }
        delegate?.tableView(tableView, willDisplay: row, forRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let tableView, let row = (cell as? TableRowCell)?.row else { return }
        delegate?.tableView(tableView, didEndDisplaying: row, forRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        guard let tableView, let view = (view as? TableSectionView)?.content else { return }
        if elementKind == UICollectionView.elementKindSectionFooter {
            delegate?.tableView(tableView, willDisplayFooterView: view, forSection: indexPath.section)
        } else {
            delegate?.tableView(tableView, willDisplayHeaderView: view, forSection: indexPath.section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        guard let tableView, let view = (view as? TableSectionView)?.content else { return }
        if elementKind == UICollectionView.elementKindSectionFooter {
            delegate?.tableView(tableView, didEndDisplayingFooterView: view, forSection: indexPath.section)
        } else {
            delegate?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: indexPath.section)
        }
    }

    // MARK: Focus

    /// UIKit asks no property where the delegate has this method, so that the answer must be theirs.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        guard let tableView, let delegate else {
            return collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus
        }
        return delegate.tableView(tableView, canFocusRowAt: indexPath)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        tableView.flatMap { delegate?.indexPathForPreferredFocusedView(in: $0) }
    }

    #if !os(tvOS)
        // MARK: Selection by two fingers

        func collectionView(
            _ collectionView: UICollectionView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            guard let tableView, let delegate else { return collectionView.allowsMultipleSelectionDuringEditing }
            return delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            guard let tableView else { return }
            delegate?.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }

        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            guard let tableView else { return }
            delegate?.tableViewDidEndMultipleSelectionInteraction(tableView)
        }

        // MARK: Context menus

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard let tableView else { return nil }
            return delegate?.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            guard let tableView else { return nil }
            return delegate?.tableView(
                tableView,
                previewForHighlightingContextMenuWithConfiguration: configuration
            )
        }

        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            guard let tableView else { return nil }
            return delegate?.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        }

        /// In place of the methods with an index path, which UIKit knows from iOS 16 on.
        func collectionView(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            guard let tableView else { return nil }
            return delegate?.tableView(
                tableView,
                previewForHighlightingContextMenuWithConfiguration: configuration
            )
        }

        func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            guard let tableView else { return nil }
            return delegate?.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            guard let tableView else { return }
            delegate?.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            guard let tableView else { return }
            delegate?.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            guard let tableView else { return }
            delegate?.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    #endif
}
