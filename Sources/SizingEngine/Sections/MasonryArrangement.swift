/// Items in columns, each below the shortest one when its turn comes: a masonry.
///
/// An item's columns are *decided* once, in the order of items, and stay whatever is measured later. An item is decided
/// when it is measured and all before it are decided, or by `decide(upTo:columns:)`, with a stand-in for its size if it
/// is not measured. A decided item lies `itemSpacing` below the lowest end of the decided items above it in its columns,
/// always: where a stand-in is measured or a size is corrected, what is below it in its columns follows.
///
/// Below the decided items the rest is an estimate: rows of one item a column, each `estimate` long. Even an item that is
/// measured lies there, and counts as unmeasured in questions about what lies where, until it is decided.
///
/// ## What to call
///
/// - Before a jump into what is undecided, and after `insert` and `remove`, call `decide(upTo:columns:)` for what is
///   going to be seen. `insert` and `remove` keep the sizes of the items from there on but not their columns; they decide
///   the next `promptCount` measured items at once, which covers a screen, and leave the others to `decide`.
/// - Scrolling on from the top needs no call but `measure`. `firstUnmeasured(from:startingBefore:)` asks for the next
///   undecided item as soon as a column ends before the position, even if it is measured; measure it again. So every
///   item is measured before it is decided, and the frames are those of a layout that knew all sizes.
///
/// - Scrolling up into stand-ins after a jump, each column follows its own measurements: an anchor holds the items of its
///   own column, and those of the others shift against it by the difference between their stand-ins and their sizes.
///
/// Items that do not exist are a programmer's error and stop the program. Extents, the estimate and numbers of columns
/// are data and are clamped.
package struct MasonryArrangement: SectionArrangement {
    /// Most measured items that a change decides at once.
    package static let promptCount = 128

    package let parameters: MasonryParameters

    /// The measured extents of all items, decided or not.
    var extents: ExtentList
    /// How many columns measured items asked for, if more than one.
    var columnWishes: ExtentList
    var decided: MasonryTree

    /// Unmeasured items of which none is decided.
    ///
    /// - Complexity: O(columns).
    package init(count: Int, parameters: MasonryParameters, estimate: Int) {
        self.parameters = parameters
        extents = ExtentList(count: count, estimate: estimate)
        columnWishes = ExtentList(count: count, estimate: 1)
        decided = MasonryTree(columnCount: parameters.columns.count)
    }

    package var count: Int { extents.count }

    package var unmeasuredCount: Int { extents.unmeasuredCount }

    package var measuredSum: Int { extents.measuredSum }

    /// The extent of undecided items, in pixels, clamped to `0...PixelGrid.maximumExtent`.
    package var estimate: Int {
        get { extents.estimate }
        set { extents.estimate = newValue }
    }

    /// The number of items whose columns are decided: those before the first of which they are not.
    ///
    /// - Complexity: O(1).
    package var decidedCount: Int { decided.count }

    /// - Complexity: O(columns), with its square where items take several columns; so is `estimatedRows`.
    package var fixedExtent: Int {
        let rest = rest
        return count == 0 ? 0 : rest.start + rest.rows * rest.spacing - rest.spacing
    }

    package var estimatedRows: Int {
        let columnCount = parameters.columns.count
        return (count - decided.count + columnCount - 1) / columnCount
    }

    var rest: MasonryRest {
        let (shortest, longest) = decided.columnEnds
        return MasonryRest(
            items: decided.count..<count,
            start: longest,
            columnCount: decided.columnCount,
            estimate: estimate,
            spacing: parameters.itemSpacing,
            shortestEnd: shortest
        )
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
