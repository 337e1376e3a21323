/// The extents of the items of one group, from which its extent and the spans of its items follow.
///
/// A row is as tall as its tallest part. A column is as tall as its parts together with the spaces between them; if it lies
/// beside something taller, each of its parts grows by the same number of pixels, so that all columns end together. Places
/// without an item take no space.
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
        return spans
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
        }
    }
}
