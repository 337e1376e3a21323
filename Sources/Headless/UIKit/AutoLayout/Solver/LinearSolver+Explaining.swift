extension LinearSolver {
    /// The constraints that the value of a variable follows from.
    ///
    /// - Complexity: O(length of the variable's row).
    func constraints(behind variable: Symbol) -> Set<Int> {
        let row = rowOf[Int(variable)]
        guard row >= 0 else { return [] }
        var result: Set<Int> = []
        for cell in rows[Int(row)].cells where owners[Int(cell.symbol)] >= 0 {
            result.insert(Int(owners[Int(cell.symbol)]))
        }
        return result
    }

    /// Whether the variable has no other value at which all costs are as small. Where several limits meet in one
    /// point it may be taken for undetermined though it is not.
    ///
    /// - Complexity: O(rows · length of the variable's row).
    func isDetermined(_ variable: Symbol) -> Bool {
        let row = rowOf[Int(variable)]
        guard row >= 0 else { return !canMove(variable, direction: 1) && !canMove(variable, direction: -1) }
        return !rows[Int(row)].cells.contains {
            canMove($0.symbol, direction: 1) || kinds[Int($0.symbol)] == .free && canMove($0.symbol, direction: -1)
        }
    }

    /// Whether a nonbasic symbol could leave zero without a cost.
    private func canMove(_ symbol: Symbol, direction: Double) -> Bool {
        let kind = kinds[Int(symbol)]
        guard kind == .free || kind == .restricted && direction > 0, leadingCost(of: Int(symbol)) == 0 else {
            return false
        }
        guard let limit = limitingRow(of: symbol, direction: direction, except: -1) else { return true }
        return limit.length > Self.tolerance
    }
}
