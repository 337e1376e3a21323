/// The items of a section in whatever arrangement the section has.
///
/// A closed set of values rather than a box around any: most sections are lists, and a list's answers must not cost an
/// allocation.
enum SectionItems: Sendable {
    case list(ListArrangement)
    case masonry(MasonryArrangement)
    // Behind a reference each, so that a model of many lists stays small.
    case grid(Shared<GridArrangement>)
    case flow(Shared<FlowArrangement>)

    init(count: Int, in shape: SectionShape, estimate: Int) {
        switch shape.arrangement {
        case .list(let spacing):
            let extent = shape.itemCross.length
            self = .list(ListArrangement(count: count, crossExtent: extent, spacing: spacing, estimate: estimate))
        case .grid(let parameters):
            self = .grid(Shared(GridArrangement(count: count, parameters: parameters, estimate: estimate)))
        case .masonry(let parameters):
            self = .masonry(MasonryArrangement(count: count, parameters: parameters, estimate: estimate))
        case .flow(let parameters):
            self = .flow(Shared(FlowArrangement(count: count, parameters: parameters, estimate: estimate)))
        }
    }
}

extension SectionItems: SectionArrangement {
    var count: Int {
        switch self {
        case .list(let items): items.count
        case .grid(let items): items.value.count
        case .masonry(let items): items.count
        case .flow(let items): items.value.count
        }
    }

    var unmeasuredCount: Int {
        switch self {
        case .list(let items): items.unmeasuredCount
        case .grid(let items): items.value.unmeasuredCount
        case .masonry(let items): items.unmeasuredCount
        case .flow(let items): items.value.unmeasuredCount
        }
    }

    var measuredSum: Int {
        switch self {
        case .list(let items): items.measuredSum
        case .grid(let items): items.value.measuredSum
        case .masonry(let items): items.measuredSum
        case .flow(let items): items.value.measuredSum
        }
    }

    var fixedExtent: Int {
        switch self {
        case .list(let items): items.fixedExtent
        case .grid(let items): items.value.fixedExtent
        case .masonry(let items): items.fixedExtent
        case .flow(let items): items.value.fixedExtent
        }
    }

    var estimatedRows: Int {
        switch self {
        case .list(let items): items.estimatedRows
        case .grid(let items): items.value.estimatedRows
        case .masonry(let items): items.estimatedRows
        case .flow(let items): items.value.estimatedRows
        }
    }

    var estimate: Int {
        get {
            switch self {
            case .list(let items): items.estimate
            case .grid(let items): items.value.estimate
            case .masonry(let items): items.estimate
            case .flow(let items): items.value.estimate
            }
        }
        set {
            guard newValue != estimate else { return }
            change(
                { $0.estimate = newValue },
                { $0.estimate = newValue },
                { $0.estimate = newValue },
                { $0.estimate = newValue }
            )
        }
    }

    func frame(of item: Int) -> ItemFrame {
        switch self {
        case .list(let items): items.frame(of: item)
        case .grid(let items): items.value.frame(of: item)
        case .masonry(let items): items.frame(of: item)
        case .flow(let items): items.value.frame(of: item)
        }
    }

    func proposedCross(of item: Int, columns: Int) -> Int {
        switch self {
        case .list(let items): items.proposedCross(of: item, columns: columns)
        case .grid(let items): items.value.proposedCross(of: item, columns: columns)
        case .masonry(let items): items.proposedCross(of: item, columns: columns)
        case .flow(let items): items.value.proposedCross(of: item, columns: columns)
        }
    }

    func measuredSize(of item: Int) -> ItemSize? {
        switch self {
        case .list(let items): items.measuredSize(of: item)
        case .grid(let items): items.value.measuredSize(of: item)
        case .masonry(let items): items.measuredSize(of: item)
        case .flow(let items): items.value.measuredSize(of: item)
        }
    }

    mutating func measure(_ size: ItemSize, at item: Int) {
        change(
            { $0.measure(size, at: item) },
            { $0.measure(size, at: item) },
            { $0.measure(size, at: item) },
            { $0.measure(size, at: item) }
        )
    }

    mutating func forget(_ item: Int) {
        change({ $0.forget(item) }, { $0.forget(item) }, { $0.forget(item) }, { $0.forget(item) })
    }

    mutating func forgetAll() {
        change({ $0.forgetAll() }, { $0.forgetAll() }, { $0.forgetAll() }, { $0.forgetAll() })
    }

    mutating func insert(count: Int, at item: Int) {
        change(
            { $0.insert(count: count, at: item) },
            { $0.insert(count: count, at: item) },
            { $0.insert(count: count, at: item) },
            { $0.insert(count: count, at: item) }
        )
    }

    mutating func remove(_ range: Range<Int>) {
        change({ $0.remove(range) }, { $0.remove(range) }, { $0.remove(range) }, { $0.remove(range) })
    }

    func item(at place: Int) -> Int? {
        switch self {
        case .list(let items): items.item(at: place)
        case .grid(let items): items.value.item(at: place)
        case .masonry(let items): items.item(at: place)
        case .flow(let items): items.value.item(at: place)
        }
    }

