import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What is looked at in a carousel stays in place.
@MainActor
@Suite(.secondProcess) struct CarouselPlaceTests {
    nonisolated private static let modes = ScrollSimulationTests.modes

    private func fixture(_ hostility: Hostility, at offset: CGFloat = 1_070) -> CarouselFixture {
        let fixture = CarouselFixture(count: 30, hostility: hostility)
        fixture.show()
        fixture.layout.setCarouselOffset(offset, inSection: 1, animated: false)
        fixture.screen.frames(3)
        return fixture
    }

    /// The tenth card is the first whole one at an offset of 1,070: it starts 30 points after the inset.
    private static let place = CGRect(x: 50, y: 105, width: 100, height: 95)

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aCarouselStaysWhereItIsWhileThePageScrollsAwayAndBack(hostility: Hostility) {
        let fixture = fixture(hostility)
        #expect(fixture.card(110) == Self.place)
        fixture.screen.fling(fixture.collectionView, velocity: 4_000)
        fixture.screen.runUntilRest()
        #expect(fixture.card(110) == nil)
        fixture.collectionView.contentOffset = .zero
        fixture.screen.frames(3)
        #expect(fixture.card(110) == Self.place)
    }

    @Test(arguments: sample(of: modes, every: 4))
    func itemsThatComeAndGoBeforeThoseOnScreenMoveNothing(hostility: Hostility) {
        let fixture = fixture(hostility)
        fixture.update(
            { $0[1].insert(contentsOf: [500, 501, 503], at: 2) },
            {
                fixture.collectionView.insertItems(at: (2..<5).map { IndexPath(item: $0, section: 1) })
            }
        )
        #expect(fixture.card(110) == Self.place)
        #expect(fixture.offset == 1_400)
        fixture.update(
            { $0[1].removeSubrange(0..<5) },
            {
                fixture.collectionView.deleteItems(at: (0..<5).map { IndexPath(item: $0, section: 1) })
            }
        )
        #expect(fixture.card(110) == Self.place)
        fixture.update(
            { $0[1].swapAt(0, 20) },
            {
                fixture.collectionView.moveItem(at: IndexPath(item: 0, section: 1), to: IndexPath(item: 20, section: 1))
                fixture.collectionView.moveItem(at: IndexPath(item: 20, section: 1), to: IndexPath(item: 0, section: 1))
            }
        )
        #expect(fixture.card(110) == Self.place)
    }

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aCarouselMovesWithItsSection(hostility: Hostility) {
        let fixture = fixture(hostility)
        fixture.update(
            { $0.insert([7], at: 0) },
            { fixture.collectionView.insertSections([0]) }
        )
        #expect(fixture.layout.carouselOffset(inSection: 1) == nil)
        #expect(fixture.layout.carouselOffset(inSection: 2) == 1_070)
        fixture.update(
            { $0.insert($0.remove(at: 2), at: 0) },
            { fixture.collectionView.moveSection(2, toSection: 0) }
        )
        #expect(fixture.layout.carouselOffset(inSection: 0) == 1_070)
        fixture.collectionView.contentOffset = .zero
        fixture.screen.frames(3)
        #expect(fixture.card(110)?.minX == 50)
    }

    @Test(arguments: sample(of: modes, every: 4))
    func aRemovedEndLeavesNoGap(hostility: Hostility) {
        let fixture = fixture(hostility, at: 10_000)
        #expect(fixture.offset == 2_930)
        fixture.update(
            { $0[1].removeLast(10) },
            {
                fixture.collectionView.deleteItems(at: (20..<30).map { IndexPath(item: $0, section: 1) })
            }
        )
        #expect(fixture.offset == 1_830)
        #expect(fixture.card(119)?.maxX == 380)
        fixture.update(
            { $0[1].removeAll() },
            {
                fixture.collectionView.deleteItems(at: (0..<20).map { IndexPath(item: $0, section: 1) })
            }
        )
        #expect(fixture.cards == [])
    }

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aReloadKeepsTheItemOnScreenByItsKey(hostility: Hostility) {
        let fixture = fixture(hostility)
        fixture.keys[1].insert(contentsOf: [600, 601], at: 0)
        fixture.collectionView.reloadData()
        fixture.screen.frames(3)
        #expect(fixture.card(110)?.minX == 50)
        #expect(fixture.offset == 1_290)
        fixture.collectionView.reloadSections([1])
        fixture.screen.frames(60)
        #expect(fixture.card(110)?.minX == 50)
    }

