import UIKit

/// The methods by which a ``SizingTableView`` announces the rows that it will need soon: those of
/// `UITableViewDataSourcePrefetching`, under the same names.
@preconcurrency @MainActor
public protocol SizingTableViewDataSourcePrefetching: NSObjectProtocol {
    /// Begins to load the data of rows that come on screen soon.
    func tableView(_ tableView: SizingTableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Stops loading the data of rows that are not needed any more. The default implementation does nothing.
    func tableView(_ tableView: SizingTableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension SizingTableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: SizingTableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
