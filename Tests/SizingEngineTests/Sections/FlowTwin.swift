import SizingEngine
import TestSupport

/// The twin of `FlowArrangement`: arrays, and a loop for every question.
struct FlowTwin {
    var sizes: [ItemSize?]
    var parameters: FlowParameters
    var estimate: Int
    /// The first item of each decided line, and what stands in for the main extents that are not measured.
    var lines: [(start: Int, standIn: Int)] = []
    var decided = 0

    init(count: Int, parameters: FlowParameters, estimate: Int) {
        sizes = Array(repeating: nil, count: count)
        self.parameters = parameters
        self.estimate = estimate
    }

    // MARK: Breaking

    private func cross(_ item: Int) -> Int { sizes[item]?.cross ?? parameters.estimatedCross }

    /// The first items of the lines of a range, broken greedily.
    func starts(in range: Range<Int>) -> [Int] {
        var starts: [Int] = []
        var used = 0
        for item in range {
            let next = used + parameters.itemSpacing + cross(item)
            if starts.isEmpty || next > parameters.crossExtent || item - starts.last! == 4_096 {
                starts.append(item)
                used = cross(item)
            } else {
                used = next
            }
        }
        return starts
    }

    mutating func decide(upTo end: Int) {
        guard end > decided else { return }
        let last = lines.last ?? (0, estimate)
        lines = lines.dropLast() + starts(in: last.start..<end).map { ($0, $0 == last.start ? last.standIn : estimate) }
        decided = end
    }

    mutating func change(at item: Int, replacing removed: Int, by replacement: [ItemSize?]) {
        let inserted = replacement.count
        sizes.replaceSubrange(item..<item + removed, with: replacement)
        guard item < decided, removed + inserted > 0 else { return }
        let changed = lines.lastIndex { $0.start <= item }!
        let first = lines[changed].start == item && changed > 0 ? changed - 1 : changed
        let decidedNow = max(decided - removed, item) + inserted
        let end = min(decidedNow, item + 1_024)
        let anew = starts(in: lines[first].start..<end)
        let head = lines[..<first]
        func standIn(_ start: Int) -> Int {
            lines[first...changed].first { $0.start == start }?.standIn ?? estimate
        }
        for (index, start) in anew.enumerated().dropFirst() where start >= item + inserted {
            guard let kept = lines.firstIndex(where: { $0.start == start - inserted + removed }) else { continue }
            let tail = lines[kept...].map { ($0.start - removed + inserted, $0.standIn) }
            lines = head + anew[..<index].map { ($0, standIn($0)) } + tail
            decided = decidedNow
            return
        }
        lines = head + anew.map { ($0, standIn($0)) }
        decided = end
    }

    mutating func measure(_ size: ItemSize, at item: Int) {
        let isNext = item == decided
        change(at: item, replacing: 1, by: [ItemSize(main: max(size.main, 0), cross: max(size.cross, 0))])
        guard isNext else { return }
        let measured = sizes[item...].prefix(1_024).prefix { $0 != nil }
        decide(upTo: measured.endIndex)
    }

    mutating func forget(_ item: Int) {
        guard sizes[item] != nil else { return }
        change(at: item, replacing: 1, by: [nil])
    }

    mutating func forgetAll() {
        self = FlowTwin(count: sizes.count, parameters: parameters, estimate: estimate)
    }

    // MARK: Placing

    /// The items of every line, decided or guessed, with its span and whether it is decided.
    var rows: [(items: Range<Int>, main: Span, isDecided: Bool)] {
        var rows: [(Range<Int>, Span, Bool)] = []
        var place = 0
        for (index, line) in lines.enumerated() {
            let items = line.start..<(index + 1 < lines.count ? lines[index + 1].start : decided)
            let extent = items.map { sizes[$0]?.main ?? line.standIn }.max()!
            rows.append((items, Span(start: place, length: extent), true))
            place += extent + parameters.lineSpacing
        }
        for first in stride(from: decided, to: sizes.count, by: parameters.estimatedLineCount) {
            let items = first..<min(first + parameters.estimatedLineCount, sizes.count)
            rows.append((items, Span(start: place, length: estimate), false))
            place += estimate + parameters.lineSpacing
        }
        return rows
    }

    var frames: [ItemFrame] {
        let rows = rows
        return rows.enumerated().flatMap { index, row in
            row.isDecided
                ? frames(of: row, isLast: index == lines.count - 1 && (decided == sizes.count || hasRoom(row.items)))
                : guessedFrames(of: row)
        }
    }

    /// Whether a line may take one more item.
    func hasRoom(_ items: Range<Int>) -> Bool {
        let used = items.reduce(0) { $0 + cross($1) + parameters.itemSpacing }
        return used <= parameters.crossExtent && items.count < 4_096
    }

    private func guessedFrames(of row: (items: Range<Int>, main: Span, isDecided: Bool)) -> [ItemFrame] {
        row.items.map { item in
            let start = (item - row.items.lowerBound) * (parameters.estimatedCross + parameters.itemSpacing)
            let length = min(parameters.estimatedCross, parameters.crossExtent)
            return ItemFrame(main: row.main, cross: Span(start: start, length: length))
        }
    }

    private func frames(
        of row: (items: Range<Int>, main: Span, isDecided: Bool),
        isLast: Bool
    ) -> [ItemFrame] {
        let lengths = row.items.map { min(cross($0), parameters.crossExtent) }
        let gaps = lengths.count - 1
        let rest = parameters.crossExtent - lengths.reduce(0, +) - gaps * parameters.itemSpacing
        var position =
            switch parameters.alignment {
            case .leading, .justified: 0
            case .center: rest / 2
            case .trailing: rest
            }
        return row.items.enumerated().map { offset, item in
            let span = Span(start: position, length: lengths[offset])
            position = span.end + parameters.itemSpacing
            if parameters.alignment == .justified, gaps > 0, !isLast {
                position += rest / gaps + (offset < rest % gaps ? 1 : 0)
            }
            guard let extent = sizes[item]?.main else { return ItemFrame(main: row.main, cross: span) }
            let start =
                switch parameters.lineAlignment {
                case .start: row.main.start
                case .center: row.main.start + (row.main.length - extent) / 2
                case .end: row.main.end - extent
                }
            return ItemFrame(main: Span(start: start, length: extent), cross: span)
        }
    }
}
