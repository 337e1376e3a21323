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
                self.flatMap { $0.tableDelegate?.tableView($0, trailingSwipeActionsConfigurationForRowAt: indexPath) }
            }
            listLayout.configuration = configuration
        }
    }
#endif
