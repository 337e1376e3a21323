/// The items of a section whose sizes the app states: all of them are measured from the beginning.
///
/// Lines and gaps are computed in points, and each edge is rounded to the nearest pixel, so that no error adds up. A change of
/// single items, such as a move under the finger, costs O(*n*) where sizes differ.
struct StatedArrangement: SectionArrangement {
    private(set) var items: StatedItems
    /// Not used: nothing is estimated.
    var estimate: Int

    init(_ items: StatedItems, estimate: Int) {
        self.items = items
        self.estimate = estimate
    }

    var count: Int { items.lines.count }
    var unmeasuredCount: Int { 0 }
    var isStated: Bool { true }
    var measuredSum: Int { fixedExtent }
    var fixedExtent: Int { items.pixel(items.lines.extent) - items.pixel(0) }
    var estimatedRows: Int { 0 }

    func frame(of item: Int) -> ItemFrame { items.frame(of: items.lines.box(of: item)) }

    func proposedCross(of item: Int, columns: Int) -> Int { 0 }

    func measuredSize(of item: Int) -> ItemSize? {
        let frame = frame(of: item)
        return ItemSize(main: frame.main.length, cross: frame.cross.length)
    }

    func item(at position: Int) -> Int? {
        guard count > 0 else { return nil }
        let lines = items.lines
        // An edge may be rounded by a pixel across the position.
        var index = lines.lineIndex(endingAfter: items.grid.points(of: position - 1) - items.phase)
        var line = lines.line(index)
        while items.pixel(line.end) <= position, index + 1 < lines.lineCount {
            let next = lines.line(index + 1)
            guard items.pixel(next.start) <= position else { break }
            (index, line) = (index + 1, next)
        }
        // It lies in the space before the line.
        if items.pixel(line.start) > position, index > 0 { line = lines.line(index - 1) }
        var nearest = line.items.lowerBound
        var nearestEnd = Int.min
        lines.forEachBox(in: line) { item, box in
            let main = items.frame(of: box).main
            if main.contains(position) {
                nearest = item
                return false
            }
            if main.end <= position, main.end > nearestEnd {
                nearest = item
                nearestEnd = main.end
            }
            return true
        }
        return nearest
    }

    @discardableResult
    func forEachItem(
        in span: Span,
        _ body: (_ item: Int, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) -> Bool {
        let lines = items.lines
        guard count > 0, span.end > 0 else { return true }
        // An edge may be rounded by a pixel into the span.
        let start = items.grid.points(of: span.start - 1) - items.phase
        for index in lines.lineIndex(endingAfter: start)..<lines.lineCount {
            let line = lines.line(index)
            guard items.pixel(line.start) < span.end else { break }
            let continues = lines.forEachBox(in: line) { item, box in
                let frame = items.frame(of: box)
                return !frame.main.intersects(span) || body(item, frame, true)
            }
            guard continues else { return false }
        }
        return true
    }

    func nextToPlace(from item: Int, startingBefore position: Int) -> Int? { nil }
    func nextToPlace(before item: Int, endingAfter position: Int) -> Int? { nil }
    func needsPlacing(in span: Span) -> Bool { false }

    // MARK: Changes until the app states the sizes again

    mutating func measure(_ size: ItemSize, at item: Int) {
        guard case .each(var sizes) = items.lines.sizes else { return }
        sizes[item] = StatedSize(main: items.grid.points(of: size.main), cross: items.grid.points(of: size.cross))
        items = items.with(.each(sizes), count: sizes.count)
    }

    mutating func forget(_ item: Int) {}

    mutating func forgetAll() {}

    mutating func insert(count inserted: Int, at item: Int) {
        switch items.lines.sizes {
        case .uniform: items = items.with(items.lines.sizes, count: count + inserted)
        case .each(var sizes):
            let like = sizes.isEmpty ? StatedSize(main: 0, cross: 0) : sizes[min(item, sizes.count - 1)]
            sizes.insert(contentsOf: repeatElement(like, count: inserted), at: item)
            items = items.with(.each(sizes), count: sizes.count)
        }
    }

    mutating func remove(_ range: Range<Int>) {
        switch items.lines.sizes {
        case .uniform: items = items.with(items.lines.sizes, count: count - range.count)
        case .each(var sizes):
            sizes.removeSubrange(range)
            items = items.with(.each(sizes), count: sizes.count)
        }
    }
}
