import SizingEngine
import UIKit

/// The identities of the rows of a table whose heights were asked for.
@MainActor
struct RowIdentities {
    /// By sections and rows. Rows at the end for which no identity was asked are left out.
    private var sections: [[RowIdentity?]] = []

    /// Returns the identity of a row. A row that has none gets a new one.
    mutating func identity(at indexPath: IndexPath) -> RowIdentity {
        sections.extend(through: indexPath.section, with: [])
        sections[indexPath.section].extend(through: indexPath.row, with: nil)
        if let identity = sections[indexPath.section][indexPath.row] { return identity }
        let identity = RowIdentity()
        sections[indexPath.section][indexPath.row] = identity
        return identity
    }

    mutating func removeAll() {
        sections = []
    }

    /// Removes the identity of a row, so that it gets another one.
    mutating func remove(at indexPath: IndexPath) {
        self[UpdateBatch.ItemPath(section: indexPath.section, item: indexPath.row)] = nil
    }

    /// Moves the identities as a batch of updates moves the rows. Reloaded rows lose theirs.
    ///
    /// - Complexity: O(*n* + *m* log *m*) with *n* rows in the sections that *m* changes concern.
    mutating func apply(_ batch: UpdateBatch) {
        // In any order, here and below: what the order matters for is sorted.
        let movedItems = batch.movedItems.map { (identity: self[$0.source], destination: $0.destination) }
        for path in batch.reloadedItems { self[path] = nil }  // In any order.
        for path in batch.itemsTaken.reversed() where contains(path) {
            sections[path.section].remove(at: path.item)
        }
        let movedSections = batch.movedSections.map { move in
            (rows: rows(of: move.source, in: batch), destination: move.destination)
        }
        for section in batch.reloadedSections where sections.indices.contains(section) { sections[section] = [] }
        for section in batch.sectionsTaken.reversed() where sections.indices.contains(section) {
            sections.remove(at: section)
        }
        let sectionsGiven = batch.insertedSections.map { (rows: [RowIdentity?](), destination: $0) } + movedSections
        for section in sectionsGiven.sorted(by: { $0.destination < $1.destination }) {
            if section.rows.isEmpty, section.destination > sections.count { continue }
            sections.extend(through: section.destination - 1, with: [])
            sections.insert(section.rows, at: section.destination)
        }
        let itemsGiven = batch.insertedItems.map { (identity: RowIdentity?.none, destination: $0) } + movedItems
        for item in itemsGiven.sorted(by: { $0.destination < $1.destination }) {
            sections.extend(through: item.destination.section, with: [])
            if item.identity == nil, item.destination.item > sections[item.destination.section].count { continue }
            sections[item.destination.section].extend(through: item.destination.item - 1, with: nil)
            sections[item.destination.section].insert(item.identity, at: item.destination.item)
        }
    }

    private func rows(of section: Int, in batch: UpdateBatch) -> [RowIdentity?] {
        sections.indices.contains(section) && !batch.reloadedSections.contains(section) ? sections[section] : []
    }

    private func contains(_ path: UpdateBatch.ItemPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item)
    }

    private subscript(path: UpdateBatch.ItemPath) -> RowIdentity? {
        get { contains(path) ? sections[path.section][path.item] : nil }
        set { if contains(path) { sections[path.section][path.item] = newValue } }
    }
}

extension Array {
    /// Appends an element until there is one at an index.
    fileprivate mutating func extend(through index: Int, with element: Element) {
        while count <= index { append(element) }
    }
}
