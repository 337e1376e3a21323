extension CarouselArrangement {
    /// The columns that are visible, in pixels from the start of the first one.
    var visibleColumns: Span {
        let offset = offset
        return Span(
            start: offset - parameters.insetBefore,
            end: offset + parameters.contentWidth + parameters.insetAfter
        )
    }

    func frame(of item: Int) -> ItemFrame {
        ItemFrame(main: main(of: item, rowHeight), cross: cross(of: item).offset(by: -offset))
    }

    func proposedCross(of item: Int, columns: Int) -> Int {
        if let group = parameters.group { return group.proposedCross(of: item) }
        return switch parameters.width {
        case .fixed(let width): width
        case .measured(let most, _): most
        }
    }

    func measuredSize(of item: Int) -> ItemSize? {
        heights.measuredExtent(at: item).map { height in
            let width =
                groups.map { $0.measuredSize(of: item)?.main }
                ?? (parameters.measuresWidths ? columns.measuredSize(of: item)?.main : nil)
            return ItemSize(main: height, cross: width ?? cross(of: item).length)
        }
    }

    /// The item in the row at a main position, in the first column that starts within the content.
    func item(at position: Int) -> Int? {
        guard count > 0 else { return nil }
        if let group = parameters.group {
            let first = firstVisibleItem
            let spans = self.group(first / parameters.rows, of: group).spans(in: Span(start: 0, length: rowHeight))
            return first + (spans.firstIndex { $0.contains(position) } ?? 0)
        }
        let pitch = max(1, rowHeight + parameters.rowSpacing)
        let row = min(max(0, position) / pitch, rowCount - 1)
        let first = firstVisibleItem
        return first + row < count ? first + row : count - 1
    }

    @discardableResult
    func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        guard count > 0, span.intersects(Span(start: 0, length: extent)) else { return true }
        let visible = visibleColumns
        let (offset, height) = (visible.start + parameters.insetBefore, rowHeight)
        let isGrouped = parameters.group != nil
        let firstGiven = parameters.givesFrames ? parameters.leadCount : count
        for (item, cross) in itemsAcross(visible) {
            let main = main(of: item, height)
            // In a column that is visible only in part.
            guard main.intersects(span), !isGrouped || cross.intersects(visible) else { continue }
            let isMeasured = item >= firstGiven || heights.isMeasured(item)
            guard body(item, ItemFrame(main: main, cross: cross.offset(by: -offset)), isMeasured) else { return false }
        }
        return true
    }

    func nextToPlace(from item: Int, startingBefore position: Int) -> Int? {
        guard position > 0 else { return nil }
        return placedRanges.compactMap { heights.firstUnmeasured(in: $0.clamped(to: item..<max(item, count))) }.min()
    }

    func nextToPlace(before item: Int, endingAfter position: Int) -> Int? {
        guard extent > position else { return nil }
        return placedRanges.compactMap { heights.lastUnmeasured(in: $0.clamped(to: 0..<item)) }.max()
    }

    func needsPlacing(in span: Span) -> Bool {
        span.end > 0 && span.start < max(1, extent) && nextToPlace(from: 0, startingBefore: 1) != nil
    }

    /// Measuring an item moves rows, and items in their rows, but not the start of the first row.
    func keepsPosition(of item: Int, _ edge: Edge, measuring other: Int) -> Bool {
        edge == .start && item % parameters.rows == 0 && parameters.alignment != .center && parameters.alignment != .end
    }

    /// The items that have to be measured: the first ones, and those near the visible width.
    private var placedRanges: [Range<Int>] {
        let first = 0..<min(parameters.leadCount, count)
        guard !parameters.givesFrames, unmeasuredCount > 0 else { return [first] }
        let visible = visibleColumns
        let near = visible.expanded(by: visible.length / 2)
        guard let start = itemInColumn(at: near.start), let end = itemInColumn(at: near.end) else { return [first] }
        let rows = parameters.rows
        return [first, start / rows * rows..<min((end / rows + 1) * rows, count)]
    }

    /// The first item of the first column that starts within the content; of the last column if none does.
    private var firstVisibleItem: Int {
        let (offset, rows) = (offset, parameters.rows)
        guard let covering = itemInColumn(at: offset) else { return 0 }
        let next = (covering / rows + 1) * rows
        return column(of: covering).start < offset && next < count ? next : covering / rows * rows
    }

    /// The items in columns that intersect a span along the cross axis, and where they lie there.
    private func itemsAcross(_ span: Span) -> [(item: Int, cross: Span)] {
        var items: [(item: Int, cross: Span)] = []
        // A closure that used the arrangement would copy it for each item.
        if let groups {
            groups.forEachItem(in: span) { item, frame, _ in
                items.append((item, frame.main))
                return true
            }
            return items
        }
        columns.forEachItem(in: span) { item, frame, _ in
            items.append((item, frame.main))
            return true
        }
        return parameters.group == nil ? items : items.map { ($0.item, cross(of: $0.item, in: $0.cross)) }
    }

    /// Where an item lies along the cross axis.
    private func cross(of item: Int) -> Span {
        groups?.frame(of: item).main ?? cross(of: item, in: columns.frame(of: item).main)
    }

    /// Where an item lies along the cross axis in its column, which doesn't follow from the group.
    private func cross(of item: Int, in column: Span) -> Span {
        guard let group = parameters.group else { return column }
        return group.places[item % group.placeCount].offset(by: column.start)
    }

    private func main(of item: Int, _ height: Int) -> Span {
        if let group = parameters.group {
            let (column, place) = item.quotientAndRemainder(dividingBy: parameters.rows)
            return self.group(column, of: group).spans(in: Span(start: 0, length: height))[place]
        }
        let row = Span(start: item % parameters.rows * (height + parameters.rowSpacing), length: height)
        guard parameters.alignment != .stretch, let measured = heights.measuredExtent(at: item) else { return row }
        let length = min(measured, height)
        return switch parameters.alignment {
        case .stretch, .start: Span(start: row.start, length: length)
        case .center: Span(start: row.start + (height - length) / 2, length: length)
        case .end: Span(start: row.end - length, length: length)
        }
    }
}
