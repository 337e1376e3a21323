import TestSupport

@testable import SizingEngine

/// The twin of `PatternArrangement`: an array of optional extents, and a loop for every question.
struct PatternTwin {
    /// A part of a group with the numbers of its places, without the places that have no item.
    private indirect enum Part {
        case item(Int)
        case row([Part])
        case column([Part])
        case stack([Part], PatternParameters.Stack)
        case framed(Part, PatternParameters.Frame)
    }

    var extents: [Int?]
    var parameters: PatternParameters
    var estimate: Int

    init(count: Int, parameters: PatternParameters, estimate: Int) {
        extents = Array(repeating: nil, count: count)
        self.parameters = parameters
        self.estimate = estimate
    }

    var placeCount: Int { Self.crosses(parameters.group).count }

    /// Inserts items. Those after them become unmeasured if they come to other places.
    mutating func insert(_ count: Int, at item: Int) {
        extents.insert(contentsOf: repeatElement(nil, count: count), at: item)
        if count % placeCount != 0 { forget(from: item) }
    }

    mutating func remove(_ range: Range<Int>) {
        extents.removeSubrange(range)
        if range.count % placeCount != 0 { forget(from: range.lowerBound) }
    }

    private mutating func forget(from item: Int) {
        for item in item..<extents.count { extents[item] = nil }
    }

    // MARK: Places

    /// The groups with their items.
    var groups: [(items: Range<Int>, main: Span)] {
        var start = 0
        return stride(from: 0, to: extents.count, by: placeCount).map { first in
            let items = first..<min(first + placeCount, extents.count)
            let part = part(of: items.count)
            let lengths = lengths(of: Array(extents[items]))
            let depth = Self.depth(parameters.group)
            let unmeasured = parameters.fixedExtent ?? depth * estimate + (depth - 1) * parameters.spacing
            let main = Span(
                start: start,
                length: lengths.map { max(extent(of: part, $0), parameters.overlap) } ?? unmeasured
            )
            start = main.end + parameters.spacing
            return (items, main)
        }
    }

    var frames: [ItemFrame] {
        let crosses = Self.crosses(parameters.group)
        return groups.flatMap { group in
            let lengths = lengths(of: Array(extents[group.items])) ?? group.items.map { _ in 0 }
            let mains = mains(of: part(of: group.items.count), in: group.main, lengths)
            return group.items.indices.map { item in
                let place = item - group.items.lowerBound
                let main = Self.cut(mains[place]!, by: group.main, parameters)
                return ItemFrame(main: main, cross: crosses[place])
            }
        }
    }

    /// The extent of the first group; `nil` if nothing of it is measured.
    var extentOfFirstGroup: Int? {
        extents.prefix(placeCount).contains { $0 != nil } ? groups.first?.main.length : nil
    }

    /// Where the items of the first group lie if it takes a span.
    func mains(in span: Span) -> [Span] {
        let items = extents.prefix(placeCount)
        let lengths = lengths(of: Array(items)) ?? items.map { _ in 0 }
        let mains = mains(of: part(of: items.count), in: span, lengths)
        return items.indices.map { Self.cut(mains[$0]!, by: span, parameters) }
    }

    /// Where frames say what extents parts have, an item ends with its group.
    private static func cut(_ main: Span, by whole: Span, _ parameters: PatternParameters) -> Span {
        guard parameters.mayOverflow else { return main }
        let start = min(max(main.start, whole.start), whole.end)
        return Span(start: start, end: min(max(main.end, start), whole.end))
    }

    private static func crosses(_ part: PatternParameters.Part) -> [Span] {
        switch part {
        case .item(let cross): [cross]
        case .row(let parts), .column(let parts), .stack(let parts, _): parts.flatMap(crosses)
        case .framed(let part, _): crosses(part)
        }
    }

