import Testing

@testable import SizingEngine

@Suite struct PatternArrangementTests {
    private static let lead = Span(start: 0, end: 60)
    private static let side = Span(start: 64, end: 100)
    /// One large item beside two small ones.
    private static let leadAndPair = PatternParameters.Part.row([.item(lead), .column([.item(side), .item(side)])])

    private func pattern(
        _ extents: [Int?],
        _ group: PatternParameters.Part = leadAndPair,
        spacing: Int = 4,
        estimate: Int = 10
    ) -> PatternArrangement {
        let parameters = PatternParameters(group: group, spacing: spacing)
        var pattern = PatternArrangement(count: extents.count, parameters: parameters, estimate: estimate)
        for (item, extent) in extents.enumerated() {
            if let extent { pattern.measure(ItemSize(main: extent, cross: 0), at: item) }
        }
        return pattern
    }

    private func mains(_ pattern: PatternArrangement) -> [Range<Int>] {
        (0..<pattern.count).map { pattern.frame(of: $0).main }.map { $0.start..<$0.end }
    }

    @Test func aTallItemMakesTheItemsBesideItGrowEqually() {
        // 21 pixels are left: 10 for the first item, 11 for the second.
        let pattern = pattern([105, 20, 60])
        #expect(mains(pattern) == [0..<105, 0..<30, 34..<105])
        #expect(pattern.frame(of: 0).cross == Self.lead)
        #expect(pattern.frame(of: 2).cross == Self.side)
        #expect(pattern.extent == 105)
    }

