import UIKit

/// The rows that a layout pass of a table view has measured.
///
/// A row that comes on screen in the pass in which it is measured is shown as it is: the data source fills it once. Nothing can have
/// happened to its data meanwhile.
@MainActor
struct MeasuredRows {
    /// The greatest number of rows that are kept for the rest of a pass: more than a screen shows of most.
    private static let limit = 40

    private var rows: [IndexPath: SizingTableViewCell] = [:]
    /// Rows that were measured again in the pass, in their order.
    private var outdated: [SizingTableViewCell] = []
    /// The row that is being measured, if it may be shown afterwards.
    private var candidate: (row: SizingTableViewCell, indexPath: IndexPath)?

    /// Records the row that is measured next; `nil` if it is not to be shown.
    mutating func begin(_ row: SizingTableViewCell?, at indexPath: IndexPath) {
        candidate = row.map { ($0, indexPath) }
    }

    /// Keeps a view that has been measured if it is the row that was to be measured.
    ///
    /// - Returns: Whether the view is kept.
    mutating func keep(_ view: UIView) -> Bool {
        guard let candidate, candidate.row === view else { return false }
        self.candidate = nil
        if let old = rows.removeValue(forKey: candidate.indexPath) { outdated.append(old) }
        guard rows.count < Self.limit, !candidate.row.hasAskedForTemplate else { return false }
        rows[candidate.indexPath] = candidate.row
        return true
    }

    /// Removes the row that was measured at an index path, and returns it; `nil` without one.
    mutating func take(at indexPath: IndexPath) -> SizingTableViewCell? {
        guard let row = rows.isEmpty ? nil : rows.removeValue(forKey: indexPath), row.isTemplate else { return nil }
        return row
    }

    /// Removes all rows, and returns those that are still templates, in their order: the app may show a row of its own elsewhere.
    mutating func removeAll() -> [SizingTableViewCell] {
        candidate = nil
        guard !rows.isEmpty || !outdated.isEmpty else { return [] }
        defer { (rows, outdated) = ([:], []) }
        return (outdated + rows.sorted { $0.key < $1.key }.map(\.value)).filter(\.isTemplate)
    }
}
