// Where the carousel is scrolled to, and where a scroll comes to rest.
extension CarouselArrangement {
    /// The width of all columns.
    var totalWidth: Int { groups?.extent ?? columns.extent }

    /// The column of an item.
    func column(of item: Int) -> Span {
        groups.map { $0.groups.span(of: item / $0.placeCount) } ?? columns.frame(of: item).main
    }

    /// An item of the column at a position along the cross axis, or of the nearest one before it.
    func itemInColumn(at position: Int) -> Int? { groups.map { $0.item(at: position) } ?? columns.item(at: position) }

    /// The smallest and the largest offset at which the carousel rests. An offset is the pixels from the start of the section's
    /// content back to the start of the first column.
    var restingOffsets: Span {
        guard parameters.rest == .centeredColumns, count > 0 else {
            return Span(start: 0, end: max(0, totalWidth - parameters.contentWidth))
        }
        let first = offset(restingAt: column(of: 0))
        return Span(start: first, end: max(first, offset(restingAt: column(of: count - 1))))
    }

    /// The pixels by which the columns are moved towards the start, beyond the resting offsets while they are overscrolled.
    var offset: Int {
        let resting = restingOffsets
        guard let item = place.item else { return resting.start + place.overscroll }
        let wanted = place.rests ? restingOffset(of: item) : column(of: item).start - place.distance
        return resting.clamp(wanted) + place.overscroll
    }

    /// The place at which the carousel comes to rest again when its columns get other widths: with the same page, column or
    /// end. One that doesn't rest there now keeps the pixels.
    var placeInOtherSpace: CarouselPlace {
        guard let item = place.item, !place.rests, place.overscroll == 0, parameters.rest != .anywhere, count > 0 else {
            return place
        }
        let offset = offset
        let rest = restingOffset(proposed: offset, from: offset, current: offset, direction: 0)
        // A scroll ends on a pixel of the scroll view's.
        guard abs(rest - offset) <= 1 else { return place }
        var kept = place
        kept.rests = true
        let near = parameters.rest == .pages ? item : self.item(restingNear: offset)
        kept.item = restingOffsets.clamp(restingOffset(of: near)) == rest ? near : count - 1
        return kept
    }

    /// Scrolls to an offset. The first column that is wholly visible there stays in place from then on, or else the one that
    /// covers the start of the content.
    mutating func scroll(to offset: Int) {
        let resting = restingOffsets
        let legal = resting.clamp(offset)
        place = CarouselPlace(overscroll: offset - legal)
        guard legal > resting.start, let covering = itemInColumn(at: legal) else { return }
        let next = (covering / parameters.rows + 1) * parameters.rows
        let isCut = column(of: covering).start < legal
        let item = isCut && next < count ? next : covering
        place.item = item
        place.distance = column(of: item).start - legal
    }

    /// The place by the pixels of what is visible now.
    var placeOnScreen: CarouselPlace {
        guard place.rests else { return place }
        var carousel = self
        carousel.keepVisible()
        return carousel.place
    }

    /// Keeps what is visible now: a column that was kept before may be cut by now, or have no room where it was kept.
    mutating func keepVisible() {
        guard place.item != nil else { return }
        let (resting, overscroll) = (restingOffsets, place.overscroll)
        let legal = offset - overscroll
        // Columns that have come since may leave room where it was overscrolled.
        let isOverscrolled = legal == (overscroll > 0 ? resting.end : resting.start)
        scroll(to: isOverscrolled ? legal : offset)
        if isOverscrolled { place.overscroll = overscroll }
    }

    /// The offset at which an item is shown: at the start of the content, in the middle of the layout, or at the end of the
    /// content; `nil` for the smallest movement from the present offset after which it is wholly visible.
    func offset(showing item: Int, at alignment: GridParameters.Alignment?) -> Int {
        let column = column(of: item)
        let (atStart, atEnd) = (column.start, column.end - parameters.contentWidth)
        let wanted =
            switch alignment {
            case .start, .stretch: atStart
            case .center: column.start + (column.length - parameters.contentWidth) / 2
            case .end: atEnd
            case nil: min(max(offset, min(atStart, atEnd)), max(atStart, atEnd))
            }
        return restingOffsets.clamp(parameters.rest == .centeredColumns ? offset(restingAt: column) : wanted)
    }

