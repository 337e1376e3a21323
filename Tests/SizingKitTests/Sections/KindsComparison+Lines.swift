import TestSupport

extension KindsComparison {
    /// The items of a line that are known, and whether the one before and the one after it are known too.
    private struct Line {
        var items: [Int]
        var frames: [Frame]
        var isWholeAbove: Bool
        var isWholeBelow = true
    }

    /// Items of a flow that follow each other lie in one line at the spacing, and each line begins at the side. From some
    /// line on an item begins a new line only if the one before has no room for it; above, where lines were broken
    /// upwards from a jump, an item ends a line only if the next one has no room for it.
    func checkLines(_ section: SectionsTwin.Section, _ index: Int, mayBeginAnywhere: Bool) throws {
        let lines = try lines(section, index)
        try checkSpacing(lines, index)
        let breaks = zip(lines, lines.dropFirst()).map { upper, lower in
            (
                down: !upper.isWholeBelow || !hasSpace(upper, for: lower.items.first, section),
                up: !upper.isWholeBelow || !lower.isWholeBelow || !hasSpace(lower, for: upper.items.last, section)
            )
        }
        // The break at the pivot itself follows no rule.
        let pivots = mayBeginAnywhere ? Array(0...breaks.count) : [0]
        let isWell = pivots.contains { pivot in
            breaks.dropFirst(pivot).allSatisfy(\.down) && breaks.prefix(max(pivot - 1, 0)).allSatisfy(\.up)
        }
        try Difference.check(isWell, true, "whether the lines of \(index) are full: \(lines.map(\.items))")
    }

    /// The known items by lines.
    private func lines(_ section: SectionsTwin.Section, _ index: Int) throws -> [Line] {
        var lines: [Line] = []
        var isGap = true
        for item in section.items.indices {
            guard let frame = known[index][item] else {
                if let last = lines.indices.last, !isGap { lines[last].isWholeBelow = false }
                isGap = true
                continue
            }
            if !isGap, let last = lines.indices.last, let before = lines[last].frames.last,
                frame.cross.lowerBound >= before.cross.upperBound, frame.cross.lowerBound > SectionsTwin.insets.sides
            {
                let start = before.cross.upperBound + SectionsTwin.spacing
                try Difference.check(frame.cross.lowerBound, start, "the place of \(index)-\(item) in its line")
                lines[last].items.append(item)
                lines[last].frames.append(frame)
            } else {
                if !isGap {
                    let start = SectionsTwin.insets.sides
                    try Difference.check(frame.cross.lowerBound, start, "the start of \(index)-\(item) in its line")
                }
                lines.append(Line(items: [item], frames: [frame], isWholeAbove: !isGap))
            }
            isGap = false
        }
        return lines
    }

    private func hasSpace(_ line: Line, for item: Int?, _ section: SectionsTwin.Section) -> Bool {
        guard let item, let end = line.frames.last?.cross.upperBound else { return false }
        return end + SectionsTwin.spacing + section.items[item].cross <= kinds.crossExtent - SectionsTwin.insets.sides
    }

    /// Whole lines that follow each other lie at the spacing.
    private func checkSpacing(_ lines: [Line], _ index: Int) throws {
        for (upper, lower) in zip(lines, lines.dropFirst()) {
            guard upper.isWholeAbove, upper.isWholeBelow, lower.isWholeBelow,
                let end = upper.frames.map(\.main.upperBound).max(),
                let start = lower.frames.map(\.main.lowerBound).min()
            else { continue }
            try Difference.check(start - end, SectionsTwin.spacing, "the space before a line of \(index) at \(start)")
        }
    }
}
