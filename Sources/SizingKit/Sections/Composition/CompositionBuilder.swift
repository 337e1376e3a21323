import SizingEngine
import UIKit

/// The space for an item, in points.
struct CompositionRoom {
    /// Along the scroll axis; `nil` if it follows from the items.
    var main: CGFloat?
    var cross: CGFloat
    /// The estimate along the scroll axis, if the space follows from the items; `nil` if there is none.
    var estimatedMain: CGFloat?
    /// Whether an item within is measured along the scroll axis.
    var isMeasured = true
    /// The most that an item may take across the scroll axis in a space that is as long there as the items need: then `cross` is the
    /// estimate of the space; `nil` if the space is stated.
    var most: CGFloat?

    var isOpenAcross: Bool { most != nil }
}

/// A part of a group that the engine can place.
struct BuiltPart {
    var part: PatternParameters.Part
    /// The extent along the scroll axis with the space around the part, in points; `nil` if it is measured.
    var main: CGFloat?
}

/// Translates items and groups.
@MainActor
struct CompositionBuilder {
    /// How long an item is along the scroll axis.
    enum Length {
        case fixed(CGFloat)
        case content
        case filling
    }

    let axis: Axis
    let grid: PixelGrid
    /// Whether the builder places items across the scroll axis of the layout, as if that were the scroll axis.
    var isAcross = false
    /// Whether an item was found that chooses its length across the scroll axis.
    private(set) var measuresAcross = false
    /// What is known of the items of a group, by their places.
    var places: [CompositionPlace] = []
    /// Where the items of a group start across the scroll axis, by their places, in points.
    private var starts: [CGFloat] = []

    /// The most items of one group that repeats until it is full.
    private static let mostItems = 1_000
    /// The part of a point by which items may need more than there is.
    private static let tolerance: CGFloat = 0.05
    /// The greatest distance of an item from the start of its group, in points: ten thousand screens.
    private static let farthest: CGFloat = 1e7

    init(axis: Axis, grid: PixelGrid) {
        self.axis = axis
        self.grid = grid
    }

    // MARK: Lengths

    private func lengths(of size: CompositionalSize) -> (main: CompositionalLength, cross: CompositionalLength) {
        axis == .vertical ? (size.height, size.width) : (size.width, size.height)
    }

    /// The container's length that a fraction is a part of; `nil` if it is not known.
    private func whole(of length: CompositionalLength, in room: CompositionRoom) -> CGFloat? {
        (length.rule == .fractionalWidth) == (axis == .vertical) ? room.cross : room.main
    }

    func mainLength(of size: CompositionalSize, in room: CompositionRoom) -> Length {
        let length = lengths(of: size).main
        switch length.rule {
        case .absolute: return .fixed(length.value.checked("layout dimension"))
        case .estimated: return .content
        case .uniform: return .filling
        case .fractionalWidth, .fractionalHeight:
            guard let whole = whole(of: length, in: room) else {
                // As in UIKit, a part of a group in which nothing is measured is a part of its estimate.
                if let estimate = room.estimatedMain, isAcross || !room.isMeasured {
                    return .fixed(estimate * length.value.checked("layout dimension"))
                }
                return length.value > 0.999 ? .filling : .content
            }
            return .fixed(whole * length.value.checked("layout dimension"))
        }
    }

    /// Whether a group has an item that is measured along the scroll axis.
    private func isMeasured(_ group: CompositionalGroup) -> Bool {
        guard case .line(_, let items, _, _) = group.content else { return false }
        return items.contains { item in item.group.map(isMeasured) ?? lengths(of: item.size).main.isMeasured }
    }

    /// The estimate of a length along the scroll axis that is measured; `nil` if there is none.
    func estimatedMain(of size: CompositionalSize, in room: CompositionRoom) -> CGFloat? {
        let length = lengths(of: size).main
        switch length.rule {
        case .estimated, .uniform: return length.value.checked("layout dimension")
        case .absolute: return nil
        case .fractionalWidth, .fractionalHeight:
            guard whole(of: length, in: room) == nil, room.isMeasured else { return nil }
            return room.estimatedMain.map { $0 * length.value.checked("layout dimension") }
        }
    }