    @discardableResult
    func forEachItem(in span: Span, _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool) -> Bool {
        switch self {
        case .list(let items): items.forEachItem(in: span, body)
        case .grid(let items): items.value.forEachItem(in: span, body)
        case .masonry(let items): items.forEachItem(in: span, body)
        case .flow(let items): items.value.forEachItem(in: span, body)
        }
    }

    func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
        switch self {
        case .list(let items): items.firstUnmeasured(from: item, startingBefore: place)
        case .grid(let items): items.value.firstUnmeasured(from: item, startingBefore: place)
        case .masonry(let items): items.firstUnmeasured(from: item, startingBefore: place)
        case .flow(let items): items.value.firstUnmeasured(from: item, startingBefore: place)
        }
    }

    func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
        switch self {
        case .list(let items): items.lastUnmeasured(before: item, endingAfter: place)
        case .grid(let items): items.value.lastUnmeasured(before: item, endingAfter: place)
        case .masonry(let items): items.lastUnmeasured(before: item, endingAfter: place)
        case .flow(let items): items.value.lastUnmeasured(before: item, endingAfter: place)
        }
    }

    func hasUnmeasured(in span: Span) -> Bool {
        switch self {
        case .list(let items): items.hasUnmeasured(in: span)
        case .grid(let items): items.value.hasUnmeasured(in: span)
        case .masonry(let items): items.hasUnmeasured(in: span)
        case .flow(let items): items.value.hasUnmeasured(in: span)
        }
    }

    /// Whether items have a say in their cross extents.
    var chooseCross: Bool { if case .flow = self { true } else { false } }

    /// Whether there may be items that are measured, but whose places are yet to be decided.
    var mayDecideMeasured: Bool {
        switch self {
        case .list, .grid: false
        case .masonry(let items): items.hasUndecidedMeasured
        case .flow: true
        }
    }

    /// Whether an edge of an item has stayed where it is while another one was measured, as far as that is known at once.
    func keepsPlace(of item: Int, _ edge: Edge, measuring other: Int) -> Bool {
        switch self {
        case .list: other > item || other == item && edge == .start
        case .masonry(let items): items.keepsPlace(of: item, measuring: other)
        // A row, or a line, is aligned anew with each of its items.
        case .grid, .flow: false
        }
    }

    /// Whether something has to be found out or decided before an item has its place.
    func needsApproach(to item: Int) -> Bool {
        switch self {
        case .list, .grid: false
        case .flow(let items): !items.value.isApproached(item)
        case .masonry(let items): !items.isApproached(item)
        }
    }

    /// Whether the place of what lies at a main position follows from items elsewhere that have to be measured first.
    func dependsOnUnmeasured(at place: Int) -> Bool {
        guard case .flow(let items) = self, items.value.unmeasuredCount > 0, place > 0,
            let item = items.value.item(at: place)
        else {
            return false
        }
        return items.value.followsFromStandIns(item)
    }

    /// Lets places be decided around an item.
    ///
    /// - Returns: The item that has to be measured first, before asking again.
    mutating func approach(_ item: Int) -> Int? {
        var first: Int?
        change({ _ in }, { _ in }, { first = $0.approach(item) }, { first = $0.approach(item) })
        return first
    }

    /// Whether all columns start at the start, and lines are broken from the first item on.
    var isLevel: Bool {
        switch self {
        case .list, .grid: true
        case .masonry(let items): items.isLevel
        case .flow(let items): items.value.isLevel
        }
    }

    /// Whether `level()` only moves columns along the scroll axis.
    var levelsInSight: Bool { if case .flow = self { false } else { true } }

    mutating func level() {
        change({ _ in }, { _ in }, { $0.level() }, { $0.level() })
    }

    /// How many items wait for their place to be decided, measured or not.
    var undecidedCount: Int {
        switch self {
        case .list, .grid: 0
        case .masonry(let items): items.count - items.decidedCount
        case .flow(let items): items.value.count - items.value.decidedCount
        }
    }

    /// Changes the arrangement in place: nothing else may refer to its storage meanwhile, or all of it would be copied.
    @inline(__always)
    private mutating func change(
        _ list: (inout ListArrangement) -> Void,
        _ grid: (inout GridArrangement) -> Void,
        _ masonry: (inout MasonryArrangement) -> Void,
        _ flow: (inout FlowArrangement) -> Void
    ) {
        switch self {
        case .list(var items):
            self = .none
            list(&items)
            self = .list(items)
        case .grid(var items):
            self = .none
            grid(&items.value)
            self = .grid(items)
        case .masonry(var items):
            self = .none
            masonry(&items)
            self = .masonry(items)
        case .flow(var items):
            self = .none
            flow(&items.value)
            self = .flow(items)
        }
    }

    /// An arrangement without items and without storage.
    private static var none: SectionItems {
        .list(ListArrangement(count: 0, crossExtent: 0, spacing: 0, estimate: 0))
    }
}
