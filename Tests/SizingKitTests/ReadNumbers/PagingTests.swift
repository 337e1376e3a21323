import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Apps that load more by the offset, by the items that come on screen, by prefetching, and in completions: they load what they
/// would load if all heights were known from the beginning, and what they read is true.
@MainActor
@Suite(.secondProcess) struct PagingTests {
    nonisolated static let modes = byTurns(Hostility.userModes, every: 20, always: [[]])

    private func play(_ screen: PagingScreen) {
        screen.drag(times: 4)
        screen.fling()
        screen.drag(times: 2)
    }

    @Test(arguments: PagingScreen.Kind.allCases, modes)
    func anAppLoadsAsManyPagesAsWithExactHeights(_ kind: PagingScreen.Kind, _ hostility: Hostility) {
        for (style, delay) in byTurns(pairs(PagingScreen.Style.allCases, [0, 5]), every: 10) {
            let exact = PagingScreen(kind, style, delay: delay, isExact: true, hostility: hostility)
            play(exact)
            let screen = PagingScreen(kind, style, delay: delay, isExact: false, hostility: hostility)
            play(screen)
            #expect(exact.pageCount > 0)
            #expect(
                abs(screen.pageCount - exact.pageCount) <= 1,
                "\(style) after \(delay) frames, \(hostility.rawValue)"
            )
        }
    }

    @Test(arguments: PagingScreen.Kind.allCases, byTurns(PagingScreen.Style.allCases, every: 3))
    func whatTheAppReadsIsTrue(_ kind: PagingScreen.Kind, _ style: PagingScreen.Style) {
        for delay in byTurns([0, 5], every: 2) {
            let screen = PagingScreen(kind, style, delay: delay, isExact: false, hostility: [])
            play(screen)
            #expect(screen.readingCount > 500)
            #expect(screen.falsehoods == [], "\(kind), \(style), \(delay) frames")
        }
    }
}