    /// The length across the scroll axis; `nil` if it is measured.
    func crossLength(of size: CompositionalSize, in room: CompositionRoom) -> CGFloat? {
        let length = lengths(of: size).cross
        switch length.rule {
        case .absolute: return length.value.checked("layout dimension")
        case .estimated, .uniform: return nil
        case .fractionalWidth, .fractionalHeight:
            guard let whole = whole(of: length, in: room) else {
                if !isAcross {
                    CompositionLog.report(
                        "fractionalHeight",
                        "as a width needs a stated height of the group around it"
                    )
                }
                return room.cross
            }
            return whole * length.value.checked("layout dimension")
        }
    }

    /// The length across the scroll axis; `nil` if it, or something in a group of an estimated length, is measured.
    func crossLength(of item: CompositionalItem, in room: CompositionRoom) -> CGFloat? {
        crossLength(of: item.size, in: room) ?? contentCross(of: item, in: room)
    }

    /// The length across the scroll axis of a group that is as long as its content; `nil` if something in it is measured.
    private func contentCross(of item: CompositionalItem, in room: CompositionRoom) -> CGFloat? {
        guard let group = item.group else { return nil }
        let (insets, inner) = (insets(of: item).cross, openRoom(of: item, in: room))
        switch group.content {
        case .custom(let frames):
            return frames.reduce(0) { max($0, axis.cross($1.frame).end) } + insets.start + insets.end
        case .line(let direction, let items, let repetition, let gap):
            var advances: [CGFloat] = []
            for item in items {
                guard let length = crossLength(of: item, in: inner) else { return nil }
                let edges = crossEdges(of: item)
                advances.append(edges.start.length + length + edges.end.length)
            }
            guard (direction == .horizontal) == (axis == .vertical) else {
                return (advances.max() ?? 0) + insets.start + insets.end
            }
            let order = order(of: items.count, repetition, gap: 0, in: nil) { advances[$0] }
            let gaps = checked(gap).length * CGFloat(max(0, order.count - 1))
            return order.reduce(0) { $0 + advances[$1] } + gaps + insets.start + insets.end
        }
    }

    /// The space in a group of an estimated length across the scroll axis: a part of its length is a part of the estimate.
    private func openRoom(of group: CompositionalItem, in room: CompositionRoom) -> CompositionRoom {
        let (insets, edges) = (insets(of: group).cross, crossEdges(of: group))
        let around = insets.start + insets.end
        return CompositionRoom(
            main: room.main,
            cross: max(0, estimatedCross(of: group.size) - around),
            most: max(0, (room.most ?? room.cross) - around - edges.start.length - edges.end.length)
        )
    }

    func estimatedCross(of size: CompositionalSize) -> CGFloat {
        max(1, lengths(of: size).cross.value.checked("layout dimension"))
    }

    func pixels(_ points: CGFloat) -> Int { grid.extent(of: points, rounded: .nearest) }

    /// A position in pixels, not so far away that sums of such positions overflow; 0 for NaN.
    private func position(_ points: CGFloat) -> Int {
        grid.position(of: min(max(points, -Self.farthest), Self.farthest))
    }

    // MARK: Spaces

    func checked(_ gap: CompositionalGap) -> CompositionalGap {
        CompositionalGap(length: gap.length.checkedSpace("spacing"), isFlexible: gap.isFlexible)
    }

    /// The space around an item along the scroll axis, where it can't overlap.
    private func checkedEdge(_ gap: CompositionalGap) -> CompositionalGap {
        CompositionalGap(length: gap.length.checked("edge spacing"), isFlexible: gap.isFlexible)
    }

    func crossEdges(of item: CompositionalItem) -> (start: CompositionalGap, end: CompositionalGap) {
        let edges = item.edges
        return axis == .vertical
            ? (checked(edges.leading), checked(edges.trailing)) : (checked(edges.top), checked(edges.bottom))
    }

