import Foundation

/// Items of several sizes, broken into lines.
struct FlowLines {
    private struct Line {
        var items: Range<Int>
        var along: CGFloat
        var length: CGFloat
        var end: CGFloat { along + length }
    }

    private let extents: [FlowExtent]
    private var lines: [Line] = []
    private var across: [CGFloat] = []
    private var lineOfItem: [Int] = []
    private let reached: SortedReach

    /// From the beginning of the first line in place to the end of the last one.
    let reach: FlowReach

    /// - Complexity: O(items).
    init(extents: [FlowExtent], metrics: FlowSectionMetrics) {
        self.extents = extents
        across.reserveCapacity(extents.count)
        lineOfItem.reserveCapacity(extents.count)
        var first = 0
        var along: CGFloat = 0
        while first < extents.count {
            let end = Self.endOfLine(from: first, extents, metrics)
            let items = extents[first..<end]
            let length = items.reduce(0) { max($0, $1.length) }
            let spread = LineSpread(extents: items, isLast: end == extents.count, metrics: metrics)
            var position = spread.start
            for extent in items {
                across.append(position)
                position += extent.breadth + spread.gap
                lineOfItem.append(lines.count)
            }
            lines.append(Line(items: first..<end, along: along, length: length))
            along += length + metrics.lineSpacing
            first = end
        }
        let spans = lines.map { FlowReach(start: $0.along, end: $0.end) }
        reached = SortedReach(spans)
        reach = FlowReach(start: spans.map(\.start).min() ?? 0, end: spans.map(\.end).max() ?? 0)
    }

    /// The first item that no longer fits into the line that begins with another one.
    private static func endOfLine(from first: Int, _ extents: [FlowExtent], _ metrics: FlowSectionMetrics) -> Int {
        var used = extents[first].breadth
        var end = first + 1
        while end < extents.count {
            used += metrics.itemSpacing + extents[end].breadth
            guard used <= metrics.available + LineSpread.tolerance else { break }
            end += 1
        }
        return end
    }

    var count: Int { extents.count }

    var length: CGFloat { lines.last?.end ?? 0 }

    /// An item that is shorter than its line stands in the middle of it.
    func box(_ item: Int) -> FlowBox {
        let line = lines[lineOfItem[item]]
        return FlowBox(
            along: line.along + (line.length - extents[item].length) / 2,
            across: across[item],
            length: extents[item].length,
            breadth: extents[item].breadth
        )
    }

    /// The items of the lines between two places.
    ///
    /// - Complexity: O(log lines).
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let found = reached.indices(from: start, to: end)
        guard let first = found.first, let last = found.last else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[last].items.upperBound
    }
}

extension Array {
    /// The first index whose element fulfils a condition that holds for a tail of the array.
    ///
    /// - Complexity: O(log count).
    func firstIndexSorted(where isInTail: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isInTail(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
