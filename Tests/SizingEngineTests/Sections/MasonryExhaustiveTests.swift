import TestSupport
import Testing

@testable import SizingEngine

/// Every change of every masonry of a few items, each of them measured or not, with the pivot at the top or in the
/// middle, and any number of them decided. Of those with the most items usually one of four.
@Suite struct MasonryExhaustiveTests {
    private func forEveryMasonry(line: Int = #line, _ body: (MasonryReplay) throws -> Void) throws {
        for order in [MasonryParameters.Order.shortestColumn, .sequential] {
            for columns in 1...3 {
                let spans = MasonryParameters.columns(count: columns, crossExtent: 40, spacing: 2)
                let parameters = MasonryParameters(columns: spans, itemSpacing: 2, order: order)
                // One column and the sequential order show what they have with fewer items.
                let most = columns == 1 ? 2 : order == .sequential || !isExhaustive ? 3 : 4
                for count in 0...most {
                    let islands = Array(0..<2 * (count + 1))
                    for mask in 0..<1 << count {
                        for island in sample(of: islands, every: count < most ? 2 : 6, line: line + mask) {
                            let (half, decided) = island.quotientAndRemainder(dividingBy: count + 1)
                            let pivot = half * (count + 1) / 2
                            var replay = MasonryReplay(count: count, parameters: parameters, estimate: 9)
                            replay.begin(at: pivot)
                            replay.decide(upTo: decided)
                            for item in 0..<count where mask >> item & 1 == 1 {
                                replay.measure(item * 7, item == 2 ? 2 : 1, at: item)
                            }
                            try body(replay)
                        }
                    }
                }
            }
        }
    }

    private func expectSame(
        _ replay: MasonryReplay,
        _ change: (inout MasonryArrangement) -> Void,
        _ twinChange: (inout MasonryTwin) -> Void
    ) throws {
        var replay = replay
        change(&replay.masonry)
        twinChange(&replay.twin)
        try MasonryReplay.compare(replay.masonry, replay.twin)
    }

    @Test(.byTurns()) func everyInsertion() throws {
        try forEveryMasonry { replay in
            for item in 0...replay.twin.count {
                try expectSame(replay, { $0.insert(count: 1, at: item) }, { $0.insert(count: 1, at: item) })
            }
        }
    }

    @Test(.byTurns()) func everyRemoval() throws {
        try forEveryMasonry { replay in
            for lower in 0...replay.twin.count {
                for upper in lower...replay.twin.count {
                    try expectSame(replay, { $0.remove(lower..<upper) }, { $0.remove(lower..<upper) })
                }
            }
        }
    }

    @Test(.byTurns()) func everyMeasurementAndForgetting() throws {
        try forEveryMasonry { replay in
            for item in 0..<replay.twin.count {
                let size = ItemSize(main: 11, cross: 0, columns: item % 3)
                try expectSame(replay, { $0.measure(size, at: item) }, { $0.measure(size, at: item) })
                try expectSame(replay, { $0.forget(item) }, { $0.forget(item) })
            }
        }
    }

    @Test(.byTurns()) func everyJumpAndLevelling() throws {
        try forEveryMasonry { replay in
            for item in 0...replay.twin.count {
                try expectSame(replay, { $0.begin(at: item) }, { $0.begin(at: item) })
                try expectSame(replay, { _ = $0.approach(item) }, { _ = $0.approach(item) })
            }
            try expectSame(replay, { $0.alignStart() }, { $0.alignStart() })
        }
    }

    @Test(.byTurns()) func everyDecision() throws {
        try forEveryMasonry { replay in
            for item in 0...replay.twin.count {
                try expectSame(replay, { $0.decide(upTo: item) }, { $0.decide(upTo: item) })
            }
        }
    }
}
