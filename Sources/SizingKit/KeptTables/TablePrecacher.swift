import UIKit

/// The progress of measuring the rows of a table ahead of time: from the first visible row downwards and upwards in turns.
@MainActor
final class TablePrecacher {
    /// Calls back when the run loop is about to sleep; `nil` while no rows are to be measured ahead of time.
    var observer: RunLoopObserver?
    var rest = RestDetector()
    /// Whether rows are being measured ahead of time.
    private(set) var isMeasuring = false
    /// The number of rows that were measured ahead of time since heights were last invalidated.
    private var measuredCount = 0
    /// The last rows that were asked for; `nil` before the first.
    private var reached: (above: IndexPath, below: IndexPath)?
    /// Whether the next row is one above those that were reached.
    private var goesUp = false
    private(set) var isFinished = false

    /// Begins again at the visible rows, after something was measured that had not been reached.
    func startOver() {
        reached = nil
        isFinished = false
    }

    /// Begins again after heights were invalidated.
    func restart() {
        startOver()
        measuredCount = 0
    }

    /// Asks for the heights of rows until the time is over, the limit is reached, or all are known.
    ///
    /// - Parameters:
    ///   - measure: Asks for the height of a row; returns the number of rows that were measured.
    func measureSlice(_ precaching: SizingPrecaching, of tableView: UITableView, measure: (IndexPath) -> Int) {
        let deadline = CACurrentMediaTime() + max(0, precaching.timeBudget)
        isMeasuring = true
        defer { isMeasuring = false }
        repeat {
            if let limit = precaching.itemLimit, measuredCount >= limit {
                isFinished = true
                return
            }
            guard let indexPath = next(in: tableView) else {
                isFinished = true
                return
            }
            guard tableView.agreesWithDataSource(in: indexPath.section) else { return startOver() }
            measuredCount += measure(indexPath)
        } while CACurrentMediaTime() < deadline && !tableView.isTracking
    }

    private func next(in tableView: UITableView) -> IndexPath? {
        guard let (above, below) = reached else {
            guard let first = tableView.indexPathsForVisibleRows?.min() else { return nil }
            reached = (first, first)
            return first
        }
        let next = tableView.indexPath(after: below)
        let previous = tableView.indexPath(before: above)
        guard let next else {
            if let previous { reached?.above = previous }
            return previous
        }
        guard let previous, goesUp else {
            reached?.below = next
            goesUp = true
            return next
        }
        reached?.above = previous
        goesUp = false
        return previous
    }

}

extension UITableView {
    fileprivate func indexPath(after indexPath: IndexPath) -> IndexPath? {
        var (section, row) = (indexPath.section, indexPath.row + 1)
        while section < numberOfSections {
            if row < numberOfRows(inSection: section) { return IndexPath(row: row, section: section) }
            (section, row) = (section + 1, 0)
        }
        return nil
    }

    fileprivate func indexPath(before indexPath: IndexPath) -> IndexPath? {
        if indexPath.row > 0 { return IndexPath(row: indexPath.row - 1, section: indexPath.section) }
        for section in (0..<min(indexPath.section, numberOfSections)).reversed() {
            let count = numberOfRows(inSection: section)
            if count > 0 { return IndexPath(row: count - 1, section: section) }
        }
        return nil
    }

    /// Whether the data source has as many rows as the table view knows of. While the data have changed and the table view
    /// has not been told, it cannot be asked for the old rows.
    fileprivate func agreesWithDataSource(in section: Int) -> Bool {
        guard let dataSource else { return false }
        // An optional method of the protocol.
        let sections: Optional = dataSource.numberOfSections(in:)
        return (sections?(self) ?? 1) == numberOfSections
            && dataSource.tableView(self, numberOfRowsInSection: section) == numberOfRows(inSection: section)
    }
}
