import Foundation

/// What is wrong with a batch, in UIKit's words.
extension UpdateBatch {
    /// The first fault found; nil if the batch leads from the old counts to the new ones.
    func fault(from old: ItemCounts, to new: ItemCounts, _ map: UpdateMap) -> String? {
        faultInSections(old, new) ?? faultInItems(old, new) ?? conflict() ?? faultInCounts(old, new, map)
    }

    // MARK: Paths that do not exist

    private func faultInSections(_ old: ItemCounts, _ new: ItemCounts) -> String? {
        let (before, after) = (old.items.count, new.items.count)
        if let section = (deletedSections).first(where: { $0 < 0 || $0 >= before }) {
            return "attempt to delete section \(section), but there are only \(before) sections before the update"
        }
        if let section = reloadedSections.first(where: { $0 < 0 || $0 >= before }) {
            return "attempt to reload section \(section), but there are only \(before) sections before the update"
        }
        if let section = insertedSections.first(where: { $0 < 0 || $0 >= after }) {
            return "attempt to insert section \(section) but there are only \(after) sections after the update"
        }
        if let move = movedSections.first(where: { $0.from < 0 || $0.from >= before }) {
            return "attempt to move section \(move.from), but there are only \(before) sections before the update"
        }
        if let move = movedSections.first(where: { $0.to < 0 || $0.to >= after }) {
            return "attempt to move section \(move.from) to section \(move.to) but there are only \(after) sections "
                + "after the update"
        }
        return nil
    }

    private func faultInItems(_ old: ItemCounts, _ new: ItemCounts) -> String? {
        func missing(_ key: ElementKey, in counts: ItemCounts) -> Bool { !counts.contains(key) }
        for (verb, keys) in [("delete", deletedItems), ("reload", reloadedItems)] {
            guard let key = keys.first(where: { missing($0, in: old) }) else { continue }
            guard old.items.indices.contains(key.section) else {
                return "attempt to \(verb) item \(key.item) from section \(key.section), but there are only "
                    + "\(old.items.count) sections before the update"
            }
            return "attempt to \(verb) item \(key.item) from section \(key.section) which only contains "
                + "\(old.items[key.section]) items before the update"
        }
        if let key = insertedItems.first(where: { missing($0, in: new) }) {
            guard new.items.indices.contains(key.section) else {
                return "attempt to insert item \(key.item) into section \(key.section), but there are only "
                    + "\(new.items.count) sections after the update"
            }
            return "attempt to insert item \(key.item) into section \(key.section), but there are only "
                + "\(new.items[key.section]) items in section \(key.section) after the update"
        }
        if let move = movedItems.first(where: { missing($0.from, in: old) }) {
            return "attempt to move \(move.from.pathText) which does not exist before the update"
        }
        if let move = movedItems.first(where: { missing($0.to, in: new) }) {
            return "attempt to move \(move.from.pathText) to \(move.to.pathText) which does not exist after the update"
        }
        return nil
    }

    // MARK: Two changes for one path

    private func conflict() -> String? {
        conflict(
            among: [("delete", deletedItems), ("reload", reloadedItems), ("move", movedItems.map(\.from))],
            "from the same index path"
        )
            ?? conflict(
                among: [("insert", insertedItems), ("move", movedItems.map(\.to))],
                "to the same index path"
            )
    }

    private func conflict(among groups: [(verb: String, keys: [ElementKey])], _ place: String) -> String? {
        var verbs: [ElementKey: String] = [:]
        for (verb, keys) in groups {
            for key in keys {
                guard let first = verbs.updateValue(verb, forKey: key) else { continue }
                return text(ofConflict: first, verb, place, key)
            }
        }
        return nil
    }

    private func text(ofConflict first: String, _ second: String, _ place: String, _ key: ElementKey) -> String {
        if (first, second) == ("delete", "reload") {
            return "attempt to delete and reload the same index path (\(key.pathText))"
        }
        if first == second {
            return "attempt to perform multiple \(first)s \(place) (\(key.pathText))"
        }
        let article = first == "insert" ? "an" : "a"
        return "attempt to perform \(article) \(first) and a \(second) \(place) (\(key.pathText))"
    }

    // MARK: Counts that do not add up

    private func faultInCounts(_ old: ItemCounts, _ new: ItemCounts, _ map: UpdateMap) -> String? {
        let (before, after) = (old.items.count, new.items.count)
        guard after == before + insertedSections.count - deletedSections.count else {
            return "Invalid update: invalid number of sections.  The number of sections contained in the collection "
                + "view after the update (\(after)) must be equal to the number of sections contained in the "
                + "collection view before the update (\(before)), plus or minus the number of sections inserted or "
                + "deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        let changes = ItemChanges(self)
        let reloaded = Set(reloadedSections)
        for (section, count) in old.items.enumerated() where !reloaded.contains(section) {
            guard let target = map.section(after: section) else { continue }
            let change = changes.change(from: section, to: target)
            guard new.items[target] != count + change.total else { continue }
            return change.text(section: target, before: count, after: new.items[target])
        }
        return nil
    }
}

/// How many items enter and leave each section.
private struct ItemChanges {
    struct Change {
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0

        var total: Int { inserted - deleted + movedIn - movedOut }

        func text(section: Int, before: Int, after: Int) -> String {
            "Invalid update: invalid number of items in section \(section).  The number of items contained in an "
                + "existing section after the update (\(after)) must be equal to the number of items contained in "
                + "that section before the update (\(before)), plus or minus the number of items inserted or deleted "
                + "from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items "
                + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
    }

    private var leaving: [Int: Change] = [:]
    private var entering: [Int: Change] = [:]

    init(_ batch: UpdateBatch) {
        for key in batch.deletedItems { leaving[key.section, default: Change()].deleted += 1 }
        for key in batch.insertedItems { entering[key.section, default: Change()].inserted += 1 }
        for move in batch.movedItems {
            leaving[move.from.section, default: Change()].movedOut += 1
            entering[move.to.section, default: Change()].movedIn += 1
        }
    }

    func change(from old: Int, to new: Int) -> Change {
        let (out, into) = (leaving[old] ?? Change(), entering[new] ?? Change())
        return Change(
            inserted: into.inserted,
            deleted: out.deleted,
            movedIn: into.movedIn,
            movedOut: out.movedOut
        )
    }
}

extension ElementKey {
    /// The path as Objective-C describes it.
    fileprivate var pathText: String {
        "{length = 2, path = \(section) - \(item)}"
    }
}
