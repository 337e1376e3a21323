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
    private func improvingSymbol() -> (Symbol, direction: Double)? {
        for index in kinds.indices where rowOf[index] < 0 {
            switch kinds[index] {
            case .unused, .fixed: continue
            case .restricted, .free: break
            }
            let cost = leadingCost(of: index)
            if cost < 0 { return (Symbol(index), 1) }
            if cost > 0, kinds[index] == .free { return (Symbol(index), -1) }
        }
        return nil
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
