import SizingEngine
import UIKit

/// Groups that the engine places by simpler means than a pattern.
extension CompositionBuilder {
    /// A grid, if a group is one row of items that are alike along the scroll axis; `nil` for any other group.
    func grid(_ root: BuiltPart, spacing: Int) -> ResolvedComposition? {
        guard case .framed(let inner, let outer) = root.part, !outer.isFlexibleBefore, !outer.isFlexibleAfter else {
            return nil
        }
        let parts: [PatternParameters.Part]
        if case .row(let row) = inner { parts = row } else { parts = [inner] }
        var (columns, common): ([Span], PatternParameters.Frame?) = ([], nil)
        for part in parts {
            guard case .framed(.item(let span), let frame) = part, !frame.isFlexibleBefore, !frame.isFlexibleAfter,
                common == nil || common == frame
            else { return nil }
            columns.append(span)
            common = frame
        }
        guard let frame = common else { return nil }
        let around = outer.before + outer.after + frame.before + frame.after
        if case .fixed = frame.extent { return nil }
        if case .fixed = outer.extent { return nil }
        let alignment: GridParameters.Alignment = frame.extent == .filling ? .stretch : .start
        let before = outer.before + frame.before
        return ResolvedComposition(
            arrangement: .grid(
                GridParameters(columns: columns, rowSpacing: spacing + around, alignment: alignment)
            ),
            mainInsets: (before, around - before),
            places: places
        )
    }

    /// Groups that are all alike, if everything in a group is stated; `nil` for any other group.
    ///
    /// - Parameters:
    ///   - root: The group as this builder has it.
    ///   - spacing: The space between two groups, in points.
    func repeated(
        _ root: BuiltPart,
        of group: CompositionalItem,
        in room: CompositionRoom,
        spacing: CGFloat
    ) -> ResolvedComposition? {
        guard let length = root.main, !self.places.isEmpty else { return nil }
        // The group once more, on a grid on which it is laid out to a part of a pixel.
        var fine = CompositionBuilder(axis: axis, grid: PixelGrid(scale: grid.scale * Self.fineness))
        let parameters = PatternParameters(group: fine.root(group, in: room).part)
        guard length * fine.grid.scale < Double(PixelGrid.maximumExtent), let spans = parameters.statedSpans,
            spans.count == self.places.count
        else { return nil }
        func pixels(_ position: Int) -> Double { Double(position) / Self.fineness }
        let places = zip(spans, parameters.crossSpans).map { main, cross in
            RepeatedParameters.Place(
                start: pixels(main.start),
                end: pixels(main.end),
                cross: Span(start: Int(pixels(cross.start).rounded()), end: Int(pixels(cross.end).rounded()))
            )
        }
        return ResolvedComposition(
            arrangement: .repeated(
                RepeatedParameters(places, extent: length * grid.scale, spacing: spacing * grid.scale)
            ),
            places: self.places
        )
    }

    /// The parts of a pixel to which a stated group is laid out.
    private static let fineness = 64.0

    /// The parts of a group across the scroll axis, as if that were the scroll axis.
    ///
    /// - Parameter isOpen: Whether the group is as long as what it contains.
    func across(_ group: CompositionalItem, in room: CompositionRoom, open isOpen: Bool) -> PatternParameters {
        var builder = CompositionBuilder(axis: axis.cross, grid: grid)
        builder.isAcross = true
        let room = CompositionRoom(main: isOpen ? nil : room.cross, cross: room.main ?? room.cross)
        return PatternParameters(group: builder.root(group, in: room).part)
    }

