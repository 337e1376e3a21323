import TestSupport
import Testing

@testable import SizingEngine

/// Scrolling in steps, measuring what the arrangement asks for and nothing else.
@Suite struct MasonryScrollTests {
    private struct Hidden {
        var sizes: [ItemSize]
        let parameters: MasonryParameters

        init(count: Int, columns: Int, order: MasonryParameters.Order, hasSpans: Bool, seed: UInt64) {
            var generator = SplitMix64(seed: seed)
            sizes = (0..<count).map { item in
                let width = hasSpans && item % 6 == 5 ? Int.random(in: 1...4, using: &generator) : 1
                let main = item % 11 == 3 ? 0 : Int.random(in: 20...900, using: &generator)
                return ItemSize(main: main, cross: 0, columns: width)
            }
            let spans = MasonryParameters.columns(count: columns, crossExtent: 1_170, spacing: 24)
            parameters = MasonryParameters(columns: spans, itemSpacing: 24, order: order)
        }

        /// The layout that knew all sizes from the start.
        var settled: MasonryArrangement {
            var masonry = MasonryArrangement(count: sizes.count, parameters: parameters, estimate: 1)
            for (item, size) in sizes.enumerated() { masonry.measure(size, at: item) }
            return masonry
        }

        /// The number of items measured.
        func measure(_ masonry: inout MasonryArrangement, until place: Int, from item: Int = 0) -> Int {
            var measured = 0
            while let next = masonry.nextToPlace(from: item, startingBefore: place) {
                masonry.measure(sizes[next], at: next)
                measured += 1
            }
            return measured
        }
    }

    @Test(.byTurns(), arguments: [MasonryParameters.Order.shortestColumn, .sequential], [1, 2, 3, 5])
    func scrollingDownEndsAsIfAllSizesHadBeenKnown(order: MasonryParameters.Order, columns: Int) {
        for hasSpans in [false, true] {
            let hidden = Hidden(count: 400, columns: columns, order: order, hasSpans: hasSpans, seed: 3)
            let settled = hidden.settled
            var masonry = MasonryArrangement(count: 400, parameters: hidden.parameters, estimate: 300)
            var shown: [Int: ItemFrame] = [:]
            var measured = 0
            var hasMoved = false
            for top in stride(from: 0, to: settled.extent, by: 500) {
                measured += hidden.measure(&masonry, until: top + 2_532)
                masonry.forEachItem(in: Span(start: top, length: 2_532)) { item, frame, isMeasured in
                    hasMoved = hasMoved || !isMeasured || shown[item].map { $0 != frame } ?? false
                    shown[item] = frame
                    return true
                }
            }
            measured += hidden.measure(&masonry, until: .max)
            #expect(!hasMoved, "\(order), \(columns) columns, spans: \(hasSpans)")
            #expect(measured == 400)
            #expect((0..<400).allSatisfy { masonry.frame(of: $0) == settled.frame(of: $0) })
            #expect(masonry.extent == settled.extent)
        }
    }

    @Test func afterAJumpScrollingDownMovesNothingOnScreen() {
        let hidden = Hidden(count: 600, columns: 3, order: .shortestColumn, hasSpans: false, seed: 5)
        var masonry = MasonryArrangement(count: 600, parameters: hidden.parameters, estimate: 300)
        masonry.decide(upTo: 300)
        let start = masonry.frame(of: 299).main.start
        var shown: [Int: ItemFrame] = [:]
        var hasMoved = false
        for top in stride(from: start + 400, to: masonry.extent, by: 500) {
            _ = hidden.measure(&masonry, until: top + 2_532, from: 297)
            masonry.forEachItem(in: Span(start: top, length: 2_532)) { item, frame, isMeasured in
                hasMoved = hasMoved || !isMeasured || shown[item].map { $0 != frame } ?? false
                shown[item] = frame
                return true
            }
        }
        #expect(!hasMoved)
        #expect(shown.count > 200)
    }

    @Test func afterAJumpScrollingUpKeepsEveryColumnWhole() {
        let hidden = Hidden(count: 300, columns: 3, order: .shortestColumn, hasSpans: true, seed: 9)
        var masonry = MasonryArrangement(count: 300, parameters: hidden.parameters, estimate: 300)
        for item in 0..<300 { masonry.measure(hidden.sizes[item], at: item) }
        for item in 0..<300 { masonry.forget(item) }
        let crosses = (0..<300).map { masonry.frame(of: $0).cross }
        var order: [Int] = []
        while let next = masonry.nextToPlace(before: 300, endingAfter: .min) {
            masonry.measure(hidden.sizes[next], at: next)
            order.append(next)
        }
        #expect(order == Array((0..<300).reversed()))
        #expect((0..<300).map { masonry.frame(of: $0).cross } == crosses)
    }

    @Test(.byTurns(), arguments: [MasonryParameters.Order.shortestColumn, .sequential], [1, 2, 3, 5])
    func scrollingUpFromAJumpMovesNothingDecidedAgainstAnother(order: MasonryParameters.Order, columns: Int) {
        let hidden = Hidden(count: 400, columns: columns, order: order, hasSpans: true, seed: 7)
        var masonry = MasonryArrangement(count: 400, parameters: hidden.parameters, estimate: 300)
        let first = masonry.approach(300)
        let pivot = order == .sequential ? 300 - 300 % columns : 300
        #expect(masonry.decidedItems == pivot..<pivot)
        #expect(first == (pivot < 300 ? pivot : nil))
        for item in pivot..<310 { masonry.measure(hidden.sizes[item], at: item) }
        let held = masonry.frame(of: 300)
        var shown: [Int: ItemFrame] = [:]
        var hasMoved = false
        var measured: [Int] = []
        // Positions relative to the item that the jump went to.
        for top in stride(from: 0, through: -140_000, by: -700) {
            while let next = masonry.nextToPlace(
                before: 300,
                endingAfter: masonry.frame(of: 300).main.start + top
            ) {
                masonry.measure(hidden.sizes[next], at: next)
                measured.append(next)
            }
            let origin = masonry.frame(of: 300).main.start
            masonry.forEachItem(in: Span(start: origin + top, end: origin + 700)) { item, frame, isMeasured in
                guard item < 310 else { return true }
                var frame = frame
                frame.main = frame.main.offset(by: -origin)
                hasMoved = hasMoved || !isMeasured || shown[item].map { $0 != frame } ?? false
                shown[item] = frame
                return true
            }
        }
        #expect(!hasMoved)
        #expect(measured == Array((0..<pivot).reversed()))
        #expect(masonry.decidedItems == 0..<310)
        #expect(masonry.frame(of: 300).cross == held.cross)
        let crosses = (0..<310).map { masonry.frame(of: $0).cross }
        masonry.alignStart()
        #expect(masonry.isAlignedAtStart)
        #expect((0..<310).map { masonry.frame(of: $0).cross } == crosses)
        #expect(masonry.frame(of: 0).main.start == 0)
    }
}
