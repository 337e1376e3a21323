import SizingEngine
import UIKit

/// The lines between rows. One view draws those of up to 16 neighbouring rows of a section, since UIKit works for a view as much as
/// for a cell.
@MainActor
final class RowLines: LayoutPart {
    /// The lines that views draw, as they were last reported to UIKit.
    private(set) var known = KnownLines()
    /// Whether the attributes of rows tell their looks.
    private(set) var rowLooks = RowLooks.none

    override func exchangeSpace() -> [Exchange] {
        [
            exchange(for: (KnownLines(), .none)) { [unowned self] new in
                defer { (known, rowLooks) = new }
                return (known, rowLooks)
            }
        ]
    }

    /// Records that lines may be others although no row has moved: a row is swiped.
    func linesMayHaveChanged() {
        known.forgetAll()
    }

    /// Forgets the lines and the separators of all rows, since their sections are described again.
    func forgetLines() {
        known = KnownLines()
    }

    // MARK: Looks

    /// Records that rows have looks, once a section with such rows is known.
    func noteRowLooks() {
        guard rowLooks == .none, session.sections.styles.haveRowLooks, let collectionView else { return }
        rowLooks = collectionView.indexPathsForVisibleItems.isEmpty ? .told : .new
        if rowLooks == .new { session.measurer.finder.templates.host.reportNextLayout() }
    }

    /// Lowers rows again, before anything is drawn, that were raised for one pass so that UIKit applied their new attributes.
    ///
    /// It is not documented whether UIKit takes plain attributes for equal to those of a subclass with the same frame. Cells on
    /// screen would not get the first looks of their rows, nor any later ones. So these differ in their order, too, for one pass.
    func lowerRowsWithNewLooks() {
        guard rowLooks == .new, !session.isUpdating else { return }
        rowLooks = .told
        session.invalidateLayout()
    }

    // MARK: Lines

    private static let rowsOfView = 16

    /// The view that draws the lines of a row: its number in the section stands for an item.
    func linesView(ofRow row: Element) -> Element {
        .item(row.item / Self.rowsOfView, in: row.section)
    }

    private func rows(of view: Element, in list: ShownList) -> Range<Int>? {
        let first = view.item * Self.rowsOfView
        return first < list.rowCount ? first..<min(first + Self.rowsOfView, list.rowCount) : nil
    }

    /// The lines of a row. The app's handlers are called only while the layout and the data agree.
    private func separators(ofRow row: Element, in list: ShownList) -> RowSeparators {
        if let separators = list.style.separators(ofRow: row.item, of: list.rowCount) { return separators }
        let geometry = list.style.geometry
        let indexPath = session.reordering.dataElement(for: row).indexPath
        guard session.pending.parts.isEmpty, session.phase != .awaitingUpdates, session.phase != .asking,
            let separators = try? session.asking({ geometry.configuration.separatorConfiguration(forItemAt: indexPath) }
            ),
            let layout = try? session.sections.rowLayout(of: row, in: list.style)
        else { return known.separators[row] ?? RowSeparators() }
        let found = RowSeparators(ofRow: row.item, of: list.rowCount, in: geometry, separators, layout)
        known.remember(found, of: row, in: session.content.version)
        return found
    }

    /// The lines that a row had before a batch; none if they are not known.
    private func separatorsBefore(
        ofRow row: Element,
        in list: ShownList,
        _ transition: UpdateTransition
    ) -> RowSeparators {
        list.style.separators(ofRow: row.item, of: list.rowCount) ?? transition.separators[row] ?? RowSeparators()
    }

    // MARK: Attributes

    /// Appends the attributes of the view that draws the lines of a row, unless they were appended for the row before.
    ///
    /// - Parameter last: The view whose attributes were appended last.
    func appendLines(
        ofRow row: Element,
        in list: ShownList,
        to found: inout [UICollectionViewLayoutAttributes],
        after last: inout Element?
    ) {
        guard row.isItem, list.style.geometry.configuration.showsSeparators else { return }
        let view = linesView(ofRow: row)
        guard view != last else { return }
        last = view
        if let attributes = linesAttributes(view, in: list) { found.append(attributes) }
    }

