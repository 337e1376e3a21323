extension LayoutModel {
    /// The shape of a section, its own or a stand-in.
    ///
    /// - Complexity: O(log *n*)
    package func shape(of section: Int) -> SectionShape { sections[section].shape }

    /// What whoever made a section's shape knows it by.
    ///
    /// - Complexity: O(log *n*)
    package func style(of section: Int) -> Int { sections[section].shape.style }

    /// Gives a section its own shape. What was measured in it is kept where nothing about it has changed.
    ///
    /// - Complexity: O(log *n*)
    package mutating func resolve(_ section: Int, as shape: SectionShape) {
        sections.update(at: section) { $0.resolve(shape) }
    }

    /// Gives all sections the same shape.
    ///
    /// - Complexity: O(number of sections)
    package mutating func resolveAll(as shape: SectionShape) {
        sections.updateAll { $0.resolve(shape) }
    }

    /// Makes all shapes stand-ins for those that the sections will have.
    ///
    /// - Complexity: O(number of sections)
    package mutating func forgetShapes() {
        sections.updateAll { $0.change { $0.isResolved = false } }
    }

    /// The first section from one on whose shape is a stand-in and that starts before a place; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*)
    package func firstUnresolved(from section: Int, startingBefore place: Int) -> Int? {
        guard sections.summary.unresolved > 0,
            let found = sections.findFirst(from: section, by: { $0.unresolved }), extent(found.before) < place
        else { return nil }
        return found.index
    }

    /// The last section before one whose shape is a stand-in and that ends after a place; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*)
    package func lastUnresolved(before section: Int, endingAfter place: Int) -> Int? {
        guard sections.summary.unresolved > 0,
            let found = sections.findLast(before: section, by: { $0.unresolved }),
            extent(found.before) + extent(found.element.summary) > place
        else { return nil }
        return found.index
    }
}
