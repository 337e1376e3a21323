import TestSupport
import Testing

@testable import SizingEngine

@Suite struct PatternArrangementRandomTests {
    @Test func agreesWithItsTwinAfterEveryStep() {
        check(PatternStep.self, seeds: 0..<150, length: 20) { try PatternReplay.run($0, count: 15) }
    }

    @Test func agreesWithItsTwinWhenItGrowsFromNothing() {
        check(PatternStep.self, seeds: 1_000..<1_060, length: 30) { try PatternReplay.run($0, count: 0) }
    }

    @Test func agreesWithItsTwinWhenTheTreeHasSeveralLevels() {
        check(PatternStep.self, seeds: 2_000..<2_004, length: isExhaustive ? 25 : 12) {
            try PatternReplay.run($0, count: 900)
        }
    }
}

/// A change of a pattern section. Positions are fractions of what is there, in 1/65,536.
enum PatternStep: Step {
    case parameters(PatternParameters)
    case measure(Int, at: UInt16)
    case measureRange(Int, UInt16, length: UInt16)
    case forget(UInt16)
    case forgetAll
    case insert(Int, at: UInt16)
    /// A number of groups.
    case insertGroups(Int, at: UInt16)
    case remove(UInt16, length: UInt16)
    case removeGroups(UInt16, Int)
    case setEstimate(Int)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> PatternStep {
        func position() -> UInt16 { .random(in: .min ... .max, using: &generator) }
        func few() -> UInt16 { .random(in: 0...100, using: &generator) * 40 }
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
        switch number(0...99) {
        case ..<8: return .parameters(.random(using: &generator))
        case ..<28: return .measure(number(-1...60), at: position())
        case ..<50:
            return .measureRange(
                number(0...60),
                position(),
                length: Bool.random(using: &generator) ? position() : few()
            )
        case ..<54: return .forget(position())
        case ..<55: return .forgetAll
        case ..<65: return .insert(number(0...9), at: position())
        case ..<74: return .insertGroups(number(0...3), at: position())
        case ..<84: return .remove(position(), length: few())
        case ..<93: return .removeGroups(position(), number(0...3))
        case ..<96: return .setEstimate(number(1...50))
        default: return .keepCopy
        }
    }
}

extension PatternParameters {
    static func random(using generator: inout SplitMix64) -> PatternParameters {
        func part(_ levels: Int) -> Part {
            let kind = levels == 0 ? 0 : Int.random(in: 0..<7, using: &generator)
            if kind > 4 {
                var frame = Frame(
                    [.content, .filling, .fixed(.random(in: 0...90, using: &generator))].randomElement(
                        using: &generator
                    )!,
                    before: .random(in: 0...9, using: &generator),
                    after: .random(in: 0...9, using: &generator)
                )
                frame.isFlexibleBefore = .random(using: &generator)
                frame.isFlexibleAfter = .random(using: &generator)
                return .framed(part(levels - 1), frame)
            }
            // Some are empty, and are ignored.
            let parts = (0..<Int.random(in: kind == 0 ? 0...0 : 0...3, using: &generator)).map { _ in part(levels - 1) }
            let start = Int.random(in: 0...80, using: &generator)
            let item = Part.item(Span(start: start, length: .random(in: 0...60, using: &generator)))
            var stack = Stack(spacing: .random(in: 0...9, using: &generator), isFlexible: .random(using: &generator))
            stack.grows = .random(using: &generator)
            return switch kind {
            case 0: item
            case 1: .row(parts)
            case 2: .stack(parts, stack)
            default: .column(parts)
            }
        }
        return PatternParameters(group: part(3), spacing: .random(in: -5...5, using: &generator))
    }
}

private enum PatternReplay {
    static func run(_ steps: [PatternStep], count: Int) throws {
        let (lead, side) = (Span(start: 0, end: 60), Span(start: 65, end: 100))
        let parameters = PatternParameters(
            group: .row([.item(lead), .column([.item(side), .item(side)])]),
            spacing: 2
        )
        var pattern = PatternArrangement(count: count, parameters: parameters, estimate: 20)
        var twin = PatternTwin(count: count, parameters: parameters, estimate: 20)
        var copies: [(PatternArrangement, PatternTwin)] = []
        for step in steps {
            if case .keepCopy = step { copies.append((pattern, twin)) }
            apply(step, &pattern, &twin)
            try pattern.check(against: twin)
        }
        for (pattern, twin) in copies { try pattern.check(against: twin) }
    }

    private static func apply(_ step: PatternStep, _ pattern: inout PatternArrangement, _ twin: inout PatternTwin) {
        let count = twin.extents.count
        func index(_ position: UInt16) -> Int { Int(position) * count / 65_536 }
        func range(_ position: UInt16, _ length: UInt16) -> Range<Int> {
            let start = index(position)
            return start..<start + Int(length) * (count - start + 1) / 65_536
        }
        switch step {
        case .parameters(let parameters):
            twin.parameters = parameters
            twin.estimate = max(twin.estimate, -parameters.spacing)
            pattern = PatternArrangement(count: count, parameters: parameters, estimate: twin.estimate)
            for (item, extent) in twin.extents.enumerated() {
                if let extent { pattern.measure(ItemSize(main: extent, cross: 0), at: item) }
            }
        case .measure(let extent, let at) where count > 0:
            pattern.measure(ItemSize(main: extent, cross: 9), at: index(at))
            twin.extents[index(at)] = max(extent, 0)
        case .measureRange(let extent, let start, let length):
            for item in range(start, length) {
                pattern.measure(ItemSize(main: extent + item % 7, cross: 9), at: item)
                twin.extents[item] = extent + item % 7
            }
        case .forget(let at) where count > 0:
            pattern.forget(index(at))
            twin.extents[index(at)] = nil
        case .forgetAll:
            pattern.forgetAll()
            twin.extents = Array(repeating: nil, count: count)
        case .insert(let inserted, let at):
            let item = Int(at) * (count + 1) / 65_536
            pattern.insert(count: inserted, at: item)
            twin.insert(inserted, at: item)
        case .insertGroups(let groups, let at):
            let item = Int(at) * (count + 1) / 65_536
            pattern.insert(count: groups * twin.placeCount, at: item)
            twin.insert(groups * twin.placeCount, at: item)
        case .remove(let start, let length):
            pattern.remove(range(start, length))
            twin.remove(range(start, length))
        case .removeGroups(let start, let groups):
            let item = index(start)
            let range = item..<item + groups * twin.placeCount
            guard range.upperBound <= count else { break }
            pattern.remove(range)
            twin.remove(range)
        case .setEstimate(let estimate):
            pattern.estimate = estimate
            twin.estimate = max(estimate, -twin.parameters.spacing)
        case .keepCopy, .measure, .forget: break
        }
    }
}
