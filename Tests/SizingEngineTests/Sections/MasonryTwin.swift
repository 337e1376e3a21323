import SizingEngine

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
    var places: [Place] = []

    init(count: Int, parameters: MasonryParameters, estimate: Int) {
        columns = parameters.columns
        spacing = parameters.itemSpacing
        order = parameters.order
        self.estimate = Self.clamped(estimate)
        sizes = Array(repeating: nil, count: count)
    }

    static func clamped(_ extent: Int) -> Int { min(max(extent, 0), 1 << 30) }

    var count: Int { sizes.count }

    // MARK: Where items lie

    func extent(ofDecided item: Int) -> Int { sizes[item]?.main ?? places[item].standIn }

    /// The frames of the decided items, and where their columns end.
    var layout: (frames: [ItemFrame], ends: [Int]) {
        var ends = columns.map { _ in 0 }
        var frames: [ItemFrame] = []
        for (item, place) in places.enumerated() {
            let run = place.first..<place.first + place.width
            let start = ends[run].max()!
            let main = Span(start: start, length: extent(ofDecided: item))
            for column in run { ends[column] = main.end + spacing }
            let cross = Span(start: columns[run.lowerBound].start, end: columns[run.upperBound - 1].end)
            frames.append(ItemFrame(main: main, cross: cross))
        }
        return (frames, ends)
    }

    var restStart: Int { layout.ends.max()! }

    var frames: [ItemFrame] {
        let (decided, ends) = layout
        let start = ends.max()!
        let rest = (places.count..<count).map { item in
            let (row, column) = (item - places.count).quotientAndRemainder(dividingBy: columns.count)
            let main = Span(start: start + row * (estimate + spacing), length: estimate)
            return ItemFrame(main: main, cross: columns[column])
        }
        return decided + rest
    }

    var extent: Int { frames.map(\.main.end).max() ?? 0 }

    var estimatedRows: Int { (count - places.count + columns.count - 1) / columns.count }

    /// Whether an item's size is known and has its place.
    func isShowable(_ item: Int) -> Bool { item < places.count && sizes[item] != nil }

    // MARK: Questions

    func items(in span: Span) -> [Int] {
        let frames = frames
        return frames.indices.filter { frames[$0].main.intersects(span) }
    }

    func item(at place: Int) -> Int? {
        let frames = frames
        if let covering = frames.firstIndex(where: { $0.main.contains(place) }) { return covering }
        let before = frames.indices.filter { frames[$0].main.end <= place }
        guard let lowest = before.map({ frames[$0].main.end }).max() else { return count > 0 ? 0 : nil }
        return before.last { frames[$0].main.end == lowest }
    }

    func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
        let frames = frames
        let shortest = layout.ends.min()!
        for candidate in item..<max(item, count) {
            if candidate == places.count {
                if shortest < place { return candidate }
            } else if sizes[candidate] == nil, frames[candidate].main.start < place {
                return candidate
            }
        }
        return nil
    }

    func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
        let frames = frames
        return (0..<item).last {
            ($0 == places.count || sizes[$0] == nil) && frames[$0].main.end > place
        }
    }

    func hasUnmeasured(in span: Span) -> Bool {
        guard span.length > 0 else { return false }
        let frames = frames
        if places.count < count {
            let last = frames[count - 1].main.end
            if layout.ends.min()! < span.end, last > span.start { return true }
        }
        return places.indices.contains { sizes[$0] == nil && frames[$0].main.intersects(span) }
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
        sizes[item] = Size(main: Self.clamped(size.main), columns: min(max(size.columns, 1), 1 << 30))
        if item < places.count {
            let width = min(max(size.columns, 1), columns.count)
            places[item].first = min(places[item].first, columns.count - width)
            places[item].width = width
        } else if item == places.count {
            decidePrompt()
        }
    }

    mutating func forget(_ item: Int) {
        guard let size = sizes[item] else { return }
        sizes[item] = nil
        if item < places.count { places[item].standIn = size.main }
    }

    mutating func forgetAll() {
        sizes = sizes.map { _ in nil }
        places = []
    }

    mutating func insert(count inserted: Int, at item: Int) {
        guard inserted > 0 else { return }
        sizes.insert(contentsOf: repeatElement(nil, count: inserted), at: item)
        places.removeSubrange(min(item, places.count)...)
    }

    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        sizes.removeSubrange(range)
        places.removeSubrange(min(range.lowerBound, places.count)...)
        decidePrompt()
    }

    mutating func decide(upTo item: Int, columns: (Int) -> Int) {
        while places.count < item { decideNext(sizes[places.count]?.columns ?? columns(places.count)) }
        decidePrompt()
    }

    private mutating func decidePrompt() {
        for _ in 0..<MasonryArrangement.promptCount {
            guard places.count < count, let size = sizes[places.count] else { return }
            decideNext(size.columns)
        }
    }

    private mutating func decideNext(_ wish: Int) {
        let width = min(max(wish, 1), columns.count)
        let ends = layout.ends
        var first = 0
        switch order {
        case .sequential:
            let next = places.last.map { $0.first + $0.width } ?? 0
            first = next + width <= columns.count ? next : 0
        case .shortestColumn:
            func start(_ first: Int) -> Int { ends[first..<first + width].max()! }
            for candidate in 0...columns.count - width where start(candidate) < start(first) { first = candidate }
        }
        places.append(Place(first: first, width: width, standIn: estimate))
    }
}
