// Sections whose positions are decided outwards from an item: masonries and flows.
extension LayoutModel {
    /// Decides positions around an element that is going to be shown, until the element is decided or is the next one to
    /// decide.
    ///
    /// - Parameter element: A header stands for the first item of its section, a footer for the end of the items.
    /// - Returns: An item to measure before this is called again; `nil` when the element can be shown.
    /// - Complexity: O(log *n*), and the items that are decided by it, at most about a thousand.
    package mutating func approach(_ element: Element) -> Element? {
        let section = sections[element.section]
        let item =
            switch element.kind {
            case .header: 0
            case .item: element.item
            case .footer: section.itemCount
            }
        guard section.isResolved, section.items.needsApproach(to: item) else { return nil }
        let first = changeItems(of: element.section) { $0.approach(item) }
        return first.map { .item($0, in: element.section) }
    }

    /// Decides the position of an item that `nextToPlace` has returned, if it is measured.
    ///
    /// - Returns: `false` if the element has to be measured instead.
    /// - Complexity: The same as for `measure(_:_:)`.
    mutating func decide(_ element: Element) -> Bool {
        guard element.kind == .item, sections[element.section].summary.undecided > 0,
            measuredSize(of: element) != nil
        else { return false }
        changeItems(of: element.section) { $0.decide(element.item) }
        return true
    }

    /// Whether a section after one has undecided items and starts before a position.
    ///
    /// - Complexity: O(log *n*)
    func hasUndecided(after section: Int, startingBefore position: Int) -> Bool {
        guard let found = sections.findFirst(from: section + 1, by: { $0.undecided }) else { return false }
        return start(after: found.before) < position
    }

    /// Whether a section before one has undecided or unmeasured items and ends after a position. The lines of a flow that were
    /// decided with estimates have to be decided again.
    ///
    /// - Complexity: O(log *n*)
    func hasUndecided(before section: Int, endingAfter position: Int) -> Bool {
        guard let found = sections.findLast(before: section, by: { $0.unmeasured + $0.undecided }) else { return false }
        return start(after: found.before) + extent(found.element.summary) > position
    }

    /// Decides positions from the first items on, in the sections after one that start before a position.
    ///
    /// - Parameter last: The last of these sections, if those after it can wait.
    /// - Returns: An item to measure before this is called again; `nil` when nothing is left to do.
    /// - Complexity: O(log *n*) for each section with undecided items down to there.
    package mutating func approachSections(
        after section: Int,
        through last: Int = .max,
        startingBefore position: Int
    ) -> Element? {
        var next = sections.findFirst(from: section + 1) { $0.undecided }
        while let candidate = next, candidate.index <= last, start(after: candidate.before) < position {
            if let first = approach(.header(of: candidate.index)) { return first }
            next = sections.findFirst(from: candidate.index + 1) { $0.undecided }
        }
        return nil
    }

    /// Decides positions from the last items on, in the sections before one that end after a position.
    ///
    /// - Parameter first: The first of these sections, if those before it can wait.
    /// - Returns: An item to measure before this is called again; `nil` when nothing is left to do.
    /// - Complexity: O(log *n*) for each section with undecided or unmeasured items up to there.
    package mutating func approachSections(
        before section: Int,
        from first: Int = 0,
        endingAfter position: Int
    ) -> Element? {
        var previous = sections.findLast(before: section) { $0.unmeasured + $0.undecided }
        while let candidate = previous, candidate.index >= first,
            start(after: candidate.before) + extent(candidate.element.summary) > position
        {
            if let first = approach(.footer(of: candidate.index)) { return first }
            previous = sections.findLast(before: candidate.index) { $0.unmeasured + $0.undecided }
        }
        return nil
    }

    /// Lays sections out from their first items on that were decided upwards from a jump and have reached their first item: a
    /// masonry, whose columns start at different heights, if its start is visible, or no item of it lies before what is
    /// visible, or none in it; a flow only if nothing of it is visible, since its lines are broken anew.
    ///
    /// - Complexity: O(log *n* + decided items) for each such section.
    package mutating func alignSectionStarts(in visible: Span) {
        for section in unalignedSections(in: visible) { change(section) { $0.items.alignStart() } }
    }

    /// Whether `alignSectionStarts(in:)` would move something.
    ///
    /// - Complexity: O(log *n*) for each section that was decided upwards from a jump to its first item; else O(1).
    package func canAlignSectionStarts(in visible: Span) -> Bool {
        sections.summary.unaligned > 0 && !unalignedSections(in: visible).isEmpty
    }

    private func unalignedSections(in visible: Span) -> [Int] {
        var found: [Int] = []
        var next = sections.findFirst(from: 0) { $0.unaligned }
        while let candidate = next {
            let start = self.start(after: candidate.before) + candidate.element.startOfItems(estimates)
            let items = Span(start: start, length: candidate.element.extentOfItems(estimates))
            let showsItsStart =
                candidate.element.items.alignsWhileVisible
                && !hidesItems(of: candidate.element, startingAt: items.start, before: visible)
            if showsItsStart || !items.intersects(visible) { found.append(candidate.index) }
            next = sections.findFirst(from: candidate.index + 1) { $0.unaligned }
        }
        return found
    }

    /// Whether an item of a section lies before what is visible, at least in part.
    ///
    /// - Complexity: O(log *n*)
    func hidesItems(of section: Int, before visible: Span) -> Bool {
        hidesItems(of: sections[section], startingAt: startOfItems(of: section), before: visible)
    }

    private func hidesItems(of section: ModelSection, startingAt start: Int, before visible: Span) -> Bool {
        section.hasItems(in: Span(start: 0, end: max(0, visible.start - start)), estimates)
    }
}
