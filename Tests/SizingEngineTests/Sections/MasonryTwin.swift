@testable import SizingEngine

/// The twin of `MasonryArrangement`: arrays, and a loop over all items for every question.
struct MasonryTwin {
    struct Place: Equatable {
        var first: Int
        var width: Int
        /// The extent while the item is not measured.
        var standIn: Int
    }

    struct Size: Equatable {
        var main: Int
        var columns: Int
    }

    let columns: [Span]
    let spacing: Int
    let order: MasonryParameters.Order
    var estimate: Int {
        didSet { estimate = Self.clamped(estimate) }
    }
    var sizes: [Size?]
    /// The places of the items from the pivot on, and those of the items above it, from the lowest one up.
    var places: [Place] = []
    var upper: [Place] = []
    var pivot = 0
    /// Where the columns start below the pivot; above it they start as far in the other direction.
    var starts: [Int]

    init(count: Int, parameters: MasonryParameters, estimate: Int) {
        columns = parameters.columns
        starts = columns.map { _ in 0 }
        spacing = parameters.itemSpacing
        order = parameters.order
        self.estimate = Self.clamped(estimate)
        sizes = Array(repeating: nil, count: count)
    }

    static func clamped(_ extent: Int) -> Int { min(max(extent, 0), PixelGrid.maximumExtent) }

    var count: Int { sizes.count }

    var decidedItems: Range<Int> { pivot - upper.count..<pivot + places.count }

    var estimatedRows: Int { rows(decidedItems.lowerBound) + rows(count - decidedItems.upperBound) }

    func rows(_ items: Int) -> Int { (items + columns.count - 1) / columns.count }