    /// The attributes of a view that draws lines; `nil` if its rows have none.
    func linesAttributes(_ view: Element) -> UICollectionViewLayoutAttributes? {
        session.sections.shownList(view.section).flatMap { linesAttributes(view, in: $0) }
    }

    private func linesAttributes(_ view: Element, in list: ShownList) -> UICollectionViewLayoutAttributes? {
        guard let numbers = rows(of: view, in: list) else { return nil }
        var rows: [ItemFrame?]?
        if list.style.separatorsAreAlike, swipedRowsDrawNothing {
            let entry = known.entry(of: view, in: list.style, session.content.version) {
                rows = self.elastic.map { self.frames(of: numbers, in: view.section, of: $0) }
                return rows ?? []
            }
            if let entry { return linesAttributes(view, entry.lines, at: entry.frame) }
        }
        guard let elastic else { return nil }
        let frames = rows ?? self.frames(of: numbers, in: view.section, of: elastic)
        let seen = list.style.separatorsAreAlike ? nil : session.visibleViewport?.span
        let attributes = linesAttributes(view, in: list, frames) { row, frame, lines in
            // The app's handlers are asked again for visible rows only.
            let isSeen = seen.map(frame.main.intersects) ?? true
            let separators =
                (isSeen ? nil : known.separators(ofRowInPlace: row, in: session.content.version))
                ?? self.separators(ofRow: row, in: list)
            append(separators, ofRowAt: frame, in: list.style, to: &lines) { _, line in
                line.frame.origin.x += session.swipes.distance(of: row, in: session.swipes.rows)
            }
        }
        if let attributes, let lines = attributes.lines, list.style.separatorsAreAlike, swipedRowsDrawNothing {
            known.remember(lines, of: view, in: list.style, session.content.version, rows: frames, at: attributes.frame)
        }
        return attributes
    }

    private var swipedRowsDrawNothing: Bool { session.swipes.rows.isEmpty }

    /// The frames of rows, in pixels; `nil` for one that is not measured.
    private func frames(of rows: Range<Int>, in section: Int, of elastic: ElasticLayout) -> [ItemFrame?] {
        var frames: [ItemFrame?] = Array(repeating: nil, count: rows.count)
        elastic.forEachElement(in: span(of: rows, in: section, of: elastic)) { row, frame, isMeasured in
            guard isMeasured, row.isItem, row.section == section, rows.contains(row.item) else { return true }
            frames[row.item - rows.lowerBound] = frame
            return true
        }
        return frames
    }

    /// Returns the attributes of a view that draws lines, with its frame in a state of the layout.
    ///
    /// - Parameters:
    ///   - frames: The frames of its rows, `nil` for one that is not measured.
    ///   - appendLines: Appends the lines of a row, with their frames in the content.
    private func linesAttributes(
        _ view: Element,
        in list: ShownList,
        _ frames: [ItemFrame?],
        _ appendLines: (_ row: Element, _ frame: ItemFrame, inout [ListLine]) -> Void
    ) -> SizingLayoutAttributes? {
        guard let environment, list.style.separatorExtent > 0 else { return nil }
        var lines: [ListLine] = []
        lines.reserveCapacity(frames.count)
        var union: ItemFrame?
        for (number, frame) in frames.enumerated() {
            guard let frame else { continue }
            union = ItemFrame(main: union?.main.union(frame.main) ?? frame.main, cross: frame.cross)
            appendLines(.item(view.item * Self.rowsOfView + number, in: view.section), frame, &lines)
        }
        guard let union, !lines.isEmpty else { return nil }
        let frame = environment.axis.rect(union, on: environment.grid)
        for index in lines.indices {
            // UIKit mirrors the view, and not its content.
            let line = lines[index].frame
            lines[index].frame.origin.x = environment.isMirrored ? frame.maxX - line.maxX : line.minX - frame.minX
            lines[index].frame.origin.y -= frame.minY
        }
        return linesAttributes(view, ListLines(lines), at: frame)
    }

    private func linesAttributes(_ view: Element, _ lines: ListLines, at frame: CGRect) -> SizingLayoutAttributes {
        let attributes = SizingLayoutAttributes(
            forDecorationViewOfKind: ListLinesView.elementKind,
            with: view.indexPath
        )
        attributes.frame = frame
        attributes.zIndex = ElementOrder.separator
        attributes.lines = lines
        return attributes
    }

