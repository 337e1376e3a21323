import Foundation

extension UICollectionView {
    /// The counts of all sections, asked of the data source when they were not known.
    ///
    /// - Complexity: O(sections) after a reload, O(1) otherwise.
    func currentCounts() -> ItemCounts {
        if let counts { return counts }
        let counts = readCounts()
        self.counts = counts
        return counts
    }

    func readCounts() -> ItemCounts {
        guard let dataSource else { return .none }
        let sections = dataSource.numberOfSections(in: self)
        Trace.note("dataSource.numberOfSections -> \(sections)")
        return ItemCounts(
            items: (0..<max(sections, 0)).map { section in
                let items = dataSource.collectionView(self, numberOfItemsInSection: section)
                Trace.note("dataSource.numberOfItems(inSection: \(section)) -> \(items)")
                return max(items, 0) + placeholderCount(in: section)
            }
        )
    }
}