    func estimatedFrame(_ index: Int, from start: Int) -> ItemFrame {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns.count)
        let main = Span(start: start + row * (estimate + spacing), length: estimate)
        return ItemFrame(main: main, cross: columns[column])
    }

    /// Where everything lies now.
    var snapshot: Snapshot { Snapshot(self) }

    /// The frames of some items, each pushed against those before it, and where their columns end.
    func layout(
        _ places: [Place],
        from starts: [Int],
        extent: (Int) -> Int?
    ) -> (frames: [ItemFrame], ends: [Int]) {
        var ends = starts
        var frames: [ItemFrame] = []
        for (turn, place) in places.enumerated() {
            let run = place.first..<place.first + place.width
            let start = ends[run].max()!
            let main = Span(start: start, length: extent(turn) ?? place.standIn)
            for column in run { ends[column] = main.end + spacing }
            let cross = Span(start: columns[run.lowerBound].start, end: columns[run.upperBound - 1].end)
            frames.append(ItemFrame(main: main, cross: cross))
        }
        return (frames, ends)
    }

    /// The frames below the pivot, counted from it down.
    var lowerLayout: (frames: [ItemFrame], ends: [Int]) { layout(places, from: starts) { sizes[pivot + $0]?.main } }

    /// The frames above the pivot, from the lowest one up, counted from there up.
    var upperLayout: (frames: [ItemFrame], ends: [Int]) {
        layout(upper, from: starts.map { -$0 }) { sizes[pivot - 1 - $0]?.main }
    }

    /// Items of several columns that were decided upwards leave holes.
    var isAlignedAtStart: Bool {
        guard upper.count == pivot, Set(upperLayout.ends).count == 1 else { return upper.count < pivot }
        return sizes[..<pivot].allSatisfy { $0.map { $0.columns <= 1 } ?? true }
    }

    func measuredSize(of item: Int) -> ItemSize? {
        sizes[item].map { size in
            ItemSize(main: size.main, cross: narrowest(size.columns), columns: size.columns)
        }
    }

    func narrowest(_ wish: Int) -> Int {
        let width = min(max(wish, 1), columns.count)
        return (0...columns.count - width).map { columns[$0 + width - 1].end - columns[$0].start }.min()!
    }

    // MARK: Changes

    mutating func measure(_ size: ItemSize, at item: Int) {
        sizes[item] = Size(main: Self.clamped(size.main), columns: min(max(size.columns, 1), PixelGrid.maximumExtent))
        let decided = decidedItems
        if decided.contains(item) {
            let width = min(max(size.columns, 1), columns.count)
            let last = columns.count - width
            change(item) { place in
                place.first = min(place.first, last)
                place.width = width
            }
        } else if item == decided.upperBound {
            decidePrompt()
        } else if item == decided.lowerBound - 1 {
            decidePromptUp()
        }
    }

    /// Moves the column of an item that lies before a position, at least in part, so that what follows in it stays.
    mutating func measure(_ size: ItemSize, at item: Int, keepingItemsFrom position: Int) {
        let decided = pivot..<decidedItems.upperBound
        guard decided.contains(item), size.columns <= 1, (places + upper).allSatisfy({ $0.width == 1 }),
            Set(places.map(\.first)).count == columns.count, snapshot.frames[item].main.start < position
        else { return measure(size, at: item) }
        let before = snapshot.frames[item].main.length
        measure(size, at: item)
        starts[places[item - pivot].first] += before - sizes[item]!.main
        let first = starts.min()!
        starts = starts.map { $0 - first }
    }

    private mutating func change(_ item: Int, _ body: (inout Place) -> Void) {
        if item < pivot { body(&upper[pivot - 1 - item]) } else { body(&places[item - pivot]) }
    }

    mutating func forget(_ item: Int) {
        guard let size = sizes[item] else { return }
        sizes[item] = nil
        if decidedItems.contains(item) { change(item) { $0.standIn = size.main } }
    }

    mutating func forgetAll() {
        sizes = sizes.map { _ in nil }
        clear(pivot: 0)
    }

    private mutating func clear(pivot: Int) {
        (places, upper, self.pivot) = ([], [], pivot)
        starts = columns.map { _ in 0 }
    }

    /// Makes a decided item the pivot. What is near it stays, and the rest is undecided.
    private mutating func movePivot(to item: Int) {
        let decided = decidedItems
        guard item != pivot, decided.contains(item), (places + upper).allSatisfy({ $0.width == 1 }) else { return }
        let near = decided.clamped(to: item - MasonryArrangement.reach..<item + MasonryArrangement.reach)
        let frames = snapshot.frames
        func column(_ item: Int) -> Int { item < pivot ? upper[pivot - 1 - item].first : places[item - pivot].first }
        let edges = columns.indices.compactMap { index in
            let before = (near.lowerBound..<item).last { column($0) == index }
            let after = (item..<near.upperBound).first { column($0) == index }
            return before.map { frames[$0].main.end + spacing } ?? after.map { frames[$0].main.start }
        }
        guard edges.count == columns.count else { return }
        let joined = Array(upper.reversed() + places)
        let first = decided.lowerBound
        upper = joined[near.lowerBound - first..<item - first].reversed()
        places = Array(joined[item - first..<near.upperBound - first])
        pivot = item
        starts = edges.map { $0 - edges.min()! }
    }

    mutating func insert(count inserted: Int, at item: Int, keepingColumnsAt kept: Int) {
        if item <= kept ? pivot <= item : item <= pivot { movePivot(to: kept) }
        insert(count: inserted, at: item, isAbove: item == kept && kept == pivot)
    }

    mutating func remove(_ range: Range<Int>, keepingColumnsAt kept: Int) {
        let isBetween = range.upperBound <= kept ? pivot < range.upperBound : range.lowerBound < pivot
        if isBetween { movePivot(to: kept) }
        remove(range)
    }

    mutating func insert(count inserted: Int, at item: Int, isAbove: Bool = false) {
        guard inserted > 0 else { return }
        sizes.insert(contentsOf: repeatElement(nil, count: inserted), at: item)
        if isAbove || pivot > 0 && (item < pivot || item == pivot && pivot < sizes.count - inserted) {
            upper = Array(upper.prefix(pivot - item))
            pivot += inserted
        } else {
            places = Array(places.prefix(item - pivot))
        }
    }

    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        sizes.removeSubrange(range)
        let removedAbove = range.filter { $0 < pivot }.count
        if removedAbove > 0 { upper = Array(upper.prefix(max(pivot - range.upperBound, 0))) }
        if removedAbove < range.count { places = Array(places.prefix(max(range.lowerBound - pivot, 0))) }
        pivot -= removedAbove
        if removedAbove < range.count { decidePrompt() }
        if removedAbove > 0 { decidePromptUp() }
    }

    mutating func decide(upTo item: Int) {
        var ends = lowerLayout.ends
        while decidedItems.upperBound < item {
            let next = decidedItems.upperBound
            decideNext(next, sizes[next]?.columns ?? 1, &ends)
        }
        decidePrompt()
    }

    mutating func begin(at item: Int) {
        clear(pivot: item / columns.count * columns.count)
        decidePrompt()
    }

    mutating func approach(_ item: Int) -> Int? {
        let most = max(MasonryArrangement.approachCount, columns.count)
        func isNear(_ distance: Int, _ gap: Range<Int>) -> Bool {
            distance <= MasonryArrangement.reach && gap.filter { sizes[$0] == nil }.count <= most
        }
        /// The undecided items between the decided ones and the item.
        func gap() -> Range<Int> {
            let decided = decidedItems
            if item > decided.upperBound { return decided.upperBound..<item }
            return min(item + 1, decided.lowerBound)..<decided.lowerBound
        }
        let distance = item < pivot ? decidedItems.lowerBound - item : item - decidedItems.upperBound
        if !isNear(distance, gap()) { begin(at: isNear(item, 0..<item) ? 0 : item) }
        if let next = item < pivot ? gap().last(where: { sizes[$0] == nil }) : gap().first(where: { sizes[$0] == nil })
        {
            return next
        }
        var (ends, tops) = (lowerLayout.ends, upperLayout.ends)
        while decidedItems.upperBound < item {
            decideNext(decidedItems.upperBound, sizes[decidedItems.upperBound]!.columns, &ends)
        }
        while decidedItems.lowerBound > item + 1 {
            let next = decidedItems.lowerBound - 1
            decideNextUp(next, sizes[next]!.columns, &tops)
        }
        return nil
    }

    mutating func alignStart() {
        guard !isAlignedAtStart else { return }
        let joined = upper.reversed() + places
        clear(pivot: 0)
        places = joined
    }

    private mutating func decidePrompt() {
        guard pivot + places.count < count, sizes[pivot + places.count] != nil else { return }
        var ends = lowerLayout.ends
        for _ in 0..<MasonryArrangement.promptCount {
            let next = decidedItems.upperBound
            guard next < count, let size = sizes[next] else { return }
            decideNext(next, size.columns, &ends)
        }
    }

    private mutating func decidePromptUp() {
        var tops = upperLayout.ends
        for _ in 0..<MasonryArrangement.promptCount {
            let next = decidedItems.lowerBound - 1
            guard next >= 0, let size = sizes[next] else { return }
            decideNextUp(next, size.columns, &tops)
        }
    }

    private mutating func decideNext(_ item: Int, _ wish: Int, _ ends: inout [Int]) {
        let width = min(max(wish, 1), columns.count)
        let next = places.last.map { $0.first + $0.width } ?? 0
        let first = order == .sequential ? (next + width <= columns.count ? next : 0) : shortest(width, ends)
        places.append(Place(first: first, width: width, standIn: estimate))
        fill(first..<first + width, sizes[item]?.main ?? estimate, &ends)
    }

    private mutating func decideNextUp(_ item: Int, _ wish: Int, _ tops: inout [Int]) {
        let width = min(max(wish, 1), columns.count)
        let next = (upper.last?.first ?? columns.count) - width
        let last = columns.count - width
        let first = order == .sequential ? (next >= 0 ? next : last) : lastShortest(width, tops)
        upper.append(Place(first: first, width: width, standIn: estimate))
        fill(first..<first + width, sizes[item]?.main ?? estimate, &tops)
    }

    private func fill(_ run: Range<Int>, _ extent: Int, _ ends: inout [Int]) {
        let end = ends[run].max()! + extent + spacing
        for column in run { ends[column] = end }
    }

    /// The first column of the run whose fullest column is the emptiest.
    private func shortest(_ width: Int, _ ends: [Int]) -> Int {
        (0...columns.count - width).min { ends[$0..<$0 + width].max()! < ends[$1..<$1 + width].max()! }!
    }

    /// Of several such runs the last one.
    private func lastShortest(_ width: Int, _ ends: [Int]) -> Int {
        (0...columns.count - width).reversed().min { ends[$0..<$0 + width].max()! < ends[$1..<$1 + width].max()! }!
    }
}

