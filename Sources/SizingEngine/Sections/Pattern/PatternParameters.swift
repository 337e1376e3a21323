/// The places of the items of a group, in whole pixels. All groups of a section have the same places.
package struct PatternParameters: Hashable, Sendable {
    /// A part of a group.
    package indirect enum Part: Hashable, Sendable {
        /// The place of one item, with its span across the scroll axis.
        case item(Span)
        /// Parts side by side, equally high.
        case row([Part])
        /// Parts one after another along the scroll axis.
        case column([Part])
    }

    package let group: Part
    /// The space between two parts of a column, and between two groups.
    package let spacing: Int

    /// The span of each place across the scroll axis, in the order of the items. There is at least one.
    let places: [Span]
    /// What part of a group's extent each place has as long as nothing is measured: 1 for the whole of it, 2 for a half.
    let shares: [Int]
    /// The greatest number of items one after another along the scroll axis.
    let depth: Int

    /// - Parameters:
    ///   - group: A row or a column without parts is ignored. If nothing is left, a group is one item of width 0.
    ///   - spacing: Clamped to `0...PixelGrid.maximumExtent`.
    package init(group: Part, spacing: Int = 0) {
        let group = group.simplified ?? .item(Span(start: 0, length: 0))
        var places: [(cross: Span, share: Int)] = []
        depth = group.collect(&places, share: 1)
        self.group = group
        self.spacing = min(max(spacing, 0), PixelGrid.maximumExtent)
        self.places = places.map(\.cross)
        shares = places.map(\.share)
    }
}

extension PatternParameters.Part {
    /// The part without rows and columns that have no items.
    fileprivate var simplified: PatternParameters.Part? {
        func simplified(_ parts: [PatternParameters.Part]) -> [PatternParameters.Part]? {
            let parts = parts.compactMap(\.simplified)
            return parts.isEmpty ? nil : parts
        }
        return switch self {
        case .item: self
        case .row(let parts): simplified(parts).map { .row($0) }
        case .column(let parts): simplified(parts).map { .column($0) }
        }
    }

    /// Appends the places of the part.
    ///
    /// - Returns: The greatest number of items one after another.
    fileprivate func collect(_ places: inout [(cross: Span, share: Int)], share: Int) -> Int {
        switch self {
        case .item(let cross):
            places.append((cross, share))
            return 1
        case .row(let parts):
            return parts.reduce(0) { max($0, $1.collect(&places, share: share)) }
        case .column(let parts):
            return parts.reduce(0) { $0 + $1.collect(&places, share: share * parts.count) }
        }
    }
}
