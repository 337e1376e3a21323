#if !os(tvOS)
    import SizingEngine
    import UIKit

    /// Swipe actions for people who do not swipe.
    @MainActor
    final class AccessibleSwipes {
        /// The content offset at which the cells on screen got their swipe actions as custom actions; `nil` if they have none
        /// or may have others now.
        private var offset: CGPoint?

        /// Has the cells on screen get their actions again.
        func layoutDidChange() {
            offset = nil
        }

        /// Returns the swipe actions of an item as custom actions: both sides, or, while the collection view is edited, the
        /// trailing side, which the delete control reveals.
        ///
        /// - Parameter view: The view of the row, which the handlers of the actions get.
        func actions(
            ofItemAt indexPath: IndexPath,
            shownBy view: UIView,
            in session: LayoutSession
        ) -> [UIAccessibilityCustomAction] {
            guard session.sections.styles.haveSwipeActions, session.isCurrent, !session.isUpdating,
                session.environment?.axis == .vertical, let collectionView = session.collectionView,
                let row = Element(itemAt: indexPath)
            else { return [] }
            let isDeleted = (view as? SizingListCell)?.row.editingStyle == .delete
            let sides: [SwipeSide] = !collectionView.isEditing ? [.leading, .trailing] : isDeleted ? [.trailing] : []
            let actions = sides.flatMap { session.swipes.swipeConfiguration(of: row, at: $0)?.actions ?? [] }
            return actions.compactMap { action in
                guard let title = action.title, !title.isEmpty else { return nil }
                return SwipeAccessibilityAction(name: title) { [weak view] _ in
                    guard let view else { return false }
                    action.handler(action, view) { _ in }
                    return true
                }
            }
        }

        /// Gives the cells on screen their swipe actions as custom actions while an assistive technology may use them. A
        /// ``SizingListCell`` has them by itself. It is called in each turn of the run loop, and does nothing while nothing has
        /// been laid out or scrolled.
        func update(in session: LayoutSession) {
            guard session.sections.styles.haveSwipeActions, let collectionView = session.collectionView,
                session.isCurrent,
                offset != collectionView.contentOffset,
                UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
            else { return }
            offset = collectionView.contentOffset
            session.guests.add("accessibilityActions") { [weak collectionView] in
                for cell in collectionView?.visibleCells ?? [] { SwipeAccessibilityAction.removeAll(from: cell) }
            }
            for cell in collectionView.visibleCells where !(cell is any SwipeableByVoice) {
                guard let indexPath = collectionView.indexPath(for: cell) else { continue }
                let own = (cell.accessibilityCustomActions ?? []).filter { !($0 is SwipeAccessibilityAction) }
                let actions = own + self.actions(ofItemAt: indexPath, shownBy: cell, in: session)
                cell.accessibilityCustomActions = actions.isEmpty ? nil : actions
            }
        }
    }

    /// A cell that has the swipe actions of its row among its custom actions by itself.
    protocol SwipeableByVoice: UICollectionViewCell {}

    extension SizingListCell: SwipeableByVoice {}

    /// A swipe action of a row as a custom action.
    private final class SwipeAccessibilityAction: UIAccessibilityCustomAction {
        static func removeAll(from cell: UICollectionViewCell) {
            guard let actions = cell.accessibilityCustomActions else { return }
            let others = actions.filter { !($0 is SwipeAccessibilityAction) }
            if others.count < actions.count { cell.accessibilityCustomActions = others.isEmpty ? nil : others }
        }
    }
#endif
