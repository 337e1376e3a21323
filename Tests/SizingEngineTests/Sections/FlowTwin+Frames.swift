@testable import SizingEngine

extension FlowTwin {
    /// The items of a line, decided or guessed, and where it lies.
    struct Row {
        var items: Range<Int>
        var main: Span
        var isDecided: Bool
        /// Whether a justified line is not filled.
        var isLoose = false
    }

    /// All lines from the top down.
    var rows: [Row] {
        var rows: [Row] = []
        var place = 0
        func append(_ items: Range<Int>, _ extent: Int, isDecided: Bool, isLoose: Bool = false) {
            let main = Span(start: place, length: extent)
            rows.append(Row(items: items, main: main, isDecided: isDecided, isLoose: isLoose))
            place += extent + parameters.lineSpacing
        }
        func guess(_ items: Range<Int>) {
            for first in stride(from: items.lowerBound, to: items.upperBound, by: parameters.estimatedLineCount) {
                let end = min(first + parameters.estimatedLineCount, items.upperBound)
                append(first..<end, estimate, isDecided: false)
            }
        }
        func extent(_ items: Range<Int>, _ standIn: Int) -> Int { items.map { sizes[$0]?.main ?? standIn }.max()! }
        func end(_ side: Side, _ index: Int) -> Int {
            index + 1 < side.lines.count ? side.lines[index + 1].start : side.decided
        }
        guess(0..<decided.lowerBound)
        for (index, line) in upper.lines.enumerated().reversed() {
            let items = pivot - end(upper, index)..<pivot - line.start
            let isTop = index == upper.lines.count - 1 && (decided.lowerBound == 0 || hasSpace(items))
            let isLast = index == 0 && pivot == sizes.count
            append(items, extent(items, line.standIn), isDecided: true, isLoose: isTop || isLast)
        }
        for (index, line) in lower.lines.enumerated() {
            let items = pivot + line.start..<pivot + end(lower, index)
            let isLast = index == lower.lines.count - 1 && (decided.upperBound == sizes.count || hasSpace(items))
            append(items, extent(items, line.standIn), isDecided: true, isLoose: isLast)
        }
        guess(decided.upperBound..<sizes.count)
        return rows
    }

    var frames: [ItemFrame] { rows.flatMap { $0.isDecided ? frames(of: $0) : guessedFrames(of: $0) } }

    /// Whether a line may take one more item.
    func hasSpace(_ items: Range<Int>) -> Bool {
        let used = items.reduce(0) { $0 + (sizes[$1]?.cross ?? parameters.estimatedCross) + parameters.itemSpacing }
        return used <= parameters.crossExtent && items.count < 4_096
    }

    private func guessedFrames(of row: Row) -> [ItemFrame] {
        row.items.map { item in
            let start = (item - row.items.lowerBound) * (parameters.estimatedCross + parameters.itemSpacing)
            let length = min(parameters.estimatedCross, parameters.crossExtent)
            return ItemFrame(main: row.main, cross: Span(start: start, length: length))
        }
    }

    private func frames(of row: Row) -> [ItemFrame] {
        let lengths = row.items.map { min(sizes[$0]?.cross ?? parameters.estimatedCross, parameters.crossExtent) }
        var gaps = lengths.count - 1
        var rest = parameters.crossExtent - lengths.reduce(0, +) - gaps * parameters.itemSpacing
        if parameters.alignment == .spread, row.isLoose, let last = lengths.last {
            // As if it went on with items like its last one.
            while last + parameters.itemSpacing > 0, rest >= last + parameters.itemSpacing {
                rest -= last + parameters.itemSpacing
                gaps += 1
            }
        }
        let spreads = parameters.alignment == .spread || parameters.alignment == .justified && !row.isLoose
        let first =
            switch parameters.alignment {
            case .leading, .justified: 0
            case .center: rest / 2
            case .spread: gaps == 0 ? rest / 2 : 0
            case .trailing: rest
            }
        return row.items.enumerated().map { offset, item in
            let before = lengths[..<offset].reduce(0, +) + offset * parameters.itemSpacing
            let share = spreads && gaps > 0 && rest > 0 ? Double(rest) * Double(offset) / Double(gaps) : 0
            let span = Span(start: first + before + Int(share.rounded()), length: lengths[offset])
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
