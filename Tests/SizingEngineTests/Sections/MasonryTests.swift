import Testing

@testable import SizingEngine

@Suite struct MasonryTests {
    /// Columns of 100 pixels with 10 between them, and 5 between items.
    private func masonry(
        _ count: Int,
        columns: Int = 3,
        order: MasonryParameters.Order = .shortestColumn,
        estimate: Int = 50
    ) -> MasonryArrangement {
        let spans = MasonryParameters.columns(count: columns, crossExtent: columns * 110 - 10, spacing: 10)
        let parameters = MasonryParameters(columns: spans, itemSpacing: 5, order: order)
        return MasonryArrangement(count: count, parameters: parameters, estimate: estimate)
    }

    private func size(_ main: Int, columns: Int = 1) -> ItemSize { ItemSize(main: main, cross: 0, columns: columns) }

    private func frame(_ column: Int, _ start: Int, _ extent: Int, columns: Int = 1) -> ItemFrame {
        ItemFrame(
            main: Span(start: start, length: extent),
            cross: Span(start: column * 110, length: columns * 110 - 10)
        )
    }

    private func frames(_ masonry: MasonryArrangement) -> [ItemFrame] {
        (0..<masonry.count).map { masonry.frame(of: $0) }
    }

    @Test func anItemComesBelowTheShortestColumnAndOfEqualsTheFirst() {
        var masonry = masonry(6)
        for (item, main) in [30, 20, 20, 10, 10, 40].enumerated() { masonry.measure(size(main), at: item) }
        let expected = [
            frame(0, 0, 30), frame(1, 0, 20), frame(2, 0, 20), frame(1, 25, 10), frame(2, 25, 10), frame(0, 35, 40),
        ]
        #expect(frames(masonry) == expected)
        #expect(masonry.extent == 75)
        #expect(masonry.estimatedRows == 0)
    }

    @Test func anItemKeepsItsColumnWhenOthersComeBeforeIt() {
        var masonry = masonry(6)
        for (item, main) in [30, 20, 20, 10, 10, 40].enumerated() { masonry.measure(size(main), at: item) }
        var between = masonry
        between.insert(count: 1, at: 2, keepingColumnsAt: 4)
        let row = [frame(0, 0, 50), frame(1, 0, 50), frame(2, 0, 50)]
        #expect(frames(between) == row + [frame(2, 55, 20), frame(1, 80, 10), frame(2, 80, 10), frame(0, 90, 40)])
        var before = masonry
        before.insert(count: 1, at: 0, keepingColumnsAt: 0)
        let first = [frame(0, 55, 30), frame(1, 55, 20), frame(2, 55, 20)]
        #expect(frames(before) == row.prefix(1) + first + [frame(1, 80, 10), frame(2, 80, 10), frame(0, 90, 40)])
    }

    @Test func inSequenceItemsTakeTurnsWhateverTheirSizes() {
        var masonry = masonry(5, columns: 2, order: .sequential)
        for (item, main) in [300, 20, 20, 10, 10].enumerated() { masonry.measure(size(main), at: item) }
        let expected = [frame(0, 0, 300), frame(1, 0, 20), frame(0, 305, 20), frame(1, 25, 10), frame(0, 330, 10)]
        #expect(frames(masonry) == expected)
    }

    @Test func anItemOfSeveralColumnsGoesWhereTheirLowestEndIsHighest() {
        var masonry = masonry(5)
        masonry.measure(size(30), at: 0)
        masonry.measure(size(20), at: 1)
        masonry.measure(size(10), at: 2)
        masonry.measure(size(40, columns: 2), at: 3)
        masonry.measure(size(7, columns: 99), at: 4)
        #expect(masonry.frame(of: 3) == frame(1, 25, 40, columns: 2))
        #expect(masonry.frame(of: 4) == frame(0, 70, 7, columns: 3))
        #expect(masonry.measuredSize(of: 4) == ItemSize(main: 7, cross: 320, columns: 99))
    }

