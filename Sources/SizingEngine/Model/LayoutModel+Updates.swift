extension LayoutModel {
    /// Inserts unmeasured items. Indices are those of the model as it is.
    ///
    /// - Parameter kept: An item of a masonry that stays in its columns, with those around it.
    /// - Complexity: O(log *n*)
    package mutating func insertItems(_ count: Int, at item: Int, in section: Int, keepingColumnsAt kept: Int? = nil) {
        changeItems(of: section) { items in
            guard let kept else { return items.insert(count: count, at: item) }
            items.insert(count: count, at: item, keepingColumnsAt: kept)
        }
        // A carousel may be known by its place only, until it comes near the screen.
        if sections[section].wantedPlace != nil { change(section) { $0.wantedPlace?.insert(count: count, at: item) } }
    }

    /// Removes items.
    ///
    /// - Parameter kept: An item of a masonry that stays in its columns, with those around it.
    /// - Complexity: O(log *n* + the number of measured items removed)
    package mutating func removeItems(_ range: Range<Int>, in section: Int, keepingColumnsAt kept: Int? = nil) {
        if sections[section].wantedPlace != nil {
            let count = itemCount(in: section)
            change(section) { $0.wantedPlace?.remove(range, of: count) }
        }
        changeItems(of: section) { items in
            guard let kept else { return items.remove(range) }
            items.remove(range, keepingColumnsAt: kept)
        }
    }

    /// Inserts an unmeasured section.
    ///
    /// - Complexity: O(log *n*)
    package mutating func insertSection(itemCount: Int, shape: SectionShape, isResolved: Bool = true, at section: Int) {
        overhang = max(overhang, shape.overhang)
        sections.insert(ModelSection(itemCount: itemCount, shape: shape, isResolved: isResolved), at: section)
    }

    /// Removes a section with everything in it.
    ///
    /// - Complexity: O(log *n*)
    package mutating func removeSection(at section: Int) {
        _ = sections.remove(at: section)
    }
}
