import HeadlessTools
import Testing
import UIKit

/// Screens with controls, written as for an app.
@MainActor
@Suite struct FormTests {
    @Test func aFormIsFilledAndSent() throws {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let form = SignUpViewController()
        screen.show(UINavigationController(rootViewController: form))
        screen.frame()
        #expect(!form.submit.isEnabled)
        #expect(form.submit.frame.maxY == 802)

        screen.tap(form.nameField)
        screen.typeText("Ada\n")
        #expect(form.submit.isEnabled)
        #expect(form.aboutView.isFirstResponder)
        screen.frame()
        #expect(form.submit.frame.maxY == 500)
        let before = form.aboutView.frame.height
        screen.typeText("A text that goes on and on until it takes more than one line of the narrow screen of a phone.")
        screen.frame()
        #expect(form.aboutView.frame.height > before)

        screen.tap(form.submit)
        screen.frame()
        #expect(form.submit.frame.maxY == 802)
        let alert = try #require(form.presentedViewController as? UIAlertController)
        #expect(alert.message == "Ada")
        _ = screen.takeAnnouncements()
        screen.choose("Send", in: alert)
        #expect(form.submitted == "Ada")
        #expect(screen.takeAnnouncements() == ["Sent"])
        #expect(form.presentedViewController == nil)
    }

    @Test func aTableIsPulledTappedAndSwiped() throws {
        let screen = HeadlessScreen(safeAreaInsets: HeadlessScreen.phoneSafeArea)
        let tracks = TracksViewController(style: .insetGrouped)
        screen.show(UINavigationController(rootViewController: tracks))
        screen.frame()
        let table = try #require(tracks.tableView)
        #expect(table.visibleCells.count == 3)
        #expect(SVGPicture(of: screen.window).text.contains(">Kind of Blue</text>"))
        screen.tapRow(at: IndexPath(row: 1, section: 0), in: table)
        #expect(tracks.opened == ["A Love Supreme"])

        let swipe = tracks.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
        let action = try #require(swipe?.actions.first)
        action.handler(action, table) { #expect($0) }
        screen.frame()
        #expect(table.numberOfRows(inSection: 0) == 2)

        screen.drag(table, by: -400)
        #expect(tracks.tracks.last == "Refreshed")
        screen.lift(table)
        screen.runUntilRest()
        #expect(table.contentOffset.y == -table.adjustedContentInset.top)
        #expect(table.numberOfRows(inSection: 0) == 3)
    }
}
