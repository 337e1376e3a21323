extension LayoutModel {
    /// The first element, from one on, to measure or to decide before everything that starts before a position has its
    /// place; `nil` if everything has. An item of a masonry or a flow may be measured already: see `decide(_:)`.
    ///
    /// - Complexity: O(log *n*)
    package func nextToPlace(from element: Element, startingBefore place: Int = .max) -> Element? {
        let section = sections[element.section]
        let local = place == .max ? place : place - start(of: element.section)
        if let found = nextToPlace(in: section, at: element.section, from: element, startingBefore: local) {
            return found
        }
        var next = sections.findFirst(from: element.section + 1) { $0.unmeasured + $0.undecided }
        while let candidate = next {
            let start = extent(candidate.before)
            guard start < place else { return nil }
            let local = place == .max ? place : place - start
            let first = Element.header(of: candidate.index)
            if let found = nextToPlace(
                in: candidate.element,
                at: candidate.index,
                from: first,
                startingBefore: local
            ) {
                return found
            }
            next = sections.findFirst(from: candidate.index + 1) { $0.unmeasured + $0.undecided }
        }
        return nil
    }

    /// The last element before one to measure or to decide before everything that ends after a position has its place; `nil`
    /// if everything has. An item of a masonry or a flow may be measured already: see `decide(_:)`.
    ///
    /// - Complexity: O(log *n*)
    package func nextToPlace(before element: Element, endingAfter place: Int = .min) -> Element? {
        let local = place == .min ? place : place - start(of: element.section)
        if let found = nextToPlace(
            in: sections[element.section],
            before: element,
            endingAfter: local
        ) {
            return found
        }
        var previous = sections.findLast(before: element.section) { $0.unmeasured + $0.undecided }
        while let candidate = previous {
            let start = extent(candidate.before)
            guard place == .min || start + extent(candidate.element.summary) > place else { return nil }
            let local = place == .min ? place : place - start
            let end = Element(kind: .footer, section: candidate.index, item: 1)
            if let found = nextToPlace(in: candidate.element, before: end, endingAfter: local) { return found }
            previous = sections.findLast(before: candidate.index) { $0.unmeasured + $0.undecided }
        }
        return nil
    }

    /// Whether an element that is unmeasured or has no place yet overlaps a span, or might do so once a section in it has its
    /// own shape, or whether the lines of a flow in it depend on items outside that are to be measured.
    ///
    /// - Complexity: O(log *n* + sections that overlap the span)
    package func needsPlacing(in span: Span) -> Bool {
        guard let first = section(at: span.start) else { return false }
        if let found = sections.findFirst(from: first.index, by: { $0.unresolved }), extent(found.before) < span.end {
            return true
        }
        var next = sections.findFirst(from: first.index) { $0.unmeasured + $0.undecided }
        while let candidate = next {
            let start = extent(candidate.before)
            guard start < span.end else { return false }
            if needsPlacing(in: candidate.element, span.offset(by: -start)) { return true }
            next = sections.findFirst(from: candidate.index + 1) { $0.unmeasured + $0.undecided }
        }
        return false
    }

    private func nextToPlace(
        in section: ModelSection,
        at index: Int,
        from element: Element,
        startingBefore place: Int
    ) -> Element? {
        if element.kind == .header, section.header.isUnmeasured, section.headerSpan(estimates).start < place {
            return .header(of: index)
        }
        if element.kind != .footer {
            let from = element.kind == .header ? 0 : element.item
            let local = place == .max ? place : place - section.startOfItems(estimates)
            if let item = section.items(estimates).nextToPlace(from: from, startingBefore: local) {
                return .item(item, in: index)
            }
        }
        if section.footer.isUnmeasured, place == .max || section.footerSpan(estimates).start < place {
            return .footer(of: index)
        }
        return nil
    }

    /// `element` lies in the section; a footer with an item number stands for the end of the section.
    private func nextToPlace(
        in section: ModelSection,
        before element: Element,
        endingAfter place: Int
    ) -> Element? {
        let index = element.section
        if element.kind == .footer, element.item > 0, section.footer.isUnmeasured,
            place == .min || section.footerSpan(estimates).end > place
        {
            return .footer(of: index)
        }
        guard element.kind != .header else { return nil }
        let end = element.kind == .footer ? section.itemCount : element.item
        let local = place == .min ? place : place - section.startOfItems(estimates)
        if let item = section.items(estimates).nextToPlace(before: end, endingAfter: local) {
            return .item(item, in: index)
        }
        if section.header.isUnmeasured, place == .min || section.headerSpan(estimates).end > place {
            return .header(of: index)
        }
        return nil
    }

    private func needsPlacing(in section: ModelSection, _ span: Span) -> Bool {
        if section.header.isUnmeasured, section.headerSpan(estimates).intersects(span) { return true }
        if section.footer.isUnmeasured, section.footerSpan(estimates).intersects(span) { return true }
        let items = section.items(estimates)
        let local = span.offset(by: -section.startOfItems(estimates))
        return items.needsPlacing(in: local) || items.dependsOnUnmeasured(at: local.start)
    }
}
