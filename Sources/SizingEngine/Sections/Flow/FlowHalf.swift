/// The lines of a flow on one side of the start item, the one next to it first.
struct FlowHalf: OutwardHalf {
    /// The lines. The last one may take more items.
    private(set) var lines = SummedTree<FlowLine>()

    init(_ parameters: FlowParameters) {}

    var count: Int { lines.summary.items }

    func extent(_ parameters: FlowParameters) -> Int { lines.summary.end(lineSpacing: parameters.lineSpacing) }

    /// The start of the last line if that can take an item of width 0, else the position after it.
    func nextStart(_ parameters: FlowParameters) -> Int {
        if let last = lastLine, last.element.fits(0, parameters) {
            return last.before.end(lineSpacing: parameters.lineSpacing)
        }
        return extent(parameters)
    }

    /// Always `false`: breaking lines from the other end gives other lines.
    var endsEvenly: Bool { false }

    typealias Found = (index: Int, element: FlowLine, before: FlowSummary)

    var lastLine: Found? { lines.findLast(before: lines.count, by: { $0.lines }) }

    /// Adds items, to the last line first.
    mutating func append(upTo end: Int, _ sizes: OutwardSizes, _ parameters: FlowParameters, estimate: Int) {
        let start = count
        guard start < end else { return }
        let last = lines.count - 1
        var line = last >= 0 ? lines[last] : FlowLine(estimate: estimate)
        var broken = ContiguousArray<FlowLine>()
        sizes.forEach(in: start..<end) { _, main, cross in
            if !line.fits(cross, parameters) {
                broken.append(line)
                line = FlowLine(estimate: estimate)
            }
            line.append(main, cross, parameters)
            return true
        }
        broken.append(line)
        if last >= 0 {
            let first = broken[0]
            lines.update(at: last) { $0 = first }
            lines.insert(contentsOf: broken.dropFirst(), at: lines.count)
        } else {
            lines.insert(contentsOf: broken, at: 0)
        }
    }

    mutating func remeasure(
        at index: Int,
        from old: Int?,
        _ sizes: OutwardSizes,
        _ parameters: FlowParameters,
        estimate: Int
    ) {
        replace(at: index, removing: 1, inserting: 1, sizes, parameters, estimate: estimate)
    }

    mutating func forget(
        at index: Int,
        extent: Int,
        _ sizes: OutwardSizes,
        _ parameters: FlowParameters,
        estimate: Int
    ) {
        replace(at: index, removing: 1, inserting: 1, sizes, parameters, estimate: estimate)
    }

    /// Breaks the lines anew around items that were changed, until one begins with the same item as before.
    mutating func replace(
        at index: Int,
        removing removed: Int,
        inserting inserted: Int,
        _ sizes: OutwardSizes,
        _ parameters: FlowParameters,
        estimate: Int
    ) {
        let decided = count
        guard index < decided else { return }
        let changed = lines.find(index, by: { $0.items })!
        // The first item of a line may now fit on the line before it.
        let goesBack = changed.before.items == index && changed.index > 0
        let first = goesBack ? changed.index - 1 : changed.index
        let start = goesBack ? changed.before.items - Int(lines[first].count) : changed.before.items
        let end = min(max(decided - removed, index) + inserted, index + FlowArrangement.promptCount)
        var line = FlowLine(estimate: Int(lines[first].estimate))
        var broken = ContiguousArray<FlowLine>()
        var kept = OldLine(index: changed.index, start: changed.before.items)
        var isKept = false
        sizes.forEach(in: start..<end) { next, main, cross in
            if !line.fits(cross, parameters) {
                broken.append(line)
                if next >= index + inserted, follow(&kept, to: next - inserted + removed) {
                    isKept = true
                    return false
                }
                line = FlowLine(estimate: next == changed.before.items ? Int(changed.element.estimate) : estimate)
            }
            line.append(main, cross, parameters)
            return true
        }
        if !isKept {
            if line.count > 0 { broken.append(line) }
            kept.index = lines.count
        }
        replaceLines(first..<kept.index, by: broken)
    }

    /// A line before a change, and the index that its first item had then.
    private struct OldLine {
        var index: Int
        var start: Int
    }

    /// Advances to the first line that begins with an item or after it.
    ///
    /// - Returns: Whether it begins with the item.
    private func follow(_ line: inout OldLine, to item: Int) -> Bool {
        while line.start < item, line.index < lines.count {
            line.start += Int(lines[line.index].count)
            line.index += 1
        }
        return line.start == item && line.index < lines.count
    }

    private mutating func replaceLines(_ range: Range<Int>, by replacement: ContiguousArray<FlowLine>) {
        // Splitting the tree and joining it again costs as much as some fifty changes in place.
        let inPlace = min(range.count, replacement.count, 50)
        for index in 0..<inPlace {
            lines.update(at: range.lowerBound + index) { $0 = replacement[index] }
        }
        lines.removeSubrange(range.lowerBound + inPlace..<range.upperBound)
        lines.insert(contentsOf: replacement[inPlace...], at: range.lowerBound + inPlace)
    }
}
