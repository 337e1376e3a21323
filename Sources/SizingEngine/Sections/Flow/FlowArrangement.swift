/// The items of a section in lines, each of as many items as fit across the scroll axis: tags, chips, words.
///
/// From the start item on, lines are broken like those of a text: each takes the items that fit, in order. Before the start
/// item, each line is filled from its last item backwards; the items left over at the first item make a short first line. An
/// item wider than the line gets a line of its own and the width of that line.
///
/// A change among the decided items breaks the lines anew from there on, away from the start item, until a line begins with
/// the same item as before: the lines beyond it are kept. If that does not happen within `promptCount` items, the items
/// beyond are undecided. `alignStart()` breaks all lines anew from the first item on.
///
/// Items may take turns at places that state a cross extent and space around it. When items are inserted or removed, those after
/// them come to other places: they become unmeasured, unless their number is a multiple of that of the places.
///
/// Items that do not exist are a programmer's error and stop the program. Extents and the estimate are clamped to
/// `0...PixelGrid.maximumExtent`. A change costs O(log *n* + `promptCount`) at most and usually O(log *n* + a few lines),
/// apart from giving back the storage of lines that are dropped; a look-up O(log *n* + items of the line); a copy is O(1).
struct FlowArrangement: OutwardArrangement {
    /// The largest number of items in a line. Only items of almost no width could make a line longer, and without a limit a
    /// query for any of them would go through all.
    static let maximumLineCount = 4_096

    /// More items than are visible, and few enough to take some microseconds.
    static let promptCount = 1_024

    static let reach = 1_024

    static let approachCount = 256

    var storage: Shared<OutwardState<FlowHalf>>

    /// Creates an arrangement of unmeasured and undecided items.
    ///
    /// - Complexity: O(1)
    init(count: Int, parameters: FlowParameters, estimate: Int) {
        let cross = parameters.estimatedCross
        storage = Shared(OutwardState(count: count, parameters: parameters, estimate: estimate, estimatedCross: cross))
    }

    var approachCount: Int { Self.approachCount }

    var placeCount: Int { max(1, parameters.places.count) }

    /// The measured cross extent, not limited to the line; of an item with a place, with the space around it.
    func cross(of size: ItemSize, at item: Int) -> Int? {
        guard let place = parameters.place(of: item) else { return size.cross }
        return place.around + (place.cross ?? min(size.cross, proposedCross(of: item, columns: 1)))
    }

    func choosesCross(_ item: Int) -> Bool { parameters.place(of: item)?.cross == nil }

    func proposedCross(of item: Int, columns: Int) -> Int {
        guard let place = parameters.place(of: item) else { return parameters.crossExtent }
        return place.cross ?? max(1, parameters.crossExtent - place.around)
    }

    func measuredSize(of item: Int) -> ItemSize? {
        guard let main = state.mains.measuredExtent(at: item), let cross = state.crosses.measuredExtent(at: item) else {
            return nil
        }
        return ItemSize(main: main, cross: cross - (parameters.place(of: item)?.around ?? 0))
    }

    /// All items between the start item and the item: its line depends on the width of each of them.
    func itemsDeciding(_ item: Int) -> Range<Int> {
        item < startItem ? item + 1..<startItem : startItem..<item
    }

    func dependsOnUnmeasured(at position: Int) -> Bool {
        guard unmeasuredCount > 0, position > 0, let item = item(at: position) else { return false }
        return followsFromEstimates(item)
    }

    /// Whether the line of a decided item depends on estimates of items.
    func followsFromEstimates(_ item: Int) -> Bool {
        decidedItems.contains(item) && state.mains.firstUnmeasured(in: itemsDeciding(item)) != nil
    }

    var alignsWhileVisible: Bool { false }

    func joinedHalves() -> FlowHalf {
        let sizes = OutwardSizes(mains: state.mains, crosses: state.crosses, startItem: 0, direction: .down)
        var half = FlowHalf(parameters)
        half.append(upTo: decidedItems.upperBound, sizes, parameters, estimate: estimate)
        return half
    }
}
