/// Items in columns, each below the shortest one when its turn comes: a masonry.
///
/// An item's columns are *decided* once and stay whatever is measured later. The decided items are an *island* around a
/// *pivot*: from it on down they are decided in the order of items, each below the shortest column, as in a masonry that
/// is read from the top; above it in the opposite order, each above the column whose top is lowest. An item is decided
/// when it is measured and next to the island, or by `decide(upTo:)`, with a stand-in for its size if it is not
/// measured. A decided item lies `itemSpacing` from the decided items between it and the pivot in its columns, always:
/// where a stand-in is measured or a size is corrected, what is beyond it in its columns follows.
///
/// Read from the top, the pivot is the first item, and nothing is above it. After a jump the pivot is where the jump
/// went: nothing before it has to be decided first, and what is decided above it later moves no decided item against
/// another. Only the extent of what is above the island is an estimate, which an anchor takes up for all columns alike.
///
/// Above the island is its *head* and below it the *rest*: rows of one item a column, each `estimate` long. Even an item
/// that is measured lies there, and counts as unmeasured in questions about what lies where, until it is decided.
///
/// ## What to call
///
/// - Before an item is shown that nothing is known of, and after `insert` and `remove`, call `approach(_:)`. It begins an
///   island there, or lets the one there is grow as far as that, if the item is near.
/// - Scrolling on needs no call but `measure`. `firstUnmeasured(from:startingBefore:)` asks for the item below the island
///   as soon as a column ends before the position, even if it is measured, and `lastUnmeasured(before:endingAfter:)` for
///   the one above it as soon as a column's top lies below the position; measure it again. So every item is measured
///   before it is decided, and from the top the frames are those of a layout that knew all sizes.
/// - When an island that began further down has reached the first item, its columns start at different heights:
///   `isLevel` is `false`. `level()` moves each column up to the start, once, best when nobody looks.
///
/// `insert` and `remove` keep all sizes but not the columns of the items beyond the change, as seen from the pivot. A
/// change at the pivot itself counts as above it, unless nothing precedes it; a removal across it ends the island.
///
/// Items that do not exist are a programmer's error and stop the program. Extents, the estimate and numbers of columns
/// are data and are clamped.
package struct MasonryArrangement: SectionArrangement {
    /// Most measured items that a change decides at once.
    package static let promptCount = 128

    /// Most items over which an island grows to one that is going to be shown.
    package static let reach = 512

    /// Most unmeasured items that are measured for that. About as many as fit on the screen of a telephone: no more than
    /// showing them takes.
    package static let approachCount = 16

    private struct Parts {
        let parameters: MasonryParameters
        var extents: ExtentList
        var columnWishes: ExtentList
        var lower: MasonryTree
        var upper: MasonryTree
        var pivot = 0
    }

    // Behind one reference: an arrangement is handed out at every question.
    private var parts: Shared<Parts>

    /// Unmeasured items of which none is decided.
    ///
    /// - Complexity: O(columns).
    package init(count: Int, parameters: MasonryParameters, estimate: Int) {
        let tree = MasonryTree(columnCount: parameters.columns.count)
        parts = Shared(
            Parts(
                parameters: parameters,
                extents: ExtentList(count: count, estimate: estimate),
                columnWishes: ExtentList(count: count, estimate: 1),
                lower: tree,
                upper: tree
            )
        )
    }

    package var parameters: MasonryParameters { parts.value.parameters }

    /// The measured extents of all items, decided or not.
    var extents: ExtentList {
        _read { yield parts.value.extents }
        _modify { yield &parts.value.extents }
    }

    /// How many columns measured items asked for, if more than one.
    var columnWishes: ExtentList {
        _read { yield parts.value.columnWishes }
        _modify { yield &parts.value.columnWishes }
    }

    /// The items that are decided from the pivot on down.
    var lower: MasonryTree {
        _read { yield parts.value.lower }
        _modify { yield &parts.value.lower }
    }

    /// The items that are decided from the one before the pivot on up.
    var upper: MasonryTree {
        _read { yield parts.value.upper }
        _modify { yield &parts.value.upper }
    }

    /// The first item of the lower ones.
    var pivot: Int {
        get { parts.value.pivot }
        set { parts.value.pivot = newValue }
    }

    package var count: Int { extents.count }

    package var unmeasuredCount: Int { extents.unmeasuredCount }

    package var measuredSum: Int { extents.measuredSum }

    /// The extent of undecided items, in pixels, clamped to `0...PixelGrid.maximumExtent`.
    package var estimate: Int {
        get { extents.estimate }
        set { extents.estimate = newValue }
    }

    /// The items whose columns are decided.
    ///
    /// - Complexity: O(1).
    package var decidedItems: Range<Int> { pivot - upper.count..<pivot + lower.count }

    /// The number of items whose columns are decided.
    ///
    /// - Complexity: O(1).
    package var decidedCount: Int { upper.count + lower.count }

    package var undecidedCount: Int { count - decidedCount }

    /// Whether there are measured items whose columns are not decided.
    ///
    /// - Complexity: O(1).
    package var mayDecideMeasured: Bool { extents.measuredCount > decidedCount - lower.standIns - upper.standIns }

    /// - Complexity: O(columns), with its square where items take several columns; so is `estimatedRows`.
    package var fixedExtent: Int {
        guard count > 0 else { return 0 }
        let spacing = parameters.itemSpacing
        return upperExtent + lower.columnEnds.longest + estimatedRows * spacing - spacing
    }

    package var estimatedRows: Int {
        let columnCount = parameters.columns.count
        return rows(pivot - upper.count, columnCount) + rows(count - pivot - lower.count, columnCount)
    }

    /// Whether all columns start at 0, as far as they are decided to there.
    ///
    /// - Complexity: O(columns), with its square where items take several columns.
    package var isLevel: Bool {
        guard upper.count > 0, upper.count == pivot else { return true }
        let ends = upper.columnEnds
        return ends.shortest == ends.longest
    }

    /// The cross extent of the narrowest run of so many columns, in pixels: the same for all items, so that what is
    /// measured for it holds wherever an item comes to lie.
    ///
    /// - Complexity: O(1).
    package func proposedCross(of item: Int, columns: Int) -> Int {
        parameters.narrowestRun(of: columns)
    }

    /// - Complexity: O(log n).
    package func measuredSize(of item: Int) -> ItemSize? {
        extents.measuredExtent(at: item).map { extent in
            let columns = columnWishes.extent(at: item)
            return ItemSize(main: extent, cross: parameters.narrowestRun(of: columns), columns: columns)
        }
    }
}

