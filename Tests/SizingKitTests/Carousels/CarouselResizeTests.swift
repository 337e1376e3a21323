import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// The window gets another size: a carousel shows the same page, and rests where its kind rests.
@MainActor
@Suite struct CarouselResizeTests {
    /// Pages of apps.
    enum Page: CaseIterable {
        /// A card in the middle, with parts of its neighbours.
        case centredCards
        /// The same with widths that are measured.
        case centredChips
        /// Pictures as wide as the screen.
        case pictures
        /// Rows of apps, three in a column.
        case apps
        /// Cards that rest at the inset.
        case cards

        @MainActor var section: SizingSection {
            switch self {
            case .centredCards:
                .carousel(itemWidth: .fraction(0.75), spacing: 10, scrollingBehavior: .groupPagingCentered)
            case .centredChips:
                .carousel(itemWidth: .measured, spacing: 10, scrollingBehavior: .groupPagingCentered)
            case .pictures:
                .carousel(itemWidth: .fraction(1), spacing: 40, scrollingBehavior: .paging)
            case .apps:
                .carousel(
                    itemWidth: .fraction(0.9),
                    rows: 3,
                    spacing: 10,
                    rowSpacing: 0,
                    scrollingBehavior: .groupPaging
                )
            case .cards:
                .carousel(itemWidth: .count(2.5), spacing: 10, scrollingBehavior: .continuousGroupLeadingBoundary)
            }
        }

        var rows: Int { self == .apps ? 3 : 1 }
    }

    private func fixture(_ page: Page, isRightToLeft: Bool = false, hostility: Hostility = []) -> CarouselFixture {
        let fixture = CarouselFixture(page.section, count: 30, isRightToLeft: isRightToLeft, hostility: hostility)
        fixture.show()
        return fixture
    }

    /// Scrolls to the column of an item, as a finger that comes to rest there.
    private func show(_ item: Int, _ page: Page, _ fixture: CarouselFixture) {
        let path = IndexPath(item: item, section: 1)
        fixture.layout.scrollExactly(
            toItemAt: path,
            at: page == .centredCards || page == .centredChips ? .centeredHorizontally : .left,
            animated: false
        )
        fixture.screen.runUntilRest()
    }

    /// Checks where a card lies.
    private func expectRest(
        _ item: Int,
        _ page: Page,
        _ fixture: CarouselFixture,
        isRightToLeft: Bool,
        _ comment: Comment
    ) {
        let width = fixture.collectionView.bounds.width
        guard let card = fixture.card(100 + item) else {
            Issue.record("\(item) is not on screen: \(comment)")
            return
        }
        let start = isRightToLeft ? width - card.maxX : card.minX
        switch page {
        case .centredCards, .centredChips: #expect(abs(card.midX - width / 2) <= 0.5, comment)
        case .pictures: #expect(start == 20, comment)
        case .apps, .cards: #expect(abs(start - 20) <= 0.5, comment)
        }
    }

    private static let sizes = [(700, 400), (500, 800), (350, 800), (400, 800)]

    @Test(.byTurns(), arguments: byTurns(pairs(Page.allCases, [false, true]), every: 4)) func theSamePageRests(
        _ page: Page,
        _ isRightToLeft: Bool
    ) {
        for hostility in sample(of: Hostility.userModes, every: 7) {
            let fixture = fixture(page, isRightToLeft: isRightToLeft, hostility: hostility)
            let item = 3 * page.rows
            if isRightToLeft {
                // The carousel begins at the right.
                fixture.layout.scrollExactly(
                    toItemAt: IndexPath(item: item, section: 1),
                    at: page == .centredCards || page == .centredChips ? .centeredHorizontally : .right,
                    animated: false
                )
                fixture.screen.runUntilRest()
            } else {
                show(item, page, fixture)
            }
            expectRest(item, page, fixture, isRightToLeft: isRightToLeft, "at first")
            for (width, height) in Self.sizes {
                fixture.screen.rotate(to: CGSize(width: width, height: height))
                fixture.screen.runUntilRest()
                expectRest(item, page, fixture, isRightToLeft: isRightToLeft, "\(width) in \(hostility.rawValue)")
            }
        }
    }

    @Test(arguments: Page.allCases) func aReloadWithTheNewSizeKeepsThePage(_ page: Page) {
        for comesFirst in [false, true] {
            let fixture = fixture(page)
            let item = 4 * page.rows
            show(item, page, fixture)
            for (width, height) in Self.sizes {
                if comesFirst { fixture.collectionView.reloadData() }
                fixture.screen.rotate(to: CGSize(width: width, height: height))
                if !comesFirst { fixture.collectionView.reloadData() }
                fixture.screen.runUntilRest()
                expectRest(item, page, fixture, isRightToLeft: false, "\(width)")
            }
        }
    }

    @Test(.byTurns(), arguments: Page.allCases) func theLastPageStaysTheLast(_ page: Page) {
        let fixture = fixture(page)
        show(29, page, fixture)
        for (width, height) in Self.sizes {
            fixture.screen.rotate(to: CGSize(width: width, height: height))
            fixture.screen.runUntilRest()
            guard let card = fixture.card(129) else {
                Issue.record("the last card is gone at \(width)")
                continue
            }
            switch page {
            case .centredCards, .centredChips: #expect(abs(card.midX - CGFloat(width) / 2) <= 0.5)
            default: #expect(abs(card.maxX - CGFloat(width - 20)) <= 0.5)
            }
        }
    }

    /// A finger brings the card to the middle, as in an app.
    @Test(.byTurns()) func aCardThatAFingerHasBroughtToTheMiddleStaysThere() {
        let fixture = fixture(.centredCards)
        for _ in 0..<3 { fixture.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: -200, height: 0)) }
        let centred = fixture.cards.filter { abs((fixture.card($0)?.midX ?? 0) - 200) <= 0.5 }
        #expect(centred.count == 1)
        for (width, height) in Self.sizes {
            fixture.screen.rotate(to: CGSize(width: width, height: height))
            fixture.screen.runUntilRest()
            let shown = fixture.cards.filter { abs((fixture.card($0)?.midX ?? 0) - CGFloat(width) / 2) <= 0.5 }
            #expect(shown == centred)
        }
    }
}
