import SizingKit
import UIKit

/// The twin of a layout of mixed sections: arrays, and a loop over all items, in whole pixels.
struct SectionsTwin {
    struct Item: Equatable {
        let id: Int
        var width: Int
        var height: Int
        /// How many columns it takes in a masonry.
        let span: Int
    }

    struct Section: Equatable {
        let id: Int
        let kind: SectionKind
        var items: [Item]

        /// The extent of the header along the scroll axis.
        var header: Int { 60 + id % 5 * 9 }
    }

    /// A frame by its spans along and across the scroll axis.
    struct Frame: Equatable, CustomStringConvertible {
        var main: Range<Int>
        var cross: Range<Int>

        var description: String { "main \(main) cross \(cross)" }
    }

    /// What surrounds the items of every section, at its start and end, and at its sides.
    static let insets = (before: 15, after: 21, sides: 27)
    static let spacing = 18

    var sections: [Section]
    /// Whether the content scrolls sideways.
    var isHorizontal = false

    func main(_ item: Item) -> Int { isHorizontal ? item.width : item.height }

    func cross(_ item: Item) -> Int { isHorizontal ? item.height : item.width }

    /// Where everything lies.
    ///
    /// - Parameters:
    ///   - crossExtent: The room across the scroll axis.
    ///   - columns: Tells the first column of an item of a masonry; `nil` for the one that the rules give.
    func frames(
        in crossExtent: Int,
        columns: (_ item: Int, _ section: Int) -> Int? = { _, _ in nil }
    ) -> (headers: [Frame], items: [[Frame]], end: Int) {
        var headers: [Frame] = []
        var items: [[Frame]] = []
        var place = 0
        let cross = Self.insets.sides..<(crossExtent - Self.insets.sides)
        for (index, section) in sections.enumerated() {
            headers.append(Frame(main: place..<place + section.header, cross: cross))
            place += section.header + Self.insets.before
            let (frames, extent) = section.kind.frames(
                of: section.items.map { ($0.span, main($0), self.cross($0)) },
                across: cross.count,
                columns: { columns($0, index) }
            )
            items.append(
                frames.map {
                    Frame(
                        main: $0.main.lowerBound + place..<$0.main.upperBound + place,
                        cross: $0.cross.lowerBound + cross.lowerBound..<$0.cross.upperBound + cross.lowerBound
                    )
                }
            )
            place += extent + Self.insets.after
        }
        return (headers, items, place)
    }
}

/// The arrangements that the twin knows.
enum SectionKind: CaseIterable, Sendable {
    case list, grid, centredGrid, masonry, sequentialMasonry, flow, justifiedFlow

    typealias Size = (span: Int, main: Int, cross: Int)
    typealias Frame = SectionsTwin.Frame

