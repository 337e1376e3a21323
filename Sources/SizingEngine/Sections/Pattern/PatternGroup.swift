/// The extents of the items of one group, from which its extent and the spans of its items follow.
///
/// A row is as tall as its tallest part. A column is as tall as its parts together with the spaces between them; if it lies
/// beside something taller, each of its parts grows by the same number of pixels, so that all columns end together. The parts
/// of a stack keep their extents, and a frame says what extent its part has. Places without an item take no space.
struct PatternGroup {
    let parameters: PatternParameters
    /// The extents of the items, those of unmeasured ones estimated.
    private let extents: [Int]
    private let isUnmeasured: Bool

    /// - Parameter measured: The measured extents of the items, `nil` for an unmeasured one.
    init(_ measured: [Int?], parameters: PatternParameters) {
        self.parameters = parameters
        let shares = parameters.shares
        // The extent of the group if the unmeasured items are as tall as their share of it.
        let suggested = zip(measured, shares).compactMap { extent, share in extent.map { $0 * share } }.max()
        isUnmeasured = suggested == nil
        extents = zip(measured, shares).map { extent, share in
            extent ?? suggested.map { max(1, $0 / share) } ?? 0
        }
    }

    /// The extent of the group; `nil` if nothing of it is measured, so that it has the estimated extent.
    var extent: Int? {
        if let extent = parameters.fixedExtent { return isUnmeasured ? nil : extent }
        var place = 0
        return isUnmeasured ? nil : min(extent(of: parameters.group, from: &place) ?? 0, PixelGrid.maximumExtent)
    }

    /// The spans of the items along the scroll axis.
    ///
    /// - Parameter span: The span of the group.
    func spans(in span: Span) -> [Span] {
        var spans: [Span] = []
        spans.reserveCapacity(extents.count)
        append(parameters.group, in: span, to: &spans)
        guard parameters.mayOverflow else { return spans }
        // What a group has no room for ends with the group: elements are looked for in their group.
        return spans.map { found in
            let start = min(max(found.start, span.start), span.end)
            return Span(start: start, end: min(max(found.end, start), span.end))
        }
    }

    /// The extent of a part, apart from what it grows by; `nil` if it has no items.
    ///
    /// - Parameter place: The first place of the part, then the first place after it.
    private func extent(of part: PatternParameters.Part, from place: inout Int) -> Int? {
        switch part {
        case .item:
            defer { place += 1 }
            return place < extents.count ? extents[place] : nil
        case .row(let parts):
            return parts.compactMap { extent(of: $0, from: &place) }.max()
        case .column(let parts):
            let lengths = parts.compactMap { extent(of: $0, from: &place) }
            return lengths.isEmpty ? nil : lengths.reduce(0, +) + (lengths.count - 1) * parameters.spacing
        case .stack(let parts, let stack):
            let lengths = parts.compactMap { extent(of: $0, from: &place) }
            return lengths.isEmpty ? nil : lengths.reduce(0, +) + (lengths.count - 1) * stack.spacing
        case .framed(let part, let frame):
            guard let content = extent(of: part, from: &place) else { return nil }
            if case .fixed(let extent) = frame.extent { return extent }
            return frame.before + content + frame.after
        }
    }

    /// Appends the spans of the items of a part that takes a span.
    private func append(_ part: PatternParameters.Part, in span: Span, to spans: inout [Span]) {
        switch part {
        case .item:
            if spans.count < extents.count { spans.append(span) }
        case .row(let parts):
            for part in parts { append(part, in: span, to: &spans) }
        case .column(let parts):
            var place = spans.count
            let lengths = parts.compactMap { extent(of: $0, from: &place) }
            let rest = span.length - lengths.reduce(0, +) - (lengths.count - 1) * parameters.spacing
            var start = span.start
            for (index, length) in lengths.enumerated() {
                let grown = length + rest * (index + 1) / lengths.count - rest * index / lengths.count
                append(parts[index], in: Span(start: start, length: max(0, grown)), to: &spans)
                start += grown + parameters.spacing
            }
        case .stack(let parts, let stack):
            var place = spans.count
            let lengths = parts.compactMap { extent(of: $0, from: &place) }
            let gaps = lengths.count - 1
            let rest = max(0, span.length - lengths.reduce(0, +) - gaps * stack.spacing)
            var start = span.start
            for (index, length) in lengths.enumerated() {
                let growth = stack.grows ? rest * (index + 1) / lengths.count - rest * index / lengths.count : 0
                append(parts[index], in: Span(start: start, length: length + growth), to: &spans)
                start += length + growth + stack.spacing
                if stack.isFlexible, !stack.grows, gaps > 0 {
                    start += rest * (index + 1) / gaps - rest * index / gaps
                }
            }
        case .framed(let part, let frame):
            var place = spans.count
            guard let own = extent(of: .framed(part, frame), from: &place) else { return }
            let length = frame.extent == .filling ? max(own, span.length) : own
            let rest = max(0, span.length - length)
            let shift = frame.isFlexibleBefore ? (frame.isFlexibleAfter ? rest / 2 : rest) : 0
            let start = span.start + shift + frame.before
            let inner = Span(start: start, length: max(0, length - frame.before - frame.after))
            append(part, in: inner, to: &spans)
        }
    }
}
