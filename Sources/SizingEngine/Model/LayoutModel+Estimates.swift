extension LayoutModel {
    /// Sets the estimates to the mean of the measured extents: for the items of a section that has any, the mean of that
    /// section; for others what the app estimates, or the mean of all sections; for headers and footers the mean of all sections.
    ///
    /// - Returns: Whether an estimate changed, and with it the positions of elements.
    /// - Complexity: O(*k* log *n*), with *k* sections in which something was measured since the last time.
    @discardableResult
    package mutating func learnEstimates() -> Bool {
        let before = estimates
        let extentBefore = total
        while let stale = sections.find(0, by: { $0.stale }) {
            let learns = estimates.policy == .learned
            change(stale.index) { section in
                section.isStale = false
                guard learns else { return }
                section.ownEstimate =
                    section.items.summary.mean.rounded.map { max(1, $0) } ?? section.shape.itemEstimate
                if let own = section.ownEstimate { section.items.estimate = own }
            }
        }
        let summary = sections.summary
        if estimates.policy == .learned, let mean = summary.items.rounded { estimates.item = max(1, mean) }
        if let mean = summary.headers.rounded { estimates.header = mean }
        if let mean = summary.footers.rounded { estimates.footer = mean }
        return estimates != before || total != extentBefore
    }
}
