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

    var estimatedRows: Int { (count - places.count + columns.count - 1) / columns.count }

    /// Where everything lies now.
    var snapshot: Snapshot { Snapshot(self) }

    /// The frames of the decided items, and where their columns end.
    var layout: (frames: [ItemFrame], ends: [Int]) {
        var ends = columns.map { _ in 0 }
        var frames: [ItemFrame] = []
        for (item, place) in places.enumerated() {
            let run = place.first..<place.first + place.width
            let start = ends[run].max()!
            let main = Span(start: start, length: sizes[item]?.main ?? place.standIn)
            for column in run { ends[column] = main.end + spacing }
            let cross = Span(start: columns[run.lowerBound].start, end: columns[run.upperBound - 1].end)
            frames.append(ItemFrame(main: main, cross: cross))
        }
        return (frames, ends)
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
        var ends = layout.ends
        while places.count < item { decideNext(sizes[places.count]?.columns ?? columns(places.count), &ends) }
        decidePrompt()
    }

    private mutating func decidePrompt() {
        guard places.count < count, sizes[places.count] != nil else { return }
        var ends = layout.ends
        for _ in 0..<MasonryArrangement.promptCount {
            guard places.count < count, let size = sizes[places.count] else { return }
            decideNext(size.columns, &ends)
        }
    }

    private mutating func decideNext(_ wish: Int, _ ends: inout [Int]) {
        let width = min(max(wish, 1), columns.count)
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
        let run = first..<first + width
        let end = ends[run].max()! + (sizes[places.count - 1]?.main ?? estimate) + spacing
        for column in run { ends[column] = end }
    }
}

extension MasonryTwin {
    /// Where everything lies at one time.
    struct Snapshot {
        let frames: [ItemFrame]
        let extent: Int
        let isMeasured: [Bool]
        let decidedCount: Int
        /// The end of the shortest column.
        let shortestEnd: Int

        init(_ twin: MasonryTwin) {
            let (decided, ends) = twin.layout
            let start = ends.max()!
            let rest = (twin.places.count..<twin.count).map { item in
                let (row, column) = (item - twin.places.count).quotientAndRemainder(dividingBy: twin.columns.count)
                let main = Span(start: start + row * (twin.estimate + twin.spacing), length: twin.estimate)
                return ItemFrame(main: main, cross: twin.columns[column])
            }
            frames = decided + rest
            extent = frames.map(\.main.end).max() ?? 0
            isMeasured = twin.sizes.map { $0 != nil }
            decidedCount = twin.places.count
            shortestEnd = ends.min()!
        }

        /// Whether an item's size is known and has its place.
        func isShowable(_ item: Int) -> Bool { item < decidedCount && isMeasured[item] }

        func items(in span: Span) -> [Int] {
            frames.indices.filter { frames[$0].main.intersects(span) }
        }

        func item(at place: Int) -> Int? {
            if let covering = frames.firstIndex(where: { $0.main.contains(place) }) { return covering }
            let before = frames.indices.filter { frames[$0].main.end <= place }
            guard let lowest = before.map({ frames[$0].main.end }).max() else { return frames.isEmpty ? nil : 0 }
            return before.last { frames[$0].main.end == lowest }
        }

        func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
            (item..<max(item, frames.count)).first { candidate in
                if candidate == decidedCount { return shortestEnd < place }
                return !isMeasured[candidate] && frames[candidate].main.start < place
            }
        }

        func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
            (0..<item).last { candidate in
                (candidate == decidedCount || !isMeasured[candidate]) && frames[candidate].main.end > place
            }
        }

        func hasUnmeasured(in span: Span) -> Bool {
            guard span.length > 0 else { return false }
            if decidedCount < frames.count, shortestEnd < span.end, frames[frames.count - 1].main.end > span.start {
                return true
            }
            return (0..<decidedCount).contains { !isMeasured[$0] && frames[$0].main.intersects(span) }
        }
    }
}
