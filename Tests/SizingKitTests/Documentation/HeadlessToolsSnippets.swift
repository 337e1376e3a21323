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
        screen.didCommit = { highest = max(highest, messages.collectionView.visibleCells.count) }
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

    @Test func aRecognizerMovesACard() {
        let screen = HeadlessScreen()
        let card = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
        let pan = UIPanGestureRecognizer()
        card.addGestureRecognizer(pan)
        screen.window.addSubview(card)
        screen.whenRecognized(pan) { _ in
            card.center.x += pan.translation(in: screen.window).x
            pan.setTranslation(.zero, in: screen.window)
        }
        screen.pan(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 255, y: 300), frames: 3)
        #expect(card.center.x == 235)
    }

    @Test func aLargeTitleGivesWayToAFinger() {
        let list = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 2_000)
        list.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        screen.show(navigation)
        screen.frame()
        screen.drag(scrollView, by: 20)
        #expect(navigation.navigationBar.frame.height == 76)
        screen.lift(scrollView)
        screen.runUntilRest()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func aNameIsTyped() {
        let screen = HeadlessScreen()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        screen.window.addSubview(field)
        screen.tap(field)
        screen.typeText("Ada")
        screen.pressDelete()
        #expect(field.text == "Ad")
    }

    @Test func aFilmIsPicturesOfFrames() {
        let screen = HeadlessScreen()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.backgroundColor = .black
        screen.window.addSubview(box)
        UIViewPropertyAnimator(duration: 0.5, curve: .linear) { box.frame.origin.x = 300 }.startAnimation()
        var film: [SVGPicture] = []
        screen.didCommit = { film.append(SVGPicture(of: screen.window)) }
        screen.frames(30)
        #expect(film.count == 30)
        #expect(film[14].text.contains("x=\"150\""))
    }

    @Test func aFlingIsFilmed() throws {
        let messages = MessagesViewController()
        let screen = HeadlessScreen()
        screen.show(messages)
        screen.frame()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("fling-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        messages.layout.scrollExactly(toItemAt: IndexPath(item: 300, section: 0), at: .top, animated: false)
        screen.runUntilRest()
        let film = HeadlessFilm("Messages", of: messages.collectionView, on: screen)
        film.record {
            screen.fling(messages.collectionView, velocity: -3_000)
            screen.runUntilRest()
        }
        #expect(film.movedPixels == 0)
        let page = HeadlessFilm.page(of: [film], title: "A fling up")
        try page.write(to: file, atomically: true, encoding: .utf8)
        #expect(film.frameCount > 100)
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
        let options = try text("Sources/Headless/Tools/Hostility/Hostility.swift")
            .matches(of: /public static let (\w+) =/).map { String($0.output.1) }.filter { $0 != "all" }
        #expect(options.count > 20)
        for option in options { #expect(article.contains("| `.\(option)` |"), "\(option)") }
    }
}