    private func span(of rows: Range<Int>, in section: Int, of elastic: ElasticLayout) -> Span {
        let first = elastic.frame(of: .item(rows.lowerBound, in: section))
        return first.main.union(elastic.frame(of: .item(rows.upperBound - 1, in: section)).main)
    }

    /// Appends the lines of a row, each of which a closure may change, with their frames in the content.
    private func append(
        _ separators: RowSeparators,
        ofRowAt frame: ItemFrame,
        in list: ListStyle,
        to lines: inout [ListLine],
        _ change: (ListSeparatorEdge, inout ListLine) -> Void
    ) {
        guard let environment else { return }
        for edge in ListSeparatorEdge.allCases {
            guard let separator = separators[edge],
                var line = line(of: separator, at: edge, ofRowAt: frame, in: list, environment)
            else { continue }
            change(edge, &line)
            lines.append(line)
        }
    }

    /// A line of a row, with its frame in the content; `nil` if its insets leave no space for it.
    private func line(
        of separator: ListSeparator,
        at edge: ListSeparatorEdge,
        ofRowAt frame: ItemFrame,
        in list: ListStyle,
        _ environment: LayoutEnvironment
    ) -> ListLine? {
        let grid = environment.grid
        let start = frame.cross.start + grid.position(of: separator.leading)
        let end = frame.cross.end - grid.position(of: separator.trailing)
        guard start < end else { return nil }
        // In a layout that begins at the right, a row ends at its left edge.
        let isAtStart = (edge == .top) != environment.isReversed
        let extent = list.separatorExtent
        let main = Span(start: isAtStart ? frame.main.start : frame.main.end - extent, length: extent)
        let rect = environment.axis.rect(ItemFrame(main: main, cross: Span(start: start, end: end)), on: grid)
        return ListLine(frame: rect, color: separator.color)
    }

    // MARK: Batches

    /// The attributes from which a view of lines is animated that is on screen after a batch: each line at its row's old position.
    func initialLines(_ view: Element, _ transition: UpdateTransition) -> UICollectionViewLayoutAttributes? {
        guard let elastic, let environment, let list = session.sections.shownList(view.section),
            let rows = rows(of: view, in: list)
        else { return nil }
        let frames = self.frames(of: rows, in: view.section, of: elastic)
        let span = session.visibleViewport?.span ?? Span(start: 0, length: 0)
        return linesAttributes(view, in: list, frames) { row, frame, lines in
            let isSeen = frame.main.intersects(span)
            append(separators(ofRow: row, in: list), ofRowAt: frame, in: list.style, to: &lines) { edge, line in
                line.frame.origin.x += session.swipes.distance(of: row, in: session.swipes.rows)
                guard let origin = transition.backward.destination(of: row) else {
                    return line.apply(session.layout.insertionTransition)
                }
                // A row that is off screen needs its old frame only if it was on screen before.
                let before = isSeen ? transition.frameBefore(of: origin) : transition.placedBefore.frame(of: origin)
                guard let old = before else { return }
                move(&line, by: distance(from: frame, to: old, at: edge, environment), environment)
                // A line that did not exist before, such as one below the former last row of a card, appears in place.
                if !wasDrawn(edge, ofRow: origin, transition) || transition.backward.isReloaded(row) { line.alpha = 0 }
            }
        }
    }

