import TestSupport

@testable import SizingEngine

extension CarouselArrangement {
    /// Compares every answer with the twin's.
    func check(against twin: CarouselTwin) throws {
        try checkInvariants()
        let columns = twin.columns
        let frames = twin.frames
        let measured = twin.sizes.compactMap { $0?.main }
        try Difference.check(count, twin.sizes.count, "count")
        try Difference.check(unmeasuredCount, count - measured.count, "unmeasuredCount")
        try Difference.check(measuredSum, measured.reduce(0, +), "measuredSum")
        try Difference.check(extent, twin.extent, "extent")
        try Difference.check(restingOffsets, twin.restingOffsets(columns), "restingOffsets")
        try Difference.check(offset, twin.offset(columns), "offset")
        for item in twin.sizes.indices {
            try Difference.check(frame(of: item), frames[item], "frame(of: \(item))")
            try Difference.check(measuredSize(of: item)?.main, twin.sizes[item]?.main, "measuredSize(of: \(item))")
        }
        let needed = twin.needed(columns).filter { twin.sizes[$0] == nil }
        for place in [-1, 0, 1, extent / 2, extent - 1, extent, extent + 1] {
            try check(at: place, needing: needed, against: twin, columns, frames)
        }
    }

    private func check(
        at place: Int,
        needing needed: Set<Int>,
        against twin: CarouselTwin,
        _ columns: [(items: Range<Int>, span: Span)],
        _ frames: [ItemFrame]
    ) throws {
        for length in [1, 40] {
            let span = Span(start: place, length: length)
            let shown = frames.indices.filter {
                frames[$0].main.intersects(span) && frames[$0].cross.intersects(twin.visible)
            }
            let isGiven = twin.parameters.givesFrames
            let expected = shown.map { item in
                VisitedItem(
                    item: item,
                    frame: frames[item],
                    isMeasured: twin.sizes[item] != nil || isGiven && item >= twin.parameters.leadCount
                )
            }
            try Difference.check(visited(in: span), expected, "items in \(span)")
            let intersects = span.end > 0 && span.start < max(1, extent)
            try Difference.check(needsPlacing(in: span), intersects && !needed.isEmpty, "needsPlacing(in: \(span))")
        }
        try Difference.check(item(at: place), twin.item(at: place, columns), "item(at: \(place))")
        for item in [0, count / 3, count] {
            try Difference.check(
                nextToPlace(from: item, startingBefore: place),
                place > 0 ? needed.filter { $0 >= item }.min() : nil,
                "nextToPlace(from: \(item), startingBefore: \(place))"
            )
            try Difference.check(
                nextToPlace(before: item, endingAfter: place),
                place < extent ? needed.filter { $0 < item }.max() : nil,
                "nextToPlace(before: \(item), endingAfter: \(place))"
            )
        }
    }
}

extension CarouselTwin {
    fileprivate func item(at place: Int, _ columns: [(items: Range<Int>, span: Span)]) -> Int? {
        guard let last = columns.last else { return nil }
        let offset = offset(columns)
        let column = columns.first { $0.span.start >= offset } ?? last
        if parameters.group != nil {
            return column.items.first { main(of: $0).contains(place) } ?? column.items.lowerBound
        }
        let row = (0..<rowCount).last { $0 * (height + parameters.rowSpacing) <= place } ?? 0
        return min(column.items.lowerBound + row, sizes.count - 1)
    }
}
