/// Items of stated sizes in the lines of a flow layout, in points.
///
/// A line takes as many items as fit, and at least one. What is left over goes in equal parts between its items, and an item
/// that is shorter than its line lies in the middle of it. The last line of a section is spread as if it went on with items
/// like its last one, so that it keeps the columns of a grid. A line with room for one item only has it in the middle.
///
/// A class, since each look-up reads it: a copy would retain and release its parts.
final class StatedLines: Sendable {
    /// What lines are made of, in points.
    struct Parameters: Hashable, Sendable {
        /// Where lines start across the scroll axis.
        var crossStart: Double
        /// The length of a line.
        var available: Double
        /// The least space between two items of a line.
        var itemSpacing: Double
        /// The space between two lines.
        var lineSpacing: Double
    }

    struct Line: Sendable {
        var items: Range<Int>
        /// Where the line starts along the scroll axis.
        var start: Double
        /// The extent of the line along the scroll axis.
        var extent: Double
        var spread: Spread
        var end: Double { start + extent }
        /// Where it ends, or one of those before it, if that is farther.
        var farthestEnd: Double
    }

    /// How the items of a line lie across the scroll axis: the first one after `start`, the others after gaps.
    struct Spread: Sendable {
        var start: Double
        var gap: Double
    }

    /// Where an item lies.
    struct Box: Sendable {
        var mainStart: Double
        var crossStart: Double
        var size: StatedSize
    }

    /// How much of a line items may exceed, in points: thirds of a line fit three times.
    static let tolerance = 1e-6

    /// Returns a length that an element can have: not negative, not NaN, and at most some 349,000 points.
    static func clamped(_ length: Double) -> Double {
        length.isNaN ? 0 : min(max(length, 0), Double(PixelGrid.maximumExtent) / 3_072)
    }

    /// Returns a space that may be negative, so that what is beside it overlaps.
    static func clampedSpace(_ space: Double) -> Double { space < 0 ? -clamped(-space) : clamped(space) }

    let count: Int
    let sizes: StatedSizes
    let parameters: Parameters
    /// The lines of items of different sizes. Those of equal items follow by a multiplication.
    private let lines: [Line]
    private let grid: Grid?

    /// Equal items in columns.
    private struct Grid: Sendable {
        var columns: Int
        var size: StatedSize
        var spread: Spread
    }

    /// - Complexity: O(*n*) for items of different sizes, else O(1).
    init(count: Int, sizes: StatedSizes, _ parameters: Parameters) {
        self.count = count
        self.sizes = sizes
        self.parameters = parameters
        switch sizes {
        case .uniform(let size):
            grid = Self.grid(of: size, parameters)
            lines = []
        case .each(let sizes):
            precondition(sizes.count == count, "There are \(sizes.count) sizes for \(count) items.")
            grid = nil
            lines = Self.lines(of: sizes, parameters)
        }
    }

    private static func grid(of size: StatedSize, _ parameters: Parameters) -> Grid {
        let step = size.cross + parameters.itemSpacing
        let fitting = step > 0 ? (parameters.available + parameters.itemSpacing + tolerance) / step : 1
        return Grid(
            // More than that many columns in a line only items of almost no width could fill.
            columns: max(1, Int(min(fitting, 1_000_000))),
            size: size,
            spread: spread(CollectionOfOne(size)[...], isLast: true, parameters)
        )
    }

    private static func lines(of sizes: [StatedSize], _ parameters: Parameters) -> [Line] {
        var lines: [Line] = []
        var first = 0
        var (start, farthest) = (0.0, 0.0)
        while first < sizes.count {
            var used = sizes[first].cross
            var extent = sizes[first].main
            var end = first + 1
            while end < sizes.count {
                used += parameters.itemSpacing + sizes[end].cross
                guard used <= parameters.available + tolerance else { break }
                extent = max(extent, sizes[end].main)
                end += 1
            }
            let spread = spread(sizes[first..<end], isLast: end == sizes.count, parameters)
            farthest = max(farthest, start + extent)
            lines.append(
                Line(items: first..<end, start: start, extent: extent, spread: spread, farthestEnd: farthest)
            )
            // Lines that overlap stay in their order.
            start += max(0, extent + parameters.lineSpacing)
            first = end
        }
        return lines
    }

