import TestSupport

@testable import SizingEngine

/// The twin of `GridArrangement`: an array of optional extents, and a loop for every question.
struct GridTwin {
    var extents: [Int?]
    var parameters: GridParameters
    var estimate: Int

    init(count: Int, parameters: GridParameters, estimate: Int) {
        extents = Array(repeating: nil, count: count)
        self.parameters = parameters
        self.estimate = estimate
    }

    /// Rows that overlap are at least as tall as what they share.
    var least: Int { max(0, -parameters.rowSpacing) }

    mutating func use(_ parameters: GridParameters) {
        self.parameters = parameters
        estimate = max(estimate, least)
        extents = extents.map { $0.map { max($0, least) } }
    }

    mutating func measure(_ extent: Int, at item: Int) { extents[item] = max(extent, least) }

    var columns: Int { parameters.columns.count }

    /// Forgets the items that have come to a column of another width.
    mutating func forgetItems(from first: Int, movedBy places: Int) {
        let widths = parameters.columns.map(\.length)
        guard places % columns != 0, widths.max()! - widths.min()! > 1 else { return }
        for item in first..<extents.count { extents[item] = nil }
    }

    /// The rows with their items.
    var rows: [(items: Range<Int>, main: Span)] {
        var start = 0
        return stride(from: 0, to: extents.count, by: columns).map { first in
            let items = first..<min(first + columns, extents.count)
            let main = Span(start: start, length: extents[items].compactMap { $0 }.max() ?? estimate)
            start = main.end + parameters.rowSpacing
            return (items, main)
        }
    }

    var frames: [ItemFrame] {
        rows.flatMap { row in
            row.items.map { item in
                let extent = extents[item] ?? row.main.length
                let start =
                    switch parameters.alignment {
                    case .stretch, .start: row.main.start
                    case .center: row.main.start + (row.main.length - extent) / 2
                    case .end: row.main.end - extent
                    }
                return ItemFrame(
                    main: Span(start: start, length: parameters.alignment == .stretch ? row.main.length : extent),
                    cross: parameters.columns[item - row.items.lowerBound]
                )
            }
        }
    }

    func item(at place: Int, _ frames: [ItemFrame], _ rows: [(items: Range<Int>, main: Span)]) -> Int? {
        guard let row = rows.last(where: { $0.main.start <= place }) else { return extents.isEmpty ? nil : 0 }
        if let covering = row.items.first(where: { frames[$0].main.contains(place) }) { return covering }
        let end = row.items.map { frames[$0].main.end }.max()
        return row.items.first { frames[$0].main.end == end }
    }
}

extension GridArrangement {
    /// Compares every answer with the twin's.
    func check(against twin: GridTwin) throws {
        try checkInvariants()
        let frames = twin.frames
        let rows = twin.rows
        let measured = twin.extents.compactMap { $0 }
        try Difference.check(count, twin.extents.count, "count")
        try Difference.check(unmeasuredCount, count - measured.count, "unmeasuredCount")
        try Difference.check(measuredSum, measured.reduce(0, +), "measuredSum")
        try Difference.check(rowCount, rows.count, "rowCount")
        let unknown = rows.filter { row in twin.extents[row.items].allSatisfy { $0 == nil } }
        try Difference.check(estimatedRows, unknown.count, "estimatedRows")
        try Difference.check(extent, rows.last?.main.end ?? 0, "extent")
        for item in twin.extents.indices {
            try Difference.check(frame(of: item), frames[item], "frame(of: \(item))")
            try Difference.check(measuredSize(of: item)?.main, twin.extents[item], "measuredSize(of: \(item))")
        }
        let places = Set([-1, 0, extent] + frames.flatMap { [$0.main.start, $0.main.end] }).sorted()
        for place in places.enumerated().filter({ $0.offset % max(places.count / 4, 1) == 0 }).map(\.element) {
            try check(at: place, against: twin, frames, rows)
        }
    }

    private func check(
        at place: Int,
        against twin: GridTwin,
        _ frames: [ItemFrame],
        _ rows: [(items: Range<Int>, main: Span)]
    ) throws {
        let columns = twin.columns
        for place in [place - 1, place] {
            try Difference.check(item(at: place), twin.item(at: place, frames, rows), "item(at: \(place))")
            for length in [1, 30] {
                let span = Span(start: place, length: length)
                let visited = visited(in: span)
                let inSpan = frames.indices.filter { frames[$0].main.intersects(span) }
                try Difference.check(visited.map(\.item), inSpan, "items in \(span)")
                try Difference.check(visited.map(\.frame), inSpan.map { frames[$0] }, "frames in \(span)")
                try Difference.check(
                    visited.map(\.isMeasured),
                    inSpan.map { twin.extents[$0] != nil },
                    "measured in \(span)"
                )
                let hasUnmeasured = rows.contains { row in
                    twin.extents[row.items].contains(nil)
                        && (row.main.intersects(span) || row.main.isEmpty && span.contains(row.main.start))
                }
                try Difference.check(self.needsPlacing(in: span), hasUnmeasured, "needsPlacing(in: \(span))")
            }
            for item in [0, count / 3, count] {
                try Difference.check(
                    nextToPlace(from: item, startingBefore: place),
                    (item..<count).first {
                        twin.extents[$0] == nil && rows[$0 / columns].main.start < place
                    },
                    "nextToPlace(from: \(item), startingBefore: \(place))"
                )
                try Difference.check(
                    nextToPlace(before: item, endingAfter: place),
                    (0..<item).last {
                        twin.extents[$0] == nil && rows[$0 / columns].main.end > place
                    },
                    "nextToPlace(before: \(item), endingAfter: \(place))"
                )
            }
        }
    }
}

/// An item as a query gave it.
struct VisitedItem: Equatable {
    var item: Int
    var frame: ItemFrame
    var isMeasured: Bool
}

extension SectionArrangement {
    func visited(in span: Span) -> [VisitedItem] {
        var visited: [VisitedItem] = []
        forEachItem(in: span) { item, frame, isMeasured in
            visited.append(VisitedItem(item: item, frame: frame, isMeasured: isMeasured))
            return true
        }
        return visited
    }
}
