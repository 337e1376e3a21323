import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.secondProcess) struct CarouselTests {
    nonisolated private static let modes = ScrollSimulationTests.modes

    // MARK: What is shown

    /// Claim (An app-store page): "Its height is right when it first appears: that of the tallest of its first 20
    /// items, which are measured before."
    @Test(arguments: sample(of: modes, every: 4))
    func theCarouselIsAsTallAsTheTallestOfItsFirstItemsInTheFirstFrame(hostility: Hostility) {
        let fixture = CarouselFixture(hostility: hostility)
        fixture.show()
        // The tallest of the keys from 100 to 119 is 110, with 60 + 30.
        #expect((100..<120).map(CarouselFixture.length).max() == 95)
        #expect(fixture.card(100) == CGRect(x: 20, y: 105, width: 100, height: 95))
        #expect(fixture.card(103) == CGRect(x: 350, y: 105, width: 100, height: 95))
        #expect(fixture.cards == [100, 101, 102, 103])
        #expect(fixture.card(1_000_000) == CGRect(x: 0, y: 205, width: 400, height: 50))
    }

    @Test(arguments: sample(of: modes, every: 4))
    func aRightToLeftCarouselBeginsAtTheRight(hostility: Hostility) {
        let fixture = CarouselFixture(isRightToLeft: true, hostility: hostility)
        fixture.show()
        #expect(fixture.card(100) == CGRect(x: 280, y: 105, width: 100, height: 95))
        fixture.drag(from: CGPoint(x: 100, y: 150), by: CGSize(width: 112, height: 0), frames: 60)
        #expect(fixture.card(101)?.minX ?? 0 > 200)
        #expect(fixture.offset ?? 0 > 90)
        #expect(fixture.collectionView.contentOffset == .zero)
    }

    @Test(.byTurns()) func aHorizontalLayoutHasCarouselsThatScrollUpAndDown() {
        let fixture = CarouselFixture(direction: .horizontal)
        fixture.show()
        #expect(fixture.card(100) == CGRect(x: 105, y: 20, width: 95, height: 100))
        fixture.drag(from: CGPoint(x: 150, y: 400), by: CGSize(width: 0, height: -112), frames: 60)
        #expect(fixture.card(100) != nil || fixture.offset ?? 0 > 110)
        #expect(fixture.collectionView.contentOffset == .zero)
    }

    @Test func severalRowsShareAColumn() {
        let chart = SizingSection.carousel(
            itemWidth: .fraction(0.9),
            itemHeight: .fixed(40),
            rows: 3,
            spacing: 10,
            rowSpacing: 2,
            scrollingBehavior: .groupPaging
        )
        let fixture = CarouselFixture(chart, count: 8)
        fixture.show()
        #expect(fixture.card(102) == CGRect(x: 20, y: 189, width: 324, height: 40))
        #expect(fixture.card(104) == CGRect(x: 354, y: 147, width: 324, height: 40))
        #expect(fixture.card(1_000_000)?.minY == 234)
        #expect(!fixture.measured.contains { $0.section == 1 })
        fixture.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: -100, height: 0))
        #expect(fixture.offset == 334)
        #expect(fixture.layout.carouselPage(inSection: 1) == 1)
    }

    // MARK: Scrolling by the user

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aSidewaysDragMovesTheCarouselAndNotThePage(hostility: Hostility) {
        let fixture = CarouselFixture(hostility: hostility)
        fixture.show()
        fixture.screen.touchDown(at: CGPoint(x: 300, y: 150))
        fixture.screen.moveTouch(to: CGPoint(x: 280, y: 150))
        for step in 1...10 { fixture.screen.moveTouch(to: CGPoint(x: 280 - step * 5, y: 150)) }
        let moved = fixture.offset ?? 0
        #expect(moved > 30 && moved <= 70)
        #expect(fixture.card(100)?.minX == 20 - moved)
        #expect(fixture.card(1_000_000) == CGRect(x: 0, y: 205, width: 400, height: 50))
        fixture.screen.frames(20)
        fixture.screen.liftTouch()
        fixture.screen.runUntilRest()
        #expect(fixture.offset == moved)
        #expect(fixture.collectionView.contentOffset == .zero)
        #expect(
            fixture.events.filter { $0 != .didScroll } == [.willBeginDragging, .didEndDragging(willDecelerate: false)]
        )
    }

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func anUprightDragInTheCarouselMovesThePage(hostility: Hostility) {
        let fixture = CarouselFixture(hostility: hostility)
        fixture.show()
        fixture.drag(from: CGPoint(x: 200, y: 150), by: CGSize(width: -40, height: -80), frames: 40)
        #expect(fixture.offset == 0)
        #expect(fixture.collectionView.contentOffset.y > 40)
    }

    @Test func anUprightDragMovesNoCarouselOfAPageThatFits() throws {
        let fixture = CarouselFixture()
        fixture.keys[2] = []
        fixture.show()
        fixture.drag(from: CGPoint(x: 200, y: 150), by: CGSize(width: -40, height: -80), frames: 40)
        #expect(fixture.offset == 0)
        fixture.drag(from: CGPoint(x: 200, y: 150), by: CGSize(width: -80, height: -40), frames: 40)
        #expect(try #require(fixture.offset) > 60)
    }

    @Test func aSidewaysDragBesideTheCarouselMovesNothing() {
        let fixture = CarouselFixture()
        fixture.show()
        fixture.drag(from: CGPoint(x: 300, y: 50), by: CGSize(width: -200, height: 0))
        fixture.drag(from: CGPoint(x: 300, y: 300), by: CGSize(width: -200, height: 0))
        #expect(fixture.offset == 0)
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 12))
    func aFlingGoesOnAndShowsEveryCardAtItsPlace(hostility: Hostility) {
        let fixture = CarouselFixture(count: 200, hostility: hostility)
        fixture.show()
        fixture.screen.pan(from: CGPoint(x: 380, y: 150), to: CGPoint(x: 80, y: 150), frames: 6)
        let lifted = fixture.offset ?? 0
        for _ in 0..<400 {
            fixture.screen.frame()
            let offset = fixture.offset ?? -1
            for key in fixture.cards {
                let x = 20 + CGFloat(key - 100) * 110 - offset
                #expect(fixture.card(key) == CGRect(x: x, y: 105, width: 100, height: 95))
            }
            let shown = (100..<300).filter {
                let x = 20 + CGFloat($0 - 100) * 110 - offset
                return x < 400 && x + 100 > 0
            }
            #expect(Set(shown).isSubset(of: fixture.cards))
        }
        #expect(fixture.offset ?? 0 > lifted + 200)
        #expect(fixture.events.last == .didEndDecelerating)
        #expect(fixture.collectionView.contentOffset == .zero)
    }

    @Test(arguments: sample(of: modes, every: 4))
    func aFlickGoesOnByOneColumnAndATouchOfTheEndBounces(hostility: Hostility) {
        let section = SizingSection.carousel(itemWidth: .fraction(1), spacing: 10, scrollingBehavior: .groupPaging)
        let fixture = CarouselFixture(section, count: 3, hostility: hostility)
        fixture.show()
        for page in [370, 740, 740] as [CGFloat] {
            fixture.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: -150, height: 0), frames: 6)
            #expect(fixture.offset == page)
        }
        for page in [370, 0, 0] as [CGFloat] {
            fixture.drag(from: CGPoint(x: 100, y: 150), by: CGSize(width: 150, height: 0), frames: 6)
            #expect(fixture.offset == page)
        }
    }

    @Test func centeredPagesRestInTheMiddle() {
        let section = SizingSection.carousel(
            itemWidth: .fixed(300),
            spacing: 10,
            scrollingBehavior: .groupPagingCentered
        )
        let fixture = CarouselFixture(section, count: 3)
        fixture.show()
        #expect(fixture.card(100)?.minX == 50)
        fixture.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: -100, height: 0), frames: 6)
        #expect(fixture.card(101)?.minX == 50)
        #expect(fixture.layout.carouselPage(inSection: 1) == 1)
        fixture.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: -100, height: 0), frames: 6)
        #expect(fixture.card(102)?.minX == 50)
    }

    @Test func aTouchStopsAFlingAndTheNearestColumnSnaps() {
        let section = SizingSection.carousel(
            itemWidth: .fixed(100),
            spacing: 10,
            scrollingBehavior: .continuousGroupLeadingBoundary
        )
        let fixture = CarouselFixture(section, count: 60)
        fixture.show()
        fixture.screen.pan(from: CGPoint(x: 380, y: 150), to: CGPoint(x: 80, y: 150), frames: 6)
        fixture.screen.frames(8)
        fixture.screen.touchDown(at: CGPoint(x: 200, y: 150))
        let caught = fixture.offset
        fixture.screen.frames(5)
        #expect(fixture.offset == caught)
        fixture.screen.liftTouch()
        fixture.screen.runUntilRest()
        #expect((fixture.offset ?? 1).truncatingRemainder(dividingBy: 110) == 0)
    }

    @Test func aCarouselThatFitsMovesOnlyIfItAlwaysBounces() {
        let fixture = CarouselFixture(count: 2)
        fixture.show()
        fixture.screen.touchDown(at: CGPoint(x: 300, y: 150))
        for step in 1...10 { fixture.screen.moveTouch(to: CGPoint(x: 300 - step * 10, y: 150)) }
        #expect(fixture.offset == 0)
        fixture.screen.liftTouch()
        fixture.screen.runUntilRest()
        fixture.section = .carousel(itemWidth: .fixed(100), bounce: .always)
        fixture.layout.invalidateLayout()
        fixture.layout.sectionProvider = fixture.layout.sectionProvider
        fixture.screen.frame()
        fixture.screen.touchDown(at: CGPoint(x: 300, y: 150))
        for step in 1...10 { fixture.screen.moveTouch(to: CGPoint(x: 300 - step * 10, y: 150)) }
        #expect(fixture.offset ?? 0 > 10)
        fixture.screen.liftTouch()
        fixture.screen.runUntilRest()
        #expect(fixture.offset == 0)
    }

    @Test(.byTurns()) func aThousandCarouselsNeedTwoScrollViews() {
        let fixture = CarouselFixture(count: 5)
        fixture.keys = (0..<1_000).map { section in (0..<5).map { 100 + section * 5 + $0 } }
        fixture.show()
        for page in 0..<5 {
            fixture.collectionView.contentOffset.y = CGFloat(page) * 700
            fixture.screen.frame()
            fixture.screen.pan(from: CGPoint(x: 380, y: 50), to: CGPoint(x: 80, y: 50), frames: 6)
            fixture.screen.runUntilRest()
        }
        #expect(fixture.collectionView.subviews.filter { $0 is UIScrollView }.count <= 2)
    }
}
