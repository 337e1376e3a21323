import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Scrolls that set no flag: wheels, page keys, VoiceOver.
@MainActor
@Suite(.secondProcess) struct FlaglessScrollTests {
    private func list(_ hostility: Hostility = []) -> ListFixture {
        let list = ListFixture(
            heights: [(0..<300).map { 30 + CGFloat($0 * 37 % 161) }],
            estimate: CGSize(width: 40, height: 40),
            safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        list.screen.frame()
        list.collectionView.contentOffset.y = 6_000
        list.screen.runUntilRest()
        return list
    }

    /// The distance of each shown row from the top of the screen.
    private func places(_ list: ListFixture) -> [IndexPath: CGFloat] {
        let view = list.collectionView
        let places = view.visibleCells.compactMap { cell in
            view.indexPath(for: cell).map { ($0, ((cell.frame.minY - view.contentOffset.y) * 3).rounded() / 3) }
        }
        return Dictionary(places, uniquingKeysWith: { first, _ in first })
    }

    /// What is on screen before and after a step has moved with it, all by as much.
    private func checkStep(_ before: [IndexPath: CGFloat], _ list: ListFixture, by distance: CGFloat) {
        let after = places(list)
        for (indexPath, place) in after {
            if let old = before[indexPath] { #expect(abs(old - place - distance) < 0.01) }
        }
    }

    @Test(.byTurns(), arguments: sample(of: Hostility.readerModes, every: 4))
    func aWheelMovesWhatIsOnScreenByItsSteps(_ hostility: Hostility) {
        let list = list(hostility)
        let view = list.collectionView
        for step in 0..<200 where view.contentOffset.y > -91 + 240 {
            let before = places(list)
            list.screen.turnWheel(over: view, by: -240)
            checkStep(before, list, by: -240)
            guard step % 7 == 0 else { continue }
            let held = places(list)
            list.screen.frames(12)
            checkStep(held, list, by: 0)
        }
        list.screen.runUntilRest()
        #expect(list.layout.session.elastic?.origin == 0)
    }

    /// No row jumps when the wheel meets the start of the content, and turning on shows all of it.
    @Test(arguments: sample(of: Hostility.readerModes, every: 4))
    func aWheelComesToTheVeryStart(_ hostility: Hostility) {
        let list = list(hostility)
        let view = list.collectionView
        for _ in 0..<100 where view.contentOffset.y > -91 {
            let before = places(list)
            let offset = view.contentOffset.y
            list.screen.turnWheel(over: view, by: -500)
            let step = max(-500, -91 - offset)
            checkStep(before, list, by: step)
            list.screen.runUntilRest()
            checkStep(before, list, by: step)
        }
        #expect(view.contentOffset.y == -91)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    }

    @Test(.byTurns(), arguments: byTurns(Hostility.readerModes, every: 12))
    func pagesAreTurnedToBothEnds(_ hostility: Hostility) {
        let list = list(hostility)
        let view = list.collectionView
        for forward in [false, true] {
            var last = CGFloat.infinity
            for _ in 0..<100 where view.contentOffset.y != last {
                last = view.contentOffset.y
                list.screen.turnPage(of: view, forward: forward)
                list.screen.runUntilRest()
                #expect(list.layout.session.elastic?.origin == 0)
            }
            let item = forward ? 299 : 0
            let frame = list.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
            if forward {
                #expect(frame?.maxY == view.contentSize.height)
                #expect(view.contentOffset.y == view.contentSize.height - 844 + 34)
            } else {
                #expect(frame?.minY == 0)
                #expect(view.contentOffset.y == -91)
            }
        }
    }

    /// An animation whose flag is not set goes on to its end: the layout does not set the offset meanwhile.
    @Test func anAnimationWithoutAFlagIsNotInterrupted() {
        let list = list(.animationsWithoutFlags)
        let view = list.collectionView
        view.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
        var offsets: [CGFloat] = []
        for _ in 0..<17 {
            list.screen.frame()
            offsets.append(view.contentOffset.y)
        }
        #expect(offsets == offsets.sorted(by: >))
        #expect(list.layout.session.elastic?.origin != 0)
        list.screen.frame()
        #expect(view.contentOffset.y == 2_000)
        let before = places(list)
        list.screen.runUntilRest()
        checkStep(before, list, by: 0)
        #expect(list.layout.session.elastic?.origin == 0)
    }

    @Test(arguments: sample(of: Hostility.readerModes, every: 4))
    func aTapOnTheStatusBarEndsAtTheVeryFirstRow(_ hostility: Hostility) {
        let list = list(hostility)
        list.screen.scrollToTop(list.collectionView)
        list.screen.runUntilRest()
        #expect(list.collectionView.contentOffset.y == -91)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    }

    /// Before iOS 17.4 the animation sets no flag, and shows by the steps with which it slows down.
    @Test func withoutAFlagATapOnTheStatusBarComesToTheVeryFirstRowToo() {
        let list = list(.animationsWithoutFlags)
        let view = list.collectionView
        list.screen.scrollToTop(view)
        list.screen.runUntilRest()
        #expect(list.layout.session.elastic?.origin == 0)
        #expect(view.contentOffset.y == -91)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    }
}