    private static func spread(_ sizes: some Collection<StatedSize>, isLast: Bool, _ parameters: Parameters) -> Spread {
        let spacing = parameters.itemSpacing
        var places = sizes.count
        var used = sizes.reduce(0) { $0 + $1.cross } + Double(max(places - 1, 0)) * spacing
        if isLast, let last = sizes.reduce(nil, { $1 }) as StatedSize? {
            let step = last.cross + spacing
            if step > 0 {
                let more = ((parameters.available - used + tolerance) / step).rounded(.down)
                if more > 0 {
                    places += Int(min(more, 1_000_000))
                    used += more * step
                }
            }
        }
        let rest = max(parameters.available - used, 0)
        return Spread(
            start: places == 1 ? rest / 2 : 0,
            gap: places > 1 ? spacing + rest / Double(places - 1) : spacing
        )
    }
}

// MARK: Looking up

extension StatedLines {
    var lineCount: Int {
        guard let grid else { return lines.count }
        return (count + grid.columns - 1) / grid.columns
    }

    /// The extent of all lines along the scroll axis.
    var extent: Double {
        guard let grid else { return lines.last?.farthestEnd ?? 0 }
        guard count > 0 else { return 0 }
        return grid.size.main + Double(lineCount - 1) * step(of: grid)
    }

    func line(_ index: Int) -> Line {
        guard let grid else { return lines[index] }
        let start = Double(index) * step(of: grid)
        return Line(
            items: index * grid.columns..<min((index + 1) * grid.columns, count),
            start: start,
            extent: grid.size.main,
            spread: grid.spread,
            farthestEnd: start + grid.size.main
        )
    }

    /// The distance from one line to the next.
    private func step(of grid: Grid) -> Double { max(0, grid.size.main + parameters.lineSpacing) }

    /// The index of the line of an item.
    ///
    /// - Complexity: O(log *n*)
    func lineIndex(of item: Int) -> Int {
        if let grid { return item / grid.columns }
        return firstLine { $0.items.upperBound > item }
    }

    /// The index of the first line that ends after a position, or that of the last line.
    ///
    /// - Complexity: O(log *n*)
    func lineIndex(endingAfter position: Double) -> Int {
        guard let grid else { return min(firstLine { $0.farthestEnd > position }, max(lines.count - 1, 0)) }
        let step = step(of: grid)
        // A line may reach into those after it.
        let start = position - max(0, -parameters.lineSpacing)
        guard step > 0, start > 0 else { return 0 }
        let index = Int(min((start / step).rounded(.down), Double(max(lineCount - 1, 0))))
        return line(index).end > position ? index : min(index + 1, max(lineCount - 1, 0))
    }

    private func firstLine(where isInTail: (Line) -> Bool) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if isInTail(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Calls `body` with each item of a line and where it lies, until it returns `false`.
    ///
    /// - Returns: Whether `body` always returned `true`.
    @discardableResult
    func forEachBox(in line: Line, _ body: (_ item: Int, _ box: Box) -> Bool) -> Bool {
        if let grid {
            for item in line.items {
                let column = Double(item - line.items.lowerBound)
                let cross = grid.spread.start + column * (grid.size.cross + grid.spread.gap)
                guard body(item, box(of: grid.size, in: line, at: cross)) else { return false }
            }
            return true
        }
        var cross = line.spread.start
        for item in line.items {
            let size = sizes[item]
            guard body(item, box(of: size, in: line, at: cross)) else { return false }
            cross += size.cross + line.spread.gap
        }
        return true
    }

    private func box(of size: StatedSize, in line: Line, at cross: Double) -> Box {
        Box(
            mainStart: line.start + (line.extent - size.main) / 2,
            crossStart: parameters.crossStart + cross,
            size: size
        )
    }

    /// Where an item lies.
    ///
    /// - Complexity: O(log *n* + items of the line)
    func box(of item: Int) -> Box {
        let line = line(lineIndex(of: item))
        if let grid {
            let column = Double(item - line.items.lowerBound)
            let cross = grid.spread.start + column * (grid.size.cross + grid.spread.gap)
            return box(of: grid.size, in: line, at: cross)
        }
        var found: Box?
        forEachBox(in: line) { other, box in
            if other == item { found = box }
            return other < item
        }
        return found!
    }
}
