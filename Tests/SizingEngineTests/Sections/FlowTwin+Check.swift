import TestSupport

@testable import SizingEngine

extension FlowArrangement {
    /// Compares every answer with the twin's.
    func check(against twin: FlowTwin) throws {
        try checkInvariants()
        let frames = twin.frames
        let rows = twin.rows
        let measured = twin.sizes.compactMap { $0?.main }
        try Difference.check(count, twin.sizes.count, "count")
        try Difference.check(decidedItems, twin.decided, "decidedItems")
        try Difference.check(decidedCount, twin.decided.count, "decidedCount")
        try Difference.check(isAlignedAtStart, twin.isAlignedAtStart, "isAlignedAtStart")
        try Difference.check(twin.lower.lines.map(\.start), twin.starts(isUp: false), "lower lines")
        try Difference.check(twin.upper.lines.map(\.start), twin.starts(isUp: true), "upper lines")
        try Difference.check(unmeasuredCount, count - measured.count, "unmeasuredCount")
        try Difference.check(measuredSum, measured.reduce(0, +), "measuredSum")
        try Difference.check(estimatedRows, rows.filter { !$0.isDecided }.count, "estimatedRows")
        try Difference.check(extent, rows.last?.main.end ?? 0, "extent")
        for item in twin.sizes.indices {
            try Difference.check(frame(of: item), frames[item], "frame(of: \(item))")
            try Difference.check(measuredSize(of: item), twin.sizes[item], "measuredSize(of: \(item))")
            try Difference.check(isApproached(item), twin.isApproached(item), "isApproached(\(item))")
        }
        let places = Set([0, extent] + rows.flatMap { [$0.main.start, $0.main.end] }).sorted()
        for place in places.enumerated().filter({ $0.offset % max(places.count / 5, 1) == 0 }).map(\.element) {
            for place in [place - 1, place] {
                try Difference.check(item(at: place), twin.item(at: place, frames, rows), "item(at: \(place))")
                for length in [1, 30] {
                    try check(Span(start: place, length: length), against: twin, frames, rows)
                }
                for item in Set([0, twin.decided.lowerBound, count / 3, twin.decided.upperBound, count]) {
                    try checkUnmeasured(around: item, place, against: twin, rows)
                }
            }
        }
    }

    private func check(
        _ span: Span,
        against twin: FlowTwin,
        _ frames: [ItemFrame],
        _ rows: [FlowTwin.Row]
    ) throws {
        let inSpan = frames.indices.filter { frames[$0].main.intersects(span) }
        let expected = inSpan.map { item in
            VisitedItem(
                item: item,
                frame: frames[item],
                isMeasured: twin.decided.contains(item) && twin.sizes[item] != nil
            )
        }
        try Difference.check(visited(in: span), expected, "items in \(span)")
        let hasStandIns = rows.contains { row in
            row.isDecided && twin.sizes[row.items].contains(nil)
                && (row.main.intersects(span) || row.main.isEmpty && span.contains(row.main.start))
        }
        let reachesBelow = twin.startBelow(rows).map { $0 < span.end && rows.last!.main.end > span.start } ?? false
        let reachesAbove = twin.endAbove(rows).map { $0 > span.start && 0 < span.end } ?? false
        try Difference.check(
            needsPlacing(in: span),
            hasStandIns || reachesBelow || reachesAbove,
            "needsPlacing(in: \(span))"
        )
    }

    private func checkUnmeasured(
        around item: Int,
        _ place: Int,
        against twin: FlowTwin,
        _ rows: [FlowTwin.Row]
    ) throws {
        try Difference.check(
            nextToPlace(from: item, startingBefore: place),
            twin.nextToPlace(from: item, startingBefore: place, rows),
            "nextToPlace(from: \(item), startingBefore: \(place))"
        )
        try Difference.check(
            nextToPlace(before: item, endingAfter: place),
            twin.nextToPlace(before: item, endingAfter: place, rows),
            "nextToPlace(before: \(item), endingAfter: \(place))"
        )
    }
}

extension FlowTwin {
    fileprivate func isApproached(_ item: Int) -> Bool {
        let between = item < pivot ? item + 1..<pivot : pivot..<item
        return item >= decided.lowerBound - 1 && item <= decided.upperBound && !sizes[between].contains(nil)
    }

    /// Where the item below the decided ones may come to start; `nil` if there is none.
    fileprivate func startBelow(_ rows: [Row]) -> Int? {
        guard let next = rows.firstIndex(where: { $0.items.lowerBound == decided.upperBound }) else { return nil }
        let mayJoin = lower.decided > 0 && hasSpace(rows[next - 1].items)
        return rows[mayJoin ? next - 1 : next].main.start
    }

    /// Where the item above the decided ones may come to end; `nil` if there is none.
    fileprivate func endAbove(_ rows: [Row]) -> Int? {
        guard let next = rows.firstIndex(where: { $0.items.upperBound == decided.lowerBound }) else { return nil }
        let mayJoin = upper.decided > 0 && hasSpace(rows[next + 1].items)
        return rows[mayJoin ? next + 1 : next].main.end
    }

    private func row(of item: Int, _ rows: [Row]) -> Row { rows.first { $0.items.contains(item) }! }

    fileprivate func nextToPlace(from first: Int, startingBefore place: Int, _ rows: [Row]) -> Int? {
        sizes.indices.dropFirst(first).first { item in
            if item < decided.lowerBound {
                return row(of: item, rows).main.start < place && (sizes[item] == nil || item == decided.lowerBound - 1)
            }
            if item < decided.upperBound { return sizes[item] == nil && row(of: item, rows).main.start < place }
            if first > decided.upperBound { return sizes[item] == nil && row(of: item, rows).main.start < place }
            return item == decided.upperBound && startBelow(rows)! < place
        }
    }

    fileprivate func nextToPlace(before end: Int, endingAfter place: Int, _ rows: [Row]) -> Int? {
        sizes.indices.prefix(end).last { item in
            if item >= decided.upperBound {
                return row(of: item, rows).main.end > place && (sizes[item] == nil || item == decided.upperBound)
            }
            if item >= decided.lowerBound { return sizes[item] == nil && row(of: item, rows).main.end > place }
            if end < decided.lowerBound { return sizes[item] == nil && row(of: item, rows).main.end > place }
            return item == decided.lowerBound - 1 && endAbove(rows)! > place
        }
    }

    fileprivate func item(at place: Int, _ frames: [ItemFrame], _ rows: [Row]) -> Int? {
        guard let row = rows.last(where: { $0.main.start <= place }) else { return sizes.isEmpty ? nil : 0 }
        if let covering = row.items.first(where: { frames[$0].main.contains(place) }) { return covering }
        let end = row.items.map { frames[$0].main.end }.max()
        return row.items.first { frames[$0].main.end == end }
    }
}
