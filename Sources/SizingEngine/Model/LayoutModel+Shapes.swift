extension LayoutModel {
    /// The shape of a section, final or provisional.
    ///
    /// - Complexity: O(log *n*)
    package func shape(of section: Int) -> SectionShape { sections[section].shape }

    /// The tag of a section's shape.
    ///
    /// - Complexity: O(log *n*)
    package func style(of section: Int) -> Int { sections[section].shape.style }

    /// Gives a section its final shape. Measured sizes are kept where the shape offers elements the same space as before.
    ///
    /// - Complexity: O(log *n*)
    package mutating func resolve(_ section: Int, as shape: SectionShape) {
        sections.update(at: section) { $0.resolve(shape) }
    }

    /// Gives all sections the same final shape.
    ///
    /// - Complexity: O(number of sections)
    package mutating func resolveAll(as shape: SectionShape) {
        sections.updateAll { $0.resolve(shape) }
    }

    /// Makes all shapes provisional.
    ///
    /// - Complexity: O(number of sections)
    package mutating func forgetShapes() {
        sections.updateAll { $0.change { $0.isResolved = false } }
    }

    /// Makes all shapes provisional, and all headers and footers unmeasured: any of them may be another one now.
    ///
    /// - Complexity: O(number of sections)
    package mutating func forgetShapesAndBoundaries() {
        sections.updateAll { section in
            section.change { parts in
                parts.isResolved = false
                if parts.header != .absent { parts.header = .estimated }
                if parts.footer != .absent { parts.footer = .estimated }
            }
        }
    }

    /// The first section, from one on, whose shape is provisional and that starts before a position.
    ///
    /// - Complexity: O(log *n*)
    package func firstUnresolved(from section: Int, startingBefore position: Int) -> Int? {
        guard sections.summary.unresolved > 0,
            let found = sections.findFirst(from: section, by: { $0.unresolved }), start(after: found.before) < position
        else { return nil }
        return found.index
    }

    /// The last section before one whose shape is provisional and that ends after a position.
    ///
    /// - Complexity: O(log *n*)
    package func lastUnresolved(before section: Int, endingAfter position: Int) -> Int? {
        guard sections.summary.unresolved > 0,
            let found = sections.findLast(before: section, by: { $0.unresolved }),
            start(after: found.before) + extent(found.element.summary) > position
        else { return nil }
        return found.index
    }
}
