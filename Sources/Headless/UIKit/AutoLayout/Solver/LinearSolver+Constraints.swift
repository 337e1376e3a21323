extension LinearSolver {
    enum Addition {
        case added(Int)
        /// The constraints that cannot hold together with the new one, which was not added.
        case conflict(with: [Int])
    }

    /// Adds the constraint `terms + constant = over − under`. The costs are least again after `optimize()`.
    ///
    /// - Complexity: O(rows) for each exchange of symbols; constraints with costs on both sides need none.
    mutating func add(
        _ terms: some Sequence<Cell>,
        constant: Double,
        over: Side,
        under: Side
    ) -> Addition {
        let handle = unusedConstraints.popLast() ?? constraints.count
        if handle == constraints.count { constraints.append(Constraint()) }
        var constraint = Constraint(overSide: over, underSide: under, constant: constant)
        if over != .forbidden { constraint.over = makeSymbol(.restricted, owner: Int32(handle)) }
        if under != .forbidden { constraint.under = makeSymbol(.restricted, owner: Int32(handle)) }
        if constraint.marker < 0 { constraint.fixed = makeSymbol(.fixed, owner: Int32(handle)) }
        constraints[handle] = constraint

        for term in terms { accumulate(term.symbol, term.coefficient) }
        let conflict = install(handle, constant: constant + takeConstant())
        addCost(of: constraint.over, over, sign: 1)
        addCost(of: constraint.under, under, sign: 1)
        guard let conflict else { return .added(handle) }
        let others = Set(conflict.map { Int(owners[Int($0)]) }).subtracting([-1, handle])
        remove(handle)
        return .conflict(with: others.sorted())
    }

    mutating func remove(_ handle: Int) {
        let constraint = constraints[handle]
        addCost(of: constraint.over, constraint.overSide, sign: -1)
        addCost(of: constraint.under, constraint.underSide, sign: -1)
        let symbols = [constraint.over, constraint.under, constraint.fixed].filter { $0 >= 0 }
        if let basic = symbols.first(where: { rowOf[Int($0)] >= 0 }) {
            removeRow(Int(rowOf[Int(basic)]))
        } else if let row = rowToLeave(for: constraint.marker) {
            pivot(row, entering: constraint.marker)
            removeRow(row)
        }
        for index in rows.indices {
            rows[index].cells.removeAll { symbols.contains($0.symbol) }
        }
        for symbol in symbols { recycle(symbol) }
        constraints[handle].isUsed = false
        unusedConstraints.append(handle)
    }

    /// Changes a constant; the values are right again after `restore()`.
    mutating func setConstant(_ constant: Double, of handle: Int) {
        let change = constant - constraints[handle].constant
        guard change != 0 else { return }
        constraints[handle].constant = constant
        let constraint = constraints[handle]
        for (symbol, sign) in [
            (constraint.over, 1.0), (constraint.under, -1), (constraint.fixed, constraint.isNegated ? -1 : 1),
        ]
        where symbol >= 0 && rowOf[Int(symbol)] >= 0 {
            rows[Int(rowOf[Int(symbol)])].constant += sign * change
            return
        }
        let shift = constraint.marker == constraint.under || constraint.isNegated ? change : -change
        for index in rows.indices {
            guard let position = rows[index].index(of: constraint.marker) else { continue }
            rows[index].constant += rows[index].cells[position].coefficient * shift
        }
    }
}

extension LinearSolver {
    /// Adds a multiple of a symbol to the expression in the workspace.
    private mutating func accumulate(_ symbol: Symbol, _ coefficient: Double) {
        let row = rowOf[Int(symbol)]
        guard row >= 0 else {
            workspace[Int(symbol)] += coefficient
            touched.append(symbol)
            return
        }
        pendingConstant += coefficient * rows[Int(row)].constant
        for cell in rows[Int(row)].cells {
            workspace[Int(cell.symbol)] += coefficient * cell.coefficient
            touched.append(cell.symbol)
        }
    }

    private mutating func takeConstant() -> Double {
        defer { pendingConstant = 0 }
        return pendingConstant
    }

    /// Empties the workspace into sorted cells.
    private mutating func takeCells(sign: Double) -> [Cell] {
        touched.sort()
        var cells: [Cell] = []
        cells.reserveCapacity(touched.count + 1)
        for symbol in touched {
            let coefficient = workspace[Int(symbol)]
            workspace[Int(symbol)] = 0
            if abs(coefficient) > Self.residue { cells.append(Cell(symbol: symbol, coefficient: sign * coefficient)) }
        }
        touched.removeAll(keepingCapacity: true)
        return cells
    }

