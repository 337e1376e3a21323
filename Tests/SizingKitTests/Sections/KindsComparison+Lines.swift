import TestSupport

extension KindsComparison {
    /// Items of a flow that follow each other lie in one line if they fit, and else at the start of the next one,
    /// wherever the first of them lies.
    func checkLines(_ section: SectionsTwin.Section, _ index: Int) throws {
        var line: [Frame] = []
        var lines: [[Frame]] = []
        for item in section.items.indices {
            guard let frame = known[index][item] else {
                try checkSpacing(lines + [line], index)
                (lines, line) = ([], [])
                continue
            }
            if let last = line.last {
                let start = last.cross.upperBound + SectionsTwin.spacing
                let fits = start + section.items[item].cross <= kinds.crossExtent - SectionsTwin.insets.sides
                let expected = fits ? start : SectionsTwin.insets.sides
                try Difference.check(frame.cross.lowerBound, expected, "the place of \(index)-\(item) in its line")
                if !fits {
                    lines.append(line)
                    line = []
                }
            }
            line.append(frame)
        }
        try checkSpacing(lines + [line], index)
    }

    /// Lines lie at the spacing. The first and the last one may have items that are not known.
    private func checkSpacing(_ lines: [[Frame]], _ index: Int) throws {
        let whole = lines.dropFirst().dropLast()
        for (upper, lower) in zip(whole, whole.dropFirst()) {
            guard let end = upper.map(\.main.upperBound).max(), let start = lower.map(\.main.lowerBound).min() else {
                continue
            }
            try Difference.check(start - end, SectionsTwin.spacing, "the space before a line of \(index) at \(start)")
        }
    }
}
