import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Tables with a sizer through random edits, beside a table whose shown cells say how high they are.
@MainActor
@Suite struct KeptTablesRandomTests {
    /// A change of a table, from numbers that fit into whatever state it meets.
    struct Edit: Step {
        enum Kind: CaseIterable {
            case insert, delete, move, reload, reconfigure, batch
            case insertSection, deleteSection, moveSection, reloadSection
            case reloadData, append, edit, separators, rotate, textSize, direction, index
        }

        var kind: Kind
        var numbers: [Int]

        static func random(using generator: inout SplitMix64) -> Edit {
            let kind = Kind.allCases.randomElement(using: &generator) ?? .insert
            return Edit(kind: kind, numbers: (0..<6).map { _ in Int.random(in: 0..<1_000, using: &generator) })
        }
    }

    private struct Difference: Error, CustomStringConvertible {
        var description: String
    }

    /// One state of the data, which each table is told of in its own time.
    @MainActor
    private final class Replay {
        let tables: KeptTables
        private var sections: [[KeptRow]] = []
        private var lastID = 0
        private var isUpright = true

        init() {
            tables = KeptTables([.byIndexPath, .byKey, .ofShownCells]) { _ in }
            sections = (0..<3).map { section in (0..<4).map { row(section * 100 + $0 * 7) } }
            change { $0.tableView.reloadData() }
        }

        /// A row that was never there. A row that is reloaded is another one for the tables with keys.
        private func row(_ number: Int) -> KeptRow {
            lastID += 1
            let kinds = KeptRow.Kind.allCases
            let accessories = TableHeightTests.accessories
            return KeptRow(
                id: lastID,
                kind: kinds[number % kinds.count],
                text: .sentences(number % 7 + 1),
                accessory: accessories[number / 3 % accessories.count],
                editingAccessory: accessories[number / 5 % accessories.count],
                indentationLevel: number / 7 % 3,
                showsReorderControl: number.isMultiple(of: 2)
            )
        }

        private func change(_ tell: (KeptTable) -> Void) {
            for table in tables.tables {
                table.sections = sections
                tell(table)
            }
            tables.screen.frame()
        }

        func compare(after edit: String) throws {
            let heights = tables.tables.map(\.rowHeights)
            for (heights, name) in zip(heights, ["by index path", "by key"])
            where heights != tables.tables[2].rowHeights {
                throw Difference(
                    description: "\(name), after \(edit): \(heights), shown \(tables.tables[2].rowHeights)"
                )
            }
        }

        func perform(_ edit: Edit) {
            let numbers = edit.numbers
            let section = numbers[0] % max(1, sections.count)
            let count = sections.isEmpty ? 0 : sections[section].count
            let path = IndexPath(row: numbers[1] % max(1, count), section: section)
            switch edit.kind {
            case .insert where !sections.isEmpty:
                let path = IndexPath(row: numbers[1] % (count + 1), section: section)
                sections[section].insert(row(numbers[2]), at: path.row)
                change { $0.tableView.insertRows(at: [path], with: .none) }
            case .delete where count > 0:
                sections[section].remove(at: path.row)
                change { $0.tableView.deleteRows(at: [path], with: .none) }
            case .move where count > 0:
                let moved = sections[section].remove(at: path.row)
                let target = numbers[2] % sections.count
                let to = IndexPath(row: numbers[3] % (sections[target].count + 1), section: target)
                sections[target].insert(moved, at: to.row)
                change { $0.tableView.moveRow(at: path, to: to) }
            case .reload where count > 0:
                sections[section][path.row] = row(numbers[2])
                change { $0.tableView.reloadRows(at: [path], with: .none) }
            case .reconfigure where count > 0:
                let kind = sections[section][path.row].kind
                sections[section][path.row] = row(numbers[2])
                sections[section][path.row].kind = kind
                change { $0.tableView.reconfigureRows(at: [path]) }
            case .batch where count > 2: performBatch(in: section, numbers)
            case .insertSection:
                let index = numbers[0] % (sections.count + 1)
                sections.insert((0..<numbers[1] % 4).map { row(numbers[2] + $0) }, at: index)
                change { $0.tableView.insertSections([index], with: .none) }
            case .deleteSection where sections.count > 1:
                sections.remove(at: section)
                change { $0.tableView.deleteSections([section], with: .none) }
            case .moveSection where sections.count > 1:
                let to = numbers[1] % sections.count
                sections.insert(sections.remove(at: section), at: to)
                change { $0.tableView.moveSection(section, toSection: to) }
            case .reloadSection where !sections.isEmpty:
                sections[section] = (0..<numbers[1] % 5).map { row(numbers[2] + $0) }
                change { $0.tableView.reloadSections([section], with: .none) }
            default: performOnTheWhole(edit)
            }
        }

