extension LinearSolver {
    /// Exchanges the basic symbol of a row for one of its nonbasic symbols.
    mutating func pivot(_ index: Int, entering: Symbol) {
        var row = Row(basic: entering, constant: rows[index].constant, cells: [])
        swap(&row.cells, &rows[index].cells)
        let leaving = rows[index].basic
        guard let position = row.index(of: entering) else { return }
        let factor = -1 / row.cells[position].coefficient
        row.cells.remove(at: position)
        row.constant *= factor
        var place = row.cells.count
        for cell in row.cells.indices {
            row.cells[cell].coefficient *= factor
            if place == row.cells.count, row.cells[cell].symbol > leaving { place = cell }
        }
        row.cells.insert(Cell(symbol: leaving, coefficient: -factor), at: place)
        rowOf[Int(leaving)] = -1
        rowOf[Int(entering)] = Int32(index)
        rows[index].basic = entering
        substitute(row, at: index)
        rows[index].constant = row.constant
        swap(&row.cells, &rows[index].cells)
    }

    /// Replaces a symbol, in all other rows and in the costs, by what its row says.
    private mutating func substitute(_ row: Row, at index: Int) {
        let symbol = row.basic
        for other in rows.indices where other != index {
            guard let position = rows[other].index(of: symbol) else { continue }
            let factor = rows[other].cells[position].coefficient
            rows[other].constant += factor * row.constant
            merge(into: other, dropping: position, adding: row.cells, times: factor)
        }
        for level in levels.indices {
            let factor = levels[level].costs[Int(symbol)]
            guard factor != 0 else { continue }
            levels[level].costs[Int(symbol)] = 0
            levels[level].add(row.cells, times: factor)
        }
    }

    private mutating func merge(into index: Int, dropping position: Int, adding cells: [Cell], times factor: Double) {
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(rows[index].cells.count + cells.count)
        rows[index].cells.withUnsafeBufferPointer { old in
            cells.withUnsafeBufferPointer { new in
                var first = 0
                var second = 0
                while first < old.count || second < new.count {
                    if first == position {
                        first += 1
                    } else if second == new.count || first < old.count && old[first].symbol < new[second].symbol {
                        scratch.append(old[first])
                        first += 1
                    } else {
                        var cell = new[second]
                        cell.coefficient *= factor
                        if first < old.count, old[first].symbol == cell.symbol {
                            cell.coefficient += old[first].coefficient
                            first += 1
                        }
                        second += 1
                        if abs(cell.coefficient) > Self.residue { scratch.append(cell) }
                    }
                }
            }
        }
        swap(&rows[index].cells, &scratch)
    }

    mutating func removeRow(_ index: Int) {
        rowOf[Int(rows[index].basic)] = -1
        let last = rows.count - 1
        if index != last {
            rows.swapAt(index, last)
            rowOf[Int(rows[index].basic)] = Int32(index)
        }
        rows.removeLast()
    }

    /// The row that first reaches zero when a symbol grows (or shrinks), with the length of that way; of several, the
    /// one of the lowest symbol, which keeps the search from going in circles.
    func limitingRow(of symbol: Symbol, direction: Double, except own: Int) -> (row: Int, length: Double)? {
        var best: (row: Int, length: Double)?
        for index in rows.indices where index != own && kinds[Int(rows[index].basic)] == .restricted {
            guard let position = rows[index].index(of: symbol) else { continue }
            let slope = rows[index].cells[position].coefficient * direction
            guard slope < 0 else { continue }
            let length = max(0, rows[index].constant) / -slope
            guard let old = best else {
                best = (index, length)
                continue
            }
            let isTie = abs(length - old.length) <= Self.residue
            if isTie ? rows[index].basic < rows[old.row].basic : length < old.length { best = (index, length) }
        }
        return best
    }
}

extension LinearSolver.Level {
    mutating func add(_ cells: [LinearSolver.Cell], times factor: Double) {
        for cell in cells {
            let cost = costs[Int(cell.symbol)] + factor * cell.coefficient
            costs[Int(cell.symbol)] = abs(cost) > LinearSolver.residue ? cost : 0
        }
    }
}