    @MainActor var section: SizingSection {
        let spacing: CGFloat = 6
        var section: SizingSection =
            switch self {
            case .list: .list(.bare(rowSpacing: spacing))
            case .grid: .grid(columns: .count(3), spacing: spacing)
            case .centredGrid:
                .grid(SizingGrid(columns: .count(2), columnSpacing: 6, rowSpacing: 6, rowAlignment: .center))
            case .masonry: .masonry(columns: .count(3), spacing: spacing)
            case .sequentialMasonry:
                .masonry(SizingMasonry(columns: .count(2), columnSpacing: 6, itemSpacing: 6, order: .sequential))
            case .flow: .flow(spacing: spacing)
            case .justifiedFlow: .flow(spacing: spacing, alignment: .justified)
            }
        // The same at the ends and at the sides in both directions.
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 9, bottom: 7, trailing: 9)
        return section
    }

    @MainActor var horizontalSection: SizingSection {
        var section = section
        section.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 5, bottom: 9, trailing: 7)
        return section
    }

    var columnCount: Int {
        switch self {
        case .list: 1
        case .grid, .masonry: 3
        case .centredGrid, .sequentialMasonry: 2
        case .flow, .justifiedFlow: 0
        }
    }

    var isMasonry: Bool { self == .masonry || self == .sequentialMasonry }

    /// The width of a column; the tests choose rooms that divide evenly.
    func columnWidth(across room: Int) -> Int {
        let spaces = (columnCount - 1) * SectionsTwin.spacing
        precondition((room - spaces).isMultiple(of: columnCount))
        return (room - spaces) / columnCount
    }

    func frames(of sizes: [Size], across room: Int, columns: (Int) -> Int?) -> (frames: [Frame], extent: Int) {
        switch self {
        case .list, .grid, .centredGrid: rows(of: sizes, across: room)
        case .masonry, .sequentialMasonry: masonry(of: sizes, across: room, columns)
        case .flow, .justifiedFlow: lines(of: sizes, across: room)
        }
    }

    private func span(_ columns: Range<Int>, across room: Int) -> Range<Int> {
        let width = columnWidth(across: room)
        let pitch = width + SectionsTwin.spacing
        return columns.lowerBound * pitch..<(columns.upperBound - 1) * pitch + width
    }

    private func rows(of sizes: [Size], across room: Int) -> (frames: [Frame], extent: Int) {
        var frames: [Frame] = []
        var start = 0
        for first in stride(from: 0, to: sizes.count, by: columnCount) {
            let row = sizes[first..<min(first + columnCount, sizes.count)]
            let extent = row.map(\.main).max() ?? 0
            for (column, size) in row.enumerated() {
                let rest = self == .centredGrid ? (extent - size.main) / 2 : 0
                let length = self == .centredGrid ? size.main : extent
                frames.append(
                    Frame(
                        main: start + rest..<start + rest + length,
                        cross: span(column..<column + 1, across: room)
                    )
                )
            }
            start += extent + SectionsTwin.spacing
        }
        return (frames, max(0, start - SectionsTwin.spacing))
    }

    private func masonry(
        of sizes: [Size],
        across room: Int,
        _ columns: (Int) -> Int?
    ) -> (frames: [Frame], extent: Int) {
        var frames: [Frame] = []
        var ends = Array(repeating: 0, count: columnCount)
        var next = 0
        for (item, size) in sizes.enumerated() {
            let width = min(max(size.span, 1), columnCount)
            func start(_ first: Int) -> Int { ends[first..<first + width].max() ?? 0 }
            let possible = Array(0...columnCount - width)
            let first: Int
            if let given = columns(item) {
                first = given
            } else if self == .sequentialMasonry {
                first = next + width <= columnCount ? next : 0
            } else {
                first = possible.first { place in possible.allSatisfy { start(place) <= start($0) } } ?? 0
            }
            next = first + width
            let main = start(first)..<start(first) + size.main
            for column in first..<first + width { ends[column] = main.upperBound + SectionsTwin.spacing }
            frames.append(Frame(main: main, cross: span(first..<first + width, across: room)))
        }
        return (frames, frames.map(\.main.upperBound).max() ?? 0)
    }

    private func lines(of sizes: [Size], across room: Int) -> (frames: [Frame], extent: Int) {
        var lines: [[Int]] = []
        var used = 0
        for (item, size) in sizes.enumerated() {
            let wanted = used + SectionsTwin.spacing + size.cross
            if lines.isEmpty || wanted > room {
                lines.append([item])
                used = size.cross
            } else {
                lines[lines.count - 1].append(item)
                used = wanted
            }
        }
        var frames: [Frame] = []
        var start = 0
        for (index, line) in lines.enumerated() {
            let widths = line.map { min(sizes[$0].cross, room) }
            let extent = line.map { sizes[$0].main }.max() ?? 0
            let rest = max(0, room - widths.reduce(0, +) - (line.count - 1) * SectionsTwin.spacing)
            let fills = self == .justifiedFlow && index < lines.count - 1 && line.count > 1
            var position = 0
            for (place, item) in line.enumerated() {
                let main = start + (extent - sizes[item].main) / 2
                frames.append(
                    Frame(main: main..<main + sizes[item].main, cross: position..<position + widths[place])
                )
                position += widths[place] + SectionsTwin.spacing
                guard fills else { continue }
                position += rest / (line.count - 1) + (place < rest % (line.count - 1) ? 1 : 0)
            }
            start += extent + SectionsTwin.spacing
        }
        return (frames, max(0, start - SectionsTwin.spacing))
    }
}
