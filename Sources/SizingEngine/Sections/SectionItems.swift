/// The items of a section in whatever arrangement the section has.
///
/// A closed set of values rather than a box around any: most sections are lists, and a list's answers must not cost an
/// allocation.
enum SectionItems: Sendable {
    case list(ListArrangement)

    init(count: Int, in shape: SectionShape, estimate: Int) {
        switch shape.arrangement {
        case .list(let spacing):
            let extent = shape.itemCross.length
            self = .list(ListArrangement(count: count, crossExtent: extent, spacing: spacing, estimate: estimate))
        }
    }
}

extension SectionItems: SectionArrangement {
    var count: Int {
        switch self {
        case .list(let items): items.count
        }
    }

    var unmeasuredCount: Int {
        switch self {
        case .list(let items): items.unmeasuredCount
        }
    }

    var measuredSum: Int {
        switch self {
        case .list(let items): items.measuredSum
        }
    }

    var fixedExtent: Int {
        switch self {
        case .list(let items): items.fixedExtent
        }
    }

    var estimatedRows: Int {
        switch self {
        case .list(let items): items.estimatedRows
        }
    }

    var estimate: Int {
        get {
            switch self {
            case .list(let items): items.estimate
            }
        }
        set { change(list: { $0.estimate = newValue }) }
    }

    func frame(of item: Int) -> ItemFrame {
        switch self {
        case .list(let items): items.frame(of: item)
        }
    }

    func proposedCross(of item: Int, columns: Int) -> Int {
        switch self {
        case .list(let items): items.proposedCross(of: item, columns: columns)
        }
    }

    func measuredSize(of item: Int) -> ItemSize? {
        switch self {
        case .list(let items): items.measuredSize(of: item)
        }
    }

    mutating func measure(_ size: ItemSize, at item: Int) {
        change(list: { $0.measure(size, at: item) })
    }

    mutating func forget(_ item: Int) {
        change(list: { $0.forget(item) })
    }

    mutating func forgetAll() {
        change(list: { $0.forgetAll() })
    }

    mutating func insert(count: Int, at item: Int) {
        change(list: { $0.insert(count: count, at: item) })
    }

    mutating func remove(_ range: Range<Int>) {
        change(list: { $0.remove(range) })
    }

    mutating func decide(upTo item: Int, columns: (_ item: Int) -> Int) {
        change(list: { $0.decide(upTo: item, columns: columns) })
    }

    func item(at place: Int) -> Int? {
        switch self {
        case .list(let items): items.item(at: place)
        }
    }

    @discardableResult
    func forEachItem(in span: Span, _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool) -> Bool {
        switch self {
        case .list(let items): items.forEachItem(in: span, body)
        }
    }

    func firstUnmeasured(from item: Int, startingBefore place: Int) -> Int? {
        switch self {
        case .list(let items): items.firstUnmeasured(from: item, startingBefore: place)
        }
    }

    func lastUnmeasured(before item: Int, endingAfter place: Int) -> Int? {
        switch self {
        case .list(let items): items.lastUnmeasured(before: item, endingAfter: place)
        }
    }

    func hasUnmeasured(in span: Span) -> Bool {
        switch self {
        case .list(let items): items.hasUnmeasured(in: span)
        }
    }

    /// Whether the place of an item depends on those before it and is decided once.
    var decidesPlaces: Bool {
        switch self {
        case .list: false
        }
    }

    /// Changes the arrangement in place: nothing else may refer to its storage meanwhile, or all of it would be copied.
    @inline(__always)
    private mutating func change(list: (inout ListArrangement) -> Void) {
        switch self {
        case .list(var items):
            self = .none
            list(&items)
            self = .list(items)
        }
    }

    /// An arrangement without items and without storage.
    private static var none: SectionItems {
        .list(ListArrangement(count: 0, crossExtent: 0, spacing: 0, estimate: 0))
    }
}
