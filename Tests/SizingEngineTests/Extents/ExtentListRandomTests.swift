import SizingEngine
import TestSupport
import Testing

@Suite struct ExtentListRandomTests {
    @Test(.byTurns()) func agreesWithItsTwinAfterEveryStep() {
        check(ExtentStep.self, seeds: 0..<5, length: 60) { try ExtentReplay.run($0, count: 200) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenItGrowsFromNothing() {
        check(ExtentStep.self, seeds: 1_000..<1_008, length: 60) { try ExtentReplay.run($0, count: 0) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenManyShortSequencesBeginUntouched() {
        check(ExtentStep.self, seeds: 3_000..<3_080, length: 8) { try ExtentReplay.run($0, count: 300) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenTheTreeHasSeveralLevels() {
        check(ExtentStep.self, seeds: 2_000..<2_003, length: 30) { try ExtentReplay.run($0, count: 2_500) }
    }
}

/// A change of an `ExtentList`. Positions are fractions of what is there, in 1/65,536.
enum ExtentStep: Step {
    case measure(Int, at: UInt16)
    case measureRange(Int, UInt16, length: UInt16)
    case forget(UInt16)
    case forgetAll
    case insert(Int, at: UInt16)
    case remove(UInt16, length: UInt16)
    case setEstimate(Int)
    case setSpacing(Int)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> ExtentStep {
        func position() -> UInt16 { .random(in: .min ... .max, using: &generator) }
        // Some sequences reach a good part of what is left, others only a few elements.
        func some() -> UInt16 { Bool.random(using: &generator) ? position() : few() }
        func few() -> UInt16 { .random(in: 0...100, using: &generator) * 30 }
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<26: return .measure(.random(in: -2...300, using: &generator), at: position())
        // Around the largest that two bytes hold.
        case ..<28: return .measure(.random(in: 65_533...65_536, using: &generator), at: position())
        case ..<34: return .measureRange(.random(in: 0...300, using: &generator), position(), length: some())
        case ..<35: return .measureRange(.random(in: 65_525...65_540, using: &generator), position(), length: few())
        case ..<44: return .forget(position())
        case ..<45: return .forgetAll
        case ..<60:
            return .insert(
                .random(in: 0...4, using: &generator) * .random(in: 1...40, using: &generator),
                at: position()
            )
        case ..<92: return .remove(position(), length: few())
        case ..<94: return .setEstimate(.random(in: -1...100, using: &generator))
        case ..<96: return .setSpacing(.random(in: -1...10, using: &generator))
        default: return .keepCopy
        }
    }
}

enum ExtentReplay {
    static func run(_ steps: [ExtentStep], count: Int) throws {
        var list = ExtentList(count: count, estimate: 10, spacing: 1)
        var twin = NaiveExtents(count: count, estimate: 10, spacing: 1)
        var copies: [(ExtentList, NaiveExtents)] = []
        for step in steps {
            if case .keepCopy = step { copies.append((list, twin)) }
            apply(step, &list, &twin)
            try compare(list, twin)
        }
        for (list, twin) in copies { try compare(list, twin) }
    }

    private static func apply(_ step: ExtentStep, _ list: inout ExtentList, _ twin: inout NaiveExtents) {
        let count = twin.count
        func index(_ position: UInt16) -> Int { Int(position) * count / 65_536 }
        func place(_ position: UInt16, _ count: Int) -> Int { Int(position) * (count + 1) / 65_536 }
        func range(_ position: UInt16, _ length: UInt16) -> Range<Int> {
            let start = index(position)
            return start..<start + place(length, count - start)
        }
        switch step {
        case .measure(let extent, let at) where count > 0:
            list.measure(extent, at: index(at))
            twin.measure(extent, at: index(at))
        case .measureRange(let extent, let start, let length):
            for index in range(start, length) {
                list.measure(extent + index % 7, at: index)
                twin.measure(extent + index % 7, at: index)
            }
        case .forget(let at) where count > 0:
            list.forget(at: index(at))
            twin.forget(in: index(at)..<index(at) + 1)
        case .forgetAll:
            list.forgetAll()
            twin.forget(in: 0..<count)
        case .insert(let inserted, let at):
            list.insert(count: inserted, at: place(at, count))
            twin.insert(count: inserted, at: place(at, count))
        case .remove(let start, let length):
            list.remove(range(start, length))
            twin.remove(range(start, length))
        case .setEstimate(let estimate):
            list.estimate = estimate
            twin.estimate = max(estimate, 0)
        case .setSpacing(let spacing):
            list.spacing = spacing
            twin.spacing = spacing
        case .keepCopy, .measure, .forget: break
        }
    }

    static func compare(_ list: ExtentList, _ twin: NaiveExtents) throws {
        try list.checkInvariants()
        try Difference.check(list.count, twin.count, "count")
        try Difference.check(list.measuredCount, twin.measured.count, "measuredCount")
        try Difference.check(list.unmeasuredCount, twin.count - twin.measured.count, "unmeasuredCount")
        try Difference.check(list.measuredSum, twin.measuredSum, "measuredSum")
        try Difference.check(list.total, twin.total, "total")
        let starts = twin.starts
        var visited = 0
        var difference: Difference?
        list.forEach(in: 0..<twin.count) { index, start, extent, isMeasured in
            let expected = (
                visited, starts[visited], twin.extents[visited] ?? twin.estimate, twin.extents[visited] != nil
            )
            if (index, start, extent, isMeasured) != expected {
                difference = Difference(description: "visited \((index, start, extent, isMeasured)), not \(expected)")
            }
            visited += 1
            return difference == nil
        }
        if let difference { throw difference }
        try Difference.check(visited, twin.count, "visited")
        for sample in stride(from: 0, to: twin.count, by: max(twin.count / 8, 1)) {
            try compare(list, twin, at: sample, start: starts[sample])
        }
        try Difference.check(list.index(at: -1), twin.index(at: -1), "index(at: -1)")
        try Difference.check(list.index(at: twin.total), twin.index(at: twin.total), "index(at: total)")
    }

    private static func compare(_ list: ExtentList, _ twin: NaiveExtents, at index: Int, start: Int) throws {
        let extent = twin.extents[index] ?? twin.estimate
        try Difference.check(list.offset(of: index), start, "offset(of: \(index))")
        try Difference.check(list.span(of: index), Span(start: start, length: extent), "span(of: \(index))")
        try Difference.check(list.extent(at: index), extent, "extent(at: \(index))")
        try Difference.check(list.measuredExtent(at: index), twin.extents[index], "measuredExtent(at: \(index))")
        for offset in [start - 1, start, start + extent / 2, start + extent] {
            try Difference.check(list.index(at: offset), twin.index(at: offset), "index(at: \(offset))")
        }
        let ranges = [index..<twin.count, 0..<index, index..<min(index + 20, twin.count)]
        for range in ranges {
            try Difference.check(
                list.firstUnmeasured(in: range),
                twin.firstUnmeasured(in: range),
                "firstUnmeasured(in: \(range))"
            )
            try Difference.check(
                list.lastUnmeasured(in: range),
                twin.lastUnmeasured(in: range),
                "lastUnmeasured(in: \(range))"
            )
        }
    }
}
