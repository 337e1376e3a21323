import HeadlessTools
import SizingKit
import Testing
import UIKit

/// What is done to a table while a row is swiped aside, or between the calls of an update.
@MainActor @Suite struct ChangingTableTests {
    nonisolated private static let modes: [Hostility] = [[], .all]

    private func show(_ hostility: Hostility) -> (LetterTable, HeadlessScreen) {
        let table = LetterTable(style: .plain)
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(table)
        screen.frame()
        return (table, screen)
    }

    /// Swipes the row "f" aside, and returns the middle of its Delete button.
    private func swipe(_ table: LetterTable, _ screen: HeadlessScreen) -> CGPoint {
        let y = table.tableView.rectForRow(at: [1, 2]).midY
        screen.touchDown(at: CGPoint(x: 350, y: y))
        for x in stride(from: 340, through: 270, by: -10) {
            screen.moveTouch(to: CGPoint(x: CGFloat(x), y: y))
            screen.frame()
        }
        screen.liftTouch()
        screen.frames(60)
        return CGPoint(x: 365, y: y)
    }

    @Test(arguments: modes) func deleteDeletesTheRowThatWasSwipedAside(_ hostility: Hostility) {
        let (table, screen) = show(hostility)
        let button = swipe(table, screen)
        table.groups[1].insert("new", at: 0)
        table.tableView.insertRows(at: [[1, 0]], with: .automatic)
        screen.frames(60)
        screen.tap(CGPoint(x: button.x, y: button.y + 50))
        screen.frames(60)
        #expect(table.groups == [["a", "b", "c"], ["new", "d", "e", "g"], ["h", "i"]])
    }

    @Test(arguments: modes) func deleteDeletesItBelowANewSection(_ hostility: Hostility) {
        let (table, screen) = show(hostility)
        let button = swipe(table, screen)
        table.groups.insert(["new"], at: 0)
        table.tableView.insertSections([0], with: .automatic)
        screen.frames(60)
        screen.tap(CGPoint(x: button.x, y: button.y + 50))
        screen.frames(60)
        #expect(table.groups == [["new"], ["a", "b", "c"], ["d", "e", "g"], ["h", "i"]])
    }

    @Test(arguments: modes) func sectionsMoveBetweenBeginAndEnd(_ hostility: Hostility) {
        let (table, screen) = show(hostility)
        let exceptions = catchingUIKitExceptions {
            table.tableView.beginUpdates()
            table.tableView.moveSection(0, toSection: 1)
            table.tableView.deleteRows(at: [[2, 0]], with: .fade)
            table.groups[2].removeFirst()
            table.groups.swapAt(0, 1)
            table.tableView.endUpdates()
            screen.frames(60)
        }
        #expect(exceptions.map(\.reason) == [])
        #expect(table.shownLetters == ["d", "e", "f", "g", "a", "b", "c", "i"])
    }

    @Test(arguments: modes) func aSectionMovesByItself(_ hostility: Hostility) {
        let (table, screen) = show(hostility)
        let exceptions = catchingUIKitExceptions {
            table.groups.swapAt(0, 1)
            table.tableView.moveSection(0, toSection: 1)
            screen.frames(60)
            table.tableView.performBatchUpdates {
                table.groups.swapAt(1, 2)
                table.tableView.moveSection(2, toSection: 1)
            }
            screen.frames(60)
        }
        #expect(exceptions.map(\.reason) == [])
        #expect(table.shownLetters == ["d", "e", "f", "g", "h", "i", "a", "b", "c"])
    }

    /// What apps call when heights may be others.
    enum Request: CaseIterable {
        case emptyBatch, batchWithoutUpdates, emptyBrackets
    }

    @Test(arguments: modes, Request.allCases) func heightsAreAskedForAgain(_ hostility: Hostility, _ request: Request) {
        let (table, screen) = show(hostility)
        table.tall = ["b"]
        switch request {
        case .emptyBatch: table.tableView.performBatchUpdates(nil)
        case .batchWithoutUpdates: table.tableView.performBatchUpdates({})
        case .emptyBrackets:
            table.tableView.beginUpdates()
            table.tableView.endUpdates()
        }
        screen.frames(30)
        #expect(table.tableView.rectForRow(at: [0, 1]).height == 120)
        #expect(table.tableView.rectForRow(at: [0, 2]).minY == 170)
    }
}

/// Rows of letters, 50 points tall or 120.
private final class LetterTable: SizingTableViewController {
    var groups = [["a", "b", "c"], ["d", "e", "f", "g"], ["h", "i"]]
    var tall: Set<String> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.sectionHeaderTopPadding = 0
        tableView.register(SizingTableViewCell.self, forCellReuseIdentifier: "letter")
    }

    /// The letters on screen, from the top.
    var shownLetters: [String] {
        tableView.visibleTableCells.sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
            .compactMap { $0.textLabel?.text }
    }

    override func numberOfSections(in tableView: SizingTableView) -> Int { groups.count }

    override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].count
    }

    override func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        cell.textLabel?.text = groups[indexPath.section][indexPath.row]
        return cell
    }

    override func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tall.contains(groups[indexPath.section][indexPath.row]) ? 120 : 50
    }

    override func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        groups[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
