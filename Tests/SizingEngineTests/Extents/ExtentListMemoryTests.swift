import SizingEngine
import TestSupport
import Testing

@Suite struct ExtentListMemoryTests {
    @Test func aMillionUnmeasuredElementsAreOneChunk() {
        let list = ExtentList(count: 1_000_000, estimate: 80)
        #expect(list.chunkCount == 1)
        #expect(list.allocatedBytes < 200)
    }

    @Test(.byTurns()) func measuringInOrderTakesAtMostFourBytesAnElement() throws {
        var list = ExtentList(count: 1_000_000, estimate: 80)
        for index in 300_000..<350_000 { list.measure(index % 100, at: index) }
        #expect(list.allocatedBytes <= 4 * 50_000)
        try list.checkInvariants()
    }

    @Test(.byTurns()) func measuringUpwardsTakesAtMostFourBytesAnElement() {
        var list = ExtentList(count: 1_000_000, estimate: 80)
        for index in (300_000..<350_000).reversed() { list.measure(index % 100, at: index) }
        #expect(list.allocatedBytes <= 4 * 50_000)
    }

    @Test(.byTurns()) func extentsThatDoNotFitIntoTwoBytesTakeAtMostSixAndAHalf() throws {
        var list = ExtentList(count: 1_000_000, estimate: 80)
        for index in 300_000..<350_000 { list.measure(100_000 + index, at: index) }
        #expect(list.allocatedBytes <= 13 * 25_000)
        try list.checkInvariants()
    }

    @Test(.byTurns()) func appendingAndMeasuringTakesAtMostEightBytesAnElement() {
        var list = ExtentList(estimate: 80)
        for index in 0..<20_000 {
            list.insert(count: 1, at: index)
            list.measure(index % 100, at: index)
        }
        #expect(list.allocatedBytes <= 8 * 20_000)
    }

    @Test(.byTurns()) func prependingAndMeasuringTakesAtMostEightBytesAnElement() {
        var list = ExtentList(estimate: 80)
        for index in 0..<20_000 {
            list.insert(count: 1, at: 0)
            list.measure(index % 100, at: 0)
        }
        #expect(list.allocatedBytes <= 8 * 20_000)
    }

    @Test func aScreenMeasuredAnywhereTakesLessThanTwoKilobytes() {
        var list = ExtentList(count: 1_000_000, estimate: 80)
        for index in 777_777..<777_795 { list.measure(100, at: index) }
        #expect(list.allocatedBytes < 2_048)
    }

    @Test(.byTurns()) func forgettingGivesTheMemoryBack() {
        var list = ExtentList(count: 100_000, estimate: 80)
        for index in stride(from: 0, to: 100_000, by: 100) { list.measure(1, at: index) }
        #expect(list.chunkCount > 1_000)
        for index in stride(from: 0, to: 100_000, by: 100) { list.forget(at: index) }
        #expect(list.chunkCount == 1)
        for index in stride(from: 0, to: 100_000, by: 100) { list.measure(1, at: index) }
        for index in 0..<99_999 { list.forget(at: index) }
        #expect(list.chunkCount == 1)
    }

    @Test(.byTurns()) func insertingAndRemovingEverywhereKeepsBlocksHalfFull() throws {
        var generator = SplitMix64(seed: 7)
        var list = ExtentList(count: 10_000, estimate: 80)
        for index in 0..<10_000 { list.measure(1, at: index) }
        for _ in 0..<10_000 {
            let index = Int.random(in: 0..<list.count, using: &generator)
            list.remove(index..<index + 1)
            let other = Int.random(in: 0...list.count, using: &generator)
            list.insert(count: 1, at: other)
            list.measure(1, at: other)
        }
        try list.checkInvariants()
        #expect(list.measuredCount == 10_000)
        #expect(list.allocatedBytes <= 16 * 10_000)
    }

    @Test(.byTurns()) func aChangeAfterACopyCopiesOnlyThePathToIt() {
        var list = ExtentList(count: 1_000_000, estimate: 80)
        for index in stride(from: 0, to: 1_000_000, by: 200) { list.measure(1, at: index) }
        let copy = list
        #expect(list.nodesNotShared(with: copy) == 0)
        list.measure(5, at: 500_000)
        #expect((1...4).contains(list.nodesNotShared(with: copy)))
        list.insert(count: 1, at: 123_456)
        #expect((2...8).contains(list.nodesNotShared(with: copy)))
    }
}