    @Test func inSequenceAnItemThatDoesNotFitWrapsToTheFirstColumns() {
        var masonry = masonry(4, order: .sequential)
        masonry.measure(size(30), at: 0)
        masonry.measure(size(20), at: 1)
        masonry.measure(size(10, columns: 2), at: 2)
        masonry.measure(size(10), at: 3)
        #expect(masonry.frame(of: 2) == frame(0, 35, 10, columns: 2))
        #expect(masonry.frame(of: 3) == frame(2, 0, 10))
    }

    @Test func whatIsUndecidedLiesInRowsBelowTheLowestEnd() {
        var masonry = masonry(6)
        masonry.measure(size(80), at: 0)
        let expected = [
            frame(0, 0, 80), frame(0, 85, 50), frame(1, 85, 50), frame(2, 85, 50), frame(0, 140, 50), frame(1, 140, 50),
        ]
        #expect(frames(masonry) == expected)
        #expect(masonry.fixedExtent == 90)
        #expect(masonry.estimatedRows == 2)
        masonry.estimate = 10
        #expect(masonry.extent == 110)
    }

    @Test func aStandInKeepsTheEstimateThatItWasDecidedWith() {
        var masonry = masonry(4, columns: 2)
        masonry.decide(upTo: 2)
        masonry.estimate = 10
        #expect(masonry.frame(of: 1) == frame(1, 0, 50))
        #expect(masonry.frame(of: 2) == frame(0, 55, 10))
        masonry.measure(size(20), at: 1)
        masonry.forget(1)
        #expect(masonry.frame(of: 1) == frame(1, 0, 20))
        #expect(masonry.measuredSize(of: 1) == nil)
    }

    /// Claim (README): "A shown item keeps its column while others are measured."
    /// Claim (A masonry): "An item that was shown never changes its column because another was measured."
    @Test func aDecidedItemKeepsItsColumnAndOnlyThoseBelowItFollow() {
        var masonry = masonry(6, columns: 2)
        masonry.decide(upTo: 6)
        let before = frames(masonry)
        masonry.measure(size(90), at: 2)
        let after = frames(masonry)
        #expect(after.map(\.cross) == before.map(\.cross))
        #expect([1, 3, 5].allSatisfy { after[$0] == before[$0] })
        #expect(after[2] == frame(0, 55, 90))
        #expect(after[4] == frame(0, 150, 50))
    }

    @Test func aDecidedItemThatGrowsWiderKeepsItsFirstColumnIfItFits() {
        var masonry = masonry(3)
        for item in 0..<3 { masonry.measure(size(10 + item), at: item) }
        masonry.measure(size(10, columns: 2), at: 2)
        #expect(masonry.frame(of: 2) == frame(1, 16, 10, columns: 2))
        masonry.measure(size(10), at: 2)
        #expect(masonry.frame(of: 2) == frame(1, 16, 10))
    }

    @Test func whatIsMeasuredOutOfTurnWaitsForThoseBeforeIt() {
        var masonry = masonry(4, columns: 2)
        masonry.measure(size(70), at: 1)
        #expect(masonry.decidedCount == 0)
        #expect(masonry.frame(of: 1) == frame(1, 0, 50))
        masonry.measure(size(30), at: 0)
        #expect(masonry.decidedCount == 2)
        #expect(masonry.frame(of: 1) == frame(1, 0, 70))
    }

    @Test func anInsertionKeepsSizesButNotColumnsFromThereOn() {
        var masonry = masonry(6, columns: 2)
        for item in 0..<6 { masonry.measure(size(20), at: item) }
        masonry.insert(count: 1, at: 3)
        #expect(masonry.decidedCount == 3)
        #expect(masonry.unmeasuredCount == 1)
        masonry.measure(size(100), at: 3)
        #expect(masonry.decidedCount == 7)
        #expect(masonry.frame(of: 3) == frame(1, 25, 100))
        #expect((4..<7).map { masonry.frame(of: $0) } == [frame(0, 50, 20), frame(0, 75, 20), frame(0, 100, 20)])
    }

    @Test func aRemovalDecidesAtMostAScreenfulAtOnce() {
        var masonry = masonry(1_000)
        for item in 0..<1_000 { masonry.measure(size(20), at: item) }
        masonry.remove(100..<101)
        #expect(masonry.decidedCount == 100 + MasonryArrangement.promptCount)
        let visible = masonry.nextToPlace(from: 100, startingBefore: .max)
        #expect(visible == masonry.decidedCount)
        masonry.decide(upTo: 500)
        #expect(masonry.decidedCount == 500 + MasonryArrangement.promptCount)
    }

