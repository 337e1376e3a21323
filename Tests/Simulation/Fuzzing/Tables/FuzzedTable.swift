import HeadlessTools
import SizingKit
import TestSupport
import UIKit

/// A random table to which anything is done in any order, by calls that every app may make.
@MainActor
final class FuzzedTable: NSObject {
    let screen: HeadlessScreen
    let view: SizingTableView
    let hasInsets: Bool
    var data = FuzzedTableData()
    /// What was asked that the data do not have.
    private(set) var fault: String?
    /// What the next closure of a kind does, once.
    var armed: (closure: FuzzedTableClosure, reply: FuzzedTableReply, place: Int)?
    var oddHeights: [FuzzedTableHeight: OddLength] = [:]
    /// Whether all rows are measured; otherwise the delegate states heights.
    var isMeasured = true

    convenience init(seed: UInt64, hostility: Hostility) {
        var generator = SplitMix64(seed: seed)
        let style = [SizingTableView.Style.plain, .grouped, .insetGrouped][Int.random(in: 0..<3, using: &generator)]
        self.init(style, hasInsets: Bool.random(using: &generator), hostility: hostility)
        view.allowsMultipleSelection = Bool.random(using: &generator)
        view.allowsSelectionDuringEditing = Bool.random(using: &generator)
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            let count = Int.random(in: 0...20, using: &generator)
            data.sections.append(data.freshSection(count: count, using: &generator))
        }
        begin()
    }

    init(_ style: SizingTableView.Style, hasInsets: Bool, hostility: Hostility) {
        screen = HeadlessScreen(
            size: CGSize(width: 390, height: 600),
            scale: 3,
            safeAreaInsets: hasInsets ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero,
            hostility: hostility
        )
        view = SizingTableView(frame: .zero, style: style)
        self.hasInsets = hasInsets
        super.init()
    }

    /// Shows the rows.
    func begin() {
        view.register(SizingTableViewCell.self, forCellReuseIdentifier: "row")
        view.tableDataSource = self
        view.tableDelegate = self
        screen.show(view)
        screen.frame()
    }

    private func asked(_ closure: FuzzedTableClosure) {
        guard let armed, armed.closure == closure else { return }
        self.armed = nil
        LayoutPassFaults.meaning("an app may do anything in its closures") { reply(armed.reply, at: armed.place) }
    }

    private func row(at indexPath: IndexPath) -> FuzzedTableRow? {
        let row = data.row(at: indexPath)
        if row == nil, fault == nil { fault = "row \(indexPath) was asked for, which does not exist" }
        return row
    }

    private func section(at index: Int) -> FuzzedTableSection? {
        guard data.sections.indices.contains(index) else {
            if fault == nil { fault = "section \(index) was asked for, which does not exist" }
            return nil
        }
        return data.sections[index]
    }
}

extension FuzzedTable: SizingTableViewDataSource, SizingTableViewDelegate {
    func numberOfSections(in tableView: SizingTableView) -> Int { data.sections.count }

    func tableView(_ tableView: SizingTableView, numberOfRowsInSection section: Int) -> Int {
        self.section(at: section)?.rows.count ?? 0
    }

    func tableView(_ tableView: SizingTableView, cellForRowAt indexPath: IndexPath) -> SizingTableViewCell {
        asked(.row)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = row(at: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = row?.text
        cell.accessoryType = row?.hasChevron == true ? .disclosureIndicator : .none
        return cell
    }

    func tableView(_ tableView: SizingTableView, titleForHeaderInSection section: Int) -> String? {
        asked(.header)
        return self.section(at: section)?.header
    }

    func tableView(_ tableView: SizingTableView, titleForFooterInSection section: Int) -> String? {
        self.section(at: section)?.footer
    }

    func tableView(_ tableView: SizingTableView, canEditRowAt indexPath: IndexPath) -> Bool {
        asked(.canEdit)
        return row(at: indexPath)?.canEdit ?? false
    }

    func tableView(_ tableView: SizingTableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.canMove ?? false
    }

    func tableView(
        _ tableView: SizingTableView,
        commit editingStyle: SizingTableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, row(at: indexPath) != nil else { return }
        data.sections[indexPath.section].rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: SizingTableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let row = row(at: sourceIndexPath), data.sections.indices.contains(destinationIndexPath.section) else {
            return
        }
        data.sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
        let count = data.sections[destinationIndexPath.section].rows.count
        data.sections[destinationIndexPath.section].rows.insert(row, at: min(destinationIndexPath.row, count))
    }

    func tableView(_ tableView: SizingTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked(.height)
        guard let row = row(at: indexPath) else { return tableView.rowHeight }
        if let odd = row.odd { return odd.length }
        return isMeasured ? tableView.rowHeight : 20 + CGFloat(row.words * 2)
    }

    func tableView(
        _ tableView: SizingTableView,
        willDisplay cell: SizingTableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        asked(.willDisplay)
        _ = row(at: indexPath)
    }

    func tableView(
        _ tableView: SizingTableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let row = row(at: indexPath), row.words.isMultiple(of: 2) else { return nil }
        let action = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(false) }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