    /// The offset nearest to the present one at which an item is wholly visible and a column or page rests; of an item that two
    /// pages cut, one at which it is wholly visible.
    func restingOffset(showing item: Int) -> Int {
        let nearest = offset(showing: item, at: nil)
        guard nearest != offset else { return offset }
        switch parameters.rest {
        case .anywhere, .centeredColumns: return nearest
        case .pages:
            let page = restingOffsets.clamp(restingOffset(of: item))
            return column(of: item).end - parameters.contentWidth <= page ? page : nearest
        case .columns, .singleColumns:
            // Backwards it is the start of the item's own column. Forwards the first column that need not be cut.
            let cut = itemInColumn(at: nearest).map { column(of: $0) } ?? column(of: item)
            let next = cut.start < nearest ? cut.end + parameters.columnSpacing : cut.start
            return restingOffsets.clamp(min(next, column(of: item).start))
        }
    }

    /// The offset at which a scroll comes to rest.
    ///
    /// - Parameters:
    ///   - proposed: The offset at which it would come to rest without columns.
    ///   - start: The offset at which the finger touched down.
    ///   - current: The offset at which the finger was lifted.
    ///   - direction: The direction of the finger's last movement: 1 towards larger offsets, -1 towards smaller ones, 0 if it
    ///     rested.
    func restingOffset(proposed: Int, from start: Int, current: Int, direction: Int) -> Int {
        let resting = restingOffsets
        guard count > 0 else { return resting.start }
        switch parameters.rest {
        case .anywhere: return resting.clamp(proposed)
        case .columns: return nearestRest(to: resting.clamp(proposed))
        case .pages:
            let width = max(1, parameters.visibleWidth)
            if direction > 0 { return resting.clamp((start / width + 1) * width) }
            if direction < 0 { return resting.clamp((start - 1) / width * width) }
            let page = (resting.clamp(current) + width / 2) / width * width
            return nearest(to: resting.clamp(current), page)
        case .singleColumns, .centeredColumns:
            guard direction != 0 else { return nearestRest(to: resting.clamp(current)) }
            let first = item(restingNear: start) / parameters.rows
            let column = min(max(first + direction, 0), (count - 1) / parameters.rows)
            return resting.clamp(offset(restingAt: self.column(of: column * parameters.rows)))
        }
    }

    /// The item of the column that rests nearest to an offset: the page that a page control shows.
    func item(restingNear offset: Int) -> Int {
        let offset = restingOffsets.clamp(offset)
        let shift = parameters.rest == .centeredColumns ? centerOfContent : 0
        guard let covering = itemInColumn(at: offset + shift) else { return 0 }
        let first = covering / parameters.rows * parameters.rows
        let near = [first, first + parameters.rows].filter { $0 < count }
        return near.min { distance(from: offset, to: $0) < distance(from: offset, to: $1) } ?? first
    }

    /// The nearest position to an offset at which a column or the end of the columns rests.
    private func nearestRest(to offset: Int) -> Int {
        nearest(to: offset, self.offset(restingAt: column(of: item(restingNear: offset))))
    }

    /// A position, or the last resting offset if that is nearer to an offset.
    private func nearest(to offset: Int, _ position: Int) -> Int {
        let resting = restingOffsets
        let position = resting.clamp(position)
        return abs(resting.end - offset) < abs(position - offset) ? resting.end : position
    }

    private func distance(from offset: Int, to item: Int) -> Int {
        abs(self.offset(restingAt: column(of: item)) - offset)
    }

    /// The offset that the column of an item asks for, which may be more than the largest resting one: of the last one that
    /// shows all of it.
    private func restingOffset(of item: Int) -> Int {
        guard parameters.rest == .pages else { return offset(restingAt: column(of: item)) }
        let isLast = item / parameters.rows == (count - 1) / parameters.rows
        let width = max(1, parameters.visibleWidth)
        return isLast ? restingOffsets.end : column(of: item).start / width * width
    }

    /// The offset that a column asks for, which may be more than the largest resting one.
    private func offset(restingAt column: Span) -> Int {
        guard parameters.rest == .centeredColumns else { return column.start }
        return column.start - (parameters.visibleWidth - column.length) / 2 + parameters.insetBefore
    }

    /// The middle of the layout, from the start of the section's content.
    private var centerOfContent: Int { parameters.visibleWidth / 2 - parameters.insetBefore }
}
