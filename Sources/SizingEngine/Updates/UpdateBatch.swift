/// A batch of changes as UIKit states it: deletions, reloads and the sources of moves in the indices before the batch,
/// insertions and the destinations of moves in those after it.
package struct UpdateBatch: Sendable {
    /// The place of an item.
    package struct Place: Hashable, Sendable, Comparable {
        package var section: Int
        package var item: Int

        package init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }

        package static func < (left: Place, right: Place) -> Bool {
            (left.section, left.item) < (right.section, right.item)
        }
    }

    package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
        package var source: Position
        package var destination: Position

        package init(from source: Position, to destination: Position) {
            self.source = source
            self.destination = destination
        }
    }

    package var deletedSections: Set<Int> = []
    package var insertedSections: Set<Int> = []
    package var reloadedSections: Set<Int> = []
    package var movedSections: Set<Move<Int>> = []
    package var deletedItems: Set<Place> = []
    package var insertedItems: Set<Place> = []
    package var reloadedItems: Set<Place> = []
    package var movedItems: Set<Move<Place>> = []

    package init() {}

    /// The sections that leave their place, in the indices before the batch.
    var sectionsTaken: [Int] { (deletedSections.union(movedSections.map(\.source))).sorted() }

    /// The places that sections come to, in the indices after the batch.
    var sectionsGiven: [Int] { (insertedSections.union(movedSections.map(\.destination))).sorted() }

    /// The items that leave their place, in the indices before the batch.
    var itemsTaken: [Place] { (deletedItems.union(movedItems.map(\.source))).sorted() }

    /// The places that items come to, in the indices after the batch.
    var itemsGiven: [Place] { (insertedItems.union(movedItems.map(\.destination))).sorted() }
}

/// Where things are after a batch.
///
/// A class, since it is asked for each element on screen, and its parts are many to copy.
package final class UpdateMap: Sendable {
    private let batch: UpdateBatch
    private let sectionsTaken: [Int]
    private let sectionsGiven: [Int]
    private let sectionDestinations: [Int: Int]
    private let itemDestinations: [UpdateBatch.Place: UpdateBatch.Place]
    private let itemsTaken: [Int: [Int]]
    private let itemsGiven: [Int: [Int]]

    /// - Complexity: O(*m* log *m*) with *m* changes.
    package init(_ batch: UpdateBatch) {
        self.batch = batch
        sectionsTaken = batch.sectionsTaken
        sectionsGiven = batch.sectionsGiven
        sectionDestinations = Dictionary(
            batch.movedSections.map { ($0.source, $0.destination) },
            uniquingKeysWith: { first, _ in first }
        )
        itemDestinations = Dictionary(
            batch.movedItems.map { ($0.source, $0.destination) },
            uniquingKeysWith: { first, _ in first }
        )
        itemsTaken = Dictionary(grouping: batch.itemsTaken, by: \.section).mapValues { $0.map(\.item) }
        itemsGiven = Dictionary(grouping: batch.itemsGiven, by: \.section).mapValues { $0.map(\.item) }
    }

    /// Where a section is after the batch; `nil` if it was deleted.
    package func section(after section: Int) -> Int? {
        if let destination = sectionDestinations[section] { return destination }
        if batch.deletedSections.contains(section) { return nil }
        return Self.shifted(section, taken: sectionsTaken, given: sectionsGiven)
    }

    /// Where an element that keeps still is after the batch; `nil` if it was deleted, moved or reloaded.
    package func survivor(of element: Element) -> Element? {
        guard sectionDestinations[element.section] == nil, !batch.reloadedSections.contains(element.section),
            let section = section(after: element.section)
        else { return nil }
        var survivor = element
        survivor.section = section
        guard element.kind == .item else { return survivor }
        let place = UpdateBatch.Place(section: element.section, item: element.item)
        let taken = itemsTaken[element.section] ?? []
        guard !batch.reloadedItems.contains(place), !taken.contains(element.item) else { return nil }
        survivor.item = Self.shifted(element.item, taken: taken, given: itemsGiven[section] ?? [])
        return survivor
    }

    /// Where an element is after the batch, moved, reloaded or not; `nil` if it was deleted or its section was reloaded.
    package func place(after element: Element) -> Element? {
        guard !batch.reloadedSections.contains(element.section), let section = section(after: element.section) else {
            return nil
        }
        var place = element
        place.section = section
        guard element.kind == .item else { return place }
        if let destination = itemDestinations[UpdateBatch.Place(section: element.section, item: element.item)] {
            return .item(destination.item, in: destination.section)
        }
        let taken = itemsTaken[element.section] ?? []
        guard !taken.contains(element.item) else { return nil }
        place.item = Self.shifted(element.item, taken: taken, given: itemsGiven[section] ?? [])
        return place
    }

    /// Whether an element is shown anew where it is.
    package func isReloaded(_ element: Element) -> Bool {
        batch.reloadedSections.contains(element.section)
            || (element.kind == .item
                && batch.reloadedItems.contains(UpdateBatch.Place(section: element.section, item: element.item)))
    }

    /// The map from the state after the batch to the one before.
    package var inverse: UpdateMap {
        var back = UpdateBatch()
        back.deletedSections = batch.insertedSections
        back.insertedSections = batch.deletedSections
        back.movedSections = Set(batch.movedSections.map { UpdateBatch.Move(from: $0.destination, to: $0.source) })
        back.reloadedSections = Set(batch.reloadedSections.compactMap { section(after: $0) })
        back.deletedItems = batch.insertedItems
        back.insertedItems = batch.deletedItems
        back.movedItems = Set(batch.movedItems.map { UpdateBatch.Move(from: $0.destination, to: $0.source) })
        back.reloadedItems = Set(
            batch.reloadedItems.compactMap {
                place(after: .item($0.item, in: $0.section)).map {
                    UpdateBatch.Place(section: $0.section, item: $0.item)
                }
            }
        )
        return UpdateMap(back)
    }

    /// The index of something that stays while others before it are taken away and given; both lists are sorted.
    private static func shifted(_ index: Int, taken: [Int], given: [Int]) -> Int {
        var index = index - taken.prefix { $0 < index }.count
        for place in given {
            guard place <= index else { break }
            index += 1
        }
        return index
    }
}
