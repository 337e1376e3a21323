import UIKit

extension SizingListConfiguration {
    /// How the separators of an item are drawn: as ``itemSeparatorHandler`` answers, otherwise as the list draws them.
    @MainActor
    func separatorConfiguration(forItemAt indexPath: IndexPath) -> SizingListSeparatorConfiguration {
        itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
    }

    /// What stands beside the content of an item: what ``rowHandler`` answers, otherwise nothing.
    @MainActor
    func row(forItemAt indexPath: IndexPath) -> SizingListRow {
        rowHandler?(indexPath) ?? SizingListRow()
    }
}
