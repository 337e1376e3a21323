import Simulation
import SizingEngine
import TestSupport
import UIKit

@testable import SizingKit

/// Compares what a layout answers with its twin: everything that is measured lies where the rules put it, to the pixel.
@MainActor
struct KindsComparison {
    typealias Frame = SectionsTwin.Frame
    typealias Place = SectionsTwin.Place

    let kinds: KindsView
    let twin: SectionsTwin
    private let begunAnywhere: Set<Int>
    private let changed: Set<Int>
    private let reading: ReadingDirection
    /// Everything that is vended at all: what is measured and has its place.
    private let vended: [UICollectionViewLayoutAttributes]
    /// The items among them, by sections.
    private(set) var known: [[Int: Frame]]

    /// - Parameters:
    ///   - begunAnywhere: The sections whose masonries or flows may not have been begun at their first item.
    ///   - changed: The sections whose columns were chosen for other sizes than they have now.
    init(_ kinds: KindsView, begunAnywhere: Set<Int>, changed: Set<Int>) {
        self.kinds = kinds
        self.begunAnywhere = begunAnywhere
        self.changed = changed
        twin = kinds.twin
        reading = kinds.reading
        let everywhere = kinds.rect(from: reading.startOfContent - 1_000_000, to: reading.endOfContent + 1_000_000)
        vended = kinds.layout.layoutAttributesForElements(in: everywhere) ?? []
        known = twin.sections.map { _ in [:] }
        for attributes in vended where attributes.representedElementCategory == .cell {
            known[attributes.indexPath.section][attributes.indexPath.item] = kinds.frame(attributes.frame)
        }
    }

    // MARK: Places

    /// What is measured lies where the twin has it.
    func checkPlaces() throws {
        let places = twin.places(in: kinds.crossExtent) { item, section in
            let id = twin.sections[section].id
            guard begunAnywhere.contains(id) || changed.contains(id) else { return nil }
            return column(of: item, in: section)
        }
        /// How far a section that is wholly known is moved against the twin: the next one is moved as far.
        var movement: Int?
        for (index, section) in twin.sections.enumerated() {
            try checkSizes(section, index)
            let isBegunAnywhere =
                (section.kind.isMasonry || section.kind.isFlow) && begunAnywhere.contains(section.id)
            if section.kind == .flow { try checkLines(section, index, mayBeginAnywhere: isBegunAnywhere) }
            let hasForgotten = section.items.contains { kinds.forgotten.contains($0.id) }
            if isBegunAnywhere {
                if !hasForgotten, section.kind.isMasonry { try checkIsland(section, index) }
                movement = nil
                continue
            }
            let start = try checkRows(section, places[index], index, hasForgotten: hasForgotten)
            if let start, let movement { try Difference.check(start, movement, "the start of section \(index)") }
            let isWhole = known[index].count == section.items.count && !section.items.isEmpty
            if let start, isWhole { try checkBoundaries(section, places[index].moved(by: start), index) }
            movement = isWhole && hasTrueBoundaries(around: index) ? start : nil
        }
    }

    /// Everything vended has its true size, and no two items overlap.
    private func checkSizes(_ section: SectionsTwin.Section, _ index: Int) throws {
        let room = kinds.crossExtent - 2 * SectionsTwin.insets.sides
        let items = known[index].sorted { $0.value.main.lowerBound < $1.value.main.lowerBound }
        for (place, (item, frame)) in items.enumerated() {
            if !section.kind.stretchesItems {
                let main = section.kind.main(section.items[item], across: room)
                try Difference.check(frame.main.count, main, "the length of \(index)-\(item)")
            }
            for (other, lower) in items[(place + 1)...] {
                guard lower.main.lowerBound < frame.main.upperBound else { break }
                if frame.overlaps(lower) {
                    throw Difference(description: "\(index)-\(item) at \(frame) overlaps \(other) at \(lower)")
                }
            }
        }
    }

