extension LinearSolver {
    /// Makes the sum of the costs as small as it gets, the highest priority first.
    mutating func optimize() {
        for _ in 0..<Self.maximumSteps {
            guard let (symbol, direction) = improvingSymbol(),
                let limit = limitingRow(of: symbol, direction: direction, except: -1)
            else { return }
            pivot(limit.row, entering: symbol)
        }
    }

    /// A nonbasic symbol whose change lowers the costs.
    private mutating func improvingSymbol() -> (Symbol, direction: Double)? {
        gatherLeadingCosts()
        return leadingCosts.withUnsafeBufferPointer { costs in
            kinds.withUnsafeBufferPointer { kinds in
                for index in 0..<costs.count where costs[index] != 0 {
                    switch kinds[index] {
                    case .unused, .fixed: continue
                    case .restricted where costs[index] > 0: continue
                    case .restricted, .free: return (Symbol(index), costs[index] < 0 ? 1 : -1)
                    }
                }
                return nil
            }
        }
    }

    /// Puts the cost of each symbol at the highest priority where there is any into the workspace. Basic symbols have
    /// none at any.
    private mutating func gatherLeadingCosts() {
        let count = kinds.count
        if leadingCosts.count < count { leadingCosts = Array(repeating: 0, count: count) }
        leadingCosts.withUnsafeMutableBufferPointer { leading in
            leading.update(repeating: 0)
            for level in levels.reversed() {
                level.costs.withUnsafeBufferPointer { costs in
                    for index in 0..<count where costs[index] != 0 { leading[index] = costs[index] }
                }
            }
        }
    }

    /// The cost at the highest priority where there is any.
    func leadingCost(of index: Int) -> Double {
        for level in levels.indices where levels[level].costs[index] != 0 {
            return levels[level].costs[index]
        }
        return 0
    }

    /// Brings the values back inside their limits after constants have changed, keeping the costs least.
    ///
    /// - Returns: Whether that was possible; if not, the solver has to be built anew.
    mutating func restore() -> Bool {
        for _ in 0..<Self.maximumSteps {
            var violated: Int?
            for index in rows.indices {
                switch kinds[Int(rows[index].basic)] {
                case .restricted where rows[index].constant < -Self.tolerance:
                    if violated.map({ rows[index].constant < rows[$0].constant }) ?? true { violated = index }
                case .fixed where abs(rows[index].constant) > Self.tolerance:
                    return false
                default:
                    continue
                }
            }
            guard let violated else { return true }
            guard let entering = cheapestSymbol(raising: violated) else { return false }
            pivot(violated, entering: entering)
        }
        return false
    }

    /// The symbol that makes up for a row's deficit at the least cost.
    private func cheapestSymbol(raising index: Int) -> Symbol? {
        var best: Cell?
        for cell in rows[index].cells {
            switch kinds[Int(cell.symbol)] {
            case .free:
                return cell.symbol
            case .restricted where cell.coefficient > 0:
                if best.map({ isCheaper(cell, than: $0) }) ?? true { best = cell }
            default:
                continue
            }
        }
        return best?.symbol
    }

    private func isCheaper(_ cell: Cell, than other: Cell) -> Bool {
        for level in levels {
            let cost = level.costs[Int(cell.symbol)] / cell.coefficient
            let otherCost = level.costs[Int(other.symbol)] / other.coefficient
            if abs(cost - otherCost) > Self.residue { return cost < otherCost }
        }
        return false
    }
}
