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
    private static let offsetsIgnored: Hostility = [
        .offsetsIgnoredWhileDragging, .offsetsIgnoredWhileDecelerating, .absoluteDrags,
    ]

    private func play(_ screen: PagingScreen) {
        screen.drag(times: 4)
        screen.fling()
        screen.drag(times: 2)
    }

    /// The pages that are loaded.
    private func pageCount(
        _ kind: PagingScreen.Kind,
        _ style: PagingScreen.Style,
        _ delay: Int,
        isExact: Bool,
        _ hostility: Hostility
    ) -> Int {
        let screen = PagingScreen(kind, style, delay: delay, isExact: isExact, hostility: hostility)
        play(screen)
        return screen.pageCount
    }

    @Test(.byTurns(), arguments: PagingScreen.Kind.allCases, modes)
    func anAppLoadsAsManyPagesAsWithExactHeights(_ kind: PagingScreen.Kind, _ hostility: Hostility) {
        let ways = pairs(PagingScreen.Style.allCases, [0, 5])
        for (way, delay) in byTurns(ways, every: ways.count) {
            // Where UIKit takes no offset under way, a layout with exact heights cannot correct it: an app that goes by the offset
            // loads page after page, with any layout.
            let takesOffsets = hostility.isDisjoint(with: Self.offsetsIgnored)
            let style = takesOffsets || kind != .chat || !way.goesByOffset ? way : .offscreenContent
            let exact = pageCount(kind, style, delay, isExact: true, takesOffsets ? hostility : [])
            let count = pageCount(kind, style, delay, isExact: false, hostility)
            #expect(exact > 0)
            #expect(count <= exact + 1, "\(style) after \(delay) frames, \(hostility.rawValue)")
            // What is made before it is near is not prefetched.
            if style != .prefetching || !hostility.contains(.cellsForWholePages) {
                #expect(count >= exact - 1, "\(style) after \(delay) frames, \(hostility.rawValue)")
            }
        }
    }

    @Test(.byTurns(), arguments: PagingScreen.Kind.allCases, byTurns(PagingScreen.Style.allCases, every: 3))
    func whatTheAppReadsIsTrue(_ kind: PagingScreen.Kind, _ style: PagingScreen.Style) {
        for delay in byTurns([0, 5], every: 2) {
            let screen = PagingScreen(kind, style, delay: delay, isExact: false, hostility: [])
            play(screen)
            #expect(screen.readingCount > 500)
            #expect(screen.falsehoods == [], "\(kind), \(style), \(delay) frames")
        }
    }
}
