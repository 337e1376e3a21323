import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A screen that is turned and turned back, whose insets change with it, one by one.
@MainActor
@Suite struct TurnedAtEndTests {
    nonisolated static let modes = sample(of: Hostility.userModes, every: 4, always: [[]])

    /// What the status bar and the home indicator cover in landscape.
    nonisolated static let areas = [
        UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), UIEdgeInsets(top: 0, left: 47, bottom: 34, right: 47),
    ]

    private func screen(_ anchor: SizingLayout.ContentAnchor, isPinned: Bool, _ hostility: Hostility) -> SectionsFixture
    {
        let layout = SizingListLayout.bare()
        layout.contentAnchor = anchor
        let list = SectionsFixture.textual([60], layout: layout, hostility: hostility)
        list.screen.show(BarPage(list, isPinned: isPinned))
        list.screen.runUntilRest()
        return list
    }

    private func turn(_ list: SectionsFixture, to size: CGSize, _ area: UIEdgeInsets) {
        list.screen.rotate(to: size, safeAreaInsets: area)
        list.screen.runUntilRest()
    }

    @Test(arguments: [SizingLayout.ContentAnchor.start, .end], [false, true])
    func theEndStaysTheEnd(_ anchor: SizingLayout.ContentAnchor, _ isPinned: Bool) {
        for hostility in Self.modes {
            for area in Self.areas {
                let list = screen(anchor, isPinned: isPinned, hostility)
                list.layout.scrollExactly(toItemAt: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
                list.screen.runUntilRest()
                #expect(list.bottom(59) == 810)
                turn(list, to: CGSize(width: 844, height: 390), area)
                if anchor == .end { #expect(list.bottom(59) == 390 - area.bottom) }
                turn(list, to: CGSize(width: 390, height: 844), HeadlessScreen.phoneSafeArea)
                #expect(list.bottom(59) == 810, "\(area) \(hostility)")
            }
        }
    }

    @Test(arguments: [SizingLayout.ContentAnchor.start, .end], [false, true])
    func theReaderComesBackToTheSamePlace(_ anchor: SizingLayout.ContentAnchor, _ isPinned: Bool) {
        for hostility in Self.modes {
            for area in Self.areas {
                let list = screen(anchor, isPinned: isPinned, hostility)
                list.layout.scrollExactly(toItemAt: IndexPath(item: 40, section: 0), at: .top, animated: false)
                list.screen.runUntilRest()
                #expect(list.top(40) == 47)
                turn(list, to: CGSize(width: 844, height: 390), area)
                turn(list, to: CGSize(width: 390, height: 844), HeadlessScreen.phoneSafeArea)
                #expect(list.top(40) == 47, "\(area) \(hostility)")
            }
        }
    }

    /// The screen is taller, so that UIKit brings a list that was at its end back to the end: nobody scrolls.
    @Test(arguments: [SizingLayout.ContentAnchor.start, .end])
    func theNumbersAreTrueInTheNextFrame(_ anchor: SizingLayout.ContentAnchor) {
        let list = screen(anchor, isPinned: false, [])
        turn(list, to: CGSize(width: 844, height: 390), Self.areas[0])
        list.layout.scrollExactly(toItemAt: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
        list.screen.runUntilRest()
        list.screen.rotate(to: CGSize(width: 390, height: 844), safeAreaInsets: HeadlessScreen.phoneSafeArea)
        list.screen.frames(2)
        #expect(list.layout.contentOrigin == 0)
        #expect(list.collectionView.contentSize == list.layout.collectionViewContentSize)
        #expect(list.bottom(59) == 810)
    }
}