    /// Cards that are as tall as the first one are not measured.
    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aReloadKeepsAnItemThatWasNeverMeasured(hostility: Hostility) {
        let section = SizingSection.carousel(itemWidth: .fixed(100), itemHeight: .first, spacing: 10)
        let fixture = CarouselFixture(section, count: 30, hostility: hostility)
        fixture.show()
        fixture.layout.setCarouselOffset(1_070, inSection: 1, animated: false)
        fixture.screen.frames(3)
        #expect(fixture.card(110)?.minX == 50)
        fixture.keys[1].insert(contentsOf: [600, 601], at: 0)
        fixture.collectionView.reloadData()
        fixture.screen.frames(3)
        #expect(fixture.card(110)?.minX == 50)
        #expect(fixture.offset == 1_290)
    }

    /// In the landscape the end of the carousel moves it. Then what is seen there stays.
    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aBatchKeepsWhatARotationHasBroughtOnScreen(hostility: Hostility) {
        let fixture = fixture(hostility, at: 10_000)
        #expect(fixture.offset == 2_930)
        fixture.screen.rotate(to: CGSize(width: 800, height: 400))
        fixture.screen.frames(60)
        #expect(fixture.offset == 2_530)
        fixture.update(
            { $0[1].insert(contentsOf: [600, 601, 602, 603, 604], at: 29) },
            { fixture.collectionView.insertItems(at: (29..<34).map { IndexPath(item: $0, section: 1) }) }
        )
        #expect(fixture.offset == 2_530)
    }

    /// The end has moved the carousel. Then what is seen there stays, though there is room again for what was seen before.
    @Test(arguments: sample(of: modes, every: 4))
    func aReloadKeepsWhatARemovedEndHasBroughtOnScreen(hostility: Hostility) {
        let fixture = fixture(hostility, at: 10_000)
        fixture.update(
            { $0[1].removeSubrange(27..<30) },
            { fixture.collectionView.deleteItems(at: (27..<30).map { IndexPath(item: $0, section: 1) }) }
        )
        #expect(fixture.offset == 2_600)
        fixture.update({ $0[1] += [600, 601, 602] }, { fixture.collectionView.reloadSections([1]) })
        #expect(fixture.offset == 2_600)
    }

    @Test(arguments: sample(of: modes, every: 4))
    func aCardThatIsCutGoesAloneThoughItWasKeptBefore(hostility: Hostility) {
        let fixture = fixture(hostility, at: 10_000)
        let last = (27..<30).map { IndexPath(item: $0, section: 1) }
        fixture.update(
            { $0[1].replaceSubrange(27..<30, with: [600, 601, 602, 603, 604]) },
            {
                fixture.collectionView.deleteItems(at: last)
                fixture.collectionView.insertItems(at: last + [29, 30].map { IndexPath(item: $0 + 1, section: 1) })
            }
        )
        #expect(fixture.card(126)?.minX == -50)
        #expect(fixture.card(600)?.minX == 60)
        fixture.update(
            { $0[1].remove(at: 26) },
            { fixture.collectionView.deleteItems(at: [IndexPath(item: 26, section: 1)]) }
        )
        #expect(fixture.card(600)?.minX == 60)
    }

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aScrollByTheAppEndsWhereItSaysAlsoBetweenPages(hostility: Hostility) {
        let section = SizingSection.carousel(itemWidth: .fixed(100), spacing: 10, scrollingBehavior: .paging)
        let fixture = CarouselFixture(section, count: 30, hostility: hostility)
        fixture.show()
        fixture.layout.setCarouselOffset(330, inSection: 1, animated: true)
        fixture.screen.runUntilRest()
        fixture.screen.frames(60)
        #expect(fixture.offset == 330)
        fixture.layout.scrollExactly(toItemAt: IndexPath(item: 12, section: 1), at: [], animated: true)
        fixture.screen.runUntilRest()
        fixture.screen.frames(60)
        #expect(fixture.card(112)?.maxX == 380)
    }

    @Test(.byTurns(), arguments: sample(of: modes, every: 4))
    func aRotationKeepsTheItemAtItsDistance(hostility: Hostility) {
        let fixture = fixture(hostility)
        fixture.screen.rotate(to: CGSize(width: 800, height: 400))
        fixture.screen.frames(60)
        #expect(fixture.card(110)?.minX == 50)
        fixture.screen.rotate(to: CGSize(width: 400, height: 800))
        fixture.screen.frames(60)
        #expect(fixture.card(110)?.minX == 50)
    }

