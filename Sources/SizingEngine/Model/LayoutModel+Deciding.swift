// What a masonry and a flow ask for beyond their sizes: to begin where the reader is, and to be level when nobody looks.
extension LayoutModel {
    /// Lets the places of a section's items be decided from an element on, if they are decided around a place.
    ///
    /// - Parameter element: For a header the first item comes next, for a footer the end of the items.
    /// - Returns: The item that has to be measured first, before asking again; `nil` if the place is decided or comes next.
    /// - Complexity: O(log *n*), and what `approach(_:)` costs in a masonry or a flow.
    package mutating func approach(_ element: Element) -> Element? {
        let section = sections[element.section]
        let item =
            switch element.kind {
            case .header: 0
            case .item: element.item
            case .footer: section.itemCount
            }
        guard section.isResolved, section.items.needsApproach(to: item) else { return nil }
        let estimate = estimates.item
        var first: Int?
        change(element.section) { section in
            section.items.estimate = section.ownEstimate ?? estimate
            first = section.items.approach(item)
        }
        return first.map { .item($0, in: element.section) }
    }

    /// Decides the position of an item that `nextToPlace` has answered, if it is measured.
    ///
    /// - Returns: `false` if the element has to be measured instead.
    /// - Complexity: As of measuring the item.
    mutating func decide(_ element: Element) -> Bool {
        guard element.kind == .item, sections[element.section].summary.undecided > 0,
            measuredSize(of: element) != nil
        else { return false }
        let estimate = estimates.item
        change(element.section) { section in
            section.items.estimate = section.ownEstimate ?? estimate
            section.items.decide(element.item)
        }
        return true
    }

    /// Whether places are not decided in a section below one that starts before a place.
    ///
    /// - Complexity: O(log *n*)
    func hasUndecided(after section: Int, startingBefore place: Int) -> Bool {
        guard let found = sections.findFirst(from: section + 1, by: { $0.undecided }) else { return false }
        return extent(found.before) < place
    }

    /// Whether places are not decided in a section above one that ends after a place, or may be decided anew: those in a flow
    /// whose items were decided from the first on, without being measured.
    ///
    /// - Complexity: O(log *n*)
    func hasUndecided(before section: Int, endingAfter place: Int) -> Bool {
        guard let found = sections.findLast(before: section, by: { $0.unmeasured + $0.undecided }) else { return false }
        return extent(found.before) + extent(found.element.summary) > place
    }

    /// Lets the places in the sections below one be decided from their first items on, as far as they start before a
    /// place.
    ///
    /// - Returns: The item that has to be measured first, before asking again.
    /// - Complexity: O(log *n*) for each section with undecided items down to there.
    package mutating func approachSections(after section: Int, startingBefore place: Int) -> Element? {
        var next = sections.findFirst(from: section + 1) { $0.undecided }
        while let candidate = next, extent(candidate.before) < place {
            if let first = approach(.header(of: candidate.index)) { return first }
            next = sections.findFirst(from: candidate.index + 1) { $0.undecided }
        }
        return nil
    }

    /// Lets the places in the sections above one be decided from their last items on, as far as they end after a place.
    ///
    /// - Returns: The item that has to be measured first, before asking again.
    /// - Complexity: O(log *n*) for each section with undecided items up to there.
    package mutating func approachSections(before section: Int, endingAfter place: Int) -> Element? {
        var previous = sections.findLast(before: section) { $0.unmeasured + $0.undecided }
        while let candidate = previous, extent(candidate.before) + extent(candidate.element.summary) > place {
            if let first = approach(.footer(of: candidate.index)) { return first }
            previous = sections.findLast(before: candidate.index) { $0.unmeasured + $0.undecided }
        }
        return nil
    }

    /// Moves the columns of masonries up to their start, where they start at different heights: where the start is in a
    /// span, since it is seen, or the whole section is outside, since it is not. Breaks the lines of flows anew from their
    /// first items on, where they were broken upwards from a jump: where the whole section is outside.
    ///
    /// - Complexity: O(log *n*) for each section that has reached its first item unevenly, and what it takes to level it.
    package mutating func levelSections(in visible: Span) {
        for section in unevenSections(in: visible) { change(section) { $0.items.level() } }
    }

    /// Whether `levelSections(in:)` would move something.
    ///
    /// - Complexity: O(log *n*) for each section that has reached its first item unevenly.
    package func canLevelSections(in visible: Span) -> Bool {
        sections.summary.uneven > 0 && !unevenSections(in: visible).isEmpty
    }

    private func unevenSections(in visible: Span) -> [Int] {
        var found: [Int] = []
        var next = sections.findFirst(from: 0) { $0.uneven }
        while let candidate = next {
            let start = extent(candidate.before) + candidate.element.startOfItems(estimates)
            let items = Span(start: start, length: candidate.element.extentOfItems(estimates))
            let isSeenFromItsStart = items.start >= visible.start && candidate.element.items.levelsInSight
            if isSeenFromItsStart || !items.intersects(visible) { found.append(candidate.index) }
            next = sections.findFirst(from: candidate.index + 1) { $0.uneven }
        }
        return found
    }
}
