import Simulation
import SizingKit
import UIKit

/// The arrangements that the twin knows.
enum SectionKind: CaseIterable, Sendable {
    case list, grid, centredGrid, masonry, sequentialMasonry, flow, justifiedFlow, pattern

    typealias Frame = SectionsTwin.Frame

    /// Frames from the start of the items on, the row or line that each item is in, and the extent of all.
    typealias Arranged = (frames: [Frame], rows: [Int], extent: Int)

    @MainActor var section: SizingSection {
        let spacing: CGFloat = 6
        let section: SizingSection =
            switch self {
            case .list: .bareList(rowSpacing: spacing)
            case .grid: .grid(columns: .count(3), spacing: spacing)
            case .centredGrid:
                .grid(columns: .count(2), spacing: 6, rowAlignment: .center)
            case .masonry: .masonry(columns: .count(3), spacing: spacing)
            case .sequentialMasonry:
                .masonry(columns: .count(2), spacing: 6, order: .sequential)
            case .flow: .flow(spacing: spacing)
            case .justifiedFlow: .flow(spacing: spacing, alignment: .justified)
            case .pattern: .pattern(.row(.item(2 / 3), .column(.item, .item)), spacing: spacing)
            }
        // The same at the ends and at the sides in both directions.
        return section.insets(NSDirectionalEdgeInsets(top: 5, leading: 9, bottom: 7, trailing: 9))
    }

    @MainActor var horizontalSection: SizingSection {
        section.insets(NSDirectionalEdgeInsets(top: 9, leading: 5, bottom: 9, trailing: 7))
    }

    var columnCount: Int {
        switch self {
        case .list: 1
        case .grid, .masonry: 3
        case .centredGrid, .sequentialMasonry, .pattern: 2
        case .flow, .justifiedFlow: 0
        }
    }

    var isMasonry: Bool { self == .masonry || self == .sequentialMasonry }

    /// Whether items may be taller than they ask for.
    var stretchesItems: Bool { self == .grid || self == .pattern }

    var isFlow: Bool { self == .flow || self == .justifiedFlow }

    /// The width of a column; the tests choose rooms that divide evenly.
    func columnWidth(across room: Int) -> Int {
        let spaces = (columnCount - 1) * SectionsTwin.spacing
        precondition((room - spaces).isMultiple(of: columnCount))
        return (room - spaces) / columnCount
    }

    /// The extent of an item along the scroll axis.
    func main(_ item: SectionsTwin.Item, across room: Int) -> Int {
        if isFlow { return item.extent }
        let columns = isMasonry ? min(max(item.span, 1), columnCount) : 1
        return item.extent(at: columns * (columnWidth(across: room) + SectionsTwin.spacing) - SectionsTwin.spacing)
    }

    func arranged(_ items: [SectionsTwin.Item], across room: Int, columns: (Int) -> Int?) -> Arranged {
        switch self {
        case .list, .grid, .centredGrid: rows(of: items, across: room)
        case .masonry, .sequentialMasonry: masonry(of: items, across: room, columns)
        case .flow, .justifiedFlow: lines(of: items, across: room)
        case .pattern: groups(of: items, across: room)
        }
    }

    private func span(_ columns: Range<Int>, across room: Int) -> Range<Int> {
        let width = columnWidth(across: room)
        let pitch = width + SectionsTwin.spacing
        return columns.lowerBound * pitch..<(columns.upperBound - 1) * pitch + width
    }

    private func rows(of items: [SectionsTwin.Item], across room: Int) -> Arranged {
        var frames: [Frame] = []
        var start = 0
        for first in stride(from: 0, to: items.count, by: columnCount) {
            let row = items[first..<min(first + columnCount, items.count)].map { main($0, across: room) }
            let extent = row.max() ?? 0
            for (column, size) in row.enumerated() {
                let rest = self == .centredGrid ? (extent - size) / 2 : 0
                let length = self == .centredGrid ? size : extent
                frames.append(
                    Frame(
                        main: start + rest..<start + rest + length,
                        cross: span(column..<column + 1, across: room)
                    )
                )
            }
            start += extent + SectionsTwin.spacing
        }
        return (frames, items.indices.map { $0 / columnCount }, max(0, start - SectionsTwin.spacing))
    }