        /// Deletes, moves, reloads and inserts in one section at once.
        private func performBatch(in section: Int, _ numbers: [Int]) {
            let old = sections[section]
            let deleted = numbers[1] % old.count
            let moved = (deleted + 1 + numbers[2] % (old.count - 1)) % old.count
            let reloaded = (0..<old.count).first { $0 != deleted && $0 != moved } ?? 0
            sections[section][reloaded] = row(numbers[5])
            for index in [deleted, moved].sorted().reversed() { sections[section].remove(at: index) }
            let to = numbers[3] % (sections[section].count + 2)
            var inserted = numbers[4] % (sections[section].count + 2)
            if inserted == to { inserted = (inserted + 1) % (sections[section].count + 2) }
            for index in [to, inserted].sorted() {
                sections[section].insert(index == to ? old[moved] : row(numbers[4]), at: index)
            }
            func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
            change { table in
                table.tableView.performBatchUpdates {
                    table.tableView.insertRows(at: [path(inserted)], with: .none)
                    table.tableView.reloadRows(at: [path(reloaded)], with: .none)
                    table.tableView.moveRow(at: path(moved), to: path(to))
                    table.tableView.deleteRows(at: [path(deleted)], with: .none)
                }
            }
        }

        private func performOnTheWhole(_ edit: Edit) {
            switch edit.kind {
            case .append where !sections.isEmpty:
                sections[sections.count - 1].append(row(edit.numbers[0]))
                change { ($0.tableView as? HeightKeepingTableView)?.reloadDataKeepingHeights() }
            case .edit:
                change { table in
                    table.tableView.setEditing(!table.tableView.isEditing, animated: false)
                    table.tableView.performBatchUpdates(nil)
                }
            case .separators:
                change { $0.tableView.separatorStyle = $0.tableView.separatorStyle == .none ? .singleLine : .none }
            case .rotate:
                isUpright.toggle()
                let width: CGFloat = isUpright ? 390 : 844
                let side: CGFloat = isUpright ? 0 : 47
                tables.screen.resize(
                    to: CGSize(width: width, height: 20_000),
                    safeAreaInsets: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
                )
                keepAll()
            case .textSize:
                let sizes = [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
                tables.screen.set { $0.preferredContentSizeCategory = sizes[edit.numbers[0] % 3] }
                keepAll()
            case .direction:
                let isMirrored = edit.numbers[0].isMultiple(of: 2)
                tables.screen.set { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
                keepAll()
            case .index:
                let titles = edit.numbers[0].isMultiple(of: 2) ? ["A", "Z"] : nil
                for table in tables.tables { table.indexTitles = titles }
                keepAll()
            default:
                for section in sections.indices { sections[section].shuffle(by: edit.numbers[1]) }
                change { $0.tableView.reloadData() }
            }
        }

        private func keepAll() {
            change { ($0.tableView as? HeightKeepingTableView)?.reloadDataKeepingHeights() }
        }
    }

    /// Claim (Coming from FDTemplateLayoutCell): "sizes travel with their items through every update"
    @Test func heightsAreThoseOfTheShownCellsThroughAllEdits() {
        check(Edit.self, seeds: 0..<60, length: sequenceLength(30)) { edits in
            let replay = Replay()
            try replay.compare(after: "opening")
            for edit in edits {
                replay.perform(edit)
                try replay.compare(after: "\(edit)")
            }
        }
    }
}

extension Array {
    /// Turns the array by a number of places and puts its ends together.
    fileprivate mutating func shuffle(by number: Int) {
        guard count > 1 else { return }
        let middle = number % count
        self = Array(self[middle...].reversed() + self[..<middle])
    }
}