    @Test func oneColumnIsAList() {
        var masonry = masonry(200, columns: 1)
        var list = ExtentList(count: 200, estimate: 50, spacing: 5)
        for item in (0..<200).reversed() where item % 3 > 0 {
            masonry.measure(size(item * 7 % 90), at: item)
            list.measure(item * 7 % 90, at: item)
        }
        masonry.decide(upTo: 150)
        let spans = frames(masonry).map(\.main)
        #expect(spans == (0..<200).map { item in decidedOrEstimated(item, list) })
        masonry.decide(upTo: 200)
        #expect(frames(masonry).map(\.main) == (0..<200).map { list.span(of: $0) })
        #expect(masonry.extent == list.total)
    }

    /// Items from 150 on are undecided, but for the measured one that follows.
    private func decidedOrEstimated(_ item: Int, _ list: ExtentList) -> Span {
        var list = list
        for index in 150..<200 { list.forget(at: index) }
        return list.span(of: item)
    }

    @Test func zeroAndHugeExtentsAreExact() {
        var masonry = masonry(6, columns: 2)
        for (item, main) in [Int.max, 0, 0, -5, 1, PixelGrid.maximumExtent].enumerated() {
            masonry.measure(size(main), at: item)
        }
        let huge = PixelGrid.maximumExtent
        let expected = [
            frame(0, 0, huge), frame(1, 0, 0), frame(1, 5, 0), frame(1, 10, 0), frame(1, 15, 1), frame(1, 21, huge),
        ]
        #expect(frames(masonry) == expected)
        #expect(masonry.extent == huge + 21)
        #expect(masonry.item(at: 0) == 0)
        #expect(masonry.item(at: huge + 1) == 5)
        #expect(masonry.item(at: .max) == 5)
        #expect(masonry.item(at: .min) == 0)
    }

    @Test func withoutItemsEveryAnswerIsEmpty() {
        var masonry = masonry(0)
        masonry.decide(upTo: 0)
        #expect(masonry.extent == 0)
        #expect(masonry.item(at: 0) == nil)
        #expect(masonry.nextToPlace(from: 0, startingBefore: 100) == nil)
        #expect(masonry.nextToPlace(before: 0, endingAfter: -100) == nil)
        #expect(!masonry.needsPlacing(in: Span(start: 0, end: 100)))
    }

    @Test func aVisitEndsWhenItIsToldTo() {
        var masonry = masonry(6)
        masonry.measure(size(10), at: 0)
        for end in [0, 3] {
            var visited: [Int] = []
            let continues = masonry.forEachItem(in: Span(start: 0, end: 1_000)) { item, _, _ in
                visited.append(item)
                return item < end
            }
            #expect(visited == Array(0...end))
            #expect(!continues)
        }
    }

    @Test func theNextItemIsAskedForAsSoonAsAColumnEnds() {
        var masonry = masonry(10, columns: 2)
        masonry.measure(size(500), at: 0)
        masonry.measure(size(20), at: 1)
        #expect(masonry.nextToPlace(from: 0, startingBefore: 25) == nil)
        #expect(masonry.nextToPlace(from: 0, startingBefore: 26) == 2)
        #expect(masonry.needsPlacing(in: Span(start: 0, end: 26)))
        #expect(!masonry.needsPlacing(in: Span(start: 0, end: 25)))
    }

    // MARK: Islands

    @Test func aJumpDecidesNothingAboveIt() {
        var masonry = masonry(1_000_000)
        let first = masonry.approach(499_998)
        #expect(first == nil)
        #expect(masonry.decidedItems == 499_998..<499_998)
        // 166,666 rows above it.
        #expect(masonry.frame(of: 499_998) == frame(0, 166_666 * 55, 50))
        masonry.measure(size(80), at: 499_998)
        masonry.measure(size(30), at: 499_997)
        masonry.measure(size(20), at: 499_996)
        masonry.measure(size(40), at: 499_995)
        masonry.measure(size(10), at: 499_994)
        #expect(masonry.decidedItems == 499_994..<499_999)
        let start = masonry.frame(of: 499_998).main.start
        #expect(masonry.frame(of: 499_997) == frame(2, start - 35, 30))
        #expect(masonry.frame(of: 499_996) == frame(1, start - 25, 20))
        #expect(masonry.frame(of: 499_995) == frame(0, start - 45, 40))
        #expect(masonry.frame(of: 499_994) == frame(1, start - 40, 10))
    }

