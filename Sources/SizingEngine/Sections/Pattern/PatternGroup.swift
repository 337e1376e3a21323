/// The extents of the items of one group, from which its extent and the spans of its items follow.
///
/// A row is as tall as its tallest part. A column is as tall as its parts together with the spaces between them; if it lies
/// beside something taller, each of its parts grows by the same number of pixels, so that all columns end together. The parts
/// of a stack keep their extents, and a frame says what extent its part has. Places without an item take no space.
struct PatternGroup {
    let parameters: PatternParameters
    private let itemCount: Int
    private let isUnmeasured: Bool
    /// The extent of each part, apart from what it grows by; `nil` for one that has no items, as the last parts of a group may.
    private let extents: [Int?]

    /// - Parameter measured: The measured extents of the items, `nil` for an unmeasured one.
    init(_ measured: [Int?], parameters: PatternParameters) {
        self.parameters = parameters
        itemCount = measured.count
        // The extent of the group if the unmeasured items are as tall as their share of it.
        var suggested: Int?
        for (place, extent) in measured.enumerated() {
            if let extent { suggested = max(suggested ?? 0, extent * parameters.shares[place]) }
        }
        isUnmeasured = suggested == nil
        extents = Self.extents(of: measured, suggested, parameters)
    }

    private static func extents(
        of measured: [Int?],
        _ suggested: Int?,
        _ parameters: PatternParameters
    ) -> [Int?] {
        let parts = parameters.parts
        var extents: [Int?] = Array(repeating: nil, count: parts.count)
        // The last part first: what a part contains comes after it.
        var place = parameters.placeCount
        for index in parts.indices.reversed() {
            let part = parts[index]
            let (next, end) = (index + 1, index + part.size)
            switch part.kind {
            case .item:
                place -= 1
                guard place < measured.count else { continue }
                extents[index] = measured[place] ?? suggested.map { max(1, $0 / parameters.shares[place]) } ?? 0
            case .row:
                var inner = next
                while inner < end, let extent = extents[inner] {
                    extents[index] = max(extents[index] ?? extent, extent)
                    inner += parts[inner].size
                }
            case .column: extents[index] = total(of: next..<end, parts, extents, parameters.spacing).extent
            case .stack(let stack): extents[index] = total(of: next..<end, parts, extents, stack.spacing).extent
            case .framed(let frame):
                guard let content = extents[next] else { continue }
                if case .fixed(let extent) = frame.extent {
                    extents[index] = extent
                } else {
                    extents[index] = frame.before + content + frame.after
                }
            }
        }
        return extents
    }

    /// The number of parts one after another that have items, and the extent of these with the spaces between them.
    private static func total(
        of inner: Range<Int>,
        _ parts: [PatternParameters.FlatPart],
        _ extents: [Int?],
        _ spacing: Int
    ) -> (count: Int, extent: Int?) {
        var (count, sum, index) = (0, 0, inner.lowerBound)
        while index < inner.upperBound, let extent = extents[index] {
            sum += extent
            count += 1
            index += parts[index].size
        }
        return count == 0 ? (0, nil) : (count, max(0, sum + (count - 1) * spacing))
    }

    /// The extent of the group; `nil` if nothing of it is measured, so that it has the estimated extent.
    var extent: Int? {
        guard !isUnmeasured else { return nil }
        return parameters.fixedExtent ?? min(max(extents[0] ?? 0, parameters.overlap), PixelGrid.maximumExtent)
    }

    /// The spans of the items along the scroll axis.
    ///
    /// - Parameter span: The span of the group.
    func spans(in span: Span) -> [Span] {
        var spans: [Span] = []
        spans.reserveCapacity(itemCount)
        append(0, in: span, to: &spans)
        guard parameters.mayOverflow else { return spans }
        // What a group has no room for ends with the group: elements are looked for in their group.
        for index in spans.indices {
            let start = min(max(spans[index].start, span.start), span.end)
            spans[index] = Span(start: start, end: min(max(spans[index].end, start), span.end))
        }
        return spans
    }

