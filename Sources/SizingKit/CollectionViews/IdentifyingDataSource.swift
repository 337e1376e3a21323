import UIKit

/// A data source whose items have identifiers that stay the same through updates and reloads.
@MainActor
protocol IdentifyingDataSource: AnyObject {
    /// The identifier of the item at an index path; `nil` if there is no such item.
    func identifierOfItem(at indexPath: IndexPath) -> AnyHashable?
}

extension UICollectionViewDiffableDataSource: IdentifyingDataSource {
    func identifierOfItem(at indexPath: IndexPath) -> AnyHashable? {
        itemIdentifier(for: indexPath).map { AnyHashable($0) }
    }
}
