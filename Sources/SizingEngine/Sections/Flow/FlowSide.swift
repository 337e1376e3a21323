/// The lines of a flow that are decided in one direction, the one at the pivot first. Items are counted by their turns.
struct FlowSide: Sendable {
    /// The last of them may take more items.
    private(set) var lines = SummedTree<FlowLine>()

    /// The number of items that are decided.
    var count: Int { lines.summary.items }

    /// The pixels that the lines take with the space after each.
    func extent(lineSpacing: Int) -> Int { lines.summary.end(lineSpacing: lineSpacing) }

    /// Goes on with the last line, and decides the items before the turn `end`.
    ///
    /// - Parameter estimate: What stands in for the main extent of an item that is not measured.
    mutating func append(upTo end: Int, _ sizes: FlowSizes, _ parameters: FlowParameters, estimate: Int) {
        let start = count
        guard start < end else { return }
        let last = lines.count - 1
        var line = last >= 0 ? lines[last] : FlowLine(standIn: estimate)
        var broken = ContiguousArray<FlowLine>()
        sizes.forEach(in: start..<end) { _, main, cross in
            if !line.fits(cross, parameters) {
                broken.append(line)
                line = FlowLine(standIn: estimate)
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

    /// Breaks the lines anew around decided items that were changed, until one begins with the same item as before.
    ///
    /// - Parameters:
    ///   - turn: The first item changed.
    ///   - removed: How many items there were before.
    ///   - inserted: How many there are now in their place.
    ///   - sizes: Those of the items as they are now.
    ///   - estimate: What stands in for the main extent of an item that is not measured.
    mutating func breakLines(
        at turn: Int,
        replacing removed: Int,
        by inserted: Int,
        _ sizes: FlowSizes,
        _ parameters: FlowParameters,
        estimate: Int
    ) {
        let decided = count
        let changed = lines.find(turn, by: { $0.items })!
        // The first item of a line may have a place on the line before now.
        let goesBack = changed.before.items == turn && changed.index > 0
        let first = goesBack ? changed.index - 1 : changed.index
        let start = goesBack ? changed.before.items - Int(lines[first].count) : changed.before.items
        let end = min(max(decided - removed, turn) + inserted, turn + FlowArrangement.reach)
        var line = FlowLine(standIn: Int(lines[first].standIn))
        var broken = ContiguousArray<FlowLine>()
        var kept = OldLine(index: changed.index, start: changed.before.items)
        var isKept = false
        sizes.forEach(in: start..<end) { index, main, cross in
            if !line.fits(cross, parameters) {
                broken.append(line)
                if index >= turn + inserted, follow(&kept, to: index - inserted + removed) {
                    isKept = true
                    return false
                }
                let standIn = index == changed.before.items ? Int(changed.element.standIn) : estimate
                line = FlowLine(standIn: standIn)
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

    /// A line as it was before a change, and its first item as it was counted then.
    private struct OldLine {
        var index: Int
        var start: Int
    }

    /// Goes on to the line that begins with an item or after it.
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
        // To take the tree apart and join it again costs as much as some fifty changes in place.
        let inPlace = min(range.count, replacement.count, 50)
        for index in 0..<inPlace {
            lines.update(at: range.lowerBound + index) { $0 = replacement[index] }
        }
        lines.removeSubrange(range.lowerBound + inPlace..<range.upperBound)
        lines.insert(contentsOf: replacement[inPlace...], at: range.lowerBound + inPlace)
    }
}
