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
        var parameters: GridParameters
        var pitch = around
        switch frame.extent {
        case .fixed(let extent):
            let item = max(0, extent - frame.before - frame.after)
            var group = outer.before + extent + outer.after
            if case .fixed(let stated) = outer.extent { group = stated }
            pitch = group - item
            guard pitch >= outer.before + frame.before else { return nil }
            parameters = GridParameters(columns: columns, rowSpacing: spacing + pitch, alignment: .stretch)
            parameters.itemExtent = item
        case .content, .filling:
            if case .fixed = outer.extent { return nil }
            let alignment: GridParameters.Alignment = frame.extent == .filling ? .stretch : .start
            parameters = GridParameters(columns: columns, rowSpacing: spacing + pitch, alignment: alignment)
        }
        let before = outer.before + frame.before
        return ResolvedComposition(
            arrangement: .grid(parameters),
            mainInsets: (before, pitch - before),
            attachments: attachments,
            estimates: estimates
        )
    }

    /// A flow, if a group is one row of items whose widths are estimated; `nil` for any other group.
    mutating func flow(_ group: CompositionalItem, in room: CompositionRoom, spacing: Int) -> ResolvedComposition? {
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
        attachments = items.map(\.attachments)
        let inner = CompositionRoom(
            main: nil,
            cross: length - own.cross.start - own.cross.end,
            estimatedMain: estimatedMain(of: group.size, in: room)
        )
        estimates = items.map { estimatedMain(of: $0.size, in: inner) }
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
            attachments: attachments,
            estimates: main.fixed == nil ? estimates : []
        )
    }

    private func mainOfGroup(_ group: CompositionalItem, in room: CompositionRoom) -> CGFloat? {
        let own = insets(of: group)
        return mainLength(of: group.size, in: room).fixed.map { max(0, $0 - own.main.before - own.main.after) }
    }
}
