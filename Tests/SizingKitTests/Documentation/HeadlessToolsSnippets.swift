import Foundation
import HeadlessTools
import Testing
import UIKit

/// The examples of the article "What a headless screen can do".
@MainActor
@Suite struct HeadlessToolsSnippets {
    @Test func aScreenGoesByFrames() {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let messages = MessagesViewController()
        screen.show(messages)
        var highest = 0
        screen.afterFrame = { highest = max(highest, messages.collectionView.visibleCells.count) }
        screen.frames(3)
        screen.rotate(to: CGSize(width: 844, height: 390))
        screen.set { traits in
            traits.preferredContentSizeCategory = .accessibilityLarge
            traits.layoutDirection = .rightToLeft
            traits.userInterfaceStyle = .dark
        }
        screen.runUntilRest()
        #expect(highest > 5)
    }

    @Test func aFingerDragsAndFlings() {
        let messages = MessagesViewController()
        let screen = HeadlessScreen()
        screen.show(messages)
        screen.frame()
        screen.touchDown(messages.collectionView)
        screen.drag(messages.collectionView, by: 120)
        screen.lift(messages.collectionView, velocity: 2_000)
        #expect(messages.collectionView.isDecelerating)
        screen.runUntilRest()
        screen.scrollToTop(messages.collectionView)
        screen.runUntilRest()
        #expect(messages.collectionView.contentOffset.y == 0)
    }

    @Test func aTapTurnsASwitch() {
        let screen = HeadlessScreen()
        let toggle = UISwitch(frame: CGRect(x: 20, y: 60, width: 51, height: 31))
        screen.window.addSubview(toggle)
        screen.tap(toggle)
        #expect(toggle.isOn)
        toggle.isHidden = true
        let exceptions = catchingUIKitExceptions { screen.tap(toggle) }
        #expect(exceptions.first?.reason.hasSuffix("it is hidden") == true)
    }

    @Test func hostileModesAreSet() {
        let screen = HeadlessScreen(hostility: [.pageAlignedQueries, .lateSelfSizing])
        screen.show(MessagesViewController())
        screen.frame()
        screen.hostility = .all
        screen.runUntilRest()
    }

    @Test func exceptionsAreCaught() {
        let messages = MessagesViewController()
        let screen = HeadlessScreen()
        screen.show(messages)
        screen.frame()
        let exceptions = catchingUIKitExceptions {
            messages.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    }

    @Test func picturesAreDrawn() {
        let messages = MessagesViewController()
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        screen.show(messages)
        screen.frame()
        let before = SVGPicture.Screen(screen.window, caption: "Before")
        #expect(SVGPicture(of: screen.window).size == CGSize(width: 390, height: 844))
        #expect(SVGPicture(screens: [before]).text.contains("Before"))
    }

    @Test func everyHostileModeStandsInTheArticle() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        let article = try text("Docs.docc/HeadlessToolsReference.md")
        let options = try text("Sources/HeadlessTools/Hostility/Hostility.swift")
            .matches(of: /public static let (\w+) =/).map { String($0.output.1) }.filter { $0 != "all" }
        #expect(options.count > 20)
        for option in options { #expect(article.contains("| `.\(option)` |"), "\(option)") }
    }
}
