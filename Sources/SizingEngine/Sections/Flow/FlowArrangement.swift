/// The items of a section in lines, each as long as the items fit across the scroll axis: tags, chips, words.
///
/// The *decided* lines are an *island* around a *pivot*: from it on down they are broken greedily in the order of items,
/// like text; above it in the opposite order, so that each line takes from its last item on back what fits. An item is
/// decided when it is measured next to the island, and with it those beyond it that are measured already; or by
/// `decide(upTo:)`, with a stand-in for its size, `estimatedCross` × `estimate`, if it is not measured. An item
/// wider than the line gets a line of its own and is cut to it.
///
/// Read from the top, the pivot is the first item, and nothing is above it. After a jump the pivot is where the jump went:
/// nothing before it has to be measured first, and what is decided above it later changes no line below. What is left
/// over at the first item then makes a short first line. Above the island is its *head* and below it the *rest*: lines of
/// stand-ins, even of items that are measured, which count as unmeasured in questions about what lies where.
///
/// A change among the decided items breaks the lines anew from there on, as seen from the pivot, until one begins with
/// the same item as before: what follows is kept. If that does not happen within `reach` items, those beyond are no
/// longer decided. Their sizes are kept.
///
/// ## What to call
///
/// - Before an item is shown that nothing is known of, and after changes, call `approach(_:)`. It begins an island there,
///   or lets the one there is grow as far as that, if the item is near.
/// - Scrolling on needs no call but `measure`. `firstUnmeasured(from:startingBefore:)` asks for the item below the island
///   as soon as that may come to lie before the position, even if it is measured, and `lastUnmeasured(before:endingAfter:)`
///   for the one above it; measure it again. So every item is measured before it is decided, and from the top the frames
///   are those of a layout that knew all sizes.
/// - When an island that began further down has reached the first item, `isLevel` is `false`. `level()` breaks all lines
///   anew from the first item on, best when nobody looks.
///
/// Items that do not exist are a programmer's error and stop the program. Extents and the estimate are clamped to
/// `0...PixelGrid.maximumExtent`. A change costs O(log n + `reach`) at most and usually O(log n + a few lines), apart
/// from giving back the storage of lines that are dropped; a look-up O(log n + items of the line); a copy is O(1).
package struct FlowArrangement: SectionArrangement {
    /// Most items of a line. Only items of next to no width could make it longer, and without an end to it each of them
    /// would cost a walk over all.
    package static let maximumLineCount = 4_096

    /// How many items after a change have their lines broken anew at once, and how many measured items an island grows
    /// over at once: more than are seen, and few enough to take some microseconds.
    package static let reach = 1_024

    /// Most unmeasured items that are measured because lines are broken over them to an item that is going to be shown:
    /// about as many as a screen shows with its margins.
    package static let approachCount = 256

    package let parameters: FlowParameters

    package var estimate: Int {
        didSet { estimate = Self.clamped(estimate) }
    }

    /// The measured main extents.
    var mains: ExtentList
    /// The measured cross extents, of the same items, as they were found: not cut to the line.
    var crosses: ExtentList
    /// The lines that are decided from the pivot on down, and those that are decided from it on up.
    var lower = FlowSide()
    var upper = FlowSide()
    /// The first item of the lower ones.
    var pivot = 0

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

    /// The items whose places are decided.
    package var decidedItems: Range<Int> { pivot - upper.count..<pivot + lower.count }

    /// The number of items whose places are decided.
    package var decidedCount: Int { upper.count + lower.count }

    package var undecidedCount: Int { count - decidedCount }

    /// Flows keep no count of the measured ones among them.
    package var mayDecideMeasured: Bool { true }

    package var choosesCross: Bool { true }

    package var fixedExtent: Int {
        let lines = upper.lines.count + lower.lines.count + estimatedRows
        return upper.lines.summary.extent + lower.lines.summary.extent + max(lines - 1, 0) * parameters.lineSpacing
    }

    package var estimatedRows: Int { rows(pivot - upper.count) + rows(count - pivot - lower.count) }

    private func rows(_ items: Int) -> Int {
        guard items > 0 else { return 0 }
        let each = parameters.estimatedLineCount
        return (items + each - 1) / each
    }
}

// MARK: Parts

extension FlowArrangement {
    /// The undecided items above the island.
    var head: UndecidedItems { estimated(0..<pivot - upper.count, start: 0) }

    /// The undecided items below the island.
    var rest: UndecidedItems {
        estimated(pivot + lower.count..<count, start: middle + lower.extent(lineSpacing: parameters.lineSpacing))
    }

    /// Where the first of the lower lines starts.
    var middle: Int {
        guard pivot > 0 else { return 0 }
        return head.extentWithSpacing + upper.extent(lineSpacing: parameters.lineSpacing)
    }

    func sizes(_ direction: FlowDirection) -> FlowSizes {
        FlowSizes(mains: mains, crosses: crosses, pivot: pivot, direction: direction)
    }

    private func estimated(_ items: Range<Int>, start: Int) -> UndecidedItems {
        UndecidedItems(
            items: items,
            start: start,
            columnCount: parameters.estimatedLineCount,
            estimate: estimate,
            spacing: parameters.lineSpacing
        )
    }
}
