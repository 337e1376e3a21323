import SizingEngine
import UIKit

/// Heights that are kept: asked for, put into the cache, and removed from it.
extension TableSizer {
    /// Returns the height of a row that is in the cache for the present width and traits, or `nil`. Nothing is
    /// measured.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row.
    ///   - identifier: The reuse identifier of its cell.
    ///   - key: The key of the height; `nil`, the default, for a height that a ``HeightKeepingTableView`` keeps by index path.
    ///   - version: The version of the row's content.
    public func keptHeight(
        forRowAt indexPath: IndexPath,
        cell identifier: String,
        key: AnyHashable? = nil,
        version: Int = 0
    ) -> CGFloat? {
        guard let (key, grid) = sizeKey(forRowAt: indexPath, identifier, key, version),
            let size = cache.size(for: key)
        else { return nil }
        return grid.points(of: size.height)
    }

    /// Puts the height of a row into the cache, for the present width and traits.
    ///
    /// Without a key in a table view that does not keep heights by index path, nothing is kept.
    ///
    /// - Parameters:
    ///   - height: The height of the row, its separator included, in points. It is rounded up to whole pixels. A negative,
    ///     infinite or NaN height is not kept.
    ///   - indexPath: The index path of the row.
    ///   - identifier: The reuse identifier of its cell.
    ///   - key: The key of the height; `nil`, the default, for a height that a ``HeightKeepingTableView`` keeps by index path.
    ///   - version: The version of the row's content.
    public func keepHeight(
        _ height: CGFloat,
        forRowAt indexPath: IndexPath,
        cell identifier: String,
        key: AnyHashable? = nil,
        version: Int = 0
    ) {
        guard height.isFinite, height >= 0,
            let (key, grid) = sizeKey(forRowAt: indexPath, identifier, key, version),
            case .fixed(let width) = key.proposal.width
        else { return }
        cache.insert(MeasuredSize(width: width, height: grid.extent(of: height)), for: key)
    }

    /// Removes all heights of keys, so that they are measured again.
    ///
    /// Then have the table view ask for them, such as by reloading the rows or by `performBatchUpdates(nil)`.
    public func invalidateHeights(for keys: some Sequence<some Hashable>) {
        for key in keys { cache.removeAll(for: key) }
        precacher.restart()
        wakePrecacher()
    }

    /// Removes every height, with and without a key.
    public func invalidateHeights() {
        cache.removeAll()
        precacher.restart()
        wakePrecacher()
    }

    /// The key of a row's height in the cache, for the present width and traits; `nil` if no height is kept.
    private func sizeKey(
        forRowAt indexPath: IndexPath,
        _ identifier: String,
        _ key: AnyHashable?,
        _ version: Int
    ) -> (SizeKey, PixelGrid)? {
        guard let tableView, let identity = identity(key, forRowAt: indexPath) else { return nil }
        let space = TableRowSpace(at: indexPath, in: tableView, metrics: metrics).space
        let key = SizeKey(
            identity: identity,
            version: version,
            template: Self.template(ofCell: identifier),
            proposal: space.proposal,
            environment: space.environment
        )
        return (key, space.grid)
    }
}