extension MasonryTwin {
    /// Where everything lies at one time.
    struct Snapshot {
        let frames: [ItemFrame]
        let extent: Int
        let isMeasured: [Bool]
        let decided: Range<Int>
        /// The end of the shortest column.
        let shortestEnd: Int
        /// Where the items from the pivot on start.
        let middle: Int
        /// The lowest place at which an item above the island may end.
        let lowestTop: Int

        init(_ twin: MasonryTwin) {
            let (lower, ends) = twin.lowerLayout
            let (upper, tops) = twin.upperLayout
            let decided = twin.decidedItems
            let head = (0..<decided.lowerBound).map { twin.estimatedFrame($0, from: 0) }
            let pitch = twin.estimate + twin.spacing
            middle = twin.rows(decided.lowerBound) * pitch + tops.max()!
            let line = middle - twin.spacing
            let start = middle + ends.max()!
            let rest = (decided.upperBound..<twin.count).map {
                twin.estimatedFrame($0 - decided.upperBound, from: start)
            }
            let turned = upper.reversed().map { frame in
                let main = Span(start: line - frame.main.end, end: line - frame.main.start)
                return ItemFrame(main: main, cross: frame.cross)
            }
            let moved = lower.map { [middle] in ItemFrame(main: $0.main.offset(by: middle), cross: $0.cross) }
            frames = head + turned + moved + rest
            let ending = middle + ends.max()! - twin.spacing
            extent = frames.map { max($0.main.end, ending) }.max() ?? 0
            isMeasured = twin.sizes.map { $0 != nil }
            self.decided = decided
            shortestEnd = middle + ends.min()!
            lowestTop = line - tops.min()!
        }