    private static func depth(_ part: PatternParameters.Part) -> Int {
        switch part {
        case .item: 1
        case .row(let parts): parts.map(depth).max()!
        case .column(let parts), .stack(let parts, _): parts.map(depth).reduce(0, +)
        case .framed(let part, _): depth(part)
        }
    }

    /// A group of a number of items.
    private func part(of count: Int) -> Part {
        var next = 0
        func numbered(_ part: PatternParameters.Part) -> Part? {
            func some(_ parts: [PatternParameters.Part]) -> [Part]? {
                let parts = parts.compactMap(numbered)
                return parts.isEmpty ? nil : parts
            }
            switch part {
            case .item:
                next += 1
                return next <= count ? .item(next - 1) : nil
            case .row(let parts): return some(parts).map { .row($0) }
            case .column(let parts): return some(parts).map { .column($0) }
            case .stack(let parts, let stack): return some(parts).map { .stack($0, stack) }
            case .framed(let part, let frame): return numbered(part).map { .framed($0, frame) }
            }
        }
        return numbered(parameters.group)!
    }

    /// The extents of a group's items: the unmeasured ones have their share of the group that the measured ones suggest.
    private func lengths(of measured: [Int?]) -> [Int]? {
        func shares(_ part: PatternParameters.Part) -> [Int] {
            switch part {
            case .item: [1]
            case .row(let parts): parts.flatMap(shares)
            case .column(let parts), .stack(let parts, _): parts.flatMap(shares).map { $0 * parts.count }
            case .framed(let part, _): shares(part)
            }
        }
        let shares = shares(parameters.group)
        let suggested = measured.indices.compactMap { place in measured[place].map { $0 * shares[place] } }.max()
        return suggested.map { suggested in
            measured.indices.map { measured[$0] ?? max(1, suggested / shares[$0]) }
        }
    }

    private func extent(of part: Part, _ lengths: [Int]) -> Int {
        switch part {
        case .item(let place): lengths[place]
        case .row(let parts): parts.map { extent(of: $0, lengths) }.max()!
        case .column(let parts):
            max(0, parts.map { extent(of: $0, lengths) + parameters.spacing }.reduce(-parameters.spacing, +))
        case .stack(let parts, let stack):
            max(0, parts.map { extent(of: $0, lengths) + stack.spacing }.reduce(-stack.spacing, +))
        case .framed(let part, let frame):
            switch frame.extent {
            case .fixed(let extent): extent
            case .content, .filling: frame.before + extent(of: part, lengths) + frame.after
            }
        }
    }

    private func mains(of part: Part, in span: Span, _ lengths: [Int]) -> [Int: Span] {
        switch part {
        case .item(let place): return [place: span]
        case .row(let parts):
            return parts.reduce(into: [:]) { $0.merge(mains(of: $1, in: span, lengths)) { first, _ in first } }
        case .column(let parts):
            let rest = span.length - extent(of: part, lengths)
            var mains: [Int: Span] = [:]
            var before = 0
            for (index, part) in parts.enumerated() {
                let length = extent(of: part, lengths)
                let start = span.start + before + index * parameters.spacing + rest * index / parts.count
                let end = span.start + before + length + index * parameters.spacing + rest * (index + 1) / parts.count
                mains.merge(self.mains(of: part, in: Span(start: start, end: max(start, end)), lengths)) { first, _ in
                    first
                }
                before += length
            }
            return mains
        case .stack(let parts, let stack):
            let rest = max(0, span.length - extent(of: part, lengths))
            var mains: [Int: Span] = [:]
            var before = 0
            for (index, part) in parts.enumerated() {
                var length = extent(of: part, lengths)
                if stack.grows { length += rest * (index + 1) / parts.count - rest * index / parts.count }
                // What lies before the part: the parts and the spaces there, which have grown, too.
                let spread = stack.isFlexible && !stack.grows && parts.count > 1 ? rest * index / (parts.count - 1) : 0
                let start = span.start + before + index * stack.spacing + spread
                mains.merge(self.mains(of: part, in: Span(start: start, length: length), lengths)) { first, _ in first }
                before += length
            }
            return mains
        case .framed(let inner, let frame):
            let own = extent(of: part, lengths)
            let length = frame.extent == .filling ? max(own, span.length) : own
            let left = max(0, span.length - length)
            let shift =
                switch (frame.isFlexibleBefore, frame.isFlexibleAfter) {
                case (true, true): left / 2
                case (true, false): left
                default: 0
                }
            let start = span.start + shift + frame.before
            return mains(
                of: inner,
                in: Span(start: start, length: max(0, length - frame.before - frame.after)),
                lengths
            )
        }
    }

