import Foundation
import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import FlowScreens
@testable import OriginalFlowScreens

/// The pictures of articles are those that their screens draw. `SIZINGKIT_PICTURES=update` draws them anew.
@MainActor
@Suite struct ArticlePictureTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Docs.docc")

    @Test(arguments: byTurns([false, true], every: 2))
    func thePicturesAreWhatTheScreensShow(_ isDark: Bool) throws {
        let suffix = isDark ? "~dark" : ""
        let films = LoadingMoreFilm.films(isDark: isDark)
        #expect(films.here.movedPixels == 0)
        // As *Loading more* says.
        #expect(films.flow.movedPixels == 2_002)
        #expect(films.flow.movedFrames == 36)
        #expect(films.flow.frameCount == 315)
        let pictures = [
            ("swap-flow", SwapPictures.flow(isDark: isDark)),
            ("swap-compositional", SwapPictures.compositional(isDark: isDark)),
            ("chat", chat(isDark: isDark)),
            ("loading-more", HeadlessFilm.svg(of: [films.here, films.flow])),
            (
                "look-settings",
                looks(isDark: isDark) { HeadlessScreen.look(of: LookSettingsViewController(), isDark: isDark) }
            ),
            (
                "look-contacts",
                looks(isDark: isDark) { HeadlessScreen.look(of: LookContactsViewController(), isDark: isDark) }
            ),
            (
                "look-swipes",
                looks(isDark: isDark) {
                    let controller = LookContactsViewController()
                    let row = IndexPath(row: 0, section: 1)
                    return HeadlessScreen.look(of: controller, height: 400, swiping: row, isDark: isDark)
                }
            ),
            ("swap-table-contacts", SwapPictures.table(.contacts, isDark: isDark)),
            ("swap-table-settings", SwapPictures.table(.settings, isDark: isDark)),
            ("swap-table-form", SwapPictures.table(.form, isDark: isDark)),
            ("swap-table-feed", SwapPictures.table(.feed, isDark: isDark)),
            ("forms", PagePictures.forms(isDark: isDark)),
            ("input-bar", PagePictures.inputBar(isDark: isDark)),
            ("reordering", PagePictures.reordering(isDark: isDark)),
            ("arrangements", PagePictures.arrangements(isDark: isDark)),
            ("wide", PagePictures.wide(isDark: isDark)),
            ("selection", PagePictures.selection(isDark: isDark)),
            ("empty", PagePictures.empty(isDark: isDark)),
        ]
        for (name, picture) in pictures {
            let file = Self.folder.appendingPathComponent("\(name)\(suffix).svg")
            if ProcessInfo.processInfo.environment["SIZINGKIT_PICTURES"] == "update" {
                try Data(picture.utf8).write(to: file)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == picture, "draw \(name) anew: Scripts/pictures")
        }
    }

    /// A list in the look of iOS 18, and in that of iOS 26.
    private func looks(isDark: Bool, _ screen: () -> HeadlessScreen) -> String {
        let screens = [18, 26].map { version in
            SystemVersion.$major.withValue(version) {
                let screen = screen()
                return withExtendedLifetime(screen) { SVGPicture.Screen(screen.window) }
            }
        }
        return SVGPicture(screens: screens).text
    }

    /// The chat of *From an empty file* as it opens, and after a tap on New.
    private func chat(isDark: Bool) -> String {
        let screen = SwapPictures.screen(isDark: isDark)
        let talk = TalkViewController()
        screen.show(UINavigationController(rootViewController: talk))
        screen.runUntilRest()
        let first = SVGPicture.Screen(screen.window)
        talk.receive("See you on Sunday.")
        screen.runUntilRest()
        return SVGPicture(screens: [first, SVGPicture.Screen(screen.window)]).text
    }
}