    /// Rows of which everything is known lie against each other as in the twin.
    ///
    /// - Returns: How far the first row is moved against the twin; `nil` if it is not known.
    private func checkRows(
        _ section: SectionsTwin.Section,
        _ place: Place,
        _ index: Int,
        hasForgotten: Bool
    ) throws -> Int? {
        let known = known[index]
        let rows = Dictionary(grouping: section.items.indices) { place.rows[$0] }
        let isWhole = known.count == section.items.count
        // Where a line ends, and where the next item of a masonry goes, follows from all that is before it.
        let needsAllBefore = section.kind.isMasonry || section.kind.isFlow
        if needsAllBefore, hasForgotten { return nil }
        var start: Int?
        var movement: Int?
        for row in rows.keys.sorted() {
            let items = rows[row] ?? []
            guard items.allSatisfy({ known[$0] != nil }) else {
                if needsAllBefore { break }
                movement = nil
                continue
            }
            // A line that may take more items is not arranged yet.
            if section.kind.isFlow, !isWhole, rows[row + 1]?.allSatisfy({ known[$0] != nil }) != true { break }
            for item in items {
                guard let frame = known[item] else { continue }
                let expected = place.items[item]
                let moved = movement ?? frame.main.lowerBound - expected.main.lowerBound
                movement = moved
                try Difference.check(frame, expected.moved(by: moved), "\(section.kind) \(index)-\(item)")
            }
            if row == 0 { start = movement }
        }
        return start
    }

    // MARK: Headers and footers

    private func boundary(_ kind: String, _ section: Int) -> Frame? {
        let indexPath = IndexPath(item: 0, section: section)
        let attributes = kinds.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        return (attributes?.frame).map(kinds.frame)
    }

    private func header(_ section: Int) -> Frame? { boundary(UICollectionView.elementKindSectionHeader, section) }

    private func footer(_ section: Int) -> Frame? { boundary(UICollectionView.elementKindSectionFooter, section) }

    /// Whether the footer of a section and the header of the next one are measured.
    private func hasTrueBoundaries(around section: Int) -> Bool {
        guard (footer(section)?.main.count ?? 0) == twin.sections[section].footer else { return false }
        return section + 1 < twin.sections.count
            && (header(section + 1)?.main.count ?? 0) == twin.sections[section + 1].header
    }

    /// The header and the footer of a section that is wholly known lie at its ends, or are pinned.
    private func checkBoundaries(_ section: SectionsTwin.Section, _ place: Place, _ index: Int) throws {
        let visible = reading.offset + reading.insetBefore
        let visibleEnd = max(visible, reading.offset + reading.length - reading.insetAfter)
        let footerIsTrue = (footer(index)?.main.count ?? 0) == section.footer
        if let header = header(index), header.main.count == section.header, !section.pins || footerIsTrue {
            let natural = place.header
            let end = place.footer.main.upperBound
            let start = section.pins ? max(natural.main.lowerBound, min(visible, end - section.header)) : nil
            let expected = start.map { natural.moved(by: $0 - natural.main.lowerBound) } ?? natural
            try Difference.check(header, expected, "the header of section \(index)")
        }
        if let footer = footer(index), footerIsTrue, section.footer > 0 {
            let natural = place.footer
            let lowest = min(natural.main.lowerBound, place.header.main.upperBound)
            let pinned = min(natural.main.lowerBound, max(visibleEnd - section.footer, lowest))
            let start = section.pins ? pinned : natural.main.lowerBound
            try Difference.check(
                footer,
                natural.moved(by: start - natural.main.lowerBound),
                "the footer of section \(index)"
            )
        }
    }