// MARK: Parts

extension MasonryArrangement {
    /// The undecided items above the island.
    var head: UndecidedItems { estimated(0..<pivot - upper.count, start: 0) }

    /// The undecided items below the island.
    var rest: UndecidedItems {
        estimated(pivot + lower.count..<count, start: middle + lower.columnEnds.longest)
    }

    /// Where an item that comes next below the island starts at the earliest.
    var shortestEnd: Int { middle + lower.columnEnds.shortest }

    /// Where an item that comes next above the island ends at the latest.
    var lowestTop: Int { middle - parameters.itemSpacing - upper.columnEnds.shortest }

    /// Where the first of the lower items start.
    var middle: Int {
        guard pivot > 0 else { return 0 }
        return head.extentWithSpacing + upperExtent
    }

    var lowerSide: MasonrySide { side(lower, .down) }

    var upperSide: MasonrySide { side(upper, .up) }

    func extents(_ direction: MasonryDirection) -> MasonryExtents {
        MasonryExtents(list: extents, pivot: pivot, direction: direction)
    }

    /// The extent of the upper items, the space after them included.
    private var upperExtent: Int { upper.count > 0 ? upper.columnEnds.longest : 0 }

    private func side(_ tree: MasonryTree, _ direction: MasonryDirection) -> MasonrySide {
        MasonrySide(tree: tree, extents: extents(direction), spacing: parameters.itemSpacing)
    }

    private func estimated(_ items: Range<Int>, start: Int) -> UndecidedItems {
        UndecidedItems(
            items: items,
            start: start,
            columnCount: lower.columnCount,
            estimate: estimate,
            spacing: parameters.itemSpacing
        )
    }

    private func rows(_ items: Int, _ columnCount: Int) -> Int { (items + columnCount - 1) / columnCount }
}