    /// Makes a row of the expression in the workspace.
    ///
    /// - Returns: If it cannot hold, the symbols of the row that proves it.
    private mutating func install(_ handle: Int, constant: Double) -> [Symbol]? {
        let constraint = constraints[handle]
        let isOver = constraint.over >= 0 && (constant >= 0 || constraint.under < 0)
        if isOver || constraint.under >= 0 {
            let sign: Double = isOver ? 1 : -1
            let other = isOver ? constraint.under : constraint.over
            var cells = takeCells(sign: sign)
            if other >= 0 { cells.insertSorted(Cell(symbol: other, coefficient: 1)) }
            let basic = isOver ? constraint.over : constraint.under
            append(Row(basic: basic, constant: sign * constant, cells: cells))
        } else {
            let sign: Double = constant > 0 ? -1 : 1
            constraints[handle].isNegated = sign < 0
            append(Row(basic: constraint.fixed, constant: sign * constant, cells: takeCells(sign: sign)))
        }
        return settle(rows.count - 1)
    }

    private mutating func append(_ row: Row) {
        rowOf[Int(row.basic)] = Int32(rows.count)
        rows.append(row)
    }

    /// Takes in free symbols and makes up for the deficit of a new row.
    private mutating func settle(_ new: Int) -> [Symbol]? {
        let basic = rows[new].basic
        let isEquation = kinds[Int(basic)] == .fixed
        for _ in 0..<Self.maximumSteps {
            let deficit = -rows[new].constant
            if let free = freshFreeSymbol(in: new) {
                pivot(new, entering: free)
                return nil
            }
            guard deficit > Self.tolerance || isEquation else { return nil }
            guard let (symbol, slope) = raisingSymbol(in: new, takesAny: isEquation && deficit <= Self.tolerance) else {
                guard deficit > Self.tolerance else {
                    rows[new].constant = 0
                    return nil
                }
                return rows[new].cells.map(\.symbol)
            }
            let own = max(0, deficit) / abs(slope)
            let direction: Double = slope > 0 ? 1 : -1
            guard deficit > Self.tolerance,
                let limit = limitingRow(of: symbol, direction: direction, except: new),
                limit.length < own
            else {
                pivot(new, entering: symbol)
                return nil
            }
            pivot(limit.row, entering: symbol)
        }
        return rows[new].cells.map(\.symbol)
    }

    /// A free symbol of the row that no limited row depends on.
    private func freshFreeSymbol(in index: Int) -> Symbol? {
        for cell in rows[index].cells where kinds[Int(cell.symbol)] == .free {
            let isLimited = rows.indices.contains {
                $0 != index && kinds[Int(rows[$0].basic)] != .free && rows[$0].index(of: cell.symbol) != nil
            }
            if !isLimited { return cell.symbol }
        }
        return nil
    }

    /// A symbol whose change raises the row.
    private func raisingSymbol(in index: Int, takesAny: Bool) -> (Symbol, slope: Double)? {
        var best: (Symbol, slope: Double)?
        for cell in rows[index].cells {
            switch kinds[Int(cell.symbol)] {
            case .free:
                return (cell.symbol, cell.coefficient)
            case .restricted where cell.coefficient > 0 || takesAny:
                if best == nil { best = (cell.symbol, cell.coefficient) }
            default:
                continue
            }
        }
        return best
    }

    /// The row in which a marker can become basic without a value leaving its limits.
    private func rowToLeave(for marker: Symbol) -> Int? {
        var growing: (row: Int, length: Double)?
        var shrinking: (row: Int, length: Double)?
        var free: Int?
        for index in rows.indices {
            guard let position = rows[index].index(of: marker) else { continue }
            let slope = rows[index].cells[position].coefficient
            let length = max(0, rows[index].constant) / abs(slope)
            switch kinds[Int(rows[index].basic)] {
            // Another equation that says the same takes over.
            case .fixed: return index
            case .free, .unused: free = index
            case .restricted where slope < 0:
                if growing.map({ length < $0.length }) ?? true { growing = (index, length) }
            case .restricted:
                if shrinking.map({ length < $0.length }) ?? true { shrinking = (index, length) }
            }
        }
        return growing?.row ?? shrinking?.row ?? free
    }

    private mutating func addCost(of symbol: Symbol, _ side: Side, sign: Double) {
        guard symbol >= 0, case .cost(let priority) = side else { return }
        let level = level(priority)
        let row = rowOf[Int(symbol)]
        if row >= 0 {
            levels[level].add(rows[Int(row)].cells, times: sign)
        } else {
            levels[level].add([Cell(symbol: symbol, coefficient: 1)], times: sign)
        }
    }
}

extension [LinearSolver.Cell] {
    fileprivate mutating func insertSorted(_ cell: Element) {
        let place = firstIndex { $0.symbol > cell.symbol } ?? endIndex
        insert(cell, at: place)
    }
}
