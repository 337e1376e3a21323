import TestSupport
import Testing

@testable import UIKit

@MainActor
struct LinearSolverTests {
    private typealias Cell = LinearSolver.Cell

    private func handle(_ addition: LinearSolver.Addition) -> Int? {
        if case .added(let handle) = addition { handle } else { nil }
    }

    @Test func aHigherPriorityOutweighsAnyNumberOfLowerOnes() {
        var solver = LinearSolver()
        let x = solver.makeVariable(isNonnegative: false)
        let term = [Cell(symbol: x, coefficient: 1)]
        for _ in 0..<100 { _ = solver.add(term, constant: -10, over: .cost(499), under: .cost(499)) }
        _ = solver.add(term, constant: -20, over: .cost(500), under: .cost(500))
        solver.optimize()
        #expect(solver.value(of: x) == 20)
    }

    @Test(.byTurns()) func neighbouringPrioritiesStayInOrder() {
        for top in [1, 2, 37, 200] {
            var solver = LinearSolver()
            let x = solver.makeVariable(isNonnegative: false)
            for priority in 1...top {
                let side = LinearSolver.Side.cost(Float(priority))
                _ = solver.add([Cell(symbol: x, coefficient: 1)], constant: -Double(priority), over: side, under: side)
            }
            solver.optimize()
            #expect(solver.value(of: x) == Double(top))
        }
    }

