import Testing

@testable import SizingEngine

/// The order of the items in the rows of a masonry, wherever it was begun: that in which they are read.
@Suite struct MasonryReadingTests {
    private func masonry(_ count: Int, columns: Int, order: MasonryParameters.Order = .shortestColumn)
        -> MasonryArrangement
    {
        let spans = MasonryParameters.columns(count: columns, crossExtent: columns * 110 - 10, spacing: 10)
        let parameters = MasonryParameters(columns: spans, itemSpacing: 5, order: order)
        return MasonryArrangement(count: count, parameters: parameters, estimate: 50)
    }

    /// Measures items around a target as a layout does that has jumped there: first what decides it, then downwards and
    /// upwards.
    private func jump(
        to target: Int,
        in masonry: inout MasonryArrangement,
        from first: Int,
        to last: Int,
        _ size: (Int) -> ItemSize
    ) {
        while let next = masonry.approach(target) { masonry.measure(size(next), at: next) }
        for item in target...last { masonry.measure(size(item), at: item) }
        for item in (first..<target).reversed() { masonry.measure(size(item), at: item) }
    }

    private func column(_ frame: ItemFrame) -> Int { frame.cross.start / 110 }

    @Test(arguments: [2, 3, 4, 5], [MasonryParameters.Order.shortestColumn, .sequential])
    func equalItemsAreInRowsInOrderOnBothSidesOfAJump(_ columns: Int, _ order: MasonryParameters.Order) {
        for target in 200..<200 + columns {
            var masonry = masonry(300, columns: columns, order: order)
            jump(to: target, in: &masonry, from: 100, to: 290) { _ in ItemSize(main: 30, cross: 0) }
            let middle = masonry.frame(of: 200 / columns * columns).main.start
            for item in 100...290 {
                let frame = masonry.frame(of: item)
                #expect(column(frame) == item % columns)
                let row = item / columns - 200 / columns
                #expect(frame.main == Span(start: middle + row * 35, length: 30))
            }
        }
    }

    @Test(arguments: [2, 3, 4]) func equalItemsStartInTheFirstColumnOnceTheStartIsAligned(_ columns: Int) {
        for target in 50..<50 + columns {
            var masonry = masonry(100, columns: columns)
            jump(to: target, in: &masonry, from: 0, to: 90) { _ in ItemSize(main: 30, cross: 0) }
            let before = (0...90).map { column(masonry.frame(of: $0)) }
            masonry.alignStart()
            #expect(masonry.isAlignedAtStart)
            #expect((0...90).map { column(masonry.frame(of: $0)) } == before)
            #expect(before == (0...90).map { $0 % columns })
        }
    }

    @Test func aWideItemAboveAJumpLiesInTheLastColumnsOfEquallyHighOnes() {
        var masonry = masonry(300, columns: 3)
        jump(to: 201, in: &masonry, from: 194, to: 204) { item in
            ItemSize(main: 30, cross: 0, columns: item == 200 || item == 196 ? 2 : 1)
        }
        // 199 | 200 200
        // 197   198 196...: the wide item waits for two columns that end at the same height.
        #expect((199...200).map { column(masonry.frame(of: $0)) } == [0, 1])
        #expect((197...198).map { column(masonry.frame(of: $0)) } == [1, 2])
        #expect(masonry.frame(of: 200).cross == Span(start: 110, end: 320))
        #expect(column(masonry.frame(of: 196)) == 1)
    }

    @Test func anItemIsReachedFromTheFirstOneInItsRow() {
        var masonry = masonry(1_000_000, columns: 3)
        var asked: [Int] = []
        while let next = masonry.approach(500_000) {
            asked.append(next)
            masonry.measure(ItemSize(main: 80, cross: 0), at: next)
        }
        #expect(asked == [499_998, 499_999])
        masonry.measure(ItemSize(main: 20, cross: 0), at: 500_000)
        #expect((499_998...500_000).map { column(masonry.frame(of: $0)) } == [0, 1, 2])
    }
}
