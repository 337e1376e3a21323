import TestSupport
import Testing

@testable import SizingEngine

@Suite struct GridArrangementRandomTests {
    @Test func agreesWithItsTwinAfterEveryStep() {
        check(GridStep.self, seeds: 0..<90, length: 20) { try GridReplay.run($0, count: 15) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenItGrowsFromNothing() {
        check(GridStep.self, seeds: 1_000..<1_240, length: 30) { try GridReplay.run($0, count: 0) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenTheTreeHasSeveralLevels() {
        check(GridStep.self, seeds: 2_000..<2_004, length: isExhaustive ? 25 : 12) {
            try GridReplay.run($0, count: 900)
        }
    }
}

/// A change of a grid. Positions are fractions of what is there, in 1/65,536.
enum GridStep: Step {
    case columns(Int, GridParameters.Alignment, spacing: Int)
    case measure(Int, at: UInt16)
    case measureRange(Int, UInt16, length: UInt16)
    case forget(UInt16)
    case forgetRange(UInt16, length: UInt16)
    case forgetAll
    case insert(Int, at: UInt16)
    case remove(UInt16, length: UInt16)
    case setEstimate(Int)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> GridStep {
        func position() -> UInt16 { .random(in: .min ... .max, using: &generator) }
        func some() -> UInt16 { Bool.random(using: &generator) ? position() : few() }
        func few() -> UInt16 { .random(in: 0...100, using: &generator) * 40 }
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<5:
            return .columns(
                .random(in: 1...7, using: &generator),
                .allCases.randomElement(using: &generator)!,
                spacing: .random(in: -5...5, using: &generator)
            )
        case ..<30: return .measure(.random(in: -1...60, using: &generator), at: position())
        case ..<48: return .measureRange(.random(in: 0...60, using: &generator), position(), length: some())
        case ..<52: return .forget(position())
        case ..<55: return .forgetRange(position(), length: some())
        case ..<56: return .forgetAll
        case ..<75:
            return .insert(
                .random(in: 0...7, using: &generator) * .random(in: 1...4, using: &generator),
                at: position()
            )
        case ..<92: return .remove(position(), length: few())
        case ..<96: return .setEstimate(.random(in: 0...50, using: &generator))
        default: return .keepCopy
        }
    }
}

private enum GridReplay {
    static func run(_ steps: [GridStep], count: Int) throws {
        let parameters = GridParameters(columns: GridParameters.columns(3, in: 100), rowSpacing: 2)
        var grid = GridArrangement(count: count, parameters: parameters, estimate: 20)
        var twin = GridTwin(count: count, parameters: parameters, estimate: 20)
        var copies: [(GridArrangement, GridTwin)] = []
        for step in steps {
            if case .keepCopy = step { copies.append((grid, twin)) }
            apply(step, &grid, &twin)
            try grid.check(against: twin)
        }
        for (grid, twin) in copies { try grid.check(against: twin) }
    }

    private static func apply(_ step: GridStep, _ grid: inout GridArrangement, _ twin: inout GridTwin) {
        let count = twin.extents.count
        func index(_ position: UInt16) -> Int { Int(position) * count / 65_536 }
        func range(_ position: UInt16, _ length: UInt16) -> Range<Int> {
            let start = index(position)
            return start..<start + Int(length) * (count - start + 1) / 65_536
        }
        switch step {
        case .columns(let columns, let alignment, let spacing):
            let parameters = GridParameters(
                columns: spacing.isMultiple(of: 2)
                    ? GridParameters.columns(columns, in: 100, spacing: 1)
                    : GridParameters.columns(weights: (1...columns).map(Double.init), in: 100, spacing: 1),
                rowSpacing: spacing,
                alignment: alignment
            )
            twin.use(parameters)
            grid = GridArrangement(count: count, parameters: parameters, estimate: twin.estimate)
            for (item, extent) in twin.extents.enumerated() {
                if let extent { grid.measure(ItemSize(main: extent, cross: 0), at: item) }
            }
        case .measure(let extent, let at) where count > 0:
            grid.measure(ItemSize(main: extent, cross: 9), at: index(at))
            twin.measure(extent, at: index(at))
        case .measureRange(let extent, let start, let length):
            for item in range(start, length) {
                grid.measure(ItemSize(main: extent + item % 7, cross: 9), at: item)
                twin.measure(extent + item % 7, at: item)
            }
        case .forget(let at) where count > 0:
            grid.forget(index(at))
            twin.extents[index(at)] = nil
        case .forgetRange(let start, let length):
            for item in range(start, length) {
                grid.forget(item)
                twin.extents[item] = nil
            }
        case .forgetAll:
            grid.forgetAll()
            twin.extents = Array(repeating: nil, count: count)
        case .insert(let inserted, let at):
            let item = Int(at) * (count + 1) / 65_536
            grid.insert(count: inserted, at: item)
            twin.extents.insert(contentsOf: repeatElement(nil, count: inserted), at: item)
            twin.forgetItems(from: item + inserted, movedBy: inserted)
        case .remove(let start, let length):
            grid.remove(range(start, length))
            twin.extents.removeSubrange(range(start, length))
            twin.forgetItems(from: index(start), movedBy: range(start, length).count)
        case .setEstimate(let estimate):
            grid.estimate = estimate
            twin.estimate = max(estimate, twin.least)
        case .keepCopy, .measure, .forget: break
        }
    }
}