    /// Appends the spans of the items of a part that takes a span.
    ///
    /// - Parameter isCut: Whether the part has no more room than the span, whatever it needs.
    private func append(_ index: Int, in span: Span, isCut: Bool = false, to spans: inout [Span]) {
        guard let own = extents[index] else { return }
        let part = parameters.parts[index]
        let inner = index + 1..<index + part.size
        switch part.kind {
        case .item: spans.append(span)
        case .row:
            var next = inner.lowerBound
            while next < inner.upperBound {
                append(next, in: span, isCut: isCut, to: &spans)
                next += parameters.parts[next].size
            }
        case .column:
            appendOneAfterAnother(inner, from: span.start, parameters.spacing, growingBy: span.length - own, to: &spans)
        case .stack(let stack) where stack.shrinks && own > span.length:
            appendShrunk(inner, stack.spacing, in: span, to: &spans)
        case .stack(let stack):
            let rest = max(0, span.length - own)
            appendOneAfterAnother(
                inner,
                from: span.start,
                stack.spacing,
                growingBy: stack.grows ? rest : 0,
                spreadBy: stack.isFlexible && !stack.grows ? rest : 0,
                to: &spans
            )
        case .framed(let frame):
            let length = isCut ? span.length : frame.extent == .filling ? max(own, span.length) : own
            let rest = max(0, span.length - length)
            let shift = frame.isFlexibleBefore ? (frame.isFlexibleAfter ? rest / 2 : rest) : 0
            let start = span.start + shift + frame.before
            let content = Span(start: start, length: max(0, length - frame.before - frame.after))
            append(inner.lowerBound, in: content, isCut: isCut, to: &spans)
        }
    }

    /// Appends the spans of parts along the scroll axis.
    ///
    /// - Parameters:
    ///   - growth: What all of them together grow by, or shrink by if it is negative.
    ///   - spread: What the spaces between them grow by.
    private func appendOneAfterAnother(
        _ inner: Range<Int>,
        from position: Int,
        _ spacing: Int,
        growingBy growth: Int,
        spreadBy spread: Int = 0,
        to spans: inout [Span]
    ) {
        let parts = parameters.parts
        let count = growth == 0 && spread == 0 ? 1 : Self.total(of: inner, parts, extents, spacing).count
        func share(_ number: Int, of whole: Int, among count: Int) -> Int {
            whole == 0 || count == 0 ? 0 : whole * (number + 1) / count - whole * number / count
        }
        var (number, start, index) = (0, position, inner.lowerBound)
        while index < inner.upperBound, let extent = extents[index] {
            let length = extent + share(number, of: growth, among: count)
            append(index, in: Span(start: start, length: max(0, length)), to: &spans)
            start += length + spacing + share(number, of: spread, among: count - 1)
            number += 1
            index += parts[index].size
        }
    }

    /// Appends the spans of parts for which there is too little room: those that are not stated are at most so long that all fit.
    private func appendShrunk(_ inner: Range<Int>, _ spacing: Int, in span: Span, to spans: inout [Span]) {
        var (room, measured, indices) = (span.length, [Int](), [Int]())
        var index = inner.lowerBound
        while index < inner.upperBound, let extent = extents[index] {
            indices.append(index)
            if isStated(index) { room -= extent } else { measured.append(extent) }
            index += parameters.parts[index].size
        }
        room = max(0, room - max(0, indices.count - 1) * spacing)
        measured.sort()
        // The shortest ones keep their extents; the others share the rest.
        while let shortest = measured.first, shortest * measured.count <= room {
            room -= shortest
            measured.removeFirst()
        }
        let most = measured.isEmpty ? Int.max : room / measured.count
        var start = span.start
        for index in indices {
            let extent = extents[index] ?? 0
            let length = isStated(index) ? extent : min(extent, most)
            append(index, in: Span(start: start, length: length), isCut: length < extent, to: &spans)
            start += length + spacing
        }
    }

    private func isStated(_ index: Int) -> Bool {
        guard case .framed(let frame) = parameters.parts[index].kind, case .fixed = frame.extent else { return false }
        return true
    }
}