    func mainEdges(of item: CompositionalItem) -> (start: CompositionalGap, end: CompositionalGap) {
        let edges = item.edges
        return axis == .vertical
            ? (checkedEdge(edges.top), checkedEdge(edges.bottom))
            : (checkedEdge(edges.leading), checkedEdge(edges.trailing))
    }

    func insets(of item: CompositionalItem) -> (
        main: (before: CGFloat, after: CGFloat), cross: (start: CGFloat, end: CGFloat)
    ) {
        let main = axis.main(item.insets)
        let cross = axis.cross(item.insets)
        return (
            (main.start.checked("content inset"), main.end.checked("content inset")),
            (cross.start.checkedSpace("content inset"), cross.end.checkedSpace("content inset"))
        )
    }

    // MARK: Items

    /// The group of a section, in its place across the scroll axis.
    mutating func root(_ group: CompositionalItem, in room: CompositionRoom) -> BuiltPart {
        line([group], .times(1), CompositionalGap(), in: room, from: 0)
    }

    /// The group of an orthogonal section, from the start of its column.
    mutating func column(_ group: CompositionalItem, width: CGFloat, main: CGFloat?, cross: CGFloat) -> BuiltPart {
        let edges = crossEdges(of: group)
        let room = CompositionRoom(main: main, cross: cross)
        return build(
            group,
            in: room,
            from: edges.start.length,
            cross: width - edges.start.length - edges.end.length,
            main: mainLength(of: group.size, in: room)
        )
    }

    /// An item or a group in its place across the scroll axis.
    ///
    /// - Parameters:
    ///   - start: Where it starts across the scroll axis, in points.
    ///   - cross: Its length across the scroll axis.
    ///   - main: Its length along the scroll axis.
    ///   - isEqual: Whether the group around it states the length across the scroll axis, whatever the item does.
    private mutating func build(
        _ item: CompositionalItem,
        in room: CompositionRoom,
        from start: CGFloat,
        cross: CGFloat,
        main: Length,
        isEqual: Bool = false
    ) -> BuiltPart {
        let insets = insets(of: item)
        let edges = mainEdges(of: item)
        let firstPlace = places.count
        let innerStart = start + insets.cross.start
        let innerCross = max(0, cross - insets.cross.start - insets.cross.end)
        var inner: PatternParameters.Part
        var innerMain: CGFloat?
        if case .fixed(let length) = main { innerMain = max(0, length - insets.main.before - insets.main.after) }
        let estimate = estimatedMain(of: item.size, in: room).map {
            max(0, $0 - insets.main.before - insets.main.after)
        }
        if let group = item.group {
            let isOpen = crossLength(of: item.size, in: room) == nil && !isEqual
            var inside = isOpen ? openRoom(of: item, in: room) : CompositionRoom(cross: innerCross)
            (inside.main, inside.estimatedMain) = (innerMain, estimate)
            inside.isMeasured = isMeasured(group)
            inner = content(of: group, in: inside, from: innerStart, fills: main)
            let box = SectionAttachment.GroupBox(
                count: places.count - firstPlace,
                mainBefore: mainSpace(in: group, atStart: true),
                crossBefore: starts.count > firstPlace ? starts[firstPlace] - innerStart : 0,
                main: innerMain,
                mainAfter: mainSpace(in: group, atStart: false),
                cross: innerCross
            )
            attach(item.attachments, to: box, from: firstPlace)
        } else {
            let end = max(position(innerStart), position(innerStart + innerCross))
            inner = .item(Span(start: position(innerStart), end: end))
            places.append(CompositionPlace(attachments: item.attachments, estimate: innerMain == nil ? estimate : nil))
            starts.append(innerStart)
        }
        let (before, after) = (insets.main.before, insets.main.after)
        var frame: PatternParameters.Frame
        switch main {
        case .fixed(let length):
            frame = .init(
                .fixed(pixels(length)),
                before: pixels(before),
                after: pixels(length) - pixels(length - after)
            )
        case .content: frame = .init(.content, before: pixels(before), after: pixels(after))
        case .filling: frame = .init(.filling, before: pixels(before), after: pixels(after))
        }
        let isFlexible = edges.start.isFlexible || edges.end.isFlexible
        guard isFlexible || edges.start.length + edges.end.length > 0 else {
            return BuiltPart(part: .framed(inner, frame), main: main.fixed)
        }
        // The space around the item is a frame of its own.
        inner = .framed(inner, frame)
        var outer = PatternParameters.Frame(
            main.isFilling ? .filling : .content,
            before: pixels(edges.start.length),
            after: pixels(edges.end.length)
        )
        if let length = main.fixed { outer.extent = .fixed(pixels(edges.start.length + length + edges.end.length)) }
        outer.isFlexibleBefore = edges.start.isFlexible
        outer.isFlexibleAfter = edges.end.isFlexible
        return BuiltPart(
            part: .framed(inner, outer),
            main: main.fixed.map { edges.start.length + $0 + edges.end.length }
        )
    }

