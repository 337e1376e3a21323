import SizingKit
import Testing
import UIKit

@MainActor
@Suite(.oneAtATime) struct PatternSectionTests {

    /// A large item of 210 points beside two small ones of 140, on the page of the fixture.
    private static let lead = SizingSection.pattern(.row(.item(3 / 5), .column(.item, .item)), spacing: 10)

    @Test func rowsBeginAtTheRightInARightToLeftInterface() async {
        let fixture = CarouselFixture(Self.lead, isRightToLeft: true)
        await fixture.show()
        #expect(fixture.card(100) == CGRect(x: 170, y: 105, width: 210, height: 145))
        #expect(fixture.card(102) == CGRect(x: 20, y: 179, width: 140, height: 71))
    }

    @Test func widthsAndHeightsChangePlacesInAHorizontalLayout() async {
        let fixture = CarouselFixture(Self.lead, direction: .horizontal)
        await fixture.show()
        #expect(fixture.card(100) == CGRect(x: 105, y: 20, width: 145, height: 450))
        #expect(fixture.card(101) == CGRect(x: 105, y: 480, width: 64, height: 300))
        #expect(fixture.card(102) == CGRect(x: 179, y: 480, width: 71, height: 300))
    }

    @Test func partsOfARowShareWhatIsLeft() async {
        let pattern = SizingPattern.row(.item(1 / 2), .item, .item)
        let fixture = CarouselFixture(.pattern(pattern, spacing: 20, rowSpacing: 0))
        await fixture.show()
        #expect(fixture.card(100) == CGRect(x: 20, y: 105, width: 160, height: 94))
        #expect(fixture.card(101) == CGRect(x: 200, y: 105, width: 80, height: 94))
        #expect(fixture.card(102) == CGRect(x: 300, y: 105, width: 80, height: 94))
        #expect(fixture.card(103)?.minY == 199)
    }

    @Test func aRowThatIsNotFilledLeavesSpaceAtItsEnd() async {
        let fixture = CarouselFixture(.pattern(.column(.row(.item(1 / 2)), .item(1 / 2)), spacing: 20), count: 2)
        await fixture.show()
        #expect(fixture.card(100) == CGRect(x: 20, y: 105, width: 170, height: 94))
        #expect(fixture.card(101) == CGRect(x: 20, y: 219, width: 170, height: 64))
        #expect(fixture.card(1_000_000)?.minY == 288)
    }

    @Test func rowsAndColumnsLieWithinEachOther() async {
        let mosaic = SizingPattern.column(
            .row(.item, .item),
            .row(.item, .column(2 / 3, .item, .row(.item, .item)))
        )
        let fixture = CarouselFixture(.pattern(mosaic), count: 6)
        await fixture.show()
        // Two halves, 94 high; then 78 and the rest beside 85 over 92.
        let frames = (100..<106).map { fixture.card($0) }
        #expect(
            frames == [
                CGRect(x: 20, y: 105, width: 180, height: 94), CGRect(x: 200, y: 105, width: 180, height: 94),
                CGRect(x: 20, y: 199, width: 120, height: 170), CGRect(x: 140, y: 199, width: 240, height: 78),
                CGRect(x: 140, y: 277, width: 120, height: 92), CGRect(x: 260, y: 277, width: 120, height: 92),
            ]
        )
    }

    @Test func onlyItemsNearTheScreenAreMeasured() async {
        let fixture = CarouselFixture(Self.lead, count: 100_000)
        await fixture.show()
        #expect(Set(fixture.measured).count < 60)
        fixture.collectionView.contentOffset.y = 2_000_000
        await fixture.stage.frame()
        #expect(Set(fixture.measured).count < 120)
        #expect(!fixture.cards.isEmpty)
    }
}
