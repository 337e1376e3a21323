import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Which rows show their editing controls while a table is edited, wherever they come from.
@MainActor
@Suite struct TableEditingTests {
    /// Rows with chevrons, every third of which may not be edited.
    private final class Numbers: SizingTableViewController {
        var numbers = Array(0..<60)

        override func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
            numbers.count
        }

        override func tableView(
            _ tableView: SizingTableView,
            cellForRowAt indexPath: IndexPath
        ) -> SizingTableViewCell {
            let row =
                tableView.dequeueReusableCell(withIdentifier: "number")
                ?? SizingTableViewCell(style: .default, reuseIdentifier: "number")
            row.textLabel?.text = "\(numbers[indexPath.row])"
            row.accessoryType = .disclosureIndicator
            return row
        }

        override func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool {
            !numbers[indexPath.row].isMultiple(of: 3)
        }
    }

    /// What is wrong with a row on screen; `nil` if each shows its controls or its chevron as it should.
    private func problem(_ controller: Numbers, isEditing: Bool = true) -> String? {
        let table = controller.tableView!
        let paths = table.indexPathsForVisibleRows ?? []
        if paths.isEmpty { return "no rows" }
        for path in paths {
            guard let row = table.cellForRow(at: path) else { return "no row at \(path)" }
            let isEdited = isEditing && !controller.numbers[path.row].isMultiple(of: 3)
            if row.isEditing != isEdited { return "\(path) has isEditing \(row.isEditing)" }
            if row.accessories.subviews.isEmpty != isEdited { return "\(path) has \(row.accessories.subviews)" }
            if (row.editingControl?.alpha ?? 0 > 0) != isEdited { return "\(path) has the wrong control" }
            if row.contentView.frame.minX != (isEdited ? 40 : 0) { return "\(path) is at \(row.contentView.frame)" }
        }
        return nil
    }

    @Test(
        arguments: sample(
            of: pairs(
                [SizingTableView.Style.plain, .grouped, .insetGrouped],
                [[], .all, .viewsComeBack] as [Hostility]
            ),
            every: 4
        )
    )
    func rowsThatMayNotBeEditedAreAllAlike(_ style: SizingTableView.Style, _ hostility: Hostility) {
        let screen = HeadlessScreen(hostility: hostility)
        let controller = Numbers(style: style)
        screen.show(controller)
        screen.frame()
        let table = controller.tableView!
        table.setEditing(true, animated: false)
        screen.frames(3)
        #expect(problem(controller) == nil)
        for step in [300, 900, 1_500, 1_000, 200] as [CGFloat] {
            table.contentOffset.y = step
            screen.frames(3)
            #expect(problem(controller) == nil, "at \(step)")
        }
        table.reloadData()
        screen.frames(3)
        #expect(problem(controller) == nil)
        let visible = table.indexPathsForVisibleRows ?? []
        table.reloadRows(at: Array(visible.prefix(4)), with: .fade)
        screen.runUntilRest()
        #expect(problem(controller) == nil)
        table.performBatchUpdates {
            controller.numbers.insert(contentsOf: [99, 100, 101], at: visible[3].row)
            table.insertRows(at: (0..<3).map { IndexPath(row: visible[3].row + $0, section: 0) }, with: .fade)
        }
        screen.runUntilRest()
        #expect(problem(controller) == nil)
        table.setEditing(false, animated: true)
        screen.runUntilRest()
        #expect(problem(controller, isEditing: false) == nil)
        table.contentOffset.y += 400
        screen.frames(3)
        table.setEditing(true, animated: true)
        screen.runUntilRest()
        #expect(problem(controller) == nil)
    }
}