    /// Groups of a large item beside two small ones.
    private func groups(of items: [SectionsTwin.Item], across room: Int) -> Arranged {
        let spacing = SectionsTwin.spacing
        let lead = (room - spacing) / 3 * 2
        let (large, small) = (0..<lead, lead + spacing..<room)
        var frames: [Frame] = []
        var start = 0
        for first in stride(from: 0, to: items.count, by: 3) {
            let group = items[first..<min(first + 3, items.count)]
            let pair = group.dropFirst().map { $0.extent(at: small.count) }
            let column = pair.isEmpty ? 0 : pair.reduce(0, +) + (pair.count - 1) * spacing
            let end = start + max(items[first].extent(at: large.count), column)
            frames.append(Frame(main: start..<end, cross: large))
            let rest = end - start - column
            if pair.count == 1 { frames.append(Frame(main: start..<end, cross: small)) }
            if pair.count == 2 {
                let middle = start + pair[0] + rest / 2
                frames.append(Frame(main: start..<middle, cross: small))
                frames.append(Frame(main: middle + spacing..<end, cross: small))
            }
            start = end + spacing
        }
        return (frames, items.indices.map { $0 / 3 }, max(0, start - spacing))
    }

    private func masonry(of items: [SectionsTwin.Item], across room: Int, _ columns: (Int) -> Int?) -> Arranged {
        var frames: [Frame] = []
        var ends = Array(repeating: 0, count: columnCount)
        var next = 0
        for (index, item) in items.enumerated() {
            let width = min(max(item.span, 1), columnCount)
            func start(_ first: Int) -> Int { ends[first..<first + width].max() ?? 0 }
            let possible = Array(0...columnCount - width)
            let first: Int
            if let given = columns(index) {
                // An item that has no place yet may stand anywhere.
                first = min(given, columnCount - width)
            } else if self == .sequentialMasonry {
                first = next + width <= columnCount ? next : 0
            } else {
                first = possible.first { place in possible.allSatisfy { start(place) <= start($0) } } ?? 0
            }
            next = first + width
            let main = start(first)..<start(first) + main(item, across: room)
            for column in first..<first + width { ends[column] = main.upperBound + SectionsTwin.spacing }
            frames.append(Frame(main: main, cross: span(first..<first + width, across: room)))
        }
        return (frames, Array(items.indices), frames.map(\.main.upperBound).max() ?? 0)
    }

    private func lines(of items: [SectionsTwin.Item], across room: Int) -> Arranged {
        var lines: [[Int]] = []
        var used = 0
        for (index, item) in items.enumerated() {
            let wanted = used + SectionsTwin.spacing + item.cross
            if lines.isEmpty || wanted > room {
                lines.append([index])
                used = item.cross
            } else {
                lines[lines.count - 1].append(index)
                used = wanted
            }
        }
        var frames: [Frame] = []
        var start = 0
        for (index, line) in lines.enumerated() {
            let widths = line.map { min(items[$0].cross, room) }
            let extent = line.map { items[$0].extent }.max() ?? 0
            let rest = max(0, room - widths.reduce(0, +) - (line.count - 1) * SectionsTwin.spacing)
            let fills = self == .justifiedFlow && index < lines.count - 1 && line.count > 1
            let gaps = fills ? line.count - 1 : 0
            var before = 0
            for (place, item) in line.enumerated() {
                // The rest is shared among the gaps, and each place is rounded.
                let share = gaps > 0 ? (Double(rest * place) / Double(gaps)).rounded() : 0
                let position = before + Int(share)
                let main = start + (extent - items[item].extent) / 2
                frames.append(
                    Frame(main: main..<main + items[item].extent, cross: position..<position + widths[place])
                )
                before += widths[place] + SectionsTwin.spacing
            }
            start += extent + SectionsTwin.spacing
        }
        let rows = lines.enumerated().flatMap { index, line in line.map { _ in index } }
        return (frames, rows, max(0, start - SectionsTwin.spacing))
    }
}
