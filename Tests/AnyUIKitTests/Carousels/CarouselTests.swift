import SizingKit
import Testing
import UIKit

@MainActor
@Suite(.oneAtATime) struct CarouselTests {

    // MARK: What is shown

    @Test func onlyTheFirstItemsAreMeasured() async {
        let fixture = CarouselFixture(count: 100_000)
        await fixture.show()
        fixture.layout.setCarouselOffset(5_000_000, inSection: 1, animated: false)
        await fixture.stage.frame()
        // The item that stays in place is asked for its key.
        #expect(Set(fixture.measured.filter { $0.section == 1 }.map(\.item)) == Set(0..<20).union([45_455]))
        #expect(fixture.cards == [45_554, 45_555, 45_556, 45_557])
    }

    @Test func measuredItemsAreAsWideAsTheyAskFor() async {
        let fixture = CarouselFixture(.carousel(itemWidth: .measured(upTo: 300), spacing: 10), count: 40)
        fixture.layout.itemSizing = { indexPath in
            .fixed(CGSize(width: indexPath.section == 1 ? 50 + indexPath.item % 3 * 100 : 0, height: 50))
        }
        await fixture.show()
        #expect(fixture.card(100) == CGRect(x: 20, y: 105, width: 50, height: 50))
        #expect(fixture.card(101) == CGRect(x: 80, y: 105, width: 150, height: 50))
        #expect(fixture.card(102) == CGRect(x: 240, y: 105, width: 250, height: 50))
        fixture.layout.setCarouselOffset(3_000, inSection: 1, animated: false)
        await fixture.stage.frame()
        let offset = fixture.offset
        #expect(offset == 3_000)
        #expect(fixture.cards.allSatisfy { fixture.card($0)?.width == CGFloat(50 + ($0 - 100) % 3 * 100) })
    }

    // MARK: Scrolling by the user
}
