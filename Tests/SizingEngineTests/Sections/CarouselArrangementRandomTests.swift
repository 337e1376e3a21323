import TestSupport
import Testing

@testable import SizingEngine

@Suite struct CarouselArrangementRandomTests {
    @Test func agreesWithItsTwinAfterEveryStep() {
        check(CarouselStep.self, seeds: 0..<150, length: 20) { try CarouselReplay.run($0, count: 15) }
    }

    @Test func agreesWithItsTwinWhenItGrowsFromNothing() {
        check(CarouselStep.self, seeds: 1_000..<1_060, length: 30) { try CarouselReplay.run($0, count: 0) }
    }

    @Test(.byTurns()) func agreesWithItsTwinWhenTheTreeHasSeveralLevels() {
        check(CarouselStep.self, seeds: 2_000..<2_004, length: 25) { try CarouselReplay.run($0, count: 900) }
    }
}

/// A change of a carousel. Positions are fractions of what is there, in 1/65,536.
enum CarouselStep: Step {
    case parameters(CarouselParameters)
    case measure(ItemSize, at: UInt16)
    case measureRange(ItemSize, UInt16, length: UInt16)
    case forget(UInt16)
    case forgetAll
    case insert(Int, at: UInt16)
    case remove(UInt16, length: UInt16)
    case setEstimate(Int)
    case scroll(UInt16, beyond: Int)
    case keepCopy

    static func random(using generator: inout SplitMix64) -> CarouselStep {
        func position() -> UInt16 { .random(in: .min ... .max, using: &generator) }
        func few() -> UInt16 { .random(in: 0...100, using: &generator) * 40 }
        func size() -> ItemSize {
            ItemSize(main: .random(in: -1...60, using: &generator), cross: .random(in: -1...150, using: &generator))
        }
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<8: return .parameters(.random(using: &generator))
        case ..<30: return .measure(size(), at: position())
        case ..<42: return .measureRange(size(), position(), length: few())
        case ..<46: return .forget(position())
        case ..<47: return .forgetAll
        case ..<58:
            return .insert(
                .random(in: 0...7, using: &generator) * .random(in: 1...4, using: &generator),
                at: position()
            )
        case ..<72: return .remove(position(), length: few())
        case ..<76: return .setEstimate(.random(in: 0...50, using: &generator))
        case ..<96:
            let isBeyond = Int.random(in: 0..<4, using: &generator) == 0
            return .scroll(position(), beyond: isBeyond ? .random(in: -60...60, using: &generator) : 0)
        default: return .keepCopy
        }
    }
}

extension CarouselParameters {
    fileprivate static func random(using generator: inout SplitMix64) -> CarouselParameters {
        func random(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
        if random(0...2) == 0 {
            let group = PatternParameters.random(using: &generator)
            return CarouselParameters(
                // A group lies within its column.
                width: .fixed(max(1, group.places.map(\.end).max() ?? 1)),
                height: random(0...3) == 0 ? .fixed(random(0...90)) : .tallest(of: random(1...3)),
                group: group,
                columnSpacing: random(0...9),
                rest: CarouselParameters.Rest.allCases.randomElement(using: &generator)!,
                contentWidth: random(0...200),
                insetBefore: random(0...20),
                insetAfter: random(0...20)
            )
        }
        return CarouselParameters(
            width: Bool.random(using: &generator)
                ? .fixed(random(1...120)) : .measured(atMost: random(1...140), estimate: random(1...140)),
            height: random(0...3) == 0 ? .fixed(random(0...50)) : .tallest(of: random(1...8)),
            alignment: GridParameters.Alignment.allCases.randomElement(using: &generator)!,
            rows: Bool.random(using: &generator) ? 1 : random(2...4),
            columnSpacing: random(0...9),
            rowSpacing: random(0...5),
            rest: CarouselParameters.Rest.allCases.randomElement(using: &generator)!,
            contentWidth: random(0...200),
            insetBefore: random(0...20),
            insetAfter: random(0...20)
        )
    }
}

private enum CarouselReplay {
    static func run(_ steps: [CarouselStep], count: Int) throws {
        let parameters = CarouselParameters(width: .fixed(40), columnSpacing: 4, contentWidth: 100)
        var carousel = CarouselArrangement(count: count, parameters: parameters, estimate: 20)
        var twin = CarouselTwin(count: count, parameters: parameters, estimate: 20)
        var copies: [(CarouselArrangement, CarouselTwin)] = []
        for step in steps {
            if case .keepCopy = step { copies.append((carousel, twin)) }
            apply(step, &carousel, &twin)
            try carousel.check(against: twin)
            try checkRests(of: carousel)
        }
        for (carousel, twin) in copies { try carousel.check(against: twin) }
    }

