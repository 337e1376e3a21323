/// Maps the indices of sections and elements before a batch of updates to those after it.
///
/// It is a class, since it is used for each element on screen and has many parts to copy.
package final class UpdateMap: Sendable {
    package let batch: UpdateBatch
    private let sectionsTaken: [Int]
    private let sectionsGiven: [Int]
    private let sectionDestinations: [Int: Int]
    private let itemDestinations: [UpdateBatch.ItemPath: UpdateBatch.ItemPath]
    let itemsTaken: [UpdateBatch.ItemPath]
    private let itemsGiven: [UpdateBatch.ItemPath]

    /// - Complexity: O(*m* log *m*) with *m* changes.
    package init(_ batch: UpdateBatch) {
        self.batch = batch
        sectionsTaken = batch.sectionsTaken
        sectionsGiven = batch.sectionsGiven
        sectionDestinations = Self.destinations(batch.movedSections)
        itemDestinations = Self.destinations(batch.movedItems)
        itemsTaken = batch.itemsTaken
        itemsGiven = batch.itemsGiven
    }

    private static func destinations<Position>(_ moves: Set<UpdateBatch.Move<Position>>) -> [Position: Position] {
        // In any order: nothing is moved twice.
        if moves.isEmpty { return [:] }
        return Dictionary(moves.map { ($0.source, $0.destination) }, uniquingKeysWith: { first, _ in first })
    }

    /// The index of a section after the batch; `nil` if it was deleted.
    ///
    /// - Complexity: O(log *m*) with *m* changes.
    package func section(after section: Int) -> Int? {
        if let destination = sectionDestinations[section] { return destination }
        if batch.deletedSections.contains(section) { return nil }
        if sectionsTaken.isEmpty, sectionsGiven.isEmpty { return section }
        let taken = sectionsTaken.partition(from: 0) { $0 >= section }
        return section - taken + given(in: sectionsGiven, from: 0, before: section - taken, { $0 })
    }

    /// An element after the batch, if the batch leaves it alone; `nil` if it was deleted, moved or reloaded.
    ///
    /// - Complexity: O(log *m*) with *m* changes.
    package func survivor(of element: Element) -> Element? {
        guard sectionDestinations[element.section] == nil, !batch.reloadedSections.contains(element.section),
            let section = section(after: element.section)
        else { return nil }
        guard element.kind == .item else { return Element(kind: element.kind, section: section, item: element.item) }
        guard !batch.reloadedItems.contains(UpdateBatch.ItemPath(section: element.section, item: element.item)) else {
            return nil
        }
        return item(after: element.item, from: element.section, in: section).map { .item($0, in: section) }
    }

    /// An element after the batch, moved, reloaded or not; `nil` if it was deleted or its section was reloaded.
    ///
    /// - Complexity: O(log *m*) with *m* changes.
    package func destination(of element: Element) -> Element? {
        guard !batch.reloadedSections.contains(element.section), let section = section(after: element.section) else {
            return nil
        }
        guard element.kind == .item else { return Element(kind: element.kind, section: section, item: element.item) }
        if let destination = itemDestinations[UpdateBatch.ItemPath(section: element.section, item: element.item)] {
            return .item(destination.item, in: destination.section)
        }
        return item(after: element.item, from: element.section, in: section).map { .item($0, in: section) }
    }

    /// Whether the batch reloads an element or its section.
    package func isReloaded(_ element: Element) -> Bool {
        batch.reloadedSections.contains(element.section)
            || (element.kind == .item
                && batch.reloadedItems.contains(UpdateBatch.ItemPath(section: element.section, item: element.item)))
    }

    /// The map from the state after the batch to the one before.
    package var inverse: UpdateMap {
        // In any order: sets again.
        var back = UpdateBatch()
        back.deletedSections = batch.insertedSections
        back.insertedSections = batch.deletedSections
        back.deletedItems = batch.insertedItems
        back.insertedItems = batch.deletedItems
        for move in batch.movedSections {
            back.movedSections.insert(UpdateBatch.Move(from: move.destination, to: move.source))
        }
        for section in batch.reloadedSections {
            if let section = self.section(after: section) { back.reloadedSections.insert(section) }
        }
        for move in batch.movedItems {
            back.movedItems.insert(UpdateBatch.Move(from: move.destination, to: move.source))
        }
        for item in batch.reloadedItems {
            guard let new = destination(of: .item(item.item, in: item.section)) else { continue }
            back.reloadedItems.insert(UpdateBatch.ItemPath(section: new.section, item: new.item))
        }
        return UpdateMap(back)
    }

    /// The index of an item that stays in its section while others leave and arrive; `nil` for one that leaves.
    private func item(after item: Int, from section: Int, in newSection: Int) -> Int? {
        var index = item
        if !itemsTaken.isEmpty {
            let first = itemsTaken.partition(from: 0) { $0.section >= section }
            let path = UpdateBatch.ItemPath(section: section, item: item)
            let next = itemsTaken.partition(from: first) { $0 >= path }
            if next < itemsTaken.count, itemsTaken[next] == path { return nil }
            index -= next - first
        }
        guard !itemsGiven.isEmpty else { return index }
        let first = itemsGiven.partition(from: 0) { $0.section >= newSection }
        return index + given(in: itemsGiven, from: first, before: index) { $0.section == newSection ? $0.item : .max }
    }

    /// How many of the inserted positions, in order, precede an element that would have an index without them.
    ///
    /// Each inserted position moves the element by one. So position number *k* precedes it if its index, less the *k* before it,
    /// is not greater; and those differences never fall.
    private func given<Given>(
        in given: [Given],
        from first: Int,
        before index: Int,
        _ position: (Given) -> Int
    ) -> Int {
        var (low, high) = (first, given.count)
        while low < high {
            let middle = (low + high) / 2
            if position(given[middle]) - (middle - first) <= index { low = middle + 1 } else { high = middle }
        }
        return low - first
    }
}

extension Array {
    /// The first index, from `first` on, whose element fulfils a condition; the end if no element does. If an element fulfils
    /// it, all elements after it have to fulfil it too.
    ///
    /// - Complexity: O(log *n*)
    fileprivate func partition(from first: Int, _ fulfils: (Element) -> Bool) -> Int {
        var (low, high) = (first, count)
        while low < high {
            let middle = (low + high) / 2
            if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