    @Test func theNextItemUpwardsIsAskedForAsSoonAsATopIsBelow() {
        var masonry = masonry(100, columns: 2)
        masonry.begin(at: 60)
        masonry.measure(size(500), at: 59)
        masonry.measure(size(20), at: 58)
        let line = masonry.frame(of: 60).main.start
        #expect(masonry.nextToPlace(before: 60, endingAfter: line - 31) == 57)
        #expect(masonry.nextToPlace(before: 60, endingAfter: line - 30) == nil)
    }

    @Test func itemsAddedAfterTheLastOneGoBelowTheItemsOfAJumpToTheEnd() {
        var masonry = masonry(4, columns: 2)
        masonry.begin(at: 4)
        for item in (0..<4).reversed() { masonry.measure(size(10 * (item + 1)), at: item) }
        let before = frames(masonry)
        #expect(before == [frame(1, 0, 10), frame(0, 0, 20), frame(0, 25, 30), frame(1, 15, 40)])
        masonry.insert(count: 1, at: 4)
        #expect(masonry.decidedItems == 0..<4)
        masonry.measure(size(15), at: 4)
        #expect(frames(masonry) == before + [frame(0, 60, 15)])
    }

    @Test func aligningTheStartMovesEachColumnUpAndKeepsTheItemsInIt() {
        var masonry = masonry(4, columns: 2)
        masonry.begin(at: 2)
        masonry.measure(size(40), at: 2)
        masonry.measure(size(30), at: 1)
        masonry.measure(size(10), at: 0)
        #expect(frames(masonry) == [frame(0, 20, 10), frame(1, 0, 30), frame(0, 35, 40), frame(0, 80, 50)])
        #expect(!masonry.isAlignedAtStart)
        masonry.alignStart()
        #expect(masonry.isAlignedAtStart)
        #expect(frames(masonry) == [frame(0, 0, 10), frame(1, 0, 30), frame(0, 15, 40), frame(0, 60, 50)])
        masonry.measure(size(7), at: 3)
        #expect(masonry.frame(of: 3) == frame(1, 35, 7))
    }

    @Test func aChangeAboveAnIslandKeepsIt() {
        var masonry = masonry(100, columns: 2)
        masonry.begin(at: 60)
        for item in [60, 61, 59, 58, 57, 56] { masonry.measure(size(20 + item), at: item) }
        masonry.insert(count: 10, at: 3)
        #expect(masonry.decidedItems == 66..<72)
        masonry.insert(count: 1, at: 68)
        #expect(masonry.decidedItems == 69..<73)
        masonry.remove(0..<9)
        #expect(masonry.decidedItems == 60..<64)
        masonry.insert(count: 1, at: 63)
        #expect(masonry.decidedItems == 60..<63)
        masonry.insert(count: 2, at: 62)
        #expect(masonry.decidedItems == 64..<65)
        masonry.forgetAll()
        #expect(masonry.decidedItems == 0..<0)
    }

    @Test func anItemThatIsNearIsReachedWithoutAnotherIsland() {
        var masonry = masonry(1_000)
        for item in 0..<50 { masonry.measure(size(20), at: item) }
        for item in 55..<300 { masonry.measure(size(30), at: item) }
        var asked: [Int] = []
        while let next = masonry.approach(250) {
            masonry.measure(size(10), at: next)
            asked.append(next)
        }
        #expect(asked == [50, 51, 52, 53, 54])
        #expect(masonry.decidedItems.lowerBound == 0)
        #expect(masonry.decidedItems.upperBound == 250)
        let far = masonry.approach(699)
        #expect(far == nil)
        #expect(masonry.decidedItems == 699..<699)
        let back = masonry.approach(200)
        #expect(back == nil)
        #expect(masonry.decidedItems.lowerBound == 0)
    }
}
