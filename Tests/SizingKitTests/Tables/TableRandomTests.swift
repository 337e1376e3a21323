import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A seeded random sequence of edits of a table, beside a naive twin: the order and the heights of its rows, the selection, and
/// that no row is lost.
@MainActor
@Suite(.secondProcess) struct TableRandomTests {
    nonisolated private static let seeds: [UInt64] = Array(1...12)

    @Test(.byTurns(), arguments: sample(of: seeds, every: 10))
    func editsKeepOrderHeightsAndSelection(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var made = 0
        func text() -> String {
            made += 1
            return "\(made): " + .sentences(1 + made * 5 % 7)
        }
        let table = TextTable((0..<4).map { _ in (0..<30).map { _ in text() } })
        var twin = table.sections
        table.view.allowsMultipleSelection = true
        table.show()
        var selected: Set<String> = []
        for step in 0..<40 {
            switch Int.random(in: 0..<14, using: &generator) {
            case 0:
                table.view.contentOffset.y = CGFloat.random(in: 0...6_000, using: &generator)
            case 1 where !table.view.isEditing:
                let visible = table.view.indexPathsForVisibleRows ?? []
                guard let path = visible.randomElement(using: &generator) else { continue }
                table.view.selectRow(at: path, animated: false, scrollPosition: .none)
                selected.insert(twin[path.section][path.row])
            case 2:
                table.view.reloadData()
                selected = []
            case 3:
                // The selection ends with the mode.
                table.view.setEditing(!table.view.isEditing, animated: Bool.random(using: &generator))
                selected = []
            case 4...5:
                moveRow(of: table, &twin, using: &generator)
            case 6...8:
                changeSections(of: table, &twin, &selected, text, using: &generator)
            case 9 where table.view.isEditing:
                // The delete control of a row.
                guard let row = table.view.visibleTableCells.randomElement(using: &generator),
                    let path = table.view.indexPath(for: row)
                else { continue }
                selected.remove(twin[path.section].remove(at: path.row))
                row.editingControlHandler?()
            default:
                change(table, &twin, &selected, text, using: &generator)
            }
            table.screen.runUntilRest()
            #expect(table.sections == twin)
            #expect(table.problem == nil, "seed \(seed), step \(step)")
            #expect(table.view.numberOfSections == twin.count)
            let shown = Set(table.view.visibleTableCells.map { ObjectIdentifier($0) })
            #expect(Set(table.displayed) == shown, "seed \(seed), step \(step)")
            let paths = table.view.indexPathsForSelectedRows ?? []
            #expect(Set(paths.map { twin[$0.section][$0.row] }) == selected, "seed \(seed), step \(step)")
        }
        #expect(table.view.listLayout.statistics.items.corrected == 0)
    }

    /// Deletes some rows, inserts others and reloads or moves one, in one batch of either kind.
    private func change(
        _ table: TextTable,
        _ twin: inout [[String]],
        _ selected: inout Set<String>,
        _ text: () -> String,
        using generator: inout SplitMix64
    ) {
        let section = Int.random(in: twin.indices, using: &generator)
        let deleted = Set((0..<3).compactMap { _ in twin[section].indices.randomElement(using: &generator) }).sorted()
        for row in deleted.reversed() {
            selected.remove(twin[section][row])
            twin[section].remove(at: row)
        }
        let place = Int.random(in: 0...twin[section].count, using: &generator)
        let new = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in text() }
        twin[section].insert(contentsOf: new, at: place)
        let inserted = new.indices.map { IndexPath(row: place + $0, section: section) }
        let result = twin
        let deletions = deleted.map { IndexPath(row: $0, section: section) }
        if Bool.random(using: &generator) {
            table.view.beginUpdates()
            table.sections = result
            table.view.deleteRows(at: deletions, with: .fade)
            table.view.insertRows(at: inserted, with: .left)
            table.view.endUpdates()
        } else {
            table.view.performBatchUpdates {
                table.sections = result
                table.view.deleteRows(at: deletions, with: .none)
                table.view.insertRows(at: inserted, with: .top)
            }
        }
    }

    /// Moves a row, within its section or to another one.
    private func moveRow(of table: TextTable, _ twin: inout [[String]], using generator: inout SplitMix64) {
        let section = Int.random(in: twin.indices, using: &generator)
        guard let row = twin[section].indices.randomElement(using: &generator) else { return }
        let target = Int.random(in: twin.indices, using: &generator)
        let text = twin[section].remove(at: row)
        let place = Int.random(in: 0...twin[target].count, using: &generator)
        twin[target].insert(text, at: place)
        let result = twin
        table.view.performBatchUpdates {
            table.sections = result
            table.view.moveRow(
                at: IndexPath(row: row, section: section),
                to: IndexPath(row: place, section: target)
            )
        }
    }

    /// Inserts, deletes or moves a section.
    private func changeSections(
        of table: TextTable,
        _ twin: inout [[String]],
        _ selected: inout Set<String>,
        _ text: () -> String,
        using generator: inout SplitMix64
    ) {
        let place = Int.random(in: twin.indices, using: &generator)
        var update: (SizingTableView) -> Void
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            twin.insert((0..<Int.random(in: 0..<6, using: &generator)).map { _ in text() }, at: place)
            update = { $0.insertSections(IndexSet(integer: place), with: .top) }
        case 1 where twin.count > 2:
            selected.subtract(twin.remove(at: place))
            update = { $0.deleteSections(IndexSet(integer: place), with: .fade) }
        default:
            let section = twin.remove(at: place)
            let target = Int.random(in: 0...twin.count, using: &generator)
            twin.insert(section, at: target)
            update = { $0.moveSection(place, toSection: target) }
        }
        let result = twin
        table.view.performBatchUpdates {
            table.sections = result
            update(table.view)
        }
    }
}
