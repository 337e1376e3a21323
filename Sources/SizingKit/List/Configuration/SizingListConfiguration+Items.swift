import UIKit

extension SizingListConfiguration {
    /// Returns the separators of an item: those that ``itemSeparatorHandler`` returns, otherwise those of the list.
    @MainActor
    func separatorConfiguration(forItemAt indexPath: IndexPath) -> SizingListSeparatorConfiguration {
        itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
    }

    /// Returns the accessories of an item: those that ``rowHandler`` returns, otherwise none.
    @MainActor
    func row(forItemAt indexPath: IndexPath) -> SizingListRow {
        rowHandler?(indexPath) ?? SizingListRow()
    }
}
