import TestSupport

@testable import SizingEngine

/// The twin of `CarouselArrangement`: an array of optional sizes, and a loop for every question.
struct CarouselTwin {
    var sizes: [ItemSize?]
    var parameters: CarouselParameters
    var estimate: Int
    /// The item that keeps its distance from the start of the content; `nil` at the start.
    var kept: Int?
    var distance = 0
    var overscroll = 0

    init(count: Int, parameters: CarouselParameters, estimate: Int) {
        sizes = Array(repeating: nil, count: count)
        self.parameters = parameters
        self.estimate = estimate
    }

    // MARK: Columns

    /// The columns from the start of the first one, each with its items.
    var columns: [(items: Range<Int>, span: Span)] {
        let (widths, unmeasured) = widths
        var start = 0
        return stride(from: 0, to: sizes.count, by: parameters.rows).map { first in
            let items = first..<min(first + parameters.rows, sizes.count)
            let span = Span(start: start, length: widths[items].compactMap { $0 }.max() ?? unmeasured)
            start = span.end + parameters.columnSpacing
            return (items, span)
        }
    }

    /// The measured widths, and the width of a column without any.
    private var widths: (measured: [Int?], unmeasured: Int) {
        switch parameters.width {
        case .fixed(let width): return (sizes.map { _ in nil }, width)
        case .measured(let most, let estimate):
            let widths = sizes.map { $0.map { min(max($0.cross, 1), most) } }
            let measured = widths.compactMap { $0 }
            guard !measured.isEmpty else { return (widths, estimate) }
            return (widths, max(1, (measured.reduce(0, +) + measured.count / 2) / measured.count))
        }
    }

    func column(of item: Int, _ columns: [(items: Range<Int>, span: Span)]) -> Span {
        columns.first { $0.items.contains(item) }!.span
    }

    // MARK: Scrolling

    func restingOffsets(_ columns: [(items: Range<Int>, span: Span)]) -> Span {
        guard let first = columns.first, let last = columns.last else { return Span(start: 0, length: 0) }
        if parameters.rest == .centeredColumns {
            let start = rest(at: first.span)
            return Span(start: start, end: max(start, rest(at: last.span)))
        }
        return Span(start: 0, end: max(0, last.span.end - parameters.contentWidth))
    }

    func rest(at column: Span) -> Int {
        parameters.rest == .centeredColumns
            ? column.start - (parameters.visibleWidth - column.length) / 2 + parameters.insetBefore : column.start
    }

    func offset(_ columns: [(items: Range<Int>, span: Span)]) -> Int {
        let resting = restingOffsets(columns)
        guard let kept else { return resting.start + overscroll }
        let wanted = column(of: kept, columns).start - distance
        return min(max(wanted, resting.start), resting.end) + overscroll
    }

    mutating func scroll(to offset: Int) {
        let columns = columns
        let resting = restingOffsets(columns)
        let legal = min(max(offset, resting.start), resting.end)
        (kept, distance, overscroll) = (nil, 0, offset - legal)
        guard legal > resting.start, !columns.isEmpty else { return }
        let whole = columns.first { $0.span.start >= legal } ?? columns.last!
        kept = whole.items.lowerBound
        distance = whole.span.start - legal
    }

    /// Makes the items from one on unmeasured where a change brings them to other places of their group.
    mutating func forgetPlaces(from item: Int, after change: Int) {
        guard let group = parameters.group, !group.hasEqualPlaces, change % parameters.rows != 0 else { return }
        for item in item..<max(item, sizes.count) { sizes[item] = nil }
    }

    // MARK: Frames

    var height: Int {
        switch parameters.height {
        case .fixed(let height): height
        case .tallest(let number):
            if let group = parameters.group {
                (0..<number).compactMap { column($0, of: group)?.extentOfFirstGroup }.max() ?? estimate * group.depth
            } else {
                sizes.prefix(number).compactMap { $0?.main }.max() ?? estimate
            }
        }
    }

    /// A column that is a group; `nil` if there is none.
    private func column(_ column: Int, of group: PatternParameters) -> PatternTwin? {
        let first = column * parameters.rows
        guard first < sizes.count else { return nil }
        let items = sizes[first..<min(first + parameters.rows, sizes.count)]
        var twin = PatternTwin(count: items.count, parameters: group, estimate: estimate)
        twin.extents = items.map { $0?.main }
        return twin
    }

    var rowCount: Int { parameters.group == nil ? min(parameters.rows, sizes.count) : min(1, sizes.count) }

    var extent: Int { rowCount * height + max(0, rowCount - 1) * parameters.rowSpacing }

    var frames: [ItemFrame] {
        let columns = columns
        let offset = offset(columns)
        return columns.flatMap { column in
            column.items.map { item in
                let place = parameters.group?.places[item % parameters.rows].offset(by: column.span.start)
                return ItemFrame(main: main(of: item), cross: (place ?? column.span).offset(by: -offset))
            }
        }
    }

    func main(of item: Int) -> Span {
        if let group = parameters.group {
            let (column, place) = item.quotientAndRemainder(dividingBy: parameters.rows)
            return self.column(column, of: group)!.mains(in: Span(start: 0, length: height))[place]
        }
        let start = item % parameters.rows * (height + parameters.rowSpacing)
        let measured = sizes[item].map { min($0.main, height) } ?? height
        return switch parameters.alignment {
        case .stretch: Span(start: start, length: height)
        case .start: Span(start: start, length: measured)
        case .center: Span(start: start + (height - measured) / 2, length: measured)
        case .end: Span(start: start + height - measured, length: measured)
        }
    }

    /// The columns that are visible, by their offsets from the start of the content.
    var visible: Span {
        Span(start: -parameters.insetBefore, end: parameters.contentWidth + parameters.insetAfter)
    }

    /// The items that have to be measured.
    func needed(_ columns: [(items: Range<Int>, span: Span)]) -> Set<Int> {
        var needed = Set(sizes.indices.prefix(parameters.leadCount))
        guard !parameters.givesFrames, !columns.isEmpty else { return needed }
        let near = visible.expanded(by: visible.length / 2).offset(by: offset(columns))
        let first = columns.lastIndex { $0.span.start <= near.start } ?? 0
        let last = columns.lastIndex { $0.span.start <= near.end } ?? 0
        for column in columns[first...max(first, last)] { needed.formUnion(column.items) }
        return needed
    }
}
