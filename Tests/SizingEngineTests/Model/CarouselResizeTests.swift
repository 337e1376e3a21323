import SizingEngine
import Testing

/// A carousel that gets other space comes to rest again where it rested: at the same page, column or end.
@Suite struct CarouselResizeTests {
    typealias Rest = CarouselParameters.Rest

    /// Columns of 6 tenths of the content, or as wide as the layout, with 10 pixels between them and at both sides.
    private func shape(_ width: Int, _ rest: Rest, rows: Int = 1, isMeasured: Bool = false) -> SectionShape {
        let column = rest == .pages ? width : (width - 20) * 6 / 10
        let parameters = CarouselParameters(
            width: isMeasured ? .measured(atMost: width - 20, estimate: column) : .fixed(column),
            rows: rows,
            columnSpacing: rest == .pages ? 0 : 10,
            rest: rest,
            contentWidth: rest == .pages ? width : width - 20,
            insetBefore: rest == .pages ? 0 : 10,
            insetAfter: rest == .pages ? 0 : 10
        )
        return SectionShape(arrangement: .carousel(parameters), itemCross: Span(start: 10, end: width - 10))
    }

    private func model(_ shape: SectionShape, count: Int = 12) -> LayoutModel {
        let estimates = Estimates(item: 50, header: 0, footer: 0, policy: .learned)
        return LayoutModel(itemCounts: [count], shape: shape, estimates: estimates)
    }

    /// The offset at which an item's column rests.
    private func rest(_ item: Int, in model: LayoutModel) -> Int? {
        guard let state = model.carousel(0) else { return nil }
        let frame = model.frame(of: .item(item, in: 0)).cross
        let start = frame.start - 10 + state.offset
        let visible = state.parameters.visibleWidth
        switch state.parameters.rest {
        case .centeredColumns:
            return start - (visible - frame.length) / 2 + state.parameters.insetBefore
        case .pages: return item * visible
        default: return state.restingOffsets.clamp(start)
        }
    }

    private static let widths = [390, 844, 320, 501, 700, 390]

    @Test(arguments: [Rest.columns, .singleColumns, .centeredColumns, .pages], [1, 2])
    func theSameColumnRestsAtEachWidth(_ rest: Rest, _ rows: Int) throws {
        for column in 0..<12 / rows {
            var model = model(shape(390, rest, rows: rows))
            let item = column * rows
            let first = try #require(self.rest(rest == .pages ? column : item, in: model))
            model.scrollCarousel(0, to: first)
            for width in Self.widths {
                model.resolve(0, as: shape(width, rest, rows: rows))
                let state = try #require(model.carousel(0))
                // At 844 the last columns rest at the end together.
                let expected = try #require(self.rest(rest == .pages ? column : item, in: model))
                #expect(state.offset == state.restingOffsets.clamp(expected), "column \(column) at \(width)")
            }
        }
    }

    @Test func theEndStaysTheEnd() throws {
        for rest in [Rest.columns, .singleColumns] {
            var model = model(shape(390, rest))
            model.scrollCarousel(0, to: try #require(model.carousel(0)).restingOffsets.end)
            for width in Self.widths {
                model.resolve(0, as: shape(width, rest))
                let state = try #require(model.carousel(0))
                #expect(state.offset == state.restingOffsets.end)
                #expect(state.offset > 0)
            }
        }
    }

    @Test func pagesOfSeveralColumnsKeepTheFirstItem() throws {
        func shape(_ width: Int) -> SectionShape {
            let parameters = CarouselParameters(width: .fixed(130), rest: .pages, contentWidth: width)
            return SectionShape(arrangement: .carousel(parameters), itemCross: Span(start: 0, end: width))
        }
        var model = model(shape(390), count: 30)
        // The third page begins with the seventh item.
        model.scrollCarousel(0, to: 780)
        for (width, offset) in [(520, 520), (260, 780), (390, 780)] {
            model.resolve(0, as: shape(width))
            #expect(model.carousel(0)?.offset == offset)
        }
    }

    @Test func aCarouselThatLiesBetweenTwoColumnsOrMovesFreelyKeepsItsPixels() throws {
        for rest in Rest.allCases where rest != .centeredColumns {
            var model = model(shape(390, rest))
            model.scrollCarousel(0, to: 500)
            let place = try #require(model.carouselPlace(of: 0))
            model.resolve(0, as: shape(391, rest))
            #expect(model.carouselPlace(of: 0) == place)
        }
        var free = model(shape(390, .anywhere))
        free.scrollCarousel(0, to: 464)
        let place = free.carouselPlace(of: 0)
        free.resolve(0, as: shape(700, .anywhere))
        #expect(free.carouselPlace(of: 0) == place)
    }

    @Test func measuredColumnsThatAreForgottenRestAgain() throws {
        var model = model(shape(390, .centeredColumns, isMeasured: true))
        func measure(_ width: (Int) -> Int) {
            for item in 0..<12 { model.measure(ItemSize(main: 50, cross: width(item)), .item(item, in: 0)) }
        }
        measure { 100 + $0 * 7 }
        model.scrollCarousel(0, to: try #require(rest(6, in: model)))
        model.forgetAll()
        model.resolve(0, as: shape(500, .centeredColumns, isMeasured: true))
        measure { 130 + $0 * 11 }
        #expect(model.carousel(0)?.offset == rest(6, in: model))
        #expect(model.restingItem(ofCarousel: 0) == 6)
    }

    @Test func itemsThatComeAfterAChangeOfTheSpaceMoveNothing() throws {
        for rest in [Rest.columns, .centeredColumns, .pages] {
            var model = model(shape(390, rest))
            model.scrollCarousel(0, to: try #require(model.carousel(0)).restingOffsets.end)
            model.resolve(0, as: shape(700, rest))
            let before = try #require(model.carousel(0)).offset
            var batch = UpdateBatch()
            for item in 12..<20 { batch.insertedItems.insert(UpdateBatch.ItemPath(section: 0, item: item)) }
            let fits = model.apply(UpdateMap(batch), shape: SectionShape()) { _ in 20 }
            #expect(fits)
            #expect(model.carousel(0)?.offset == before)
        }
    }
}
