import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Cards that a finger moves within a carousel, out of it and into it.
@MainActor
@Suite struct CarouselReorderingTests {
    nonisolated private static let modes = ScrollSimulationTests.modes

    private func move(_ fixture: CarouselFixture, from source: IndexPath, to points: CGPoint...) -> Bool {
        guard fixture.collectionView.beginInteractiveMovementForItem(at: source) else { return false }
        for point in points {
            fixture.collectionView.updateInteractiveMovementTargetPosition(point)
            fixture.screen.frame()
        }
        return true
    }

    private func drop(_ fixture: CarouselFixture) {
        fixture.collectionView.endInteractiveMovement()
        fixture.screen.frames(60)
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2))
    func aCardChangesPlacesWithTheCardsThatTheFingerPasses(hostility: Hostility) {
        let fixture = CarouselFixture(hostility: hostility)
        fixture.show()
        let (second, third) = (CGPoint(x: 180, y: 150), CGPoint(x: 290, y: 150))
        #expect(move(fixture, from: IndexPath(item: 0, section: 1), to: second, third))
        drop(fixture)
        #expect(fixture.keys[1].prefix(4) == [101, 102, 100, 103])
        #expect(fixture.card(101)?.minX == 20)
        #expect(fixture.card(102)?.minX == 130)
        #expect(fixture.card(100) == CGRect(x: 240, y: 105, width: 100, height: 95))
        #expect(fixture.offset == 0)
        #expect(fixture.card(1_000_000) == CGRect(x: 0, y: 205, width: 400, height: 50))
    }

    @Test func aCardThatMovesInAScrolledCarouselLeavesItWhereItIs() {
        let fixture = CarouselFixture()
        fixture.show()
        fixture.layout.setCarouselOffset(1_100, inSection: 1, animated: false)
        fixture.screen.frame()
        #expect(fixture.card(110)?.minX == 20)
        #expect(move(fixture, from: IndexPath(item: 11, section: 1), to: CGPoint(x: 70, y: 150)))
        drop(fixture)
        #expect(fixture.keys[1][10...11] == [111, 110])
        #expect(fixture.offset == 1_100)
        #expect(fixture.card(111) == CGRect(x: 20, y: 105, width: 100, height: 95))
        #expect(fixture.card(110) == CGRect(x: 130, y: 105, width: 100, height: 95))
    }

    @Test func aCardMovesTheOtherWayInARightToLeftInterface() {
        let fixture = CarouselFixture(isRightToLeft: true)
        fixture.show()
        #expect(move(fixture, from: IndexPath(item: 0, section: 1), to: CGPoint(x: 220, y: 150)))
        drop(fixture)
        #expect(fixture.keys[1].prefix(3) == [101, 100, 102])
        #expect(fixture.card(100)?.minX == 170)
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2))
    func aCardIsDroppedInTheListBelow(hostility: Hostility) {
        let fixture = CarouselFixture(hostility: hostility)
        fixture.show()
        fixture.layout.setCarouselOffset(330, inSection: 1, animated: false)
        fixture.screen.frame()
        #expect(move(fixture, from: IndexPath(item: 4, section: 1), to: CGPoint(x: 200, y: 330)))
        drop(fixture)
        #expect(fixture.keys[1].count == 29)
        #expect(fixture.keys[2].firstIndex(of: 104) == 2)
        #expect(fixture.card(104) == CGRect(x: 0, y: 305, width: 400, height: 85))
        #expect(fixture.offset == 330)
        #expect(fixture.card(103)?.minX == 20)
        #expect(fixture.card(105)?.minX == 130)
    }

    @Test(.byTurns(), arguments: byTurns(modes, every: 2))
    func aRowIsDroppedInTheCarousel(hostility: Hostility) {
        let fixture = CarouselFixture(hostility: hostility)
        fixture.show()
        #expect(move(fixture, from: IndexPath(item: 0, section: 2), to: CGPoint(x: 180, y: 150)))
        drop(fixture)
        #expect(fixture.keys[1].prefix(3) == [100, 1_000_000, 101])
        #expect(fixture.card(1_000_000) == CGRect(x: 130, y: 105, width: 100, height: 95))
        #expect(fixture.card(101)?.minX == 240)
        #expect(fixture.card(1_000_001) == CGRect(x: 0, y: 205, width: 400, height: 50))
    }

    @Test func aRowIsDroppedAtTheStartOfAScrolledCarousel() {
        let fixture = CarouselFixture()
        fixture.show()
        fixture.layout.setCarouselOffset(1_100, inSection: 1, animated: false)
        fixture.screen.frame()
        #expect(move(fixture, from: IndexPath(item: 0, section: 2), to: CGPoint(x: 70, y: 150)))
        drop(fixture)
        #expect(fixture.keys[1][10...11] == [1_000_000, 110])
        #expect(fixture.offset == 1_100)
        #expect(fixture.card(1_000_000)?.minX == 20)
        #expect(fixture.card(110)?.minX == 130)
    }

    @Test func aCancelledMovementPutsEverythingBack() {
        let fixture = CarouselFixture()
        fixture.show()
        fixture.layout.setCarouselOffset(330, inSection: 1, animated: false)
        fixture.screen.frame()
        let points = (CGPoint(x: 70, y: 150), CGPoint(x: 200, y: 330))
        #expect(move(fixture, from: IndexPath(item: 5, section: 1), to: points.0, points.1))
        fixture.collectionView.cancelInteractiveMovement()
        fixture.screen.frames(60)
        #expect(fixture.keys[1] == Array(100..<130))
        #expect(fixture.offset == 330)
        #expect(fixture.card(103)?.minX == 20)
        #expect(fixture.card(105) == CGRect(x: 240, y: 105, width: 100, height: 95))
        #expect(fixture.card(1_000_000) == CGRect(x: 0, y: 205, width: 400, height: 50))
    }
}
