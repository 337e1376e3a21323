@testable import SizingEngine

extension FlowArrangement {
    /// Checks the lists and the trees, and that the decided lines are the same as if all lines were broken anew.
    ///
    /// - Complexity: O(n)
    func checkInvariants() throws {
        try checkState()
        try state.lower.checkInvariants(state.sizes(.down), parameters)
        try state.upper.checkInvariants(state.sizes(.up), parameters)
    }
}

extension FlowHalf {
    fileprivate func checkInvariants(_ sizes: OutwardSizes, _ parameters: FlowParameters) throws {
        try lines.checkInvariants()
        var old: [FlowLine] = []
        lines.forEach(in: 0..<lines.count) { _, line, _ in
            old.append(line)
            return true
        }
        var broken: [FlowLine] = []
        var estimates = old.map { Int($0.estimate) }.makeIterator()
        var line = FlowLine(estimate: estimates.next() ?? 0)
        sizes.forEach(in: 0..<count) { _, main, cross in
            if !line.fits(cross, parameters) {
                broken.append(line)
                line = FlowLine(estimate: estimates.next() ?? 0)
            }
            line.append(main, cross, parameters)
            return true
        }
        if line.count > 0 { broken.append(line) }
        try BrokenInvariant.check(old == broken, "The lines are \(old), not \(broken).")
    }
}
