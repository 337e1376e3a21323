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
        overhang = max(overhang, shape.overhang)
        sections.update(at: section) { $0.resolve(shape) }
    }

    /// Gives all sections the same final shape.
    ///
    /// - Complexity: O(number of sections)
    package mutating func resolveAll(as shape: SectionShape) {
        overhang = max(overhang, shape.overhang)
        changeAll { $0.resolve(shape) }
    }

    /// Makes all shapes provisional.
    ///
    /// - Complexity: O(number of sections)
    package mutating func forgetShapes() {
        changeAll { $0.change { $0.isResolved = false } }
    }

    /// Makes all shapes provisional, and all headers and footers unmeasured: any of them may be another one now.
    ///
    /// - Complexity: O(number of sections)
    package mutating func forgetShapesAndBoundaries() {
        changeAll { section in
            section.change { parts in
                parts.isResolved = false
                parts.forgetHeader()
                parts.forgetFooter()
            }
        }
    }

    /// Changes all sections. Those that share their parts go on sharing them: most have never been on screen.
    private mutating func changeAll(_ change: (inout ModelSection) -> Void) {
        var changed: [ObjectIdentifier: (before: ModelSection, after: ModelSection)] = [:]
        // Mostly a section shares them with the one before.
        var last: (identity: ObjectIdentifier, after: ModelSection)?
        sections.updateAll { section in
            guard let identity = section.sharedIdentity() else { return change(&section) }
            if let last, last.identity == identity {
                section = last.after
                return
            }
            if let known = changed[identity] {
                section = known.after
            } else {
                // It is kept until the end, so that no other section gets its identity.
                let before = section
                change(&section)
                changed[identity] = (before, section)
            }
            last = (identity, section)
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
