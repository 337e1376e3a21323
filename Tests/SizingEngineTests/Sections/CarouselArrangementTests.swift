import Testing

@testable import SizingEngine

@Suite struct CarouselArrangementTests {
    /// Ten cards of 80 pixels in a layout of 220, with 10 pixels at both sides and between two cards.
    private func cards(
        _ count: Int = 10,
        rest: CarouselParameters.Rest = .anywhere,
        height: CarouselParameters.Height = .tallest(of: 3)
    ) -> CarouselArrangement {
        let parameters = CarouselParameters(
            width: .fixed(80),
            height: height,
            columnSpacing: 10,
            rest: rest,
            contentWidth: 200,
            insetBefore: 10,
            insetAfter: 10
        )
        return CarouselArrangement(count: count, parameters: parameters, estimate: 50)
    }

    private func size(_ main: Int, _ cross: Int = 80) -> ItemSize { ItemSize(main: main, cross: cross) }

    private func frame(_ main: Range<Int>, _ cross: Range<Int>) -> ItemFrame {
        ItemFrame(
            main: Span(start: main.lowerBound, end: main.upperBound),
            cross: Span(start: cross.lowerBound, end: cross.upperBound)
        )
    }

    // MARK: Frames

    @Test func itemsFollowOneAnotherAcrossAndAreAsTallAsTheTallestOfTheFirst() {
        var carousel = cards()
        for (item, height) in [30, 70, 40].enumerated() { carousel.measure(size(height), at: item) }
        #expect(carousel.extent == 70)
        #expect(carousel.frame(of: 0) == frame(0..<70, 0..<80))
        #expect(carousel.frame(of: 2) == frame(0..<70, 180..<260))
        carousel.measure(size(200), at: 3)
        #expect(carousel.extent == 70)
        carousel.measure(size(20), at: 1)
        #expect(carousel.extent == 40)
    }

    @Test func aScrolledCarouselShowsTheColumnsBetweenTheEdgesOfTheLayout() {
        var carousel = cards()
        for item in 0..<3 { carousel.measure(size(60), at: item) }
        #expect(carousel.visited(in: Span(start: 0, length: 1)).map(\.item) == [0, 1, 2])
        carousel.scroll(to: 89)
        #expect(carousel.frame(of: 0) == frame(0..<60, -89 ..< -9))
        #expect(carousel.visited(in: Span(start: 0, length: 1)).map(\.item) == [0, 1, 2, 3])
        carousel.scroll(to: 90)
        #expect(carousel.visited(in: Span(start: 0, length: 1)).map(\.item) == [1, 2, 3])
    }

    @Test func severalRowsFillOneColumnAfterAnother() {
        let parameters = CarouselParameters(
            width: .fixed(100),
            height: .fixed(20),
            rows: 3,
            columnSpacing: 8,
            rowSpacing: 2,
            contentWidth: 200
        )
        let carousel = CarouselArrangement(count: 7, parameters: parameters, estimate: 50)
        #expect(carousel.extent == 64)
        #expect(carousel.frame(of: 2) == frame(44..<64, 0..<100))
        #expect(carousel.frame(of: 4) == frame(22..<42, 108..<208))
        #expect(carousel.frame(of: 6) == frame(0..<20, 216..<316))
        #expect(carousel.nextToPlace(from: 0, startingBefore: 10) == nil)
        #expect(carousel.item(at: 25) == 1)
    }

    @Test func fewerItemsThanRowsNeedNoMoreThanTheirOwnRows() {
        let parameters = CarouselParameters(
            width: .fixed(100),
            height: .fixed(20),
            rows: 3,
            rowSpacing: 2,
            contentWidth: 200
        )
        #expect(CarouselArrangement(count: 2, parameters: parameters, estimate: 50).extent == 42)
        #expect(CarouselArrangement(count: 0, parameters: parameters, estimate: 50).extent == 0)
    }

    @Test func aColumnIsAsWideAsItsWidestItem() {
        let parameters = CarouselParameters(
            width: .measured(atMost: 150, estimate: 60),
            rows: 2,
            columnSpacing: 10,
            contentWidth: 200
        )
        var carousel = CarouselArrangement(count: 6, parameters: parameters, estimate: 50)
        carousel.measure(size(30, 40), at: 0)
        carousel.measure(size(30, 90), at: 1)
        carousel.measure(size(30, 500), at: 2)
        #expect(carousel.column(of: 0) == Span(start: 0, length: 90))
        #expect(carousel.column(of: 3) == Span(start: 100, length: 150))
        // The mean of 40, 90 and 150.
        #expect(carousel.column(of: 4) == Span(start: 260, length: 93))
        #expect(carousel.choosesCross(0))
        #expect(carousel.proposedCross(of: 0, columns: 1) == 150)
    }

    // MARK: Measuring