    /// The content starts at 0, as far as it is known where it does.
    func checkStartOfContent() throws {
        guard let section = twin.sections.first, let first = known.first?[0] else { return }
        guard (header(0)?.main.count ?? 0) == section.header else { return }
        guard !section.kind.isMasonry && !section.kind.isFlow || !begunAnywhere.contains(section.id) else { return }
        guard !section.kind.isFlow || known[0].count == section.items.count else { return }
        let room = kinds.crossExtent - 2 * SectionsTwin.insets.sides
        let place = section.kind.arranged(section.items, across: room) { _ in nil }
        guard
            section.kind.isMasonry
                || section.items.indices.filter({ place.rows[$0] == 0 }).allSatisfy({ known[0][$0] != nil })
        else { return }
        let start =
            first.main.lowerBound - place.frames[0].main.lowerBound - SectionsTwin.insets.before - section.header
        try Difference.check(start, reading.startOfContent, "the start of the content at rest")
    }

    // MARK: Masonries that were begun anywhere

    private func column(of item: Int, in section: Int) -> Int? {
        let kind = twin.sections[section].kind
        guard kind.isMasonry, let frame = kinds.frame(item, in: section) else { return nil }
        let room = kinds.crossExtent - 2 * SectionsTwin.insets.sides
        return (frame.cross.lowerBound - SectionsTwin.insets.sides)
            / (kind.columnWidth(across: room) + SectionsTwin.spacing)
    }

    /// From some item on each item lies at the spacing below those before it in its columns, and each item before that one
    /// at the spacing above those after it.
    private func checkIsland(_ section: SectionsTwin.Section, _ index: Int) throws {
        guard let first = known[index].keys.min(), let last = known[index].keys.max() else { return }
        guard known[index].count == last - first + 1 else {
            throw Difference(description: "the places of \(index)-\(first)...\(last) are not all decided")
        }
        let items = (first...last).compactMap { item in
            known[index][item].flatMap { frame in column(of: item, in: index).map { (frame, $0) } }
        }
        let isWell = (0...items.count).contains { pivot in
            isStacked(section, items[pivot...].map { ($0.0.main, $0.1) }, first + pivot)
                && isStacked(
                    section,
                    items[..<pivot].reversed().map { (-$0.0.main.upperBound..<(-$0.0.main.lowerBound), $0.1) },
                    first + pivot,
                    backwards: true
                )
                && joins(items.map(\.0), at: pivot)
        }
        if !isWell { throw Difference(description: "the items \(index)-\(first)...\(last) leave gaps: \(items)") }
    }

    /// Whether the lowest of the items above an item lies at the spacing above the highest of those from it on.
    private func joins(_ frames: [Frame], at pivot: Int) -> Bool {
        guard let end = frames[..<pivot].map(\.main.upperBound).max(),
            let start = frames[pivot...].map(\.main.lowerBound).min()
        else { return true }
        return start - end == SectionsTwin.spacing
    }

    /// Whether items follow each other in their columns without a gap, from one line on.
    private func isStacked(
        _ section: SectionsTwin.Section,
        _ items: [(main: Range<Int>, column: Int)],
        _ pivot: Int,
        backwards: Bool = false
    ) -> Bool {
        guard let start = items.first?.main.lowerBound else { return true }
        var ends = Array(repeating: start, count: section.kind.columnCount)
        for (turn, item) in items.enumerated() {
            let span = section.items[backwards ? pivot - 1 - turn : pivot + turn].span
            let width = min(max(span, 1), section.kind.columnCount)
            let columns = item.column..<min(item.column + width, section.kind.columnCount)
            guard ends[columns].max() == item.main.lowerBound else { return false }
            for column in columns { ends[column] = item.main.upperBound + SectionsTwin.spacing }
        }
        return true
    }

    // MARK: Queries