    @Test func anItemIsAsTallAsTheColumnBesideIt() {
        #expect(
            mains(pattern([30, 40, 60, 50, 10, 10])) == [0..<104, 0..<40, 44..<104, 108..<158, 108..<131, 135..<158]
        )
    }

    @Test func rowsInAColumnEndTogether() {
        let half = Span(start: 0, end: 48)
        let group = PatternParameters.Part.column([
            .item(Span(start: 0, end: 100)), .row([.item(half), .item(Self.side)]),
        ])
        #expect(mains(pattern([50, 20, 30], group)) == [0..<50, 54..<84, 54..<84])
    }

    @Test func placesWithoutAnItemTakeNoHeight() {
        #expect(mains(pattern([30, 40])) == [0..<40, 0..<40])
        #expect(mains(pattern([30])) == [0..<30])
    }

    @Test func aGroupOfWhichNothingIsMeasuredHasTheEstimateOfTheItemsThatFollowOneAnother() {
        var pattern = pattern([nil, nil, nil, 50, 20, 20])
        #expect(mains(pattern) == [0..<24, 0..<10, 14..<24, 28..<78, 28..<51, 55..<78])
        #expect(pattern.estimatedRows == 2)
        #expect(pattern.fixedExtent == 58)
        #expect(pattern.mean == MeasuredMean(count: 2, sum: 46))
        pattern.estimate = 30
        #expect(pattern.extent == 64 + 4 + 50)
        #expect(pattern.frame(of: 3).main.start == 68)
    }

    @Test func unmeasuredItemsHaveTheirShareOfTheGroup() {
        #expect(mains(pattern([100, nil, nil])) == [0..<104, 0..<50, 54..<104])
        #expect(mains(pattern([nil, 30, nil])) == [0..<64, 0..<30, 34..<64])
    }

    @Test func itemsAreOfferedTheWidthsOfTheirPlaces() {
        let pattern = pattern([nil, nil, nil, nil])
        #expect((0..<4).map { pattern.proposedCross(of: $0, columns: 1) } == [60, 36, 36, 60])
    }

    @Test func itemsThatComeToOtherPlacesAreMeasuredAnew() {
        var pattern = pattern([30, 10, 10, 30, 10, 10, 30, 10, 10])
        pattern.insert(count: 1, at: 4)
        #expect(
            (0..<10).map { pattern.measuredSize(of: $0) != nil } == [true, true, true, true]
                + Array(repeating: false, count: 6)
        )
        pattern = self.pattern([30, 10, 10, 30, 10, 10, 30, 10, 10])
        pattern.remove(1..<3)
        #expect((0..<7).map { pattern.measuredSize(of: $0) != nil } == [true] + Array(repeating: false, count: 6))
    }

    @Test func itemsThatComeToTheSamePlacesKeepTheirSizes() {
        var pattern = pattern([30, 10, 12, 40, 14, 16])
        pattern.insert(count: 3, at: 1)
        #expect((0..<9).map { pattern.measuredSize(of: $0)?.main } == [30, nil, nil, nil, 10, 12, 40, 14, 16])
        pattern.remove(1..<4)
        #expect(mains(pattern) == mains(self.pattern([30, 10, 12, 40, 14, 16])))
    }

    @Test func anItemThatMovesToAPlaceOfAnotherWidthIsMeasuredAnew() {
        let parameters = PatternParameters(group: Self.leadAndPair, spacing: 4)
        let shape = SectionShape(arrangement: .pattern(parameters), itemCross: Span(start: 0, end: 100))
        let estimates = Estimates(item: 10, header: 0, footer: 0, policy: .constant)
        /// The extents of the first three items after one of them has moved.
        func extents(moving source: Int, to destination: Int) -> [Int?] {
            var model = LayoutModel(itemCounts: [6], shape: shape, estimates: estimates)
            for item in 0..<6 { model.measure(30 + item, .item(item, in: 0)) }
            var batch = UpdateBatch()
            batch.movedItems = [
                UpdateBatch.Move(
                    from: UpdateBatch.ItemPath(section: 0, item: source),
                    to: UpdateBatch.ItemPath(section: 0, item: destination)
                )
            ]
            let fits = model.apply(UpdateMap(batch), shape: shape) { _ in 6 }
            #expect(fits)
            return (0..<3).map { model.measuredExtent(of: .item($0, in: 0)) }
        }
        #expect(extents(moving: 0, to: 1) == [nil, nil, nil])
        #expect(extents(moving: 1, to: 2) == [30, nil, 31])
    }

    @Test(arguments: [
        SectionShape.Arrangement.pattern(PatternParameters(group: leadAndPair, spacing: 4)),
        .grid(
            GridParameters(columns: [
                Span(start: 0, length: 20), Span(start: 20, length: 30), Span(start: 50, length: 50),
            ])
        ),
    ])
    func aBatchOfWholeRowsLeavesWhatFollowsMeasured(arrangement: SectionShape.Arrangement) {
        let shape = SectionShape(arrangement: arrangement, itemCross: Span(start: 0, end: 100))
        let estimates = Estimates(item: 10, header: 0, footer: 0, policy: .constant)
        var model = LayoutModel(itemCounts: [9], shape: shape, estimates: estimates)
        for item in 0..<9 { model.measure(30 + item, .item(item, in: 0)) }
        var batch = UpdateBatch()
        batch.deletedItems = Set((1..<4).map { UpdateBatch.ItemPath(section: 0, item: $0) })
        batch.insertedItems = Set((2..<8).map { UpdateBatch.ItemPath(section: 0, item: $0) })
        let fits = model.apply(UpdateMap(batch), shape: shape) { _ in 12 }
        #expect(fits)
        let extents = (0..<12).map { model.measuredExtent(of: .item($0, in: 0)) }
        #expect(extents == [30, 34, nil, nil, nil, nil, nil, nil, 35, 36, 37, 38])
    }

    @Test func aPatternWithoutItemsIsOneItem() {
        let parameters = PatternParameters(group: .row([.column([]), .row([])]))
        #expect(parameters.group == .item(Span(start: 0, length: 0)))
        #expect(PatternParameters(group: .row([.column([]), .item(Self.side)])).group == .row([.item(Self.side)]))
    }

    @Test func hugeItemsDoNotOverflow() {
        let huge = PixelGrid.maximumExtent
        let pattern = pattern([huge, huge, 0], spacing: huge)
        #expect(pattern.extent == huge)
        #expect(mains(pattern).allSatisfy { $0.lowerBound >= 0 })
    }
}
