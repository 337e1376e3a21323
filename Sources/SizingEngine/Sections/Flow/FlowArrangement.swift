/// The items of a section in lines, each of as many items as fit across the scroll axis: tags, chips, words.
///
/// From the start item on, lines are broken like those of a text: each takes the items that fit, in order. Before it each
/// line takes from its last item back what fits; what is left over at the first item makes a short first line. An item wider
/// than the line gets a line of its own and is cut to it.
///
/// A change among the decided items breaks the lines anew from there on, as seen from the start item, until one begins with
/// the same item as before: what follows is kept. If that does not happen within `promptCount` items, those beyond are
/// undecided. `alignStart()` breaks all lines anew from the first item on.
///
/// Items that do not exist are a programmer's error and stop the program. Extents and the estimate are clamped to
/// `0...PixelGrid.maximumExtent`. A change costs O(log *n* + `promptCount`) at most and usually O(log *n* + a few lines),
/// apart from giving back the storage of lines that are dropped; a look-up O(log *n* + items of the line); a copy is O(1).
struct FlowArrangement: OutwardArrangement {
    /// The most items of a line. Only items of next to no width could make it longer, and without a limit each of them
    /// would cost a walk over all.
    static let maximumLineCount = 4_096

    /// More than are seen, and few enough to take some microseconds.
    static let promptCount = 1_024

    static let reach = 1_024

    static let approachCount = 256

    var storage: Shared<OutwardState<FlowHalf>>

    /// Unmeasured items of which none is decided.
    ///
    /// - Complexity: O(1)
    init(count: Int, parameters: FlowParameters, estimate: Int) {
        let cross = parameters.estimatedCross
        storage = Shared(OutwardState(count: count, parameters: parameters, estimate: estimate, estimatedCross: cross))
    }

    var approachCount: Int { Self.approachCount }

    /// The cross extent as it was measured: not cut to the line.
    static func cross(of size: ItemSize) -> Int? { size.cross }

    var choosesCross: Bool { true }

    func proposedCross(of item: Int, columns: Int) -> Int { parameters.crossExtent }

    func measuredSize(of item: Int) -> ItemSize? {
        guard let main = state.mains.measuredExtent(at: item), let cross = state.crosses.measuredExtent(at: item) else {
            return nil
        }
        return ItemSize(main: main, cross: cross)
    }

    /// All items between the start item and the item: its line depends on the width of each.
    func itemsDeciding(_ item: Int) -> Range<Int> {
        item < startItem ? item + 1..<startItem : startItem..<item
    }

    func dependsOnUnmeasured(at position: Int) -> Bool {
        guard unmeasuredCount > 0, position > 0, let item = item(at: position) else { return false }
        return followsFromEstimates(item)
    }

    /// Whether the line of an item is decided by estimates of other items.
    func followsFromEstimates(_ item: Int) -> Bool {
        decidedItems.contains(item) && state.mains.firstUnmeasured(in: itemsDeciding(item)) != nil
    }

    var alignsInSight: Bool { false }

    func joinedHalves() -> FlowHalf {
        let sizes = OutwardSizes(mains: state.mains, crosses: state.crosses, startItem: 0, direction: .down)
        var half = FlowHalf(parameters)
        half.append(upTo: decidedItems.upperBound, sizes, parameters, estimate: estimate)
        return half
    }
}
