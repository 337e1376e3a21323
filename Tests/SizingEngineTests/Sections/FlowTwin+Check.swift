import SizingEngine
import TestSupport

/// A line of the twin: its items, its span, and whether it is decided.
private typealias Row = (items: Range<Int>, main: Span, isDecided: Bool)

extension FlowArrangement {
    /// Compares every answer with the twin's.
    func check(against twin: FlowTwin) throws {
        try checkInvariants()
        let frames = twin.frames
        let rows = twin.rows
        let measured = twin.sizes.compactMap { $0?.main }
        try Difference.check(count, twin.sizes.count, "count")
        try Difference.check(decidedCount, twin.decided, "decidedCount")
        try Difference.check(twin.lines.map(\.start), twin.starts(in: 0..<twin.decided), "lines")
        try Difference.check(unmeasuredCount, count - measured.count, "unmeasuredCount")
        try Difference.check(measuredSum, measured.reduce(0, +), "measuredSum")
        try Difference.check(estimatedRows, rows.filter { !$0.isDecided }.count, "estimatedRows")
        try Difference.check(extent, rows.last?.main.end ?? 0, "extent")
        for item in twin.sizes.indices {
            try Difference.check(frame(of: item), frames[item], "frame(of: \(item))")
            try Difference.check(measuredSize(of: item), twin.sizes[item], "measuredSize(of: \(item))")
        }
        let reaches = rows.flatMap { row in
            Array(repeating: twin.reach(of: row.items.lowerBound, rows), count: row.items.count)
        }
        let places = Set([0, extent] + rows.flatMap { [$0.main.start, $0.main.end] }).sorted()
        for place in places.enumerated().filter({ $0.offset % max(places.count / 5, 1) == 0 }).map(\.element) {
            for place in [place - 1, place] {
                try Difference.check(item(at: place), twin.item(at: place, frames, rows), "item(at: \(place))")
                for length in [1, 30] {
                    try check(Span(start: place, length: length), against: twin, frames, rows)
                }
                for item in [0, count / 3, count] {
                    try checkUnmeasured(around: item, place, against: twin, reaches)
                }
            }
        }
    }

    private func check(
        _ span: Span,
        against twin: FlowTwin,
        _ frames: [ItemFrame],
        _ rows: [Row]
    ) throws {
        let inSpan = frames.indices.filter { frames[$0].main.intersects(span) }
        let expected = inSpan.map { item in
            VisitedItem(
                item: item,
                frame: frames[item],
                isMeasured: item < twin.decided && twin.sizes[item] != nil
            )
        }
        try Difference.check(visited(in: span), expected, "items in \(span)")
        let hasUnmeasured = rows.contains { row in
            let main = row.isDecided ? row.main : twin.reach(of: row.items.lowerBound, rows)
            return (!row.isDecided || twin.sizes[row.items].contains(nil))
                && (main.intersects(span) || main.isEmpty && span.contains(main.start))
        }
        try Difference.check(self.hasUnmeasured(in: span), hasUnmeasured, "hasUnmeasured(in: \(span))")
    }

    private func checkUnmeasured(around item: Int, _ place: Int, against twin: FlowTwin, _ reaches: [Span]) throws {
        try Difference.check(
            firstUnmeasured(from: item, startingBefore: place),
            (item..<count).first { twin.sizes[$0] == nil && reaches[$0].start < place },
            "firstUnmeasured(from: \(item), startingBefore: \(place))"
        )
        try Difference.check(
            lastUnmeasured(before: item, endingAfter: place),
            (0..<item).last { twin.sizes[$0] == nil && reaches[$0].end > place },
            "lastUnmeasured(before: \(item), endingAfter: \(place))"
        )
    }
}

extension FlowTwin {
    /// Where an item that is not measured may come to lie: the first line of those guessed may begin on the last of
    /// those decided.
    fileprivate func reach(of item: Int, _ rows: [Row]) -> Span {
        let index = rows.firstIndex { $0.items.contains(item) }!
        let main = rows[index].main
        guard index == lines.count, index > 0 else { return main }
        let last = rows[index - 1]
        return hasRoom(last.items) ? Span(start: last.main.start, end: main.end) : main
    }

    fileprivate func item(at place: Int, _ frames: [ItemFrame], _ rows: [Row]) -> Int? {
        guard let row = rows.last(where: { $0.main.start <= place }) else { return sizes.isEmpty ? nil : 0 }
        if let covering = row.items.first(where: { frames[$0].main.contains(place) }) { return covering }
        let end = row.items.map { frames[$0].main.end }.max()
        return row.items.first { frames[$0].main.end == end }
    }
}
