/// The items of a section in lines, each as long as the items fit across the scroll axis: tags, chips, words.
///
/// Lines are broken greedily from the first item on, like text, and *decided* from the top: an item that is measured
/// right after the decided ones gets its place, and with it those after it that are measured already. `decide` goes on
/// with stand-ins, `estimatedCross` × `estimate`, for items that are not measured. The rest, from `decidedCount` on, is
/// guessed to be lines of stand-ins. An item wider than the line gets a line of its own and is cut to it.
///
/// A change among the decided items breaks the lines anew from there on, until one begins with the same item as before:
/// what follows is kept. If that does not happen within `reach` items, the rest is no longer decided, and whoever wants
/// to see it calls `decide` up to the last item wanted, `item(at:)` of its end, until that lies before `decidedCount`.
/// Measured items stay measured meanwhile; the queries of spans give them as not measured, because what they would show
/// is not their place.
///
/// Items that do not exist are a programmer's error and stop the program. Extents and the estimate are clamped to
/// `0...PixelGrid.maximumExtent`. A change costs O(log n + `reach`) at most and usually O(log n + a few lines), apart
/// from giving back the storage of lines that are dropped; a look-up O(log n + items of the line); a copy is O(1).
package struct FlowArrangement: SectionArrangement {
    /// Most items of a line. Only items of next to no width could make it longer, and without an end to it each of them
    /// would cost a walk over all.
    package static let maximumLineCount = 4_096

    /// How many items after a change have their lines broken anew at once: more than are seen, and few enough to take
    /// some microseconds.
    package static let reach = 1_024

    /// Most unmeasured items that are measured because an item after them is going to be shown: where its line begins
    /// follows from all of them. Before more than these lines are broken by stand-ins, and anew as one scrolls up to them.
    package static let approachCount = 256

    package let parameters: FlowParameters

    package var estimate: Int {
        didSet { estimate = Self.clamped(estimate) }
    }

    /// The measured main extents.
    var mains: ExtentList
    /// The measured cross extents, of the same items, as they were found: not cut to the line.
    var crosses: ExtentList
    /// The lines of the items before `decidedCount`. The last of them may take more items.
    var lines = SummedTree<FlowLine>()

    /// - Complexity: O(1).
    package init(count: Int, parameters: FlowParameters, estimate: Int) {
        self.parameters = parameters
        self.estimate = Self.clamped(estimate)
        mains = ExtentList(count: count, estimate: 0)
        crosses = ExtentList(count: count, estimate: parameters.estimatedCross)
    }

    private static func clamped(_ extent: Int) -> Int {
        min(max(extent, 0), PixelGrid.maximumExtent)
    }
}

// MARK: Totals

extension FlowArrangement {
    package var count: Int { mains.count }

    package var unmeasuredCount: Int { mains.unmeasuredCount }

    package var measuredSum: Int { mains.measuredSum }

    /// The number of items, from the first on, whose places are decided.
    package var decidedCount: Int { lines.summary.items }

    package var fixedExtent: Int {
        lines.summary.extent + max(lines.count + estimatedRows - 1, 0) * parameters.lineSpacing
    }

    package var estimatedRows: Int {
        let each = parameters.estimatedLineCount
        return (count - decidedCount + each - 1) / each
    }
}

// MARK: Approaching

extension FlowArrangement {
    /// The first unmeasured item before one that is going to be shown, if there are few of them.
    ///
    /// - Complexity: O(log n)
    package func approach(_ item: Int) -> Int? {
        guard mains.unmeasuredCount > 0 else { return nil }
        let before = 0..<item
        return mains.unmeasuredCount(in: before) <= Self.approachCount ? mains.firstUnmeasured(in: before) : nil
    }
}

// MARK: Changing

extension FlowArrangement {
    package mutating func measure(_ size: ItemSize, at item: Int) {
        let decided = decidedCount
        mains.measure(size.main, at: item)
        crosses.measure(size.cross, at: item)
        if item < decided {
            breakLines(at: item, replacing: 1, by: 1)
        } else if item == decided {
            let most = item..<min(item + Self.reach, count)
            appendLines(upTo: mains.firstUnmeasured(in: most) ?? most.upperBound)
        }
    }

    package mutating func forget(_ item: Int) {
        guard mains.isMeasured(item) else { return }
        mains.forget(at: item)
        crosses.forget(at: item)
        if item < decidedCount { breakLines(at: item, replacing: 1, by: 1) }
    }

    package mutating func forgetAll() {
        mains.forgetAll()
        crosses.forgetAll()
        lines = SummedTree()
    }

    package mutating func insert(count inserted: Int, at item: Int) {
        mains.insert(count: inserted, at: item)
        crosses.insert(count: inserted, at: item)
        if item < decidedCount, inserted > 0 { breakLines(at: item, replacing: 0, by: inserted) }
    }

    package mutating func remove(_ range: Range<Int>) {
        mains.remove(range)
        crosses.remove(range)
        if range.lowerBound < decidedCount, !range.isEmpty {
            breakLines(at: range.lowerBound, replacing: range.count, by: 0)
        }
    }

    /// - Complexity: O(items that were not decided before)
    package mutating func decide(upTo item: Int) {
        precondition(item >= 0 && item <= count, "There is no place \(item) in a flow of \(count).")
        if item > decidedCount { appendLines(upTo: item) }
    }
}
