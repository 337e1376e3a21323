import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A chat of forty messages under a navigation bar, above a home indicator: 810 of 844 points are free at the end.
@MainActor
@Suite struct ChangedBarTests {
    nonisolated static let modes = sample(of: Hostility.userModes, every: 3, always: [[], .insetsKeptOffWindow])

    private func chat(isPinned: Bool, _ hostility: Hostility) -> (SectionsFixture, UINavigationController) {
        let layout = SizingListLayout.bare()
        layout.contentAnchor = .end
        let chat = SectionsFixture.textual([40], layout: layout, hostility: hostility)
        let navigation = UINavigationController(rootViewController: BarPage(chat, isPinned: isPinned))
        chat.screen.show(navigation)
        chat.screen.runUntilRest()
        #expect(chat.bottom(39) == 810)
        return (chat, navigation)
    }

    @Test(arguments: [false, true], modes)
    func aBarThatGoesAndComesInOneTurnLeavesTheEndInPlace(_ isPinned: Bool, _ hostility: Hostility) {
        let (chat, navigation) = chat(isPinned: isPinned, hostility)
        for isHidden in [true, false] {
            navigation.setNavigationBarHidden(isHidden, animated: false)
            navigation.view.layoutIfNeeded()
        }
        chat.screen.frame()
        #expect(chat.bottom(39) == 810)
        chat.screen.runUntilRest()
        #expect(chat.bottom(39) == 810)
    }

    /// A step by as much as an inset has changed and changed back is a scroll once a pass has seen the inset.
    @Test(.byTurns(), arguments: modes) func aScrollAfterwardsIsOne(_ hostility: Hostility) {
        let (chat, navigation) = chat(isPinned: true, hostility)
        for isHidden in [true, false] {
            navigation.setNavigationBarHidden(isHidden, animated: false)
            navigation.view.layoutIfNeeded()
        }
        chat.screen.runUntilRest()
        chat.collectionView.contentOffset.y -= 44
        chat.screen.runUntilRest()
        #expect(chat.bottom(39) == 854)
    }

    @Test(.byTurns(), arguments: [false, true], modes)
    func aChatThatIsPushedAwayComesBackAtItsEnd(_ isPinned: Bool, _ hostility: Hostility) {
        let (chat, navigation) = chat(isPinned: isPinned, hostility)
        navigation.pushViewController(UIViewController(), animated: false)
        chat.screen.frames(3)
        navigation.popViewController(animated: false)
        chat.screen.runUntilRest()
        #expect(chat.bottom(39) == 810)
    }

    @Test(arguments: [false, true], modes)
    func aMessageThatComesMeanwhileIsOnScreen(_ isPinned: Bool, _ hostility: Hostility) {
        let (chat, navigation) = chat(isPinned: isPinned, hostility)
        navigation.pushViewController(UIViewController(), animated: false)
        chat.screen.frames(3)
        chat.counts[0] += 1
        chat.collectionView.reloadData()
        chat.screen.frames(3)
        navigation.popViewController(animated: false)
        chat.screen.runUntilRest()
        #expect(chat.bottom(40) == 810)
    }

    /// Above the end the reader stays where the offset is.
    @Test(.byTurns(), arguments: [false, true], modes)
    func aReaderAboveTheEndStaysWhileAwayAndReloaded(_ isPinned: Bool, _ hostility: Hostility) {
        let (chat, navigation) = chat(isPinned: isPinned, hostility)
        chat.layout.scrollExactly(toItemAt: IndexPath(item: 20, section: 0), at: .top, animated: false)
        chat.screen.runUntilRest()
        #expect(chat.top(20) == 91)
        navigation.pushViewController(UIViewController(), animated: false)
        chat.screen.frames(3)
        chat.counts[0] += 1
        chat.collectionView.reloadData()
        chat.screen.frames(3)
        navigation.popViewController(animated: false)
        chat.screen.runUntilRest()
        #expect(chat.top(20) == 91)
    }
}