    func item(at position: Int, _ frames: [ItemFrame], _ groups: [(items: Range<Int>, main: Span)]) -> Int? {
        guard let group = groups.last(where: { $0.main.start <= position }) ?? groups.first else { return nil }
        if let covering = group.items.first(where: { frames[$0].main.contains(position) }) { return covering }
        let end = group.items.map { frames[$0].main.end }.filter { $0 <= position }.max()
        return group.items.first { frames[$0].main.end == end } ?? group.items.lowerBound
    }
}

extension PatternArrangement {
    /// Compares every answer with the twin's.
    func check(against twin: PatternTwin) throws {
        try checkInvariants()
        let (frames, groups) = (twin.frames, twin.groups)
        let measured = twin.extents.compactMap { $0 }
        try Difference.check(count, twin.extents.count, "count")
        try Difference.check(unmeasuredCount, count - measured.count, "unmeasuredCount")
        try Difference.check(measuredSum, measured.reduce(0, +), "measuredSum")
        try Difference.check(extent, groups.last?.main.end ?? 0, "extent")
        for item in twin.extents.indices {
            try Difference.check(frame(of: item), frames[item], "frame(of: \(item))")
            try Difference.check(measuredSize(of: item)?.main, twin.extents[item], "measuredSize(of: \(item))")
        }
        let positions = Set([-1, 0, extent] + frames.flatMap { [$0.main.start, $0.main.end] }).sorted()
        let some = positions.enumerated().filter { $0.offset % max(positions.count / 4, 1) == 0 }.map(\.element)
        for position in some {
            for position in [position - 1, position] { try check(at: position, against: twin, frames, groups) }
        }
    }

    private func check(
        at position: Int,
        against twin: PatternTwin,
        _ frames: [ItemFrame],
        _ groups: [(items: Range<Int>, main: Span)]
    ) throws {
        try Difference.check(item(at: position), twin.item(at: position, frames, groups), "item(at: \(position))")
        for length in [1, 30] {
            let span = Span(start: position, length: length)
            let shown = frames.indices.filter { frames[$0].main.intersects(span) }
            let visited = visited(in: span)
            let expected = shown.map { VisitedItem(item: $0, frame: frames[$0], isMeasured: twin.extents[$0] != nil) }
            try Difference.check(visited, expected, "items in \(span)")
            let needsPlacing = groups.contains { group in
                twin.extents[group.items].contains(nil)
                    && (group.main.intersects(span) || group.main.isEmpty && span.contains(group.main.start))
            }
            try Difference.check(self.needsPlacing(in: span), needsPlacing, "needsPlacing(in: \(span))")
        }
        for item in [0, count / 3, count] {
            let unmeasured = twin.extents.indices.filter { twin.extents[$0] == nil }
            try Difference.check(
                nextToPlace(from: item, startingBefore: position),
                unmeasured.first { $0 >= item && groups[$0 / twin.placeCount].main.start < position },
                "nextToPlace(from: \(item), startingBefore: \(position))"
            )
            try Difference.check(
                nextToPlace(before: item, endingAfter: position),
                unmeasured.last { $0 < item && groups[$0 / twin.placeCount].main.end > position },
                "nextToPlace(before: \(item), endingAfter: \(position))"
            )
        }
    }
}
