import Testing

@testable import SizingEngine

@Suite struct GridParametersTests {
    @Test func equalColumnsFillTheCrossExtentToThePixel() {
        for count in 1...9 {
            for extent in [0, 1, 7, 100, 1_179, PixelGrid.maximumExtent] {
                for spacing in [0, 1, 10] {
                    let columns = GridParameters.columns(count, in: extent, spacing: spacing)
                    let gap = count > 1 ? min(spacing, extent / (count - 1)) : 0
                    #expect(columns.count == count)
                    #expect(columns[0].start == 0)
                    #expect(columns[count - 1].end == extent)
                    #expect(zip(columns, columns.dropFirst()).allSatisfy { $1.start - $0.end == gap })
                    let lengths = columns.map(\.length)
                    #expect(lengths.max()! - lengths.min()! <= 1)
                }
            }
        }
    }

    @Test func weightedColumnsShareTheRoom() {
        let columns = GridParameters.columns(weights: [1, 2, 1], in: 410, spacing: 5)
        #expect(columns.map(\.length) == [100, 200, 100])
        #expect(columns.map(\.start) == [0, 105, 310])
        let thirds = GridParameters.columns(weights: [1, 1, 1], in: 100)
        #expect(thirds.map(\.length) == [33, 34, 33])
        #expect(thirds[2].end == 100)
    }

    @Test func badWeightsCountAsNothing() {
        #expect(GridParameters.columns(weights: [.nan, 1, -3], in: 60).map(\.length) == [0, 60, 0])
        #expect(GridParameters.columns(weights: [.infinity, 0], in: 60).map(\.length) == [30, 30])
        let huge = Double.greatestFiniteMagnitude
        #expect(GridParameters.columns(weights: [huge, huge, huge], in: 60).map(\.length) == [20, 20, 20])
        #expect(GridParameters.columns(weights: [], in: 60) == [Span(start: 0, end: 60)])
    }

    @Test func badParametersAreClamped() {
        #expect(GridParameters.columns(0, in: 50) == [Span(start: 0, end: 50)])
        #expect(GridParameters.columns(-4, in: -50) == [Span(start: 0, end: 0)])
        #expect(GridParameters.columns(3, in: 50, spacing: -9).map(\.length) == [16, 17, 17])
        #expect(GridParameters.columns(3, in: 50, spacing: 99).map(\.length) == [0, 0, 0])
        #expect(GridParameters.columns(3, in: 50, spacing: 99).map(\.end) == [0, 25, 50])
        #expect(GridParameters(columns: []).columns == [Span(start: 0, end: 0)])
        #expect(GridParameters(columns: [], rowSpacing: .min).rowSpacing == -PixelGrid.maximumExtent)
        #expect(GridParameters(columns: [], rowSpacing: .max).rowSpacing == PixelGrid.maximumExtent)
    }
}
