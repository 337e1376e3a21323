import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// What is done to a table between a reload and the layout pass that carries it out.
@MainActor
@Suite struct PendingReloadTests {
    private final class Rows: NSObject, SizingTableViewDataSource {
        var texts: [String]
        /// The rows that were asked for, and that there are none of.
        var missing: [IndexPath] = []
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 600))
        let view = SizingTableView(frame: .zero, style: .plain)

        init(_ count: Int) {
            texts = (0..<count).map { "Row \($0)" }
            super.init()
            view.register(SizingTableViewCell.self, forCellReuseIdentifier: "row")
            view.tableDataSource = self
            screen.show(view)
            screen.frame()
        }

        var shown: [String?] { view.visibleTableCells.map(\.textLabel?.text) }

        private func text(_ indexPath: IndexPath) -> String? {
            if texts.indices.contains(indexPath.row) { return texts[indexPath.row] }
            missing.append(indexPath)
            return nil
        }

        func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
            let row = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            row.textLabel?.numberOfLines = 0
            row.textLabel?.text = text(indexPath)
            return row
        }

        func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool {
            text(indexPath) != "Row 1"
        }

        func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            text(indexPath) != nil
        }

        func tableView(
            _ tableView: SizingTableView,
            commit editingStyle: SizingTableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
    }

    @Test(arguments: [false, true]) func editingAsksForNoRowThatAReloadRemoves(animated: Bool) {
        let rows = Rows(10)
        rows.texts = ["Row 0", "Row 1"]
        rows.view.reloadData()
        rows.view.setEditing(true, animated: animated)
        rows.screen.runUntilRest()
        #expect(rows.missing == [])
        #expect(rows.shown == ["Row 0", "Row 1"])
        #expect(rows.view.visibleTableCells.map(\.editingStyle) == [.delete, .none])
        rows.view.reloadData()
        rows.view.setEditing(false, animated: animated)
        rows.view.setEditing(true, animated: animated)
        rows.screen.runUntilRest()
        #expect(rows.view.visibleTableCells.map(\.isEditing) == [true, true])
    }

    /// The data change before `endUpdates()`, and a table without a window is laid out late.
    @Test(arguments: [false, true]) func updatesOutsideOfAWindowAreToldOfTheRowsBefore(isReloaded: Bool) {
        let rows = Rows(10)
        rows.view.removeFromSuperview()
        if isReloaded { rows.view.reloadData() }
        rows.view.listLayout.invalidateSizes()
        rows.view.beginUpdates()
        rows.texts.removeFirst(8)
        rows.view.deleteRows(at: (0..<8).map { IndexPath(row: $0, section: 0) }, with: .fade)
        rows.view.endUpdates()
        #expect(rows.missing == [])
        rows.screen.show(rows.view)
        rows.screen.runUntilRest()
        #expect(rows.missing == [])
        #expect(rows.shown == ["Row 8", "Row 9"])
    }

    /// As a row is deleted by apps: first in the data, then in the table. To invalidate is what `setEditing` does, too.
    @Test(arguments: [false, true]) func aDeletionAfterAnInvalidationAsksForNoRowThatIsGone(isOpen: Bool) {
        let rows = Rows(10)
        if isOpen { rows.view.beginUpdates() }
        rows.view.listLayout.invalidateSizes()
        rows.texts.removeFirst(8)
        rows.view.deleteRows(at: (0..<8).map { IndexPath(row: $0, section: 0) }, with: .fade)
        if isOpen { rows.view.endUpdates() }
        rows.screen.runUntilRest()
        #expect(rows.missing == [])
        #expect(rows.shown == ["Row 8", "Row 9"])
        rows.view.setEditing(true, animated: true)
        rows.texts.insert("New", at: 0)
        rows.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        rows.screen.runUntilRest()
        #expect(rows.shown == ["New", "Row 8", "Row 9"])
        #expect(rows.view.visibleTableCells.map(\.isEditing) == [true, true, true])
    }

    /// The height that a text needs beside the controls, in the new width.
    @Test(.byTurns(), arguments: byTurns([false, true], every: 2)) func editingMeasuresRowsThatHaveAnotherWidth(
        animated: Bool
    ) {
        let text = (0..<24).map { "word\($0)" }.joined(separator: " ")
        func show(_ size: CGSize, _ change: (Rows) -> Void) -> [CGFloat] {
            let rows = Rows(12)
            rows.screen.resize(to: size)
            rows.texts = (0..<12).map { text + String(repeating: " more", count: $0) }
            rows.view.reloadData()
            rows.screen.frame()
            change(rows)
            rows.screen.runUntilRest()
            return rows.view.visibleTableCells.prefix(6).compactMap(\.container?.frame.height)
        }
        for width in stride(from: 350, through: 374, by: 6) {
            let size = CGSize(width: CGFloat(width), height: 600)
            let expected = show(size) { $0.view.setEditing(true, animated: false) }
            let turned = show(CGSize(width: 390, height: 600)) { rows in
                rows.screen.resize(to: size)
                rows.view.setEditing(true, animated: animated)
            }
            #expect(turned == expected)
            let inset = show(CGSize(width: 390, height: 600)) { rows in
                rows.view.contentInset.left = CGFloat(390 - width)
                rows.view.setEditing(true, animated: animated)
            }
            #expect(inset == expected)
        }
    }
}