    private mutating func attach(_ views: [SectionAttachment], to box: SectionAttachment.GroupBox, from first: Int) {
        guard !views.isEmpty, first < places.count else { return }
        places[first].attachments += views.map { attachment in
            var attachment = attachment
            attachment.group = box
            return attachment
        }
    }

    /// The space that the first or the last item of a group leaves to the start or the end of it along the scroll axis, in points.
    private func mainSpace(in group: CompositionalGroup, atStart isStart: Bool) -> CGFloat {
        guard case .line(_, let items, _, _) = group.content, let item = isStart ? items.first : items.last else {
            return 0
        }
        let (insets, edges) = (insets(of: item).main, mainEdges(of: item))
        let own = isStart ? insets.before + edges.start.length : insets.after + edges.end.length
        return own + (item.group.map { mainSpace(in: $0, atStart: isStart) } ?? 0)
    }

    private mutating func content(
        of group: CompositionalGroup,
        in room: CompositionRoom,
        from start: CGFloat,
        fills: Length
    ) -> PatternParameters.Part {
        switch group.content {
        case .custom(let frames): return custom(frames, in: room, from: start)
        case .line(let direction, let items, let repetition, let gap):
            let gap = checked(gap)
            if (direction == .horizontal) == (axis == .vertical) {
                return line(items, repetition, gap, in: room, from: start).part
            }
            return stack(items, repetition, gap, in: room, from: start, fills: fills)
        }
    }

    // MARK: Custom groups

    private mutating func custom(
        _ frames: [CompositionalFrame],
        in room: CompositionRoom,
        from start: CGFloat
    ) -> PatternParameters.Part {
        if frames.contains(where: { axis.main($0.frame).start < 0 }) {
            CompositionLog.report("frame", "of a custom item starts within its group: a negative start counts as 0")
        }
        return .row(
            frames.map { item in
                places.append(CompositionPlace(order: item.zIndex))
                starts.append(start + axis.cross(item.frame).start)
                let (main, cross) = (axis.main(item.frame), axis.cross(item.frame))
                let span = Span(
                    start: position(start + cross.start),
                    end: max(position(start + cross.start), position(start + cross.end))
                )
                let before = max(0, position(main.start))
                return .framed(.item(span), .init(.fixed(max(before, position(main.end))), before: before))
            }
        )
    }

    // MARK: Lines across the scroll axis