    /// The attributes to which a view of lines is animated that was on screen before a batch: each line at its row's new position.
    func finalLines(_ view: Element, _ transition: UpdateTransition) -> UICollectionViewLayoutAttributes? {
        guard let environment, let list = session.sections.shownList(view.section, in: transition.before.model),
            let rows = rows(of: view, in: list)
        else { return nil }
        let frames = self.frames(of: rows, in: view.section, of: transition.before)
        var shown: (view: Element, isShown: Bool)?
        return linesAttributes(view, in: list, frames) { row, frame, lines in
            let separators = separatorsBefore(ofRow: row, in: list, transition)
            let wasSeen = frame.main.intersects(transition.viewport.span)
            append(separators, ofRowAt: frame, in: list.style, to: &lines) { edge, line in
                guard wasSeen else {
                    line.isHidden = true
                    return
                }
                guard let destination = transition.forward.destination(of: row),
                    let new = session.frame(of: destination)
                else {
                    line.frame.origin.x += session.swipes.distance(of: row, in: transition.swipedRows)
                    return line.apply(session.layout.deletionTransition)
                }
                line.frame.origin.x += session.swipes.distance(of: destination, in: session.swipes.rows)
                move(&line, by: distance(from: frame, to: new, at: edge, environment), environment)
                if !isDrawn(edge, ofRow: destination) || transition.forward.isReloaded(row) {
                    line.alpha = 0
                } else {
                    line.isHidden = isShown(linesView(ofRow: destination), &shown)
                }
            }
        }
    }

    /// Whether a row has a line at an edge after a batch.
    private func isDrawn(_ edge: ListSeparatorEdge, ofRow row: Element) -> Bool {
        session.sections.shownList(row.section).map { separators(ofRow: row, in: $0)[edge] != nil } ?? false
    }

    /// Whether a row had a line at an edge before a batch.
    private func wasDrawn(_ edge: ListSeparatorEdge, ofRow row: Element, _ transition: UpdateTransition) -> Bool {
        let list =
            transition.placedBefore.list(row.section)
            ?? session.sections.shownList(row.section, in: transition.before.model)
        return list.map { separatorsBefore(ofRow: row, in: $0, transition)[edge] != nil } ?? false
    }

    /// Whether a view of lines is on screen, as it was found out for the row before it if that has the same one.
    private func isShown(_ view: Element, _ last: inout (view: Element, isShown: Bool)?) -> Bool {
        if let last, last.view == view { return last.isShown }
        let isShown = isShown(view)
        last = (view, isShown)
        return isShown
    }

    /// Whether a view of lines is on screen.
    private func isShown(_ view: Element) -> Bool {
        guard let list = session.sections.shownList(view.section), let rows = rows(of: view, in: list), let elastic,
            let viewport = session.visibleViewport
        else { return false }
        return span(of: rows, in: view.section, of: elastic).intersects(viewport.span)
    }

    /// The index paths, before a batch, of the views with lines that no view draws after it.
    ///
    /// UIKit identifies a decoration by its index path. After a batch other rows have the index path, and UIKit would show their
    /// lines in the view, so that rows that leave would lose their own.
    func leavingLines(ofKind kind: String) -> [IndexPath] {
        guard let transition = session.transition, kind == ListLinesView.elementKind else { return [] }
        var leaving: [Element] = []
        var shown: (view: Element, isShown: Bool)?
        for row in transition.placedBefore.entries.lazy.map(\.element) where row.isItem {
            let view = linesView(ofRow: row)
            guard view != leaving.last,
                wasDrawn(.bottom, ofRow: row, transition) || wasDrawn(.top, ofRow: row, transition)
            else { continue }
            let destination = transition.forward.destination(of: row)
            if destination.map({ isShown(linesView(ofRow: $0), &shown) }) != true { leaving.append(view) }
        }
        return leaving.map(\.indexPath)
    }

    /// The index paths of views that leave, as far as others on screen have them after the batch.
    func comingLines(ofKind kind: String) -> [IndexPath] {
        leavingLines(ofKind: kind).filter { Element(itemAt: $0).map(isShown) == true }
    }

    /// The distance by which an edge of a row moves, in pixels.
    private func distance(
        from row: ItemFrame,
        to other: ItemFrame,
        at edge: ListSeparatorEdge,
        _ environment: LayoutEnvironment
    ) -> Int {
        (edge == .top) != environment.isReversed
            ? other.main.start - row.main.start : other.main.end - row.main.end
    }

    private func move(_ line: inout ListLine, by distance: Int, _ environment: LayoutEnvironment) {
        let points = environment.grid.points(of: distance)
        line.frame.origin = environment.axis.moved(line.frame.origin, by: points)
    }
}

extension ListLine {
    @MainActor
    fileprivate mutating func apply(_ transition: SizingTransition) {
        let transition = transition.respectingReducedMotion
        alpha = transition.alpha
        transform = transition.transform
    }
}
