import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Reloads that follow one another keep what is looked at in a carousel.
@MainActor
@Suite struct CarouselReloadTests {
    /// Cards whose frames don't depend on their sizes, cards that have their own heights, and cards of measured widths.
    enum Cards: CaseIterable {
        case fixed, aligned, chips

        @MainActor var section: SizingSection {
            switch self {
            case .fixed: return .carousel(itemWidth: .fixed(100), itemHeight: .fixed(90), spacing: 10)
            case .aligned:
                return .carousel(itemWidth: .fixed(100), spacing: 10, itemAlignment: .start)
            case .chips: return .carousel(itemWidth: .measured, spacing: 10)
            }
        }
    }

    private func fixture(_ cards: Cards, hostility: Hostility = []) -> CarouselFixture {
        let fixture = CarouselFixture(cards.section, count: 40, hostility: hostility)
        fixture.show()
        fixture.layout.setCarouselOffset(1_070, inSection: 1, animated: false)
        fixture.screen.frames(3)
        return fixture
    }

    /// The first whole card on screen, and where it lies.
    private func reading(_ fixture: CarouselFixture) -> (key: Int, x: CGFloat)? {
        fixture.cards.compactMap { key in fixture.card(key).map { (key, $0.minX) } }.first { $0.1 >= 20 }
    }

    /// Adds cards in front, and says so by a reload.
    private func reload(_ fixture: CarouselFixture, _ round: Int) {
        fixture.keys[1].insert(contentsOf: (0..<round + 2).map { 5_000 + round * 10 + $0 }, at: round)
        fixture.collectionView.reloadData()
    }

    @Test(arguments: Cards.allCases) func oneAfterTheOther(_ cards: Cards) throws {
        for hostility in sample(of: Hostility.userModes, every: 5) {
            let fixture = fixture(cards, hostility: hostility)
            let before = try #require(reading(fixture))
            for round in 0..<4 {
                reload(fixture, round)
                fixture.screen.frames(2)
                #expect(fixture.card(before.key)?.minX == before.x, "\(round) in \(hostility.rawValue)")
            }
        }
    }

    @Test(arguments: Cards.allCases) func inOneTurn(_ cards: Cards) throws {
        let fixture = fixture(cards)
        let before = try #require(reading(fixture))
        for round in 0..<3 { reload(fixture, round) }
        fixture.screen.frames(2)
        #expect(fixture.card(before.key)?.minX == before.x)
    }

    @Test(.byTurns(), arguments: Cards.allCases) func whileTheCarouselIsFarAway(_ cards: Cards) throws {
        let fixture = fixture(cards)
        let before = try #require(reading(fixture))
        fixture.collectionView.contentOffset.y = 1_200
        fixture.screen.runUntilRest()
        for round in 0..<3 {
            reload(fixture, round)
            fixture.screen.runUntilRest()
        }
        fixture.collectionView.contentOffset.y = 0
        fixture.screen.runUntilRest()
        #expect(fixture.card(before.key)?.minX == before.x)
    }

    @Test(.byTurns(), arguments: Cards.allCases) func withATurnBetween(_ cards: Cards) throws {
        let fixture = fixture(cards)
        let before = try #require(reading(fixture))
        for (round, size) in [(800, 400), (400, 800)].enumerated() {
            reload(fixture, round)
            fixture.screen.rotate(to: CGSize(width: size.0, height: size.1))
            fixture.screen.runUntilRest()
            reload(fixture, round + 5)
            fixture.screen.runUntilRest()
            #expect(fixture.card(before.key) != nil)
        }
        #expect(fixture.card(before.key)?.minX == before.x)
    }
}