    private mutating func line(
        _ items: [CompositionalItem],
        _ repetition: CompositionalGroup.Repetition,
        _ gap: CompositionalGap,
        in room: CompositionRoom,
        from start: CGFloat
    ) -> BuiltPart {
        guard !items.isEmpty else { return BuiltPart(part: .row([]), main: nil) }
        var isEqual = false
        if case .equal = repetition { isEqual = !room.isOpenAcross }
        let lengths = crossLengths(of: items, repetition, gap: gap.length, in: room, areEqual: isEqual)
        if !isEqual, items.contains(where: { crossLength(of: $0, in: room) == nil }) { measuresAcross = true }
        func advance(_ index: Int) -> CGFloat {
            let edges = crossEdges(of: items[index])
            return edges.start.length + lengths[index] + edges.end.length
        }
        // Apple's documentation doesn't say how often items repeat in a length that follows from them: each once.
        let sizes = items.map { crossLength(of: $0.size, in: room) }
        let isOpen = room.isOpenAcross || isAcross && !isEqual && sizes.contains(nil)
        let order = order(of: items.count, repetition, gap: gap.length, in: isOpen ? nil : room.cross) { index in
            // Of items that choose their lengths as many repeat as would fit with their estimates.
            advance(index)
                + (isEqual || sizes[index] != nil ? 0 : estimatedCross(of: items[index].size) - lengths[index])
        }
        // What is left over is shared by the flexible spaces.
        let needed = order.reduce(0) { $0 + advance($1) } + gap.length * CGFloat(order.count - 1)
        var flexible = gap.isFlexible ? order.count - 1 : 0
        for index in order {
            let edges = crossEdges(of: items[index])
            flexible += (edges.start.isFlexible ? 1 : 0) + (edges.end.isFlexible ? 1 : 0)
        }
        let left = room.isOpenAcross ? 0 : max(0, room.cross - needed)
        let share = flexible > 0 ? left / CGFloat(flexible) : 0
        var (position, parts, longest) = (start, [PatternParameters.Part](), CGFloat?.some(0))
        for index in order {
            let (item, edges) = (items[index], crossEdges(of: items[index]))
            position += edges.start.length + (edges.start.isFlexible ? share : 0)
            let built = build(
                item,
                in: room,
                from: position,
                cross: lengths[index],
                main: mainLength(of: item.size, in: room),
                isEqual: isEqual
            )
            parts.append(built.part)
            longest = longest.flatMap { longest in built.main.map { max(longest, $0) } }
            position += lengths[index] + edges.end.length + (edges.end.isFlexible ? share : 0)
            position += gap.length + (gap.isFlexible ? share : 0)
        }
        return BuiltPart(part: parts.count == 1 ? parts[0] : .row(parts), main: longest)
    }

    /// The lengths of items across the scroll axis; of those that choose theirs, the most that the others leave.
    private func crossLengths(
        of items: [CompositionalItem],
        _ repetition: CompositionalGroup.Repetition,
        gap: CGFloat,
        in room: CompositionRoom,
        areEqual: Bool
    ) -> [CGFloat] {
        if areEqual, case .equal(let count) = repetition {
            return [max(0, (room.cross - gap * CGFloat(count - 1)) / CGFloat(max(1, count)))]
        }
        let lengths = items.map { crossLength(of: $0, in: room) }
        let edges = items.reduce(0) { $0 + crossEdges(of: $1).start.length + crossEdges(of: $1).end.length }
        let stated = lengths.reduce(0) { $0 + ($1 ?? 0) } + edges + gap * CGFloat(items.count - 1)
        return lengths.map { length in
            length ?? max(0, (room.most ?? room.cross) - stated)
        }
    }

    /// The items of a group in their order, repeated.
    private func order(
        of count: Int,
        _ repetition: CompositionalGroup.Repetition,
        gap: CGFloat,
        in length: CGFloat?,
        _ advance: (Int) -> CGFloat
    ) -> [Int] {
        let times: Int
        switch repetition {
        case .times(let number), .equal(let number): times = min(max(1, number), Self.mostItems)
        case .untilFull:
            guard let length else { return Array(0..<count) }
            var (order, taken) = ([Int](), -gap)
            while order.count < Self.mostItems {
                let index = order.count % count
                let next = taken + gap + advance(index)
                guard order.isEmpty || next <= length + Self.tolerance else { break }
                // A pass that takes no room would never end.
                if index == 0, order.count >= count, next <= 0 { break }
                order.append(index)
                taken = next
            }
            return order
        }
        return Array(repeating: 0, count: times)
    }

