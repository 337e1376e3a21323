/// Keeps linear constraints of many priorities solved while they come, go and change: an incremental simplex after the
/// Cassowary algorithm of Badros, Borning and Stuckey.
///
/// Each constraint reads `terms + constant = over − under`, where `over` and `under` are what it is missed by on either
/// side. A side may be forbidden, free or have a cost; costs of different priorities are never added up, but compared
/// one priority after the other, so that no sum of small wishes outweighs a larger one.
///
/// The tableau is kept as sparse rows, each with one basic symbol expressed by nonbasic ones, all of which are zero.
struct LinearSolver {
    typealias Symbol = Int32

    enum Kind: UInt8 {
        case unused
        /// May have any value.
        case free
        /// Is never negative.
        case restricted
        /// Is always zero: stands for a required equation, so that it can be found again.
        case fixed
    }

    struct Cell {
        var symbol: Symbol
        var coefficient: Double
    }

    struct Row {
        var basic: Symbol
        var constant: Double
        /// By rising symbols.
        var cells: [Cell]
    }

    /// What all symbols cost at one priority, by symbol.
    struct Level {
        var priority: Float
        var costs: [Double]
    }

    /// What it costs to miss a constraint on one side.
    enum Side: Equatable {
        case forbidden
        case free
        case cost(Float)
    }

    struct Constraint {
        var over: Symbol = -1
        var under: Symbol = -1
        var fixed: Symbol = -1
        /// Whether `fixed` stands on the side of `under`.
        var isNegated = false
        var overSide = Side.forbidden
        var underSide = Side.forbidden
        var constant = 0.0
        var isUsed = true

        /// The symbol that occurs in this constraint alone.
        var marker: Symbol { over >= 0 ? over : under >= 0 ? under : fixed }
    }

    /// Below this a coefficient or cost is a residue of the arithmetic.
    static let residue = 1e-9
    /// By how much, in points, a value may be on the wrong side of a limit.
    static let tolerance = 1e-7
    /// More steps than this mean that rounding leads the search in circles.
    static let maximumSteps = 20_000

    var kinds: [Kind] = []
    /// The row that a symbol is basic in, −1 for nonbasic ones.
    var rowOf: [Int32] = []
    /// The constraint that a symbol belongs to, −1 for variables.
    var owners: [Int32] = []
    var rows: [Row] = []
    /// By falling priority.
    var levels: [Level] = []
    var constraints: [Constraint] = []
    var unusedSymbols: [Symbol] = []
    var unusedConstraints: [Int] = []
    var scratch: [Cell] = []
    /// One number a symbol, all zero between uses.
    var workspace: [Double] = []
    var touched: [Symbol] = []
    /// What the search for an improvement works in.
    var leadingCosts: [Double] = []
    /// The constant of the expression in the workspace.
    var pendingConstant = 0.0

    mutating func reserve(symbols: Int, rows rowCount: Int) {
        kinds.reserveCapacity(symbols)
        rowOf.reserveCapacity(symbols)
        owners.reserveCapacity(symbols)
        workspace.reserveCapacity(symbols)
        rows.reserveCapacity(rowCount)
        constraints.reserveCapacity(rowCount)
    }

    /// A new variable; its value is 0 as long as nothing says otherwise.
    mutating func makeVariable(isNonnegative: Bool) -> Symbol {
        makeSymbol(isNonnegative ? .restricted : .free, owner: -1)
    }

    func value(of variable: Symbol) -> Double {
        let row = rowOf[Int(variable)]
        return row >= 0 ? rows[Int(row)].constant : 0
    }

    mutating func makeSymbol(_ kind: Kind, owner: Int32) -> Symbol {
        if let symbol = unusedSymbols.popLast() {
            kinds[Int(symbol)] = kind
            owners[Int(symbol)] = owner
            return symbol
        }
        kinds.append(kind)
        owners.append(owner)
        rowOf.append(-1)
        workspace.append(0)
        for index in levels.indices { levels[index].costs.append(0) }
        return Symbol(kinds.count - 1)
    }

    mutating func recycle(_ symbol: Symbol) {
        guard symbol >= 0 else { return }
        kinds[Int(symbol)] = .unused
        rowOf[Int(symbol)] = -1
        for index in levels.indices { levels[index].costs[Int(symbol)] = 0 }
        unusedSymbols.append(symbol)
    }

    /// The index of a priority among the levels, made if it is new.
    mutating func level(_ priority: Float) -> Int {
        var index = 0
        while index < levels.count, levels[index].priority >= priority {
            if levels[index].priority == priority { return index }
            index += 1
        }
        levels.insert(Level(priority: priority, costs: Array(repeating: 0, count: kinds.count)), at: index)
        return index
    }
}

extension LinearSolver.Row {
    /// - Complexity: O(length of the row).
    func index(of symbol: LinearSolver.Symbol) -> Int? {
        cells.withUnsafeBufferPointer { cells in
            for index in cells.indices where cells[index].symbol >= symbol {
                return cells[index].symbol == symbol ? index : nil
            }
            return nil
        }
    }
}
