import TestSupport
import Testing

@testable import SizingEngine

@Suite struct GridArrangementTests {
    private func grid(
        _ extents: [Int?],
        columns: Int = 3,
        spacing: Int = 0,
        alignment: GridParameters.Alignment = .stretch,
        estimate: Int = 10
    ) -> GridArrangement {
        let parameters = GridParameters(
            columns: GridParameters.columns(columns, in: 90),
            rowSpacing: spacing,
            alignment: alignment
        )
        var grid = GridArrangement(count: extents.count, parameters: parameters, estimate: estimate)
        for (item, extent) in extents.enumerated() {
            if let extent { grid.measure(ItemSize(main: extent, cross: 0), at: item) }
        }
        return grid
    }

    private func mains(_ grid: GridArrangement) -> [Span] {
        (0..<grid.count).map { grid.frame(of: $0).main }
    }

    @Test func aRowIsAsTallAsItsTallestItem() {
        let grid = grid([5, 20, 7, 30], spacing: 4)
        #expect(
            mains(grid) == [0..<20, 0..<20, 0..<20, 24..<54].map { Span(start: $0.lowerBound, end: $0.upperBound) }
        )
        #expect(grid.extent == 54)
        #expect(grid.frame(of: 1).cross == Span(start: 30, end: 60))
        #expect(grid.frame(of: 3).cross == Span(start: 0, end: 30))
    }

    /// A row that takes no space yet may take some once it is measured.
    @Test func anUnmeasuredRowWithoutLengthIsPlaced() {
        let grid = grid([10, nil, 10], columns: 1, estimate: 0)
        #expect(grid.needsPlacing(in: Span(start: 5, end: 15)))
        #expect(!grid.needsPlacing(in: Span(start: 12, end: 20)))
    }

    @Test(arguments: [(GridParameters.Alignment.start, 0), (.center, 7), (.end, 15)])
    func anItemKeepsItsExtentWhereItIsNotStretched(alignment: GridParameters.Alignment, start: Int) {
        let grid = grid([5, 20], alignment: alignment)
        #expect(grid.frame(of: 0).main == Span(start: start, length: 5))
        #expect(grid.frame(of: 1).main == Span(start: 0, length: 20))
    }

    @Test func aRowGrowsUntilItIsComplete() {
        var grid = grid([nil, nil, nil, 8], spacing: 1)
        var starts: [Int] = [grid.frame(of: 3).main.start]
        for (item, extent) in [4, 30, 6].enumerated() {
            grid.measure(ItemSize(main: extent, cross: 0), at: item)
            starts.append(grid.frame(of: 3).main.start)
        }
        #expect(starts == [11, 5, 31, 31])
    }

    @Test func onlyRowsOfWhichNothingIsKnownFollowTheEstimate() {
        var grid = grid([nil, 4, nil, nil, nil, nil, nil], spacing: 2)
        #expect(grid.estimatedRows == 2)
        #expect(grid.fixedExtent == 8)
        grid.estimate = 100
        #expect(grid.extent == 208)
    }

    @Test func anInsertionMovesTheFollowingItemsIntoOtherRows() {
        var grid = grid([1, 1, 1, 50, 1, 1, 1, 1, 60])
        #expect(grid.extent == 1 + 50 + 60)
        grid.insert(count: 1, at: 0)
        #expect(mains(grid)[4].length == 50)
        #expect(grid.extent == 1 + 50 + 1 + 60)
        grid.remove(0..<2)
        #expect(grid.extent == 50 + 1 + 60)
    }

    @Test func anUnmeasuredItemTakesTheWholeOfItsRow() {
        let grid = grid([nil, 20, nil], alignment: .end)
        #expect(grid.frame(of: 0).main == Span(start: 0, end: 20))
        #expect(grid.nextToPlace(before: 3, endingAfter: 19) == 2)
        #expect(grid.nextToPlace(from: 0, startingBefore: 1) == 0)
    }

    @Test func anItemIsOfferedItsColumn() {
        let parameters = GridParameters(columns: GridParameters.columns(weights: [2, 1], in: 90))
        let grid = GridArrangement(count: 4, parameters: parameters, estimate: 1)
        #expect(grid.proposedCross(of: 2, columns: 5) == 60)
        #expect(grid.proposedCross(of: 3, columns: 1) == 30)
    }

    @Test(.byTurns()) func oneColumnIsAList() {
        let parameters = GridParameters(columns: GridParameters.columns(1, in: 320), rowSpacing: 3)
        var grid = GridArrangement(count: 700, parameters: parameters, estimate: 44)
        var list = ExtentList(count: 700, estimate: 44, spacing: 3)
        for item in stride(from: 0, to: 700, by: 2) {
            grid.measure(ItemSize(main: item % 90, cross: 320), at: item)
            list.measure(item % 90, at: item)
        }
        grid.insert(count: 5, at: 321)
        list.insert(count: 5, at: 321)
        grid.remove(30..<200)
        list.remove(30..<200)
        #expect((0..<535).allSatisfy { grid.frame(of: $0).main == list.span(of: $0) })
        #expect(grid.extent == list.total)
        #expect(stride(from: -1, through: grid.extent, by: 7).allSatisfy { grid.item(at: $0) == list.index(at: $0) })
        #expect(grid.estimatedRows == list.unmeasuredCount)
    }

    @Test func extentsOfZeroAndHugeOnes() {
        let huge = PixelGrid.maximumExtent
        var grid = grid([0, 0, 0, Int.max, -5, 0, nil], estimate: 0)
        #expect(grid.measuredSum == huge)
        #expect(mains(grid).map(\.length) == [0, 0, 0, huge, huge, huge, 0])
        #expect(grid.visited(in: Span(start: -10, end: 2 * huge)).map(\.item) == [3, 4, 5])
        #expect(grid.item(at: 0) == 3)
        grid.estimate = .max
        #expect(grid.extent == 2 * huge)
        #expect(grid.estimate == huge)
    }

    @Test func aMillionItemsAreOneLeaf() {
        let grid = GridArrangement(
            count: ExtentList.maximumCount,
            parameters: GridParameters(columns: GridParameters.columns(3, in: 300), rowSpacing: 10),
            estimate: 90
        )
        let rows = 715_827_883
        #expect(grid.extent == rows * 100 - 10)
        #expect(grid.frame(of: 2_000_000_000).main == Span(start: 66_666_666_600, length: 90))
        #expect(grid.item(at: 66_666_666_650) == 1_999_999_998)
        #expect(grid.visited(in: Span(start: 66_666_666_695, end: 66_666_666_701)).count == 3)
    }

    @Test(.byTurns()) func everySizeOfEverySmallGrid() throws {
        for columns in 1...3 {
            for count in 0...4 {
                for state in 0..<pow3(count) {
                    var (grid, twin) = pair(count: count, columns: columns)
                    for item in 0..<count {
                        let digit = state / pow3(item) % 3
                        guard digit > 0 else { continue }
                        grid.measure(ItemSize(main: digit * 4 - 4, cross: 0), at: item)
                        twin.extents[item] = digit * 4 - 4
                    }
                    try grid.check(against: twin)
                }
            }
        }
    }

    @Test(.byTurns()) func everyInsertionAndRemovalOfASmallGrid() throws {
        for columns in 1...4 {
            for count in 0...7 {
                var (grid, twin) = pair(count: count, columns: columns)
                for item in 0..<count where item % 3 != 1 {
                    grid.measure(ItemSize(main: item * 5 % 13, cross: 0), at: item)
                    twin.extents[item] = item * 5 % 13
                }
                for first in 0...count {
                    for inserted in 0...4 {
                        var (grid, twin) = (grid, twin)
                        grid.insert(count: inserted, at: first)
                        twin.extents.insert(contentsOf: repeatElement(nil, count: inserted), at: first)
                        try grid.check(against: twin)
                    }
                    for end in first...count {
                        var (grid, twin) = (grid, twin)
                        grid.remove(first..<end)
                        twin.extents.removeSubrange(first..<end)
                        try grid.check(against: twin)
                    }
                }
            }
        }
    }

    private func pow3(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 3 } }

    private func pair(count: Int, columns: Int) -> (GridArrangement, GridTwin) {
        let parameters = GridParameters(
            columns: GridParameters.columns(columns, in: 31),
            rowSpacing: 1,
            alignment: .center
        )
        return (
            GridArrangement(count: count, parameters: parameters, estimate: 3),
            GridTwin(count: count, parameters: parameters, estimate: 3)
        )
    }

    #if os(Linux) || os(macOS)
        @Test func whatDoesNotExistIsAnError() async {
            await #expect(processExitsWith: .failure) { _ = oneColumn().frame(of: 3) }
            await #expect(processExitsWith: .failure) { _ = oneColumn().measuredSize(of: -1) }
            await #expect(processExitsWith: .failure) {
                var grid = oneColumn()
                grid.insert(count: 1, at: 4)
            }
            await #expect(processExitsWith: .failure) {
                var grid = oneColumn()
                grid.remove(2..<4)
            }
            await #expect(processExitsWith: .failure) { _ = oneColumn(count: -1) }
        }
    #endif
}

private func oneColumn(count: Int = 3) -> GridArrangement {
    GridArrangement(count: count, parameters: GridParameters(columns: []), estimate: 1)
}
