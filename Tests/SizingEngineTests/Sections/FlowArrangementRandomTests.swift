import TestSupport
import Testing

@testable import SizingEngine

@Suite struct FlowArrangementRandomTests {
    @Test func agreesWithItsTwinAfterEveryStep() {
        check(FlowStep.self, seeds: 0..<90, length: 20) { try FlowReplay.run($0, count: 25) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenItGrowsFromNothing() {
        check(FlowStep.self, seeds: 1_000..<1_060, length: 25) { try FlowReplay.run($0, count: 0) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenIslandsBeginAnywhere() {
        check(FlowStep.self, seeds: 3_000..<3_003, length: isExhaustive ? 16 : 8) { try FlowReplay.run($0, count: 900) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenLinesAreBrokenAnewWithoutAnEnd() {
        check(FlowStep.self, seeds: 2_000..<2_002, length: isExhaustive ? 10 : 3) { steps in
            let all: [FlowStep] = [.measureRange(ItemSize(main: 9, cross: 23), 0, length: .max)]
            try FlowReplay.run(all + steps, count: 1_400)
        }
    }
}

/// A change of a flow. Positions are fractions of what is there, in 1/65,536.
enum FlowStep: Step {
    case parameters(FlowParameters)
    case measure(ItemSize, at: UInt16)
    case measureNext(ItemSize)
    case measureRange(ItemSize, UInt16, length: UInt16)
    case forget(UInt16)
    case forgetAll
    case insert(Int, at: UInt16)
    case remove(UInt16, length: UInt16)
    case decide(UInt16)
    case begin(UInt16)
    case approach(UInt16)
    case measureNextAbove(ItemSize)
    case level
    case setEstimate(Int)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> FlowStep {
        func position() -> UInt16 { .random(in: .min ... .max, using: &generator) }
        func some() -> UInt16 { Bool.random(using: &generator) ? position() : few() }
        func few() -> UInt16 { .random(in: 0...100, using: &generator) * 40 }
        func size() -> ItemSize {
            ItemSize(
                main: .random(in: -1...20, using: &generator),
                cross: Int.random(in: 0...9, using: &generator) == 0
                    ? .random(in: -1...140, using: &generator) : .random(in: 0...50, using: &generator)
            )
        }
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<5:
            return .parameters(
                FlowParameters(
                    crossExtent: .random(in: 0...120, using: &generator),
                    itemSpacing: .random(in: -6...6, using: &generator),
                    lineSpacing: .random(in: 0...3, using: &generator),
                    alignment: .allCases.randomElement(using: &generator)!,
                    lineAlignment: .allCases.randomElement(using: &generator)!,
                    estimatedCross: .random(in: 0...60, using: &generator)
                )
            )
        case ..<20: return .measure(size(), at: position())
        case ..<34: return .measureNext(size())
        case ..<46: return .measureRange(size(), position(), length: some())
        case ..<52: return .forget(position())
        case ..<53: return .forgetAll
        case ..<66: return .insert(.random(in: 0...6, using: &generator), at: position())
        case ..<76: return .remove(position(), length: few())
        case ..<80: return .decide(position())
        case ..<84: return .begin(position())
        case ..<89: return .approach(position())
        case ..<94: return .measureNextAbove(size())
        case ..<95: return .level
        case ..<97: return .setEstimate(.random(in: 0...30, using: &generator))
        default: return .keepCopy
        }
    }
}

private enum FlowReplay {
    static func run(_ steps: [FlowStep], count: Int) throws {
        let parameters = FlowParameters(
            crossExtent: 100,
            itemSpacing: 4,
            lineSpacing: 2,
            alignment: .justified,
            estimatedCross: 30
        )
        var flow = FlowArrangement(count: count, parameters: parameters, estimate: 12)
        var twin = FlowTwin(count: count, parameters: parameters, estimate: 12)
        var copies: [(FlowArrangement, FlowTwin)] = []
        for step in steps {
            if case .keepCopy = step { copies.append((flow, twin)) }
            try apply(step, &flow, &twin)
            try flow.check(against: twin)
        }
        for (flow, twin) in copies { try flow.check(against: twin) }
    }

    private static func apply(_ step: FlowStep, _ flow: inout FlowArrangement, _ twin: inout FlowTwin) throws {
        let count = twin.sizes.count
        func index(_ position: UInt16) -> Int { Int(position) * count / 65_536 }
        func range(_ position: UInt16, _ length: UInt16) -> Range<Int> {
            let start = index(position)
            return start..<start + Int(length) * (count - start + 1) / 65_536
        }
        func measure(_ size: ItemSize, at item: Int) {
            flow.measure(size, at: item)
            let main = max(size.main, -twin.parameters.lineSpacing)
            twin.measure(ItemSize(main: main, cross: size.cross), at: item)
        }
        switch step {
        case .parameters(let parameters):
            flow = FlowArrangement(count: count, parameters: parameters, estimate: twin.estimate)
            let sizes = twin.sizes
            let estimate = max(twin.estimate, -parameters.lineSpacing)
            twin = FlowTwin(count: count, parameters: parameters, estimate: estimate)
            for (item, size) in sizes.enumerated().reversed() {
                if let size { measure(size, at: item) }
            }
        case .measure(let size, let at) where count > 0: measure(size, at: index(at))
        case .measureNext(let size) where twin.decided.upperBound < count: measure(size, at: twin.decided.upperBound)
        case .measureNextAbove(let size) where twin.decided.lowerBound > 0:
            // As many as make some lines.
            for item in (max(twin.decided.lowerBound - 8, 0)..<twin.decided.lowerBound).reversed() {
                measure(ItemSize(main: size.main + item % 3, cross: max(size.cross, 0) + item % 9), at: item)
            }
        case .measureRange(let size, let start, let length):
            for item in range(start, length) {
                measure(ItemSize(main: size.main + item % 5, cross: max(size.cross, 0) + item % 7), at: item)
            }
        case .forget(let at) where count > 0:
            flow.forget(index(at))
            twin.forget(index(at))
        case .forgetAll:
            flow.forgetAll()
            twin.forgetAll()
        case .insert(let inserted, let at):
            let item = Int(at) * (count + 1) / 65_536
            flow.insert(count: inserted, at: item)
            twin.insert(inserted, at: item)
        case .remove(let start, let length):
            let range = range(start, length)
            flow.remove(range)
            twin.remove(range)
        case .decide(let at):
            let item = Int(at) * (count + 1) / 65_536
            flow.decide(upTo: item)
            twin.decide(upTo: item)
        case .begin(let at):
            let item = Int(at) * (count + 1) / 65_536
            flow.begin(at: item)
            twin.begin(at: item)
        case .approach(let at):
            let item = Int(at) * (count + 1) / 65_536
            for turn in 0... {
                let (next, expected) = (flow.approach(item), twin.approach(item))
                try Difference.check(next, expected, "approach(\(item))")
                guard let next else { break }
                measure(ItemSize(main: 7 + turn % 4, cross: 11 + turn % 13), at: next)
            }
            try Difference.check(flow.isApproached(item), true, "isApproached(\(item)) afterwards")
        case .level:
            flow.alignStart()
            twin.alignStart()
        case .setEstimate(let estimate):
            flow.estimate = estimate
            twin.estimate = max(estimate, -twin.parameters.lineSpacing)
        case .keepCopy, .measure, .measureNext, .measureNextAbove, .forget: break
        }
    }
}