    @Test(arguments: byTurns(modes, every: 24, always: [[], .noPrepareAfterUpdates]))
    func itemsThatComeWhileAFingerHoldsTheCarouselMoveNothing(hostility: Hostility) {
        let fixture = fixture(hostility)
        fixture.screen.touchDown(at: CGPoint(x: 300, y: 150))
        for step in 0...10 { fixture.screen.moveTouch(to: CGPoint(x: 280 - step * 3, y: 150)) }
        let before = fixture.card(112)
        fixture.update(
            { $0[1].insert(contentsOf: [500, 501, 503], at: 2) },
            {
                fixture.collectionView.insertItems(at: (2..<5).map { IndexPath(item: $0, section: 1) })
            }
        )
        #expect(fixture.card(112) == before)
        for step in 10...14 { fixture.screen.moveTouch(to: CGPoint(x: 280 - step * 3, y: 150)) }
        fixture.screen.frame()
        #expect(fixture.card(112)?.minX == before.map { $0.minX - 12 })
        fixture.screen.frames(20)
        fixture.screen.liftTouch()
        fixture.screen.runUntilRest()
        #expect(fixture.card(112)?.minX == before.map { $0.minX - 12 })
        // The finger takes it back to the first item, and not beyond.
        for _ in 0..<20 { fixture.drag(from: CGPoint(x: 50, y: 150), by: CGSize(width: 300, height: 0), frames: 6) }
        #expect(fixture.offset == 0)
        #expect(fixture.card(100)?.minX == 20)
    }

    // MARK: Set by the app

    @Test(.byTurns(), arguments: byTurns(pairs(modes, [false, true]), every: 4))
    func aScrollToAnItemGoesBothWays(hostility: Hostility, animated: Bool) {
        let fixture = CarouselFixture(count: 30, hostility: hostility)
        fixture.keys.insert(Array(2_000_000..<2_000_100), at: 0)
        fixture.show()
        let target = IndexPath(item: 20, section: 2)
        fixture.layout.scrollExactly(toItemAt: target, at: [.top, .left], animated: animated)
        fixture.screen.runUntilRest()
        #expect(fixture.card(120)?.minX == 20)
        #expect(fixture.card(120)?.minY == 0)
        #expect(fixture.layout.carouselOffset(inSection: 2) == 2_200)
    }
    /// Within a closure of the app, between a change of the data and its updates, and with a change of the data.
    @Test(arguments: sample(of: modes, every: 4), RestoringMoment.allCases)
    func aPositionIsRestoredAtAnyMoment(hostility: Hostility, moment: RestoringMoment) {
        let fixture = fixture(hostility)
        let restore = { [unowned layout = fixture.layout] in
            layout.restoreCarousel(SizingPosition(key: 120), at: IndexPath(item: 20, section: 1))
        }
        switch moment {
        case .dragBegins, .dragEnds:
            let wanted: SizingCarouselEvent =
                moment == .dragBegins ? .willBeginDragging : .didEndDragging(willDecelerate: false)
            fixture.layout.carouselHandler = { _, event in if event == wanted { restore() } }
            fixture.screen.touchDown(at: CGPoint(x: 300, y: 150))
            for step in 1...10 { fixture.screen.moveTouch(to: CGPoint(x: 300 - step * 5, y: 150)) }
            if moment == .dragBegins { #expect(fixture.card(120) != nil) }
            fixture.screen.frames(20)
            fixture.screen.liftTouch()
        case .dataReload:
            fixture.collectionView.reloadData()
            restore()
        case .batch, .batchBelowTheStart:
            if moment == .batchBelowTheStart {
                // Away from the ends, a viewport that is placed need not be placed again.
                fixture.collectionView.contentOffset.y += 40
                fixture.screen.frames(20)
            }
            fixture.update(
                { $0[1].append(999) },
                {
                    fixture.collectionView.insertItems(at: [IndexPath(item: 30, section: 1)])
                    restore()
                }
            )
        }
        fixture.screen.runUntilRest()
        if moment != .dragBegins { #expect(fixture.card(120)?.minX == 20) }
    }

    enum RestoringMoment: CaseIterable, Sendable {
        case dragBegins, dragEnds, dataReload, batch, batchBelowTheStart
    }
}
