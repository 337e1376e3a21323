extension FlowArrangement {
    /// Checks the lists and the trees, and that the decided lines are those that breaking all anew would give.
    ///
    /// - Complexity: O(n)
    package func checkInvariants() throws {
        try mains.checkInvariants()
        try crosses.checkInvariants()
        try BrokenInvariant.check(mains.count == crosses.count, "There are \(mains.count) and \(crosses.count) items.")
        let decided = decidedItems
        try BrokenInvariant.check(
            decided.lowerBound >= 0 && decided.upperBound <= count,
            "\(decided) of \(count) items are decided."
        )
        try lower.checkInvariants(sizes(.down), parameters)
        try upper.checkInvariants(sizes(.up), parameters)
    }
}

extension FlowSide {
    fileprivate func checkInvariants(_ sizes: FlowSizes, _ parameters: FlowParameters) throws {
        try lines.checkInvariants()
        var old: [FlowLine] = []
        lines.forEach(in: 0..<lines.count) { _, line, _ in
            old.append(line)
            return true
        }
        var broken: [FlowLine] = []
        var standIns = old.map { Int($0.standIn) }.makeIterator()
        var line = FlowLine(standIn: standIns.next() ?? 0)
        sizes.forEach(in: 0..<count) { _, main, cross in
            if !line.fits(cross, parameters) {
                broken.append(line)
                line = FlowLine(standIn: standIns.next() ?? 0)
            }
            line.append(main, cross, parameters)
            return true
        }
        if line.count > 0 { broken.append(line) }
        try BrokenInvariant.check(old == broken, "The lines are \(old), not \(broken).")
    }
}
