import UIKit

extension TableSizer {
    /// Starts or stops measuring ahead of time.
    func precachingDidChange() {
        guard let precaching, !precaching.isPaused else {
            precacher.observer = nil
            return
        }
        if precacher.observer == nil {
            precacher.observer = RunLoopObserver { [weak self] in self?.precache() }
        }
        precacher.startOver()
        wakePrecacher()
    }

    /// Makes the run loop turn once more, so that measuring ahead of time continues.
    func wakePrecacher() {
        if precacher.observer != nil { RunLoopObserver.wakeUp(after: 0) }
    }

    /// Measures rows for the time of one turn of the run loop, if the table view is at rest.
    private func precache() {
        guard let precaching, !precacher.isFinished, let tableView, tableView.window != nil,
            let delegate = tableView.delegate, isAtRest(tableView)
        else { return }
        // An optional method of the protocol.
        let method: Optional = delegate.tableView(_:heightForRowAt:)
        guard let method else { return }
        SizingSignposts.interval("Precache") {
            precacher.measureSlice(precaching, of: tableView) { indexPath in
                let count = statistics.precached
                _ = method(tableView, indexPath)
                return statistics.precached - count
            }
        }
        if !precacher.isFinished { wakePrecacher() }
    }

    private func isAtRest(_ tableView: UITableView) -> Bool {
        let bounds = tableView.bounds.inset(by: tableView.adjustedContentInset)
        let isOverscrolled = bounds.minY < 0 || bounds.maxY > max(tableView.contentSize.height, bounds.height)
        return precacher.rest.isAtRest(
            offset: tableView.contentOffset.y,
            isMoving: tableView.isInMotion,
            isOverscrolled: isOverscrolled
        )
    }
}
