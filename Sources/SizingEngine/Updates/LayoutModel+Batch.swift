extension LayoutModel {
    /// Applies a batch of updates. Measured sizes stay with their items and sections. Inserted and reloaded elements are
    /// unmeasured, and so are items that move to a section that offers them another space. A reloaded carousel stays where
    /// it is scrolled to.
    ///
    /// - Parameters:
    ///   - map: The map of the changes. They must be legal, as UIKit checks: no element is taken away twice.
    ///   - itemCount: The number of items of a section after the batch, asked for inserted and reloaded sections.
    ///   - shape: The shape of inserted sections.
    ///   - isResolved: Whether that shape is final; else it is provisional until `resolve(_:as:)`.
    ///   - kept: The element before the batch that stays where it is on screen, and the visible span. An item of a masonry stays in
    ///     its columns, with those around it, unless the start of the masonry is visible: there it is read from.
    /// - Returns: Whether the batch fits the model. If not, the model is in an undefined state and has to be replaced.
    /// - Complexity: O(*m* log *n*) with *m* changes.
    package mutating func apply(
        _ map: UpdateMap,
        shape: SectionShape,
        isResolved: Bool = true,
        keeping kept: (element: Element, visible: Span)? = nil,
        itemCount: (_ sectionAfter: Int) -> Int
    ) -> Bool {
        let (batch, itemsTaken) = (map.batch, map.itemsTaken)
        guard fits(batch, taking: itemsTaken) else { return false }
        var carousels = Set(itemsTaken.map(\.section))
        // In any order, here and below: each section, and each item, for itself.
        for section in carousels.union(batch.reloadedSections) { keepVisibleItems(ofCarousel: section) }
        carousels = Set(carousels.compactMap { map.section(after: $0) })
        let sizes = sizesOfMovedItems(in: batch)
        for path in batch.reloadedItems { forget(.item(path.item, in: path.section)) }
        var keptItem = kept.flatMap { KeptItem($0.element, in: map) }
        if let kept, let item = keptItem, !keepsColumns(at: item.before, in: kept.visible) { keptItem = nil }
        for run in UpdateBatch.runs(of: itemsTaken).reversed() {
            removeItems(run.items, in: run.section, keepingColumnsAt: keptItem?.remove(run))
        }
        // A moved section no longer has the items that were taken from it.
        var moved: [Int: ModelSection] = [:]
        for move in batch.movedSections { moved[move.destination] = sections[move.source] }
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
            let place = carouselPlace(of: after)
            removeSection(at: after)
            insertSection(itemCount: itemCount(after), shape: shape, isResolved: isResolved, at: after)
            if let place { setCarouselPlace(place, of: after) }
            fresh.insert(after)
        }
        for run in UpdateBatch.runs(of: batch.itemsGiven) {
            guard run.section < sectionCount else { return false }
            // The item count of an inserted or reloaded section includes the items that came into it.
            if !fresh.contains(run.section) {
                guard run.items.lowerBound <= self.itemCount(in: run.section) else { return false }
                if carousels.insert(run.section).inserted { keepVisibleItems(ofCarousel: run.section) }
                insertItems(
                    run.items.count,
                    at: run.items.lowerBound,
                    in: run.section,
                    keepingColumnsAt: keptItem?.insert(run)
                )
            }
            guard run.items.upperBound <= self.itemCount(in: run.section) else { return false }
            if !sizes.isEmpty { use(sizes, for: run) }
        }
        return true
    }

    /// Gives moved items that came into a section the sizes that hold there.
    private mutating func use(_ sizes: [UpdateBatch.ItemPath: MovedSize], for run: UpdateBatch.ItemRun) {
        for item in run.items {
            let element = Element.item(item, in: run.section)
            guard let moved = sizes[UpdateBatch.ItemPath(section: run.section, item: item)], let size = moved.size,
                offersSameSpace(to: element, as: moved)
            else { continue }
            measure(size, element)
        }
    }

    /// The size of an item that a batch moves, and the space that it was measured in.
    private struct MovedSize {
        var size: ItemSize?
        var cross: SizeProposal.Side
        var shape: SectionShape
    }

    /// The measured sizes of the items that a batch moves, by their destinations.
    private func sizesOfMovedItems(in batch: UpdateBatch) -> [UpdateBatch.ItemPath: MovedSize] {
        // In any order: a dictionary again.
        var sizes: [UpdateBatch.ItemPath: MovedSize] = [:]
        for move in batch.movedItems {
            let source = Element.item(move.source.item, in: move.source.section)
            let size = measuredSize(of: source)
            sizes[move.destination] = MovedSize(
                size: size,
                cross: offer(to: source, columns: size?.columns ?? 1).cross,
                shape: shape(of: source.section)
            )
        }
        return sizes
    }

    /// Whether the size of a moved item holds at its new place. It doesn't if the shape of the section is provisional.
    private func offersSameSpace(to element: Element, as moved: MovedSize) -> Bool {
        guard let size = moved.size else { return false }
        let (own, shape) = (sections[element.section], moved.shape)
        return own.isResolved && own.shape.style == shape.style && own.shape.arrangement == shape.arrangement
            && own.shape.itemCross.length == shape.itemCross.length
            && offer(to: element, columns: size.columns).cross == moved.cross
    }

    /// Whether everything that a batch takes away or reloads exists.
    private func fits(_ batch: UpdateBatch, taking itemsTaken: [UpdateBatch.ItemPath]) -> Bool {
        // In any order: all are looked at.
        let sectionsExist =
            batch.sectionsTaken.allSatisfy { $0 < sectionCount }
            && batch.reloadedSections.allSatisfy { $0 < sectionCount }
        return sectionsExist && itemsTaken.allSatisfy(contains) && batch.reloadedItems.allSatisfy(contains)
    }

    /// Whether an item is one of a masonry whose start is not visible.
    private func keepsColumns(at path: UpdateBatch.ItemPath, in visible: Span) -> Bool {
        guard contains(path), case .masonry = sections[path.section].shape.arrangement else { return false }
        return hidesItems(of: path.section, before: visible)
    }

    private func contains(_ path: UpdateBatch.ItemPath) -> Bool {
        contains(.item(path.item, in: path.section))
    }
}

/// The item that stays where it is on screen, while those of its section that a batch moves are removed and inserted.
private struct KeptItem {
    /// Where it is before the batch.
    let before: UpdateBatch.ItemPath
    private let section: Int
    /// Its index, while the batch is applied.
    private var item: Int

    /// - Parameter element: The element before the batch. If it is no item, or if its section goes, there is no such item.
    init?(_ element: Element, in map: UpdateMap) {
        guard element.kind == .item, let section = map.section(after: element.section) else { return nil }
        before = UpdateBatch.ItemPath(section: element.section, item: element.item)
        (self.section, item) = (section, element.item)
    }

    /// Returns the index of the item before a run is removed; `nil` if that is in another section.
    mutating func remove(_ run: UpdateBatch.ItemRun) -> Int? {
        guard run.section == before.section else { return nil }
        defer { if run.items.upperBound <= item { item -= run.items.count } }
        return item
    }

    /// Returns the index of the item before a run is inserted; `nil` if that is in another section.
    mutating func insert(_ run: UpdateBatch.ItemRun) -> Int? {
        guard run.section == section else { return nil }
        defer { if run.items.lowerBound <= item { item += run.items.count } }
        return item
    }
}
