/// The items of a section in rows of as many items as there are columns, each row as tall as its tallest item.
///
/// The extent of a row in which nothing is measured is the estimate; that of any other row is the largest measured extent. So
/// a row changes from the estimate once, and from then on only grows until all its items are measured: no measured item lies
/// outside its row, and no row is taller than it must be. An unmeasured item takes the whole extent of its row.
///
/// All positions follow directly from the sizes, so that nothing is decided.
///
/// Between columns of different widths an item that comes to another column becomes unmeasured.
///
/// Items that do not exist are a programmer's error and stop the program. Extents and the estimate are clamped to
/// `0...PixelGrid.maximumExtent`. With c columns, a change costs O(c · log n + c²), a look-up O(log n + c); a copy is
/// O(1).
struct GridArrangement: SectionArrangement {
    let parameters: GridParameters

    var estimate: Int {
        didSet { estimate = max(Self.clamped(estimate), parameters.overlap) }
    }

    var items: GridTree

    /// - Complexity: O(columns).
    init(count: Int, parameters: GridParameters, estimate: Int) {
        Self.checkCount(count)
        self.parameters = parameters
        self.estimate = max(Self.clamped(estimate), parameters.overlap)
        items = GridTree(count: count, columns: parameters.columns.count)
    }

    private static func clamped(_ extent: Int) -> Int {
        min(max(extent, 0), PixelGrid.maximumExtent)
    }

    private static func checkCount(_ count: Int) {
        precondition(
            count >= 0 && count <= ExtentList.maximumCount,
            "A grid holds from 0 to \(ExtentList.maximumCount) items, not \(count)."
        )
    }

    func checkItem(_ item: Int) {
        precondition(item >= 0 && item < count, "There is no item \(item) in a grid of \(count).")
    }
}

// MARK: Totals

extension GridArrangement {
    var count: Int { items.count }

    var unmeasuredCount: Int { items.unmeasuredCount }

    var measuredSum: Int { items.measuredSum }

    var fixedExtent: Int { items.sums.fixed + max(items.rowCount - 1, 0) * parameters.rowSpacing }

    var estimatedRows: Int { items.sums.unknown }

    var columnCount: Int { items.columns }

    var rowCount: Int { items.rowCount }
}

// MARK: Changing

extension GridArrangement {
    mutating func measure(_ size: ItemSize, at item: Int) {
        checkItem(item)
        items.measure(max(size.main, parameters.overlap), at: item)
    }

    mutating func forget(_ item: Int) {
        checkItem(item)
        items.forget(at: item)
    }

    mutating func forgetAll() {
        items = GridTree(count: count, columns: columnCount)
    }

    mutating func insert(count inserted: Int, at item: Int) {
        precondition(inserted >= 0, "\(inserted) items cannot be inserted.")
        precondition(item >= 0 && item <= count, "There is no index \(item) to insert at in a grid of \(count).")
        Self.checkCount(count + inserted)
        items.insert(count: inserted, at: item)
        if changesWidths(inserted) { forgetItems(from: item + inserted) }
    }

    mutating func remove(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "There is no range \(range) in a grid of \(count)."
        )
        items.remove(range)
        if changesWidths(range.count) { forgetItems(from: range.lowerBound) }
    }

    /// Whether items that move by so many places come to columns of another width.
    private func changesWidths(_ places: Int) -> Bool {
        !parameters.hasEqualColumns && !places.isMultiple(of: columnCount)
    }

    private mutating func forgetItems(from item: Int) {
        let moved = count - item
        items.remove(item..<count)
        items.insert(count: moved, at: item)
    }
}
