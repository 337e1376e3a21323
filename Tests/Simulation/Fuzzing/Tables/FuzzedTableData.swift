import TestSupport
import UIKit

/// A row that only its data know.
struct FuzzedTableRow: Hashable {
    let id: Int
    var words: Int
    /// What is answered in the place of its height.
    var odd: OddLength?
    var canEdit: Bool
    var canMove: Bool
    var hasChevron: Bool

    var text: String { (0..<words).map { "\(id + $0)" }.joined(separator: " ") }
}

struct FuzzedTableSection {
    let id: Int
    var rows: [FuzzedTableRow]
    var header: String?
    var footer: String?
}

/// The data behind a fuzzed table.
struct FuzzedTableData {
    var sections: [FuzzedTableSection] = []
    private var lastID = 0

    mutating func freshRow(using generator: inout SplitMix64) -> FuzzedTableRow {
        lastID += 1
        return FuzzedTableRow(
            id: lastID,
            words: .random(in: 1...60, using: &generator),
            canEdit: Int.random(in: 0..<3, using: &generator) > 0,
            canMove: Bool.random(using: &generator),
            hasChevron: Bool.random(using: &generator)
        )
    }

    mutating func freshSection(count: Int, using generator: inout SplitMix64) -> FuzzedTableSection {
        lastID += 1
        return FuzzedTableSection(
            id: lastID,
            rows: (0..<count).map { _ in freshRow(using: &generator) },
            header: Bool.random(using: &generator) ? "Header \(lastID)" : nil,
            footer: Int.random(in: 0..<3, using: &generator) == 0 ? "Footer \(lastID)" : nil
        )
    }

    func row(at indexPath: IndexPath) -> FuzzedTableRow? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let rows = sections[indexPath.section].rows
        return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
    }

    /// The index path at a number of thousandths of all rows; `nil` without rows.
    func indexPath(at thousandths: Int) -> IndexPath? {
        var index = sections.reduce(0) { $0 + $1.rows.count } * thousandths / 1_000
        for (section, content) in sections.enumerated() {
            if index < content.rows.count { return IndexPath(row: index, section: section) }
            index -= content.rows.count
        }
        return nil
    }
}
