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

    /// A flow, if a group is one row of items whose widths are estimated; `nil` for any other group.
    func flow(_ group: CompositionalItem, in room: CompositionRoom, spacing: Int) -> ResolvedComposition? {
        guard case .line(let direction, let items, .untilFull, let gap)? = group.group?.content,
            (direction == .horizontal) == (axis == .vertical), !items.isEmpty,
            items.allSatisfy({ $0.group == nil && crossLength(of: $0.size, in: room) == nil })
        else { return nil }
        let own = insets(of: group)
        let (edges, ends) = (crossEdges(of: group), mainEdges(of: group))
        let length = crossLength(of: group.size, in: room) ?? room.cross
        let item = insets(of: items[0])
        let start = edges.start.length + own.cross.start + item.cross.start
        let end = max(0, room.cross - edges.start.length - length) + own.cross.end + item.cross.end
        let before = ends.start.length + own.main.before + item.main.before
        let after = ends.end.length + own.main.after + item.main.after
        let crossExtent = max(1, pixels(room.cross) - grid.space(of: start) - grid.space(of: end))
        let between = checked(gap)
        let inner = CompositionRoom(
            main: nil,
            cross: length - own.cross.start - own.cross.end,
            estimatedMain: estimatedMain(of: group.size, in: room)
        )
        let main = mainLength(
            of: items[0].size,
            in: CompositionRoom(main: mainOfGroup(group, in: room), cross: inner.cross)
        )
        return ResolvedComposition(
            arrangement: .flow(
                FlowParameters(
                    crossExtent: crossExtent,
                    itemSpacing: grid.space(of: between.length + item.cross.start + item.cross.end),
                    lineSpacing: spacing + pixels(before + after),
                    alignment: between.isFlexible ? .justified : .leading,
                    lineAlignment: .start,
                    estimatedCross: pixels(estimatedCross(of: items[0].size))
                )
            ),
            crossInsets: (grid.space(of: start), grid.space(of: end)),
            mainInsets: (pixels(before), pixels(after)),
            itemExtent: main.fixed.map { pixels(max(0, $0 - item.main.before - item.main.after)) },
            places: items.map {
                let estimate = main.fixed == nil ? estimatedMain(of: $0.size, in: inner) : nil
                return CompositionPlace(attachments: $0.attachments, estimate: estimate)
            }
        )
    }

    private func mainOfGroup(_ group: CompositionalItem, in room: CompositionRoom) -> CGFloat? {
        let own = insets(of: group)
        return mainLength(of: group.size, in: room).fixed.map { max(0, $0 - own.main.before - own.main.after) }
    }
}
