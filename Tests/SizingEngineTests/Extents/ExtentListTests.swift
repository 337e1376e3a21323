import SizingEngine
import Testing

@Suite struct ExtentListTests {
    @Test func anEmptyListHasNoExtentAndNoIndex() {
        let list = ExtentList(estimate: 10, spacing: 5)
        #expect(list.isEmpty)
        #expect(list.total == 0)
        #expect(list.index(at: 0) == nil)
        #expect(list.firstUnmeasured(in: 0..<0) == nil)
        #expect(list.lastUnmeasured(in: 0..<0) == nil)
    }

    @Test func unmeasuredElementsTakeTheEstimate() {
        let list = ExtentList(count: 1_000_000, estimate: 80, spacing: 10)
        #expect(list.total == 1_000_000 * 90 - 10)
        #expect(list.offset(of: 999_999) == 999_999 * 90)
        #expect(list.span(of: 7) == Span(start: 630, length: 80))
        #expect(list.unmeasuredCount == 1_000_000)
    }

    @Test func measuredElementsTakeTheirExtent() {
        var list = ExtentList(count: 4, estimate: 10, spacing: 2)
        list.measure(100, at: 1)
        list.measure(0, at: 2)
        #expect((0..<4).map(list.offset(of:)) == [0, 12, 114, 116])
        #expect((0..<4).map(list.extent(at:)) == [10, 100, 0, 10])
        #expect((0..<4).map(list.measuredExtent(at:)) == [nil, 100, 0, nil])
        #expect((0..<4).map(list.isMeasured) == [false, true, true, false])
        #expect(list.total == 126)
        #expect(list.measuredSum == 100)
        #expect(list.measuredCount == 2)
    }

    @Test func measuringAgainReplacesTheExtent() {
        var list = ExtentList(count: 3, estimate: 10)
        list.measure(50, at: 1)
        list.measure(20, at: 1)
        #expect(list.total == 40)
        #expect(list.measuredCount == 1)
    }

    @Test func aNewEstimateAndSpacingMoveWhatFollows() {
        var list = ExtentList(count: 4, estimate: 10, spacing: 0)
        list.measure(100, at: 0)
        list.estimate = 20
        list.spacing = 1
        #expect((0..<4).map(list.offset(of:)) == [0, 101, 122, 143])
        #expect(list.total == 163)
    }

    @Test(arguments: [
        (-5, 0), (0, 0), (PixelGrid.maximumExtent, PixelGrid.maximumExtent), (1 << 40, PixelGrid.maximumExtent),
        (Int.max, PixelGrid.maximumExtent), (Int.min, 0),
    ])
    func clampsExtents(given: Int, taken: Int) {
        var list = ExtentList(count: 2, estimate: given, spacing: given)
        #expect(list.estimate == taken)
        #expect(list.spacing == (given < 0 ? max(given, -PixelGrid.maximumExtent) : taken))
        list.measure(given, at: 0)
        #expect(list.extent(at: 0) == taken)
        list.estimate = 7
        list.estimate = given
        list.spacing = max(given, 0)
        #expect(list.total == 3 * taken)
    }

    @Test func sumsAreExactForAsManyAndAsLargeAsCanBe() {
        var list = ExtentList(count: ExtentList.maximumCount, estimate: .max, spacing: .max)
        let (count, extent) = (1 << 31, PixelGrid.maximumExtent)
        #expect(list.total == count * extent + (count - 1) * extent)
        list.measure(.max, at: count - 1)
        #expect(list.offset(of: count - 1) == (count - 1) * extent * 2)
        #expect(list.index(at: .max) == count - 1)
    }

    @Test func spacingBelongsToTheElementBeforeIt() {
        let list = ExtentList(count: 3, estimate: 10, spacing: 5)
        #expect([-1, 0, 9, 10, 14, 15, 29, 30, 40, 999].map(list.index(at:)) == [0, 0, 0, 0, 0, 1, 1, 2, 2, 2])
    }

    @Test func anOffsetSharedBySeveralEmptyElementsBelongsToTheLast() {
        var list = ExtentList(count: 5, estimate: 0)
        list.measure(10, at: 1)
        list.measure(10, at: 4)
        #expect([-1, 0, 9, 10, 19, 20].map(list.index(at:)) == [0, 1, 1, 4, 4, 4])
        list.forget(at: 4)
        #expect(list.index(at: 10) == 4)
    }

    @Test func findsUnmeasuredElementsOfARange() {
        var list = ExtentList(count: 1_000, estimate: 10)
        for index in 100..<900 { list.measure(10, at: index) }
        #expect(list.firstUnmeasured(in: 0..<1_000) == 0)
        #expect(list.firstUnmeasured(in: 99..<1_000) == 99)
        #expect(list.firstUnmeasured(in: 100..<1_000) == 900)
        #expect(list.firstUnmeasured(in: 100..<900) == nil)
        #expect(list.lastUnmeasured(in: 0..<1_000) == 999)
        #expect(list.lastUnmeasured(in: 0..<900) == 99)
        #expect(list.lastUnmeasured(in: 100..<900) == nil)
        #expect(list.lastUnmeasured(in: 5..<5) == nil)
    }

    @Test func visitsARangeUntilToldToStop() {
        var list = ExtentList(count: 1_000, estimate: 10, spacing: 1)
        list.measure(30, at: 501)
        var visited: [[Int]] = []
        list.forEach(in: 500..<600) { index, start, extent, isMeasured in
            visited.append([index, start, extent, isMeasured ? 1 : 0])
            return index < 502
        }
        #expect(visited == [[500, 5_500, 10, 0], [501, 5_511, 30, 1], [502, 5_542, 10, 0]])
    }

    @Test func forgettingKeepsTheElements() {
        var list = ExtentList(count: 200, estimate: 1)
        for index in 0..<200 { list.measure(5, at: index) }
        list.forget(at: 10)
        for index in 20..<120 { list.forget(at: index) }
        #expect(list.count == 200)
        #expect(list.measuredCount == 99)
        #expect(list.total == 99 * 5 + 101)
        list.forgetAll()
        #expect(list == ExtentList(count: 200, estimate: 1))
    }

    @Test func equalityIsOfValuesAndNotOfHistory() {
        var left = ExtentList(count: 300, estimate: 10)
        var right = ExtentList(count: 100, estimate: 10)
        left.measure(5, at: 250)
        right.insert(count: 200, at: 50)
        #expect(left != right)
        right.measure(5, at: 250)
        #expect(left == right)
        right.measure(5, at: 251)
        left.measure(5, at: 252)
        #expect(left != right)
        right.forget(at: 251)
        right.measure(5, at: 252)
        #expect(left == right)
        right.spacing = 1
        #expect(left != right)
    }

    @Test func aCopyStaysAsItWas() {
        var list = ExtentList(count: 10_000, estimate: 10)
        for index in 0..<10_000 { list.measure(index % 50, at: index) }
        let copy = list
        let total = list.total
        list.measure(1_000, at: 5_000)
        list.insert(count: 3, at: 0)
        list.remove(100..<9_000)
        #expect(copy.count == 10_000)
        #expect(copy.total == total)
        #expect(copy.extent(at: 5_000) == 0)
    }
}
