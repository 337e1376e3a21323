extension LayoutModel {
    /// Applies a batch. What was measured travels with its items and sections; what is inserted or reloaded is unmeasured,
    /// and so is what comes into a section where it is offered other room.
    ///
    /// - Parameters:
    ///   - batch: The changes. They must be legal, as UIKit checks: no element is taken away twice.
    ///   - itemCount: The number of items of a section after the batch, asked for inserted and reloaded sections.
    ///   - shape: The shape of inserted sections.
    ///   - isResolved: Whether that is their own, or stands in until `resolve(_:as:)`.
    /// - Returns: Whether the batch fits the model; `false` leaves the model in an undefined state, to be made anew.
    /// - Complexity: O(*m* log *n*) with *m* changes.
    package mutating func apply(
        _ batch: UpdateBatch,
        shape: SectionShape,
        isResolved: Bool = true,
        itemCount: (_ sectionAfter: Int) -> Int
    ) -> Bool {
        let old = self
        let map = UpdateMap(batch)
        guard fits(batch) else { return false }
        for place in batch.reloadedItems { forget(.item(place.item, in: place.section)) }
        for place in batch.itemsTaken.reversed() { removeItems(place.item..<place.item + 1, in: place.section) }
        // A moved section leaves without the items that were taken from it.
        let moved = Dictionary(uniqueKeysWithValues: batch.movedSections.map { ($0.destination, sections[$0.source]) })
        for section in batch.sectionsTaken.reversed() { removeSection(at: section) }
        for section in batch.sectionsGiven {
            guard section <= sectionCount else { return false }
            if let moved = moved[section] {
                sections.insert(moved, at: section)
            } else {
                insertSection(itemCount: itemCount(section), shape: shape, isResolved: isResolved, at: section)
            }
        }
        var fresh = batch.insertedSections
        for section in batch.reloadedSections {
            guard let after = map.section(after: section), after < sectionCount else { return false }
            removeSection(at: after)
            insertSection(itemCount: itemCount(after), shape: shape, isResolved: isResolved, at: after)
            fresh.insert(after)
        }
        let sizes = Dictionary(
            uniqueKeysWithValues: batch.movedItems.map {
                let source = Element.item($0.source.item, in: $0.source.section)
                return ($0.destination, (size: old.measuredSize(of: source), shape: old.shape(of: source.section)))
            }
        )
        for place in batch.itemsGiven {
            guard place.section < sectionCount else { return false }
            // The count of a fresh section includes whatever came into it.
            if !fresh.contains(place.section) {
                guard place.item <= self.itemCount(in: place.section) else { return false }
                insertItems(1, at: place.item, in: place.section)
            }
            guard contains(place) else { return false }
            if let moved = sizes[place], let size = moved.size, offersSameRoom(place.section, as: moved.shape) {
                measure(size, .item(place.item, in: place.section))
            }
        }
        return true
    }

    /// Whether what was measured in one section holds in another one too. Nothing is known of one without its own shape.
    private func offersSameRoom(_ section: Int, as shape: SectionShape) -> Bool {
        let own = sections[section]
        return own.isResolved && own.shape.style == shape.style && own.shape.arrangement == shape.arrangement
            && own.shape.itemCross.length == shape.itemCross.length
    }

    /// Whether everything that a batch takes away or reloads exists.
    private func fits(_ batch: UpdateBatch) -> Bool {
        let sectionsExist =
            batch.sectionsTaken.allSatisfy { $0 < sectionCount }
            && batch.reloadedSections.allSatisfy { $0 < sectionCount }
        return sectionsExist && batch.itemsTaken.allSatisfy(contains) && batch.reloadedItems.allSatisfy(contains)
    }

    private func contains(_ place: UpdateBatch.Place) -> Bool {
        contains(.item(place.item, in: place.section))
    }
}