    // MARK: Stacks along the scroll axis

    private mutating func stack(
        _ items: [CompositionalItem],
        _ repetition: CompositionalGroup.Repetition,
        _ gap: CompositionalGap,
        in room: CompositionRoom,
        from start: CGFloat,
        fills: Length
    ) -> PatternParameters.Part {
        guard !items.isEmpty else { return .row([]) }
        var lengths = items.map { mainLength(of: $0.size, in: room) }
        if case .equal(let count) = repetition {
            lengths = [
                room.main.map { .fixed(max(0, ($0 - gap.length * CGFloat(count - 1)) / CGFloat(max(1, count)))) }
                    ?? (isAcross ? lengths[0] : .content)
            ]
        }
        func advance(_ index: Int) -> CGFloat? {
            let edges = mainEdges(of: items[index])
            let estimate = isAcross ? estimatedMain(of: items[index].size, in: room) : nil
            return (lengths[index].fixed ?? estimate).map { edges.start.length + $0 + edges.end.length }
        }
        let isStated = lengths.allSatisfy { $0.fixed != nil }
        let order = order(
            of: items.count,
            repetition,
            gap: gap.length,
            in: isStated || isAcross ? room.main : nil
        ) { advance($0) ?? 0 }
        var parts: [BuiltPart] = []
        for index in order {
            let item = items[index]
            let edges = crossEdges(of: item)
            let own = crossLength(of: item, in: room)
            if own == nil { measuresAcross = true }
            let cross = own ?? (room.most ?? room.cross) - edges.start.length - edges.end.length
            let left = max(0, room.cross - cross - edges.start.length - edges.end.length)
            let flexible = (edges.start.isFlexible ? 1 : 0) + (edges.end.isFlexible ? 1 : 0)
            let shift = edges.start.isFlexible ? left / CGFloat(flexible) : 0
            parts.append(
                build(item, in: room, from: start + edges.start.length + shift, cross: cross, main: lengths[index])
            )
        }
        if parts.count == 1 { return parts[0].part }
        guard isStated, let length = room.main else {
            var stack = PatternParameters.Stack(spacing: grid.space(of: gap.length), isFlexible: gap.isFlexible)
            stack.grows = fills.isFilling && items.allSatisfy { lengthsAreFractions(of: $0) }
            stack.shrinks = isAcross
            return .stack(parts.map(\.part), stack)
        }
        // Placed one by one, so that roundings don't add up.
        let needed = parts.reduce(0) { $0 + ($1.main ?? 0) } + gap.length * CGFloat(parts.count - 1)
        let share = gap.isFlexible && parts.count > 1 ? max(0, length - needed) / CGFloat(parts.count - 1) : 0
        var position: CGFloat = 0
        return .row(
            parts.map { part in
                let (before, end) = (pixels(position), pixels(position + (part.main ?? 0)))
                position += (part.main ?? 0) + gap.length + share
                // Its own extent is rounded by itself: it fills its place.
                return .framed(part.part.filling, .init(.fixed(end), before: before))
            }
        )
    }

    private func lengthsAreFractions(of item: CompositionalItem) -> Bool {
        let rule = lengths(of: item.size).main.rule
        return axis == .vertical ? rule == .fractionalHeight : rule == .fractionalWidth
    }
}

extension CompositionBuilder.Length {
    var fixed: CGFloat? { if case .fixed(let length) = self { length } else { nil } }

    var isFilling: Bool { if case .filling = self { true } else { false } }
}

extension PatternParameters.Part {
    /// A part of a stated extent that fills what surrounds it.
    fileprivate var filling: PatternParameters.Part {
        guard case .framed(let part, var frame) = self, case .fixed = frame.extent else { return self }
        frame.extent = .filling
        return .framed(part, frame)
    }
}
