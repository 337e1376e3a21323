import UIKit

extension SizingListConfiguration {
    /// How the separators of an item are drawn: as ``itemSeparatorHandler`` answers, otherwise as the list draws them.
    @MainActor
    public func separatorConfiguration(forItemAt indexPath: IndexPath) -> ListSeparatorConfiguration {
        itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
    }

    /// What stands beside the content of an item: what ``rowHandler`` answers, otherwise nothing.
    @MainActor
    public func row(forItemAt indexPath: IndexPath) -> ListRow {
        rowHandler?(indexPath) ?? ListRow()
    }

    /// The colour behind everything: ``backgroundColor``, or the system's for the appearance.
    public var resolvedBackgroundColor: UIColor {
        backgroundColor ?? (appearance == .plain ? ListColors.background : ListColors.groupedBackground)
    }
}