    /// Every scroll ends where the carousel can rest, and a carousel at rest there rests there again.
    private static func checkRests(of carousel: CarouselArrangement) throws {
        let resting = carousel.restingOffsets
        for proposed in [resting.start - 7, resting.start + resting.length / 3, resting.end + 9] {
            for direction in -1...1 {
                let rest = carousel.restingOffset(
                    proposed: proposed,
                    from: resting.clamp(proposed),
                    current: proposed,
                    direction: direction
                )
                try BrokenInvariant.check(resting.clamp(rest) == rest, "A rest at \(rest), outside of \(resting).")
                let again = carousel.restingOffset(proposed: rest, from: rest, current: rest, direction: 0)
                try BrokenInvariant.check(again == rest, "A rest at \(rest) moves to \(again).")
            }
        }
    }

    private static func apply(
        _ step: CarouselStep,
        _ carousel: inout CarouselArrangement,
        _ twin: inout CarouselTwin
    ) {
        let count = twin.sizes.count
        func index(_ position: UInt16) -> Int { Int(position) * count / 65_536 }
        func range(_ position: UInt16, _ length: UInt16) -> Range<Int> {
            let start = index(position)
            return start..<start + Int(length) * (count - start + 1) / 65_536
        }
        switch step {
        case .parameters(let parameters):
            let place = carousel.place
            twin.parameters = parameters
            carousel = CarouselArrangement(count: count, parameters: parameters, estimate: twin.estimate)
            for (item, size) in twin.sizes.enumerated() { if let size { carousel.measure(size, at: item) } }
            carousel.place = place
        case .measure(let size, let at) where count > 0:
            carousel.measure(size, at: index(at))
            twin.sizes[index(at)] = ItemSize(main: max(size.main, 0), cross: size.cross)
        case .measureRange(let size, let start, let length):
            for item in range(start, length) {
                let size = ItemSize(main: max(size.main + item % 7, 0), cross: size.cross + item % 5)
                carousel.measure(size, at: item)
                twin.sizes[item] = size
            }
        case .forget(let at) where count > 0:
            carousel.forget(index(at))
            twin.sizes[index(at)] = nil
        case .forgetAll:
            carousel.forgetAll()
            twin.sizes = Array(repeating: nil, count: count)
        case .insert(let inserted, let at):
            let item = Int(at) * (count + 1) / 65_536
            carousel.insert(count: inserted, at: item)
            twin.sizes.insert(contentsOf: repeatElement(nil, count: inserted), at: item)
            if inserted > 0 { twin.forgetPlaces(from: item + inserted, after: inserted) }
            if let kept = twin.kept, kept >= item { twin.kept = kept + inserted }
        case .remove(let start, let length):
            carousel.remove(range(start, length))
            let removed = range(start, length)
            twin.remove(removed)
            twin.forgetPlaces(from: removed.lowerBound, after: removed.count)
        case .setEstimate(let estimate):
            carousel.estimate = estimate
            twin.estimate = estimate
        case .scroll(let position, let beyond):
            let resting = carousel.restingOffsets
            let offset = resting.start + Int(position) * (resting.length + 1) / 65_536 + beyond
            carousel.scroll(to: offset)
            twin.scroll(to: offset)
        case .keepCopy, .measure, .forget: break
        }
    }
}

extension CarouselTwin {
    /// Removes items. If the kept one is among them, the next remaining item takes its position; if there is none, the last
    /// one before keeps its own.
    fileprivate mutating func remove(_ range: Range<Int>) {
        let columns = columns
        if let kept, range.contains(kept) {
            if range.upperBound < sizes.count {
                self.kept = range.lowerBound
            } else if range.lowerBound > 0 {
                distance += column(of: range.lowerBound - 1, columns).start - column(of: kept, columns).start
                self.kept = range.lowerBound - 1
            }
        } else if let kept, kept >= range.upperBound {
            self.kept = kept - range.count
        }
        sizes.removeSubrange(range)
        if sizes.isEmpty, !range.isEmpty { (kept, distance, overscroll) = (nil, 0, 0) }
    }
}
