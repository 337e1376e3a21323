extension LayoutModel {
    /// The first element, from `element` on, that has to be measured or decided and can start before a position; `nil` if all
    /// of those have their final positions. Call `decide(_:)` with it first: an item of a masonry or a flow may be measured
    /// already.
    ///
    /// - Complexity: O(log *n*)
    package func nextToPlace(from element: Element, startingBefore position: Int = .max) -> Element? {
        let section = sections[element.section]
        let local = position == .max ? position : position - start(of: element.section)
        if let found = nextToPlace(in: section, at: element.section, from: element, startingBefore: local) {
            return found
        }
        var next = sections.findFirst(from: element.section + 1) { $0.unmeasured + $0.undecided }
        while let candidate = next {
            let start = self.start(after: candidate.before)
            guard start - overhang < position else { return nil }
            let local = position == .max ? position : position - start
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

    /// The last element before `element` that has to be measured or decided and can end after a position; `nil` if all of
    /// those have their final positions. Call `decide(_:)` with it first: an item of a masonry or a flow may be measured
    /// already.
    ///
    /// - Complexity: O(log *n*)
    package func nextToPlace(before element: Element, endingAfter position: Int = .min) -> Element? {
        let local = position == .min ? position : position - start(of: element.section)
        if let found = nextToPlace(
            in: sections[element.section],
            before: element,
            endingAfter: local
        ) {
            return found
        }
        var previous = sections.findLast(before: element.section) { $0.unmeasured + $0.undecided }
        while let candidate = previous {
            let start = self.start(after: candidate.before)
            guard position == .min || start + extent(candidate.element.summary) + overhang > position else {
                return nil
            }
            let local = position == .min ? position : position - start
            let end = Element(kind: .footer, section: candidate.index, item: 1)
            if let found = nextToPlace(in: candidate.element, before: end, endingAfter: local) { return found }
            previous = sections.findLast(before: candidate.index) { $0.unmeasured + $0.undecided }
        }
        return nil
    }

    /// Whether something has to be measured, decided or resolved before everything in a span has its final position: an
    /// element in it is unmeasured or undecided, a section in it has a provisional shape, or a line of a flow in it follows
    /// from unmeasured items outside.
    ///
    /// - Complexity: O(log *n* + sections that overlap the span)
    package func needsPlacing(in span: Span) -> Bool {
        guard let first = section(at: span.start - overhang) else { return false }
        if let found = sections.findFirst(from: first.index, by: { $0.unresolved }),
            start(after: found.before) < span.end
        {
            return true
        }
        var next = sections.findFirst(from: first.index) { $0.unmeasured + $0.undecided }
        while let candidate = next {
            let start = self.start(after: candidate.before)
            guard start - overhang < span.end else { return false }
            if needsPlacing(in: candidate.element, span.offset(by: -start)) { return true }
            next = sections.findFirst(from: candidate.index + 1) { $0.unmeasured + $0.undecided }
        }
        return false
    }

    private func nextToPlace(
        in section: ModelSection,
        at index: Int,
        from element: Element,
        startingBefore position: Int
    ) -> Element? {
        if element.kind == .header, section.header.isUnmeasured, section.headerSpan(estimates).start < position {
            return .header(of: index)
        }
        if element.kind != .footer {
            let from = element.kind == .header ? 0 : element.item
            let local = position == .max ? position : position - section.startOfItems(estimates)
            if let item = section.items(estimates).nextToPlace(from: from, startingBefore: local) {
                return .item(item, in: index)
            }
        }
        if section.footer.isUnmeasured, position == .max || section.footerSpan(estimates).start < position {
            return .footer(of: index)
        }
        return nil
    }

    /// - Parameter element: An element of the section. A footer whose `item` is greater than 0 stands for the end of the
    ///   section.
    private func nextToPlace(
        in section: ModelSection,
        before element: Element,
        endingAfter position: Int
    ) -> Element? {
        let index = element.section
        if element.kind == .footer, element.item > 0, section.footer.isUnmeasured,
            position == .min || section.footerSpan(estimates).end > position
        {
            return .footer(of: index)
        }
        guard element.kind != .header else { return nil }
        let end = element.kind == .footer ? section.itemCount : element.item
        let local = position == .min ? position : position - section.startOfItems(estimates)
        if let item = section.items(estimates).nextToPlace(before: end, endingAfter: local) {
            return .item(item, in: index)
        }
        if section.header.isUnmeasured, position == .min || section.headerSpan(estimates).end > position {
            return .header(of: index)
        }
        return nil
    }

    private func needsPlacing(in section: ModelSection, _ span: Span) -> Bool {
        if section.header.isUnmeasured, section.headerSpan(estimates).mayIntersect(span) { return true }
        if section.footer.isUnmeasured, section.footerSpan(estimates).mayIntersect(span) { return true }
        let items = section.items(estimates)
        let local = span.offset(by: -section.startOfItems(estimates))
        return items.needsPlacing(in: local) || items.dependsOnUnmeasured(at: local.start)
    }
}

extension Span {
    /// Whether what is estimated to be here may turn out to overlap another span, though the estimate is 0.
    fileprivate func mayIntersect(_ other: Span) -> Bool {
        intersects(other) || (length == 0 && start >= other.start && start < other.end)
    }
}