    /// A flow, if a group is one row of items whose widths, or some of them, are estimated; `nil` for any other group.
    ///
    /// As long as all widths are estimated, any number of items makes a line. Otherwise the items take their turns at the widths that
    /// are described, also from one line to the next.
    func flow(_ group: CompositionalItem, in room: CompositionRoom, spacing: Int) -> ResolvedComposition? {
        guard case .line(let direction, let items, .untilFull, let gap)? = group.group?.content,
            (direction == .horizontal) == (axis == .vertical), items.allSatisfy({ $0.group == nil }),
            let length = crossLength(of: group.size, in: room)
        else { return nil }
        let own = insets(of: group)
        let inner = CompositionRoom(
            main: mainOfGroup(group, in: room),
            cross: max(0, length - own.cross.start - own.cross.end),
            estimatedMain: estimatedMain(of: group.size, in: room)
        )
        let widths = items.map { crossLength(of: $0.size, in: inner) }
        guard widths.contains(nil) else { return nil }
        let isAlike = widths.allSatisfy { $0 == nil } && items.allSatisfy { hasSpaces($0, of: items[0]) }
        let item = insets(of: items[0])
        let shared = isAlike ? item.cross : (start: 0, end: 0)
        let (edges, ends) = (crossEdges(of: group), mainEdges(of: group))
        let start = edges.start.length + own.cross.start + shared.start
        let end = max(0, room.cross - edges.start.length - length) + own.cross.end + shared.end
        let before = ends.start.length + own.main.before + item.main.before
        let after = ends.end.length + own.main.after + item.main.after
        let between = checked(gap)
        let places = isAlike ? [] : items.map { place(of: $0, in: inner) }
        let estimates = items.indices.map { widths[$0] ?? estimatedCross(of: items[$0].size) }
        return ResolvedComposition(
            arrangement: .flow(
                FlowParameters(
                    crossExtent: max(1, pixels(room.cross) - grid.space(of: start) - grid.space(of: end)),
                    itemSpacing: grid.space(of: between.length + shared.start + shared.end),
                    lineSpacing: spacing + pixels(before + after),
                    alignment: between.isFlexible ? .justified : .leading,
                    lineAlignment: .start,
                    estimatedCross: pixels(isAlike ? estimates[0] : estimates.reduce(0, +) / CGFloat(items.count)),
                    places: places
                )
            ),
            crossInsets: (grid.space(of: start), grid.space(of: end)),
            mainInsets: (pixels(before), pixels(after)),
            itemExtent: isAlike ? statedMain(of: items[0], in: inner) : nil,
            places: items.map {
                let isStated = mainLength(of: $0.size, in: inner).fixed != nil
                let estimate = isStated ? nil : estimatedMain(of: $0.size, in: inner)
                return CompositionPlace(attachments: $0.attachments, estimate: estimate)
            }
        )
    }

    /// Whether an item has as much space around it as another one, and none outside of it.
    private func hasSpaces(_ item: CompositionalItem, of other: CompositionalItem) -> Bool {
        let edges = crossEdges(of: item)
        return item.insets == other.insets && edges.start.length == 0 && edges.end.length == 0
    }

    /// What is stated of an item in its turn.
    private func place(of item: CompositionalItem, in room: CompositionRoom) -> FlowParameters.Place {
        let (insets, edges) = (insets(of: item).cross, crossEdges(of: item))
        return FlowParameters.Place(
            cross: crossLength(of: item.size, in: room).map { pixels(max(0, $0 - insets.start - insets.end)) },
            main: statedMain(of: item, in: room),
            before: pixels(insets.start + edges.start.length),
            after: pixels(insets.end + edges.end.length)
        )
    }

    /// The extent of an item along the scroll axis without its insets; `nil` if it is measured.
    private func statedMain(of item: CompositionalItem, in room: CompositionRoom) -> Int? {
        let insets = insets(of: item).main
        return mainLength(of: item.size, in: room).fixed.map { pixels(max(0, $0 - insets.before - insets.after)) }
    }

    private func mainOfGroup(_ group: CompositionalItem, in room: CompositionRoom) -> CGFloat? {
        let own = insets(of: group)
        return mainLength(of: group.size, in: room).fixed.map { max(0, $0 - own.main.before - own.main.after) }
    }
}
