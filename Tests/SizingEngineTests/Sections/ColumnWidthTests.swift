import Testing

@testable import SizingEngine

/// Columns are equally wide if their widths differ by the pixel that is left over, and no more.
@Suite struct ColumnWidthTests {
    /// The items of a grid of two columns that are still measured after one came before them.
    private func measuredAfterAnInsertion(_ widths: [Int]) -> [Int] {
        let columns = [Span(start: 0, length: widths[0]), Span(start: 200, length: widths[1])]
        var grid = GridArrangement(count: 4, parameters: GridParameters(columns: columns), estimate: 50)
        for item in 0..<4 { grid.measure(ItemSize(main: 30, cross: 0), at: item) }
        grid.insert(count: 1, at: 0)
        return (0..<5).filter { grid.measuredSize(of: $0) != nil }
    }

    @Test func itemsThatComeToAnEquallyWideColumnStayMeasured() {
        #expect(measuredAfterAnInsertion([100, 100]) == [1, 2, 3, 4])
        #expect(measuredAfterAnInsertion([100, 101]) == [1, 2, 3, 4])
        #expect(measuredAfterAnInsertion([101, 100]) == [1, 2, 3, 4])
    }

    @Test func itemsThatComeToAColumnOfAnotherWidthDoNot() {
        #expect(measuredAfterAnInsertion([100, 102]) == [])
        #expect(measuredAfterAnInsertion([102, 100]) == [])
    }
}