        /// Whether an item's size is known and has its place.
        func isShowable(_ item: Int) -> Bool { decided.contains(item) && isMeasured[item] }

        func items(in span: Span) -> [Int] {
            frames.indices.filter { frames[$0].main.intersects(span) }
        }

        func item(at place: Int) -> Int? {
            if let covering = frames.firstIndex(where: { $0.main.contains(place) }) { return covering }
            let before = frames.indices.filter { frames[$0].main.end <= place }
            guard let lowest = before.map({ frames[$0].main.end }).max() else { return frames.isEmpty ? nil : 0 }
            return before.last { frames[$0].main.end == lowest }
        }

        func nextToPlace(from item: Int, startingBefore place: Int) -> Int? {
            (item..<max(item, frames.count)).first { candidate in
                if candidate == decided.upperBound { return shortestEnd < place }
                let isNext = candidate == decided.lowerBound - 1
                return (isNext || !isMeasured[candidate]) && frames[candidate].main.start < place
            }
        }

        func nextToPlace(before item: Int, endingAfter place: Int) -> Int? {
            (0..<item).last { candidate in
                if candidate == decided.lowerBound - 1 { return lowestTop > place }
                let isNext = candidate == decided.upperBound
                return (isNext || !isMeasured[candidate]) && frames[candidate].main.end > place
            }
        }

        func needsPlacing(in span: Span) -> Bool {
            guard span.length > 0 else { return false }
            if decided.upperBound < frames.count, shortestEnd < span.end, frames[frames.count - 1].main.end > span.start
            {
                return true
            }
            if decided.lowerBound > 0, lowestTop > span.start, span.end > 0 { return true }
            return decided.contains { !isMeasured[$0] && frames[$0].main.intersects(span) }
        }
    }
}
