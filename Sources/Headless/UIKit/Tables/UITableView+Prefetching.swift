import Foundation

/// What a table has told its prefetching data source.
struct RowPrefetching {
    /// Where the table was when it last looked ahead.
    var bounds: CGRect?
    var rows: Set<IndexPath> = []
}

extension UITableView {
    /// Announces the rows of the next screenful in the direction of the scroll, and takes back those that are no longer on the way.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, bounds.height > 0, prefetching.bounds != bounds else {
            return
        }
        let isBackward = prefetching.bounds.map { bounds.minY < $0.minY } ?? false
        let start = isBackward ? bounds.minY - bounds.height : bounds.maxY
        let rows = table.rows(from: start, to: start + bounds.height).filter { shownCell(at: $0) == nil }
        let (known, wanted) = (prefetching.rows, Set(rows))
        prefetching = RowPrefetching(bounds: bounds, rows: wanted)
        let dropped = known.subtracting(wanted).filter { shownCell(at: $0) == nil }.sorted()
        if !dropped.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped) }
        let added = (isBackward ? rows.reversed() : rows).filter { !known.contains($0) }
        if !added.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: added) }
    }
}
