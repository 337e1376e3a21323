import UIKit

/// A data source whose items have identifiers that stay the same through updates and reloads.
@MainActor
protocol IdentifyingDataSource: AnyObject {
    /// The identifier of the item at an index path; `nil` if there is no such item.
    func identifierOfItem(at indexPath: IndexPath) -> AnyHashable?

    /// The levels of the items of a section by index paths; `nil` if no item lies below another.
    func levels(inSection section: Int) -> ((IndexPath) -> Int?)?
}

extension UICollectionViewDiffableDataSource: IdentifyingDataSource {
    func identifierOfItem(at indexPath: IndexPath) -> AnyHashable? {
        itemIdentifier(for: indexPath).map { AnyHashable($0) }
    }

    func levels(inSection section: Int) -> ((IndexPath) -> Int?)? {
        guard let identifier = sectionIdentifier(for: section) else { return nil }
        let snapshot = snapshot(for: identifier)
        guard snapshot.rootItems.count < snapshot.items.count else { return nil }
        return { [weak self] indexPath in
            guard let item = self?.itemIdentifier(for: indexPath), snapshot.contains(item) else { return nil }
            return snapshot.level(of: item)
        }
    }
}
