extension LayoutModel {
    /// Inserts unmeasured items. Indices are those of the model as it is.
    ///
    /// - Complexity: O(log *n*)
    package mutating func insertItems(_ count: Int, at item: Int, in section: Int) {
        sections.update(at: section) { $0.items.insert(count: count, at: item) }
    }

    /// Removes items.
    ///
    /// - Complexity: O(log *n* + the number of measured items removed)
    package mutating func removeItems(_ range: Range<Int>, in section: Int) {
        sections.update(at: section) { $0.items.remove(range) }
    }

    /// Moves an item with its extent. `destination` is its place after the move.
    ///
    /// - Complexity: O(log *n*)
    package mutating func moveItem(_ item: Int, in section: Int, to destination: Int, in destinationSection: Int) {
        let extent = sections[section].items.measuredExtent(at: item)
        removeItems(item..<item + 1, in: section)
        insertItems(1, at: destination, in: destinationSection)
        if let extent { measure(extent, .item(destination, in: destinationSection)) }
    }

    /// Inserts an unmeasured section.
    ///
    /// - Complexity: O(log *n*)
    package mutating func insertSection(itemCount: Int, shape: SectionShape, at section: Int) {
        sections.insert(ListSection(itemCount: itemCount, shape: shape), at: section)
    }

    /// Removes a section with everything in it.
    ///
    /// - Complexity: O(log *n*)
    package mutating func removeSection(at section: Int) {
        _ = sections.remove(at: section)
    }

    /// Moves a section with everything that was measured in it. `destination` is its place after the move.
    ///
    /// - Complexity: O(log *n*)
    package mutating func moveSection(at section: Int, to destination: Int) {
        let moved = sections.remove(at: section)
        sections.insert(moved, at: destination)
    }
}
