import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

@testable import TableScreens

/// Table screens as apps have them, after the published renames: what they show, by hand.
@MainActor
@Suite(.secondProcess) struct MigratedScreenTests {
    /// The sizes of text: the default, and the largest.
    nonisolated private static let categories: [UIContentSizeCategory] = [
        .large, .accessibilityExtraExtraExtraLarge,
    ]
    nonisolated private static let widths: [CGFloat] = [390, 844]

    private func show(
        _ controller: UIViewController,
        width: CGFloat = 390,
        _ category: UIContentSizeCategory = .large
    ) -> HeadlessScreen {
        let screen = HeadlessScreen(size: CGSize(width: width, height: width == 390 ? 844 : 390))
        screen.set { $0.preferredContentSizeCategory = category }
        screen.show(controller)
        screen.frame()
        return screen
    }

    /// What is wrong with the rows on screen; `nil` if each is as tall as its content, and none was corrected.
    private func problem(in table: SizingTableView) -> String? {
        for row in table.visibleTableCells {
            guard let indexPath = table.indexPath(for: row) else { return "a row has no index path" }
            let frame = table.rectForRow(at: indexPath)
            if row.frame.size != frame.size { return "\(indexPath) has the size \(row.frame.size), not \(frame.size)" }
            let fitting = row.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude)).height
            let isMeasured = table.tableDelegate?.tableView(table, heightForRowAt: indexPath) ?? -1 < 0
            if isMeasured, abs(fitting + 1 / 3 - frame.height) > 0.01 {
                return "\(indexPath) is \(frame.height) tall, and its content \(fitting)"
            }
        }
        let counts = table.listLayout.statistics.items
        return counts.corrected == 0 ? nil : "\(counts.corrected) rows were corrected"
    }

    // MARK: Feed

    private func posts(_ count: Int) -> [FeedPost] {
        (0..<count).map { id in
            let text = String(repeating: "A sentence of words that fills a line. ", count: 1 + id % 7)
            return FeedPost(id: id, author: "Author \(id)", text: text, likes: id % 3)
        }
    }

    @Test(.byTurns(), arguments: byTurns(pairs(widths, categories), every: 4))
    func aFeedIsRightFromItsFirstFrame(_ width: CGFloat, _ category: UIContentSizeCategory) {
        let feed = FeedViewController(posts: posts(300))
        let screen = show(feed, width: width, category)
        #expect(feed.tableView.visibleTableCells.count > 1)
        #expect(problem(in: feed.tableView) == nil)
        for offset in [500, 9_000, 4_000] as [CGFloat] {
            feed.tableView.contentOffset.y = offset
            screen.frame()
            #expect(problem(in: feed.tableView) == nil, "at \(offset)")
        }
    }

    @Test func aFeedIsAlignedToTheMarginsOfATable() throws {
        let feed = FeedViewController(posts: posts(30))
        _ = show(feed)
        let cell = try #require(feed.tableView.visibleTableCells.first as? FeedPostCell)
        #expect(cell.authorLabel.convert(CGPoint.zero, to: cell).x == 16)
    }

    @Test(.byTurns()) func aFeedChanges() {
        let feed = FeedViewController(posts: posts(300))
        let screen = show(feed)
        feed.prepend([FeedPost(id: 1_000, author: "New", text: "Short.")])
        screen.runUntilRest()
        #expect(problem(in: feed.tableView) == nil)
        feed.delete(id: 2)
        screen.runUntilRest()
        feed.edit(id: 1, text: String(repeating: "Longer now. ", count: 30))
        screen.runUntilRest()
        #expect(problem(in: feed.tableView) == nil)
        feed.pinToTop(id: 4)
        screen.runUntilRest()
        #expect(problem(in: feed.tableView) == nil)
        feed.replace(removing: [0, 5], inserting: [FeedPost(id: 2_000, author: "N", text: "n")], at: 1, changed: [])
        screen.runUntilRest()
        #expect(problem(in: feed.tableView) == nil)
        #expect(feed.tableView.numberOfRows(inSection: 0) == feed.posts.count)
        feed.scroll(toPost: 200, animated: false)
        screen.runUntilRest()
        let rows = feed.tableView.indexPathsForVisibleRows?.map { feed.posts[$0.row].id } ?? []
        #expect(rows.contains(200))
        #expect(problem(in: feed.tableView) == nil)
    }

    @Test(.byTurns()) func aPostUnfoldsInPlace() throws {
        let feed = FeedViewController(posts: posts(30))
        let screen = show(feed)
        let path = IndexPath(row: 5, section: 0)
        let before = feed.tableView.rectForRow(at: path).height
        feed.tableView.scrollToRow(at: path, at: .top, animated: false)
        screen.runUntilRest()
        let cell = try #require(feed.tableView.cellForRow(at: path) as? FeedPostCell)
        cell.onMore?()
        screen.runUntilRest()
        #expect(feed.posts[5].isExpanded)
        #expect(feed.tableView.cellForRow(at: path) === cell)
        #expect(feed.tableView.rectForRow(at: path).height > before + 30)
        #expect(problem(in: feed.tableView) == nil)
    }

    // MARK: Contacts

    private func contacts() -> TableScreens.ContactsViewController {
        let families = ["Backus", "Knuth", "Liskov", "Milner", "Naur", "Perlis"]
        let contacts = (0..<48).map { (number: Int) -> TableScreens.Contact in
            let family = number < 6 ? families[number] : "\(families[1 + number % 5])\(number)"
            return TableScreens.Contact(
                givenName: "Given\(number)",
                familyName: family,
                phone: number % 2 == 0 ? "555" : nil
            )
        }
        return TableScreens.ContactsViewController(contacts: contacts, favorites: Array(contacts.prefix(3)))
    }

    @Test(arguments: byTurns(pairs(widths, categories), every: 4))
    func contactsAreRightFromTheirFirstFrame(_ width: CGFloat, _ category: UIContentSizeCategory) {
        let contacts = contacts()
        let screen = show(contacts, width: width, category)
        #expect(contacts.tableView.visibleTableCells.count > 1)
        #expect(problem(in: contacts.tableView) == nil)
        contacts.scrollToLetter("M")
        screen.runUntilRest()
        #expect(problem(in: contacts.tableView) == nil)
    }

    /// Headers of 30 points, rows of 44 points for favorites, and for others of the two texts, 2 points between them, 20
    /// points around them and a pixel.
    @Test(.byTurns()) func contactsHaveTheirFrames() {
        let contacts = contacts()
        _ = show(contacts)
        let table = contacts.tableView
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 30))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY == 162)
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 162, width: 390, height: 30))
        let first = table.rectForRow(at: IndexPath(row: 0, section: 1))
        #expect(first.minY == 192)
        #expect(abs(first.height - 58.333) < 0.01)
        let index = table.superview?.subviews.compactMap { $0 as? SizingSectionIndexView }.first
        #expect(index?.titles.first == "B")
        #expect((table.headerView(forSection: 0) as? LetterHeaderView)?.label.text == "Favorites")
        #expect((table.headerView(forSection: 1) as? LetterHeaderView)?.label.text == "B")
    }

    @Test(.byTurns()) func contactsAreEdited() throws {
        let contacts = contacts()
        let screen = show(contacts)
        let table = contacts.tableView
        contacts.setEditing(true, animated: true)
        screen.runUntilRest()
        #expect(table.visibleTableCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
        #expect(problem(in: table) == nil)
        let favorite = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(favorite.showsReorderControl)
        // Beside the index, the delete control and the reorder control.
        #expect(abs(favorite.contentView.frame.width - 287) < 0.01)
        let other = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(!other.showsReorderControl)
        let sections = table.numberOfSections
        other.editingControlHandler?()
        screen.runUntilRest()
        // The only contact with a B, and its section.
        #expect(table.numberOfSections == sections - 1)
        #expect(problem(in: table) == nil)
        favorite.editingControlHandler?()
        screen.runUntilRest()
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(problem(in: table) == nil)
        contacts.setEditing(false, animated: false)
        screen.runUntilRest()
        #expect(table.visibleTableCells.allSatisfy { !$0.isEditing })
        #expect(problem(in: table) == nil)
    }

    @Test(.byTurns()) func theFooterOfContactsStandsBelowTheLastRow() throws {
        let contacts = contacts()
        let screen = show(contacts)
        let table = contacts.tableView
        let footer = try #require(table.tableFooterView)
        table.contentOffset.y = table.contentSize.height - 844
        screen.runUntilRest()
        table.contentOffset.y = table.contentSize.height - 844
        screen.runUntilRest()
        let section = table.numberOfSections - 1
        let last = table.rectForRow(at: IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section))
        #expect(footer.frame.size == CGSize(width: 390, height: 48))
        #expect(abs(footer.frame.minY - last.maxY) < 0.01)
        #expect(abs(table.contentSize.height - footer.frame.maxY) < 0.01)
        #expect(table.bounds.contains(footer.frame))
    }

    // MARK: Settings

    private func settings() -> SettingsViewController {
        SettingsViewController(groups: [
            SettingsGroup(rows: [
                SettingsRow(id: "account", title: "Ada", symbol: "person", kind: .account(detail: "Account, iCloud"))
            ]),
            SettingsGroup(
                title: "Network",
                footer: "Airplane mode turns off everything that sends.",
                rows: [
                    SettingsRow(id: "air", title: "Airplane Mode", kind: .toggle(isOn: false)),
                    SettingsRow(id: "wifi", title: "Wi-Fi", kind: .choice(selected: 1, of: ["Off", "Home"])),
                ]
            ),
            SettingsGroup(rows: [
                SettingsRow(id: "about", title: "Version", kind: .info(value: "1.0")),
                SettingsRow(id: "out", title: "Sign Out", kind: .destructive),
            ]),
        ])
    }

    @Test(arguments: widths, categories)
    func settingsAreRightFromTheirFirstFrame(_ width: CGFloat, _ category: UIContentSizeCategory) {
        let settings = settings()
        _ = show(settings, width: width, category)
        #expect(settings.tableView.visibleTableCells.count > 1)
        #expect(problem(in: settings.tableView) == nil)
    }

    @Test func settingsHaveTheirLooks() throws {
        let settings = settings()
        let screen = show(settings)
        let table: SizingTableView = settings.tableView
        #expect(table.numberOfSections == 3)
        #expect(table.visibleTableCells.count == 5)
        #expect(table.visibleTableCells.allSatisfy { $0.frame.width == 358 })
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "NETWORK")
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "Airplane mode turns off everything that sends.")
        let toggle = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(toggle.accessoryView is UISwitch)
        settings.setRow(
            SettingsRow(id: "wifi", title: "Wi-Fi", kind: .choice(selected: 0, of: ["Off", "Home"])),
            at: IndexPath(row: 1, section: 1)
        )
        screen.runUntilRest()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.detailTextLabel?.text == "Off")
        #expect(problem(in: table) == nil)
    }

    // MARK: Form

    @Test(.byTurns(), arguments: widths, categories)
    func aFormIsRightFromItsFirstFrame(_ width: CGFloat, _ category: UIContentSizeCategory) {
        let form = FormViewController(form: EventForm(title: "Tea", guests: ["Ada", "Grace"]))
        _ = show(form, width: width, category)
        #expect(form.tableView.visibleTableCells.count > 1)
        #expect(problem(in: form.tableView) == nil)
    }

    @Test func aFormHasItsFramesAndChanges() {
        let form = FormViewController(form: EventForm(title: "Tea", guests: ["Ada"]))
        let screen = show(form)
        let table = form.tableView
        let title = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(title == CGRect(x: 0, y: 20, width: 390, height: 48))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 68)
        // Two sections with 20 points above them, and nothing below them.
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 136)
        let header = table.rectForHeader(inSection: 2)
        #expect(header == CGRect(x: 0, y: 224, width: 390, height: 40))
        form.setRepeats(true)
        screen.runUntilRest()
        #expect(table.numberOfRows(inSection: 1) == 5)
        #expect(table.rectForHeader(inSection: 2).minY.rounded() == 356)
        form.addGuest("Grace")
        screen.runUntilRest()
        #expect(table.numberOfRows(inSection: 2) == 3)
        form.setRepeats(false)
        screen.runUntilRest()
        #expect(table.rectForHeader(inSection: 2).minY == 224)
        #expect(problem(in: table) == nil)
    }
}