    /// What a rectangle shows is what of everything overlaps it, and everything is vended as it is by itself.
    func checkQueries() throws {
        let (start, end) = (reading.offset, reading.offset + reading.length)
        for (from, to) in [(start, end), (start - 700, end + 1_300), (start + 401, start + 402), (end, end + 90)] {
            let rect = kinds.rect(from: from, to: to)
            let found = Set((kinds.layout.layoutAttributesForElements(in: rect) ?? []).map(Vended.init))
            let expected = Set(vended.filter { overlaps($0, from, to) }.map(Vended.init))
            let (more, less) = (found.subtracting(expected), expected.subtracting(found))
            if let first = more.union(less).first {
                throw Difference(
                    description: "between \(from) and \(to) \(more.count) elements too many and "
                        + "\(less.count) too few are vended, such as \(first)"
                )
            }
        }
        for attributes in vended {
            let single = single(attributes).map(Vended.init)
            try Difference.check(single, Vended(attributes), "what is vended by itself")
        }
    }

    private func overlaps(_ attributes: UICollectionViewLayoutAttributes, _ start: Int, _ end: Int) -> Bool {
        let main = kinds.frame(attributes.frame).main
        return main.lowerBound < end && main.upperBound > start
    }

    /// The attributes of one element where it is placed. Those that are vended for an item off screen say where a scroll will
    /// find it, and measure what is around it.
    private func single(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let (layout, indexPath) = (kinds.layout, attributes.indexPath)
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell:
            let isShown = attributes.frame.intersects(kinds.view.bounds)
            return isShown
                ? layout.layoutAttributesForItem(at: indexPath)
                : layout.session.attributes(of: .item(indexPath.item, in: indexPath.section))
        case .supplementaryView: return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        case .decorationView: return layout.layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
        @unknown default: return nil
        }
    }

    // MARK: The screen

    /// The cross spans of the items on screen, by their identities.
    var crossesOnScreen: [Int: Range<Int>] {
        var crosses: [Int: Range<Int>] = [:]
        for (section, items) in known.enumerated() {
            let content = twin.sections[section]
            for (item, frame) in items where isOnScreen(frame) {
                crosses[content.items[item].id] = frame.cross
            }
        }
        return crosses
    }

    private func isOnScreen(_ frame: Frame) -> Bool {
        frame.main.lowerBound < reading.offset + reading.length && frame.main.upperBound > reading.offset
    }

    /// Every item that lies on screen has a cell there, in the frame that the layout says, mirrored where the interface
    /// is; and nothing on screen stands at an estimate.
    func checkViews() throws {
        for (section, content) in twin.sections.enumerated() {
            for item in content.items.indices {
                guard let frame = kinds.frame(item, in: section), isOnScreen(frame) else { continue }
                guard known[section][item] != nil else {
                    throw Difference(description: "\(section)-\(item) of \(content.kind) is on screen, not measured")
                }
                let indexPath = IndexPath(item: item, section: section)
                guard let cell = kinds.view.cellForItem(at: indexPath) else {
                    throw Difference(description: "\(section)-\(item) of \(content.kind) has no cell on screen")
                }
                var shown = kinds.frame(cell.frame)
                if kinds.direction == .mirrored {
                    let width = ReadingDirection.pixels(kinds.view.bounds.width)
                    shown.cross = width - shown.cross.upperBound..<width - shown.cross.lowerBound
                }
                try Difference.check(shown, frame, "the cell of \(section)-\(item)")
            }
        }
    }
}

/// An element as it is vended.
private struct Vended: Hashable, CustomStringConvertible {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let indexPath: IndexPath
    let frame: [CGFloat]
    let zIndex: Int

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        kind = attributes.representedElementKind
        indexPath = attributes.indexPath
        let frame = attributes.frame
        self.frame = [frame.minX, frame.minY, frame.width, frame.height]
        zIndex = attributes.zIndex
    }

    var description: String { "\(kind ?? "item") \(indexPath) at \(frame)" }
}

extension SectionsTwin.Place {
    func moved(by distance: Int) -> SectionsTwin.Place {
        SectionsTwin.Place(
            header: header.moved(by: distance),
            items: items.map { $0.moved(by: distance) },
            rows: rows,
            footer: footer.moved(by: distance)
        )
    }
}
