/// The places of the items of a group, in whole pixels. All groups of a section have the same places.
package struct PatternParameters: Hashable, Sendable {
    /// A part of a group.
    package indirect enum Part: Hashable, Sendable {
        /// The place of one item, with its span across the scroll axis.
        case item(Span)
        /// Parts side by side, equally high.
        case row([Part])
        /// Parts one after another along the scroll axis. Beside something taller, all of them grow.
        case column([Part])
        /// Parts one after another along the scroll axis, which keep their extents.
        case stack([Part], Stack)
        /// A part with space of its own.
        case framed(Part, Frame)
    }

    /// The spaces between the parts of a stack.
    package struct Stack: Hashable, Sendable {
        package var spacing: Int
        /// Whether the spaces grow where there is more room than the parts need.
        package var isFlexible: Bool
        /// Whether the parts grow there, by equal amounts.
        package var grows = false
        /// Whether measured parts get less where there is less room than all parts need: the largest ones first.
        package var shrinks = false

        package init(spacing: Int = 0, isFlexible: Bool = false) {
            self.spacing = PixelGrid.clampedSpace(spacing)
            self.isFlexible = isFlexible
        }
    }

    /// The extent of a part along the scroll axis, and the space within it around its content.
    package struct Frame: Hashable, Sendable {
        package enum Extent: Hashable, Sendable {
            /// That of the content, with the space around it.
            case content
            /// That of what surrounds the part, and at least that of the content.
            case filling
            case fixed(Int)
        }

        package var extent: Extent
        /// The space before the content, which is a part of the extent.
        package var before: Int
        /// The space after the content.
        package var after: Int
        /// Whether the part keeps to the end of what surrounds it, or to the middle if both are set.
        package var isFlexibleBefore = false
        package var isFlexibleAfter = false

        /// Lengths are clamped to `0...PixelGrid.maximumExtent`.
        package init(_ extent: Extent, before: Int = 0, after: Int = 0) {
            func clamped(_ length: Int) -> Int { min(max(length, 0), PixelGrid.maximumExtent) }
            if case .fixed(let length) = extent {
                self.extent = .fixed(clamped(length))
            } else {
                self.extent = extent
            }
            self.before = clamped(before)
            self.after = clamped(after)
        }
    }

    /// A part in a list of all parts.
    struct FlatPart: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case item
            case row
            case column
            case stack(Stack)
            case framed(Frame)
        }

        let kind: Kind
        /// The number of parts in it, and one for itself: the next part beside it comes so many places later in the list.
        var size = 1
    }

    /// Where the items of a group lie across the scroll axis.
    package indirect enum Widths: Hashable, Sendable {
        /// Where the parts say.
        case stated
        /// Where they lie in a span if the scroll axis were the other one: that follows from the cross extents that items choose.
        case chosen(PatternParameters, in: Span)
    }

    package let group: Part
    /// Where the items lie across the scroll axis. The cross spans of the parts say what items are offered.
    package let widths: Widths
    /// The parts of the group, each before those that it contains.
    let parts: [FlatPart]
    /// The space between two parts of a column, and between two groups. Groups overlap if it is negative.
    package let spacing: Int

    /// The span of each place across the scroll axis, in the order of the items. There is at least one.
    let places: [Span]
    /// What part of a group's extent each place has as long as nothing is measured: 1 for the whole of it, 2 for a half.
    let shares: [Int]
    /// The greatest number of items one after another along the scroll axis.
    let depth: Int
    /// The extent of every group; `nil` if it follows from the items.
    package let fixedExtent: Int?
    /// Whether items may need more room than the group has: only frames say what extents parts have.
    let mayOverflow: Bool
    /// The extent of each place that does not follow from its item.
    let statedExtents: [Int?]

    /// - Parameters:
    ///   - group: A row or a column without parts is ignored. If nothing is left, a group is one item of width 0.
    ///   - spacing: Clamped to `-PixelGrid.maximumExtent...PixelGrid.maximumExtent`.
    ///   - widths: Ignored if they are of another number of items.
    package init(group: Part, spacing: Int = 0, widths: Widths = .stated) {
        let group = group.simplified ?? .item(Span(start: 0, length: 0))
        var places: [(cross: Span, share: Int)] = []
        depth = group.collect(&places, share: 1)
        self.group = group
        var parts: [FlatPart] = []
        group.flatten(into: &parts)
        self.parts = parts
        self.places = places.map(\.cross)
        if case .chosen(let tree, _) = widths, tree.placeCount != places.count {
            self.widths = .stated
        } else {
            self.widths = widths
        }
        shares = places.map(\.share)
        var stated: [Int?] = []
        group.collectExtents(&stated, in: nil)
        statedExtents = stated
        mayOverflow = group.hasFrames
        if case .framed(_, let frame) = group, case .fixed(let extent) = frame.extent {
            fixedExtent = extent
        } else {
            fixedExtent = nil
        }
        self.spacing = max(PixelGrid.clampedSpace(spacing), -(fixedExtent ?? .max))
    }

    /// How far a group reaches into the next one. It is at least as long.
    var overlap: Int { max(0, -spacing) }

    /// The number of items in a group.
    package var placeCount: Int { places.count }

    /// The extent that an item has whatever is measured; `nil` if it is measured.
    package func statedExtent(of item: Int) -> Int? { statedExtents[item % places.count] }

    /// The parts across the scroll axis, if their extents there follow from those that items choose.
    package var chosenWidths: PatternParameters? { if case .chosen(let tree, _) = widths { tree } else { nil } }

    /// Whether an item chooses its extent across the scroll axis.
    func choosesCross(_ item: Int) -> Bool { chosenWidths.map { $0.statedExtent(of: item) == nil } ?? false }

    /// The extent across the scroll axis that an item gets, or the largest one that it can choose.
    func proposedCross(of item: Int) -> Int {
        chosenWidths?.statedExtent(of: item) ?? places[item % places.count].length
    }

    /// Whether an item is measured alike in every place.
    var hasEqualPlaces: Bool {
        guard chosenWidths == nil else { return places.count == 1 }
        return zip(places, statedExtents).allSatisfy { $0.length == places[0].length && $1 == statedExtents[0] }
    }

    /// Where the items of a group lie along the scroll axis if all of it is stated; `nil` if something is measured.
    package var statedSpans: [Span]? {
        guard let fixedExtent, statesExtents else { return nil }
        let group = PatternGroup(Array(repeating: nil, count: placeCount), parameters: self)
        return group.spans(in: Span(start: 0, length: fixedExtent))
    }

    /// Where the items of a group lie across the scroll axis.
    package var crossSpans: [Span] { places }

    /// Whether no item is measured.
    var statesExtents: Bool { statedExtents.allSatisfy { $0 != nil } }
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
        case .stack(let parts, let stack): simplified(parts).map { .stack($0, stack) }
        case .framed(let part, let frame): part.simplified.map { .framed($0, frame) }
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
        case .column(let parts), .stack(let parts, _):
            return parts.reduce(0) { $0 + $1.collect(&places, share: share * parts.count) }
        case .framed(let part, _):
            return part.collect(&places, share: share)
        }
    }

    /// Appends the part and what it contains.
    fileprivate func flatten(into list: inout [PatternParameters.FlatPart]) {
        let own = list.count
        switch self {
        case .item: list.append(.init(kind: .item))
        case .row(let parts):
            list.append(.init(kind: .row))
            for part in parts { part.flatten(into: &list) }
        case .column(let parts):
            list.append(.init(kind: .column))
            for part in parts { part.flatten(into: &list) }
        case .stack(let parts, let stack):
            list.append(.init(kind: .stack(stack)))
            for part in parts { part.flatten(into: &list) }
        case .framed(let part, let frame):
            list.append(.init(kind: .framed(frame)))
            part.flatten(into: &list)
        }
        list[own].size = list.count - own
    }

    fileprivate var hasFrames: Bool {
        switch self {
        case .item: false
        case .row(let parts), .column(let parts): parts.contains(where: \.hasFrames)
        case .stack, .framed: true
        }
    }

    /// Appends the extents of the places that do not follow from their items.
    ///
    /// - Parameter room: The extent that the part fills; `nil` if it follows from the items.
    fileprivate func collectExtents(_ extents: inout [Int?], in room: Int?) {
        switch self {
        case .item: extents.append(room)
        case .row(let parts): for part in parts { part.collectExtents(&extents, in: room) }
        case .column(let parts), .stack(let parts, _): for part in parts { part.collectExtents(&extents, in: nil) }
        case .framed(let part, let frame):
            var inner: Int? =
                switch frame.extent {
                case .content: nil
                case .filling: room
                case .fixed(let extent): extent
                }
            inner = inner.map { max(0, $0 - frame.before - frame.after) }
            part.collectExtents(&extents, in: inner)
        }
    }
}
