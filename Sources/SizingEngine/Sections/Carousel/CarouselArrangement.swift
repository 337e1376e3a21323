/// The items of a section that scrolls across the layout: in columns along the cross axis, each of as many items as there are
/// rows.
///
/// Item *i* is in column *i* / rows and row *i* % rows. All rows are equally high, unless each column is a group of places. The
/// arrangement holds where it is scrolled to, and queries visit only the columns that are visible there.
///
/// An item has to be measured if it is one of the first, from which the height follows, or if it comes near the visible width
/// and its frame depends on its size.
///
/// Items that do not exist are a programmer's error and stop the program. A change costs O(rows · log n + rows² + first
/// items), a look-up O(log n + rows); a copy is O(1).
struct CarouselArrangement: SectionArrangement {
    /// Behind one reference: queries copy arrangements.
    private let shared: Shared<CarouselParameters>
    var parameters: CarouselParameters { _read { yield shared.value } }

    /// The measured main extents.
    var heights: ExtentList
    /// The columns: a grid along the cross axis, whose rows are the columns of the carousel. It is empty if there are groups.
    var columns: GridArrangement
    /// Columns whose widths follow from their groups, along the cross axis; `nil` for others.
    var groups: PatternArrangement?
    /// The largest measured main extent of the first items; `nil` if none of them is measured.
    private(set) var tallest: Int?

    var place = CarouselPlace.start

    init(count: Int, parameters: CarouselParameters, estimate: Int) {
        shared = Shared(parameters)
        heights = ExtentList(count: count, estimate: estimate)
        let slots = Array(repeating: Span(start: 0, length: 0), count: parameters.rows)
        columns = GridArrangement(
            count: parameters.chosenWidths == nil ? count : 0,
            parameters: GridParameters(columns: slots, rowSpacing: parameters.columnSpacing),
            estimate: 1
        )
        groups = parameters.chosenWidths.map { tree in
            let tree = PatternParameters(group: tree.group, spacing: parameters.columnSpacing)
            return PatternArrangement(count: count, parameters: tree, estimate: 1)
        }
        learnWidth()
    }

    var count: Int { heights.count }

    var unmeasuredCount: Int { heights.unmeasuredCount }

    var measuredSum: Int { heights.measuredSum }

    var estimate: Int {
        get { heights.estimate }
        set { heights.estimate = newValue }
    }

    /// The number of rows that have items.
    var rowCount: Int { parameters.group == nil ? min(parameters.rows, count) : min(1, count) }

    var fixedExtent: Int { rowCount * (fixedHeight ?? 0) + max(0, rowCount - 1) * parameters.rowSpacing }

    var estimatedRows: Int { fixedHeight == nil ? rowCount * (parameters.group?.depth ?? 1) : 0 }

    func choosesCross(_ item: Int) -> Bool { parameters.group?.choosesCross(item) ?? parameters.measuresWidths }

    /// The height of a row; `nil` if it is the estimate.
    private var fixedHeight: Int? {
        switch parameters.height {
        case .fixed(let height): height
        case .tallest: tallest
        }
    }

    /// The height of a row, or of a column that is a group.
    var rowHeight: Int { fixedHeight ?? heights.estimate * (parameters.group?.depth ?? 1) }

    /// A column that is a group, with its measured heights.
    func group(_ column: Int, of parameters: PatternParameters) -> PatternGroup {
        let (first, rows) = (column * self.parameters.rows, self.parameters.rows)
        var measured: [Int?] = []
        measured.reserveCapacity(rows)
        heights.forEach(in: first..<min(first + rows, count)) { _, _, extent, isMeasured in
            measured.append(isMeasured ? extent : nil)
            return true
        }
        return PatternGroup(measured, parameters: parameters)
    }
}

// MARK: Changing

extension CarouselArrangement {
    mutating func measure(_ size: ItemSize, at item: Int) {
        let isLead = item < parameters.leadCount
        let before = isLead ? height(at: item) : nil
        heights.measure(size.main, at: item)
        if isLead, let after = height(at: item) {
            if let before, before == tallest, after < before {
                findTallest()
            } else {
                tallest = max(tallest ?? 0, after)
            }
        }
        if groups != nil {
            let width = min(max(size.cross, 0), proposedCross(of: item, columns: 1))
            groups?.measure(ItemSize(main: width, cross: 0), at: item)
            return learnWidth()
        }
        guard case .measured(let most, _) = parameters.width else { return }
        columns.measure(ItemSize(main: min(max(size.cross, 1), most), cross: 0), at: item)
        learnWidth()
    }

    mutating func forget(_ item: Int) {
        heights.forget(at: item)
        if groups == nil { columns.forget(item) }
        groups?.forget(item)
        learnWidth()
        findTallest()
    }

    mutating func forgetAll() {
        place = placeInOtherSpace
        heights.forgetAll()
        columns.forgetAll()
        groups?.forgetAll()
        learnWidth()
        tallest = nil
    }

    mutating func insert(count inserted: Int, at item: Int) {
        heights.insert(count: inserted, at: item)
        if groups == nil { columns.insert(count: inserted, at: item) }
        groups?.insert(count: inserted, at: item)
        place.insert(count: inserted, at: item)
        if !inserted.isMultiple(of: parameters.rows) { forgetPlaces(from: item + inserted) }
        if item < parameters.leadCount { findTallest() }
    }

    mutating func remove(_ range: Range<Int>) {
        let before = place.item
        place.remove(range, of: count)
        if let before, let kept = place.item, kept < range.lowerBound, kept != before {
            // The last column before the removed ones stays where it is itself.
            place.distance -= column(of: before).start - column(of: kept).start
        }
        heights.remove(range)
        if groups == nil { columns.remove(range) }
        groups?.remove(range)
        if !range.count.isMultiple(of: parameters.rows) { forgetPlaces(from: range.lowerBound) }
        learnWidth()
        if range.lowerBound < parameters.leadCount { findTallest() }
    }

    /// Makes the items from one on unmeasured if they have come to places of a group that differ.
    private mutating func forgetPlaces(from item: Int) {
        guard let group = parameters.group, !group.hasEqualPlaces, item < heights.count else { return }
        let moved = heights.count - item
        heights.remove(item..<heights.count)
        heights.insert(count: moved, at: item)
    }

    /// The measured height of an item, or of its column if that is a group; `nil` if it isn't measured.
    private func height(at item: Int) -> Int? {
        let own = heights.measuredExtent(at: item)
        guard let group = parameters.group, parameters.rows > 1 || own != nil else { return own }
        return self.group(item / parameters.rows, of: group).extent
    }

    private mutating func findTallest() {
        let first = 0..<min(parameters.leadCount, count)
        if parameters.group != nil {
            tallest = stride(from: 0, to: first.count, by: parameters.rows).compactMap { height(at: $0) }.max()
            return
        }
        tallest = nil
        var found: Int?
        heights.forEach(in: first) { _, _, extent, isMeasured in
            if isMeasured { found = max(found ?? 0, extent) }
            return true
        }
        tallest = found
    }

    /// Sets the width of columns in which nothing is measured.
    private mutating func learnWidth() {
        if let groups {
            guard case .measured(_, let estimate) = parameters.width else { return }
            self.groups?.estimate = max(1, groups.mean.rounded ?? estimate / groups.parameters.depth)
            return
        }
        columns.estimate =
            switch parameters.width {
            case .fixed(let width): width
            case .measured(_, let estimate):
                max(1, MeasuredMean(count: columns.measuredCount, sum: columns.measuredSum).rounded ?? estimate)
            }
    }
}