    @Test func onlyTheFirstItemsAreMeasuredWhereTheOthersFollowFromThem() {
        var carousel = cards(100_000)
        #expect(carousel.nextToPlace(from: 0, startingBefore: 1) == 0)
        #expect(carousel.nextToPlace(before: 100_000, endingAfter: 0) == 2)
        for item in 0..<3 { carousel.measure(size(60), at: item) }
        carousel.scroll(to: 4_000_000)
        #expect(!carousel.needsPlacing(in: Span(start: 0, length: 10)))
        #expect(carousel.visited(in: Span(start: 0, length: 1)).map(\.isMeasured) == [true, true, true])
    }

    @Test func itemsNearTheVisibleWidthAreMeasuredWhereTheyDetermineTheirFrames() {
        let parameters = CarouselParameters(width: .measured(atMost: 200, estimate: 50), contentWidth: 100)
        var carousel = CarouselArrangement(count: 100, parameters: parameters, estimate: 50)
        carousel.scroll(to: 2_000)
        // The first item gives the height; half of the visible width is measured ahead on both sides.
        #expect(carousel.nextToPlace(from: 0, startingBefore: 1) == 0)
        #expect(carousel.nextToPlace(from: 1, startingBefore: 1) == 39)
        #expect(carousel.nextToPlace(before: 100, endingAfter: 0) == 43)
    }

    // MARK: What is looked at

    @Test func theFirstWholeColumnStaysInPlaceWhileThoseBeforeItChange() {
        let parameters = CarouselParameters(width: .measured(atMost: 200, estimate: 50), contentWidth: 100)
        var carousel = CarouselArrangement(count: 100, parameters: parameters, estimate: 50)
        carousel.scroll(to: 2_030)
        #expect(carousel.frame(of: 41).cross == Span(start: 20, length: 50))
        carousel.measure(size(50, 110), at: 3)
        #expect(carousel.frame(of: 41).cross.start == 20)
        carousel.insert(count: 5, at: 0)
        #expect(carousel.frame(of: 46).cross.start == 20)
        carousel.remove(10..<20)
        #expect(carousel.frame(of: 36).cross.start == 20)
        carousel.remove(36..<37)
        #expect(carousel.frame(of: 36).cross.start == 20)
    }

    @Test func aCarouselAtItsStartStaysThere() {
        var carousel = cards()
        carousel.insert(count: 2, at: 0)
        #expect(carousel.offset == 0)
        #expect(carousel.frame(of: 0).cross.start == 0)
    }

    @Test func aRemovedEndLeavesNoGap() {
        var carousel = cards()
        carousel.scroll(to: 690)
        #expect(carousel.offset == 690)
        carousel.remove(8..<10)
        // Eight cards are 710 wide.
        #expect(carousel.offset == 510)
        carousel.remove(1..<8)
        #expect(carousel.offset == 0)
    }

    @Test func anOverscrolledCarouselStaysBeyondItsEnd() {
        var carousel = cards()
        carousel.scroll(to: -25)
        #expect(carousel.frame(of: 0).cross.start == 25)
        carousel.scroll(to: 700)
        #expect(carousel.offset == 700)
        #expect(carousel.restingOffsets == Span(start: 0, end: 690))
    }

    // MARK: Coming to rest

    /// It was pulled beyond its end. Since then cards have gone, so that it is at its start, and others have come.
    @Test func whatIsOverscrolledNoLongerStaysWhereItIs() {
        var carousel = cards(3)
        carousel.scroll(to: 63)
        carousel.remove(0..<1)
        carousel.insert(count: 5, at: 2)
        #expect(carousel.offset == 3)
        carousel.keepVisible()
        #expect(carousel.offset == 3)
        carousel.insert(count: 1, at: 0)
        #expect(carousel.offset == 93)
    }

    @Test(arguments: [(0, 0), (44, 0), (46, 90), (89, 90), (134, 90), (136, 180), (661, 690), (640, 630), (900, 690)])
    func aScrollEndsAtTheNearestColumnOrAtTheEnd(proposed: Int, rest: Int) {
        let carousel = cards(rest: .columns)
        #expect(carousel.restingOffset(proposed: proposed, from: 0, current: 0, direction: 1) == rest)
    }

    @Test(arguments: [(0, 1, 220), (0, 0, 0), (220, -1, 0), (440, 1, 660), (660, 1, 690), (690, -1, 660)])
    func pagesAreAsWideAsTheLayout(start: Int, direction: Int, rest: Int) {
        let carousel = cards(rest: .pages)
        let answer = carousel.restingOffset(
            proposed: 5_000,
            from: start,
            current: start + direction,
            direction: direction
        )
        #expect(answer == rest)
    }