    @Test func aContradictionNamesThoseItContradicts() {
        var solver = LinearSolver()
        let x = solver.makeVariable(isNonnegative: false)
        let y = solver.makeVariable(isNonnegative: false)
        let first = handle(
            solver.add([Cell(symbol: x, coefficient: 1)], constant: -10, over: .forbidden, under: .forbidden)
        )
        let second = handle(
            solver.add([Cell(symbol: y, coefficient: 1)], constant: -5, over: .free, under: .forbidden)
        )
        let third = solver.add(
            [Cell(symbol: x, coefficient: 1), Cell(symbol: y, coefficient: -1)],
            constant: -6,
            over: .forbidden,
            under: .forbidden
        )
        guard case .conflict(let others) = third else {
            Issue.record("x − y = 6 was taken in beside x = 10 and y ≥ 5")
            return
        }
        #expect(others == [first, second])
        solver.optimize()
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) >= 5)
    }

    /// Systems made around a known solution: whatever is required holds, after each addition, removal and change.
    @Test(.byTurns(), arguments: 0..<100)
    func randomSystemsHoldThroughChanges(seed: Int) {
        for round in 0..<(isExhaustive ? 20 : 8) {
            var random = SplitMix64(seed: UInt64(seed * 1_000 + round))
            checkRandomSystem(using: &random, name: "seed \(seed * 1_000 + round)")
        }
    }

    private struct Known {
        var handle: Int
        var terms: [LinearSolver.Cell]
        var constant: Double
        var over: LinearSolver.Side
        var under: LinearSolver.Side
    }

    private func checkRandomSystem(using random: inout SplitMix64, name: String) {
        var solver = LinearSolver()
        let count = Int.random(in: 1...8, using: &random)
        let symbols = (0..<count).map { solver.makeVariable(isNonnegative: $0 % 2 == 1) }
        var solution = symbols.map { _ in Double(Int.random(in: 0...100, using: &random)) }
        var known: [Known] = []
        for _ in 0..<24 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !known.isEmpty:
                let gone = known.remove(at: Int.random(in: known.indices, using: &random))
                solver.remove(gone.handle)
                solver.optimize()
            case 1 where !known.isEmpty:
                // Another solution, and all constants with it.
                solution = solution.map { _ in Double(Int.random(in: 0...100, using: &random)) }
                for index in known.indices {
                    known[index].constant = constant(known[index], solution, &random)
                    solver.setConstant(known[index].constant, of: known[index].handle)
                }
                let isRestored = solver.restore()
                #expect(isRestored, "\(name)")
            default:
                var new = Known(handle: -1, terms: [], constant: 0, over: .forbidden, under: .forbidden)
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    guard let symbol = symbols.randomElement(using: &random),
                        !new.terms.contains(where: { $0.symbol == symbol })
                    else { continue }
                    new.terms.append(Cell(symbol: symbol, coefficient: [1, -1, 2, 0.5].randomElement(using: &random)!))
                }
                let sides: [LinearSolver.Side] = [.forbidden, .free, .cost(250), .cost(750)]
                repeat {
                    new.over = sides.randomElement(using: &random)!
                    new.under = sides.randomElement(using: &random)!
                } while new.over == .free && new.under == .free
                new.constant = constant(new, solution, &random)
                guard
                    let handle = handle(
                        solver.add(new.terms, constant: new.constant, over: new.over, under: new.under)
                    )
                else {
                    Issue.record("\(name): a constraint that has a solution was refused")
                    return
                }
                new.handle = handle
                known.append(new)
                solver.optimize()
            }
            for constraint in known { check(constraint, solver, name) }
            for symbol in symbols where solver.kinds[Int(symbol)] == .restricted {
                #expect(solver.value(of: symbol) >= -1e-6, "\(name)")
            }
        }
    }

    /// A constant with which the solution is on the allowed side, often with room to spare.
    private func constant(_ known: Known, _ solution: [Double], _ random: inout SplitMix64) -> Double {
        let sum = known.terms.reduce(0) { $0 + $1.coefficient * solution[Int($1.symbol)] }
        let slack = Double(Int.random(in: 0...30, using: &random))
        if known.over != .forbidden { return slack - sum }
        if known.under != .forbidden { return -slack - sum }
        return -sum
    }

    private func check(_ known: Known, _ solver: LinearSolver, _ name: String) {
        let miss = known.terms.reduce(known.constant) { $0 + $1.coefficient * solver.value(of: $1.symbol) }
        if known.over == .forbidden { #expect(miss <= 1e-6, "\(name)") }
        if known.under == .forbidden { #expect(miss >= -1e-6, "\(name)") }
    }

    /// After any history the costs are what a solver has that gets the same constraints at once.
    @Test(.byTurns(), arguments: 0..<10)
    func changesLeadWhereAFreshStartLeads(seed: Int) {
        for round in 0..<8 {
            var random = SplitMix64(seed: UInt64(90_000 + seed * 100 + round))
            compareWithFreshStart(using: &random, name: "seed \(90_000 + seed * 100 + round)")
        }
    }

    private func compareWithFreshStart(using random: inout SplitMix64, name: String) {
        var solver = LinearSolver()
        let symbols = (0..<4).map { solver.makeVariable(isNonnegative: $0 >= 2) }
        var known: [Known] = []
        for step in 0..<20 {
            var new = Known(handle: -1, terms: [], constant: 0, over: .cost(250), under: .cost(750))
            new.terms = symbols.filter { _ in Bool.random(using: &random) }.map { Cell(symbol: $0, coefficient: 1) }
            new.constant = Double(Int.random(in: -50...0, using: &random))
            if step % 3 == 0 { new.over = .free }
            new.handle = handle(solver.add(new.terms, constant: new.constant, over: new.over, under: new.under)) ?? -1
            known.append(new)
            solver.optimize()
            if step % 4 == 3 {
                let index = Int.random(in: known.indices, using: &random)
                known[index].constant = Double(Int.random(in: -50...0, using: &random))
                solver.setConstant(known[index].constant, of: known[index].handle)
                let isRestored = solver.restore()
                #expect(isRestored, "\(name)")
                solver.remove(known.remove(at: Int.random(in: known.indices, using: &random)).handle)
                solver.optimize()
            }
        }
        var fresh = LinearSolver()
        for index in symbols.indices { _ = fresh.makeVariable(isNonnegative: index >= 2) }
        for constraint in known {
            _ = fresh.add(
                constraint.terms,
                constant: constraint.constant,
                over: constraint.over,
                under: constraint.under
            )
        }
        fresh.optimize()
        let (costs, freshCosts) = (costs(known, solver), costs(known, fresh))
        #expect(abs(costs.high - freshCosts.high) < 1e-6, "\(name)")
        #expect(abs(costs.low - freshCosts.low) < 1e-6, "\(name)")
    }

    private func costs(_ known: [Known], _ solver: LinearSolver) -> (high: Double, low: Double) {
        var result = (high: 0.0, low: 0.0)
        for constraint in known {
            let miss = constraint.terms.reduce(constraint.constant) {
                $0 + $1.coefficient * solver.value(of: $1.symbol)
            }
            if miss < 0 { result.high -= miss } else if constraint.over != .free { result.low += miss }
        }
        return result
    }
}
