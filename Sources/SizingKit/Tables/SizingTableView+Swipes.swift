#if !os(tvOS)
    import UIKit

    extension SizingTableView {
        /// Takes the swipe actions of rows from the delegate.
        func stateSwipeActions() {
            var configuration = listLayout.configuration
            configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
                self.flatMap { $0.tableDelegate?.tableView($0, leadingSwipeActionsConfigurationForRowAt: indexPath) }
            }
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
                self?.trailingSwipeActions(ofRowAt: indexPath)
            }
            listLayout.configuration = configuration
            listLayout.rowSwipeHandler = { [weak self] swipe in
                guard let self else { return }
                switch swipe {
                case .begins(let indexPath): tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
                case .ended(let indexPath): tableDelegate?.tableView(self, didEndEditingRowAt: indexPath)
                }
            }
        }

        /// The actions that the delegate states, otherwise a Delete button for a row that a swipe may delete.
        private func trailingSwipeActions(ofRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
            if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
                return own
            }
            guard !isEditing, isDeletedBySwipe(indexPath) else { return nil }
            let title = deleteConfirmationTitle(ofRowAt: indexPath) ?? SizingListWords.current.delete
            let cell = cellForItem(at: indexPath)
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, completion in
                    // Rows may have come in above the swiped one, and it may have gone.
                    guard let self, let cell, let indexPath = self.indexPath(for: cell) else {
                        return completion(false)
                    }
                    tableDataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
                    completion(true)
                }
            ])
        }

        /// Whether a swipe deletes a row: if it can be edited and has the delete control, and the app has said one of both.
        /// Swift does not tell whether the data source commits deletions.
        private func isDeletedBySwipe(_ indexPath: IndexPath) -> Bool {
            guard let tableDataSource else { return false }
            defaultEditingAnswers = 0
            guard tableDataSource.tableView(self, canEditRowAt: indexPath) else { return false }
            guard let tableDelegate else { return defaultEditingAnswers == 0 }
            let style = tableDelegate.tableView(self, editingStyleForRowAt: indexPath)
            return style == .delete && defaultEditingAnswers < 2
        }

        /// The delegate's title for the button that confirms the deletion of a row.
        func deleteConfirmationTitle(of row: SizingTableViewCell) -> String? {
            indexPath(for: row).flatMap { deleteConfirmationTitle(ofRowAt: $0) }
        }

        private func deleteConfirmationTitle(ofRowAt indexPath: IndexPath) -> String? {
            tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }
#endif