    @Test(arguments: [(0, 1, 90), (90, 1, 180), (90, -1, 0), (0, -1, 0), (630, 1, 690), (690, -1, 630)])
    func aScrollGoesOnByOneColumn(start: Int, direction: Int, rest: Int) {
        let carousel = cards(rest: .singleColumns)
        let answer = carousel.restingOffset(
            proposed: 5_000 * direction,
            from: start,
            current: start + 20 * direction,
            direction: direction
        )
        #expect(answer == rest)
    }

    @Test func aFingerThatRestsLetsTheNearestColumnSnap() {
        let carousel = cards(rest: .singleColumns)
        #expect(carousel.restingOffset(proposed: 44, from: 0, current: 44, direction: 0) == 0)
        #expect(carousel.restingOffset(proposed: 46, from: 0, current: 46, direction: 0) == 90)
    }

    @Test func centeredColumnsRestInTheMiddleOfTheLayoutAlsoTheFirstAndTheLast() {
        var carousel = cards(rest: .centeredColumns)
        // A card of 80 in the middle of 220 starts at 70, which is 60 from the inset.
        #expect(carousel.restingOffsets == Span(start: -60, end: 750))
        #expect(carousel.offset == -60)
        #expect(carousel.frame(of: 0).cross == Span(start: 60, length: 80))
        let next = carousel.restingOffset(proposed: 900, from: -60, current: -30, direction: 1)
        #expect(next == 30)
        carousel.scroll(to: next)
        #expect(carousel.frame(of: 1).cross == Span(start: 60, length: 80))
        #expect(carousel.item(restingNear: 74) == 1)
        #expect(carousel.item(restingNear: 76) == 2)
    }

    // MARK: Showing an item

    @Test func anItemIsShownAtAnEdgeOrInTheMiddleOrByTheSmallestMovement() {
        var carousel = cards()
        #expect(carousel.offset(showing: 4, at: .start) == 360)
        #expect(carousel.offset(showing: 4, at: .end) == 240)
        #expect(carousel.offset(showing: 4, at: .center) == 300)
        #expect(carousel.offset(showing: 4, at: nil) == 240)
        #expect(carousel.offset(showing: 0, at: .end) == 0)
        #expect(carousel.offset(showing: 9, at: .start) == 690)
        carousel.scroll(to: 300)
        #expect(carousel.offset(showing: 4, at: nil) == 300)
        #expect(carousel.offset(showing: 0, at: nil) == 0)
    }

    // MARK: In a model

    @Test func aCarouselStaysWhereItIsWhenItsWidthChangesAndWhenItIsReloaded() {
        func shape(_ width: Int) -> SectionShape {
            let parameters = CarouselParameters(width: .fixed(width), height: .fixed(40), contentWidth: 100)
            return SectionShape(arrangement: .carousel(parameters), itemCross: Span(start: 0, length: 100))
        }
        let estimates = Estimates(item: 50, header: 0, footer: 0, policy: .constant)
        var model = LayoutModel(itemCounts: [20, 20], shape: shape(50), estimates: estimates)
        model.scrollCarousel(1, to: 300)
        model.resolve(1, as: shape(80))
        #expect(model.frame(of: .item(6, in: 1)) == frame(40..<80, 0..<80))
        #expect(model.carousel(1)?.offset == 480)
        var batch = UpdateBatch()
        batch.reloadedSections = [1]
        let fits = model.apply(UpdateMap(batch), shape: SectionShape(), isResolved: false) { _ in 20 }
        #expect(fits)
        #expect(model.carousel(1) == nil)
        model.resolve(1, as: shape(80))
        #expect(model.carousel(1)?.offset == 480)
        #expect(model.carousel(0)?.offset == 0)
    }

    /// Far from the screen its shape is asked for only when it comes near again.
    @Test func aCarouselKeepsItsItemWhileItsShapeIsNotKnown() {
        let parameters = CarouselParameters(width: .fixed(50), height: .fixed(40), contentWidth: 100)
        let shape = SectionShape(arrangement: .carousel(parameters), itemCross: Span(start: 0, length: 100))
        let estimates = Estimates(item: 50, header: 0, footer: 0, policy: .constant)
        var model = LayoutModel(itemCounts: [20, 20], isResolved: false, estimates: estimates)
        model.setCarouselPlace(CarouselPlace(item: 6, distance: 0), of: 1)
        model.insertItems(3, at: 2, in: 1)
        model.removeItems(0..<1, in: 1)
        model.removeItems(8..<10, in: 1)
        model.insertItems(4, at: 9, in: 1)
        model.resolve(1, as: shape)
        // The item 6 was the item 8 when that was removed: the next one took its place.
        #expect(model.carousel(1)?.place == CarouselPlace(item: 8, distance: 0))
        #expect(model.carousel(1)?.offset == 400)
        model.setCarouselPlace(CarouselPlace(item: 7, distance: 0), of: 0)
        model.removeItems(5..<20, in: 0)
        model.resolve(0, as: shape)
        #expect(model.carousel(0)?.place == CarouselPlace(item: 4, distance: 0))
    }
}
