extension LayoutModel {
    /// Whether an element exists: its section has such an item, or may have such a header or footer.
    package func contains(_ element: Element) -> Bool {
        guard element.section >= 0, element.section < sections.count else { return false }
        let section = sections[element.section]
        switch element.kind {
        case .header: return section.header != .absent
        case .footer: return section.footer != .absent
        case .item: return element.item >= 0 && element.item < section.items.count
        }
    }

    /// Where an element lies.
    ///
    /// - Precondition: The model contains it.
    /// - Complexity: O(log *n*)
    package func span(of element: Element) -> Span {
        span(of: element, in: sections[element.section]).offset(by: start(of: element.section))
    }

    /// The extent that an element was measured at; `nil` if it was not.
    package func measuredExtent(of element: Element) -> Int? {
        let section = sections[element.section]
        return switch element.kind {
        case .header: section.header.measuredExtent
        case .footer: section.footer.measuredExtent
        case .item: section.items.measuredExtent(at: element.item)
        }
    }

    /// The first element of all; `nil` if there is none.
    package var first: Element? { firstElement(from: 0) }

    /// The last element of all; `nil` if there is none.
    package var last: Element? { lastElement(upTo: sections.count - 1) }

    /// The element that follows another; `nil` at the end.
    ///
    /// - Complexity: O(log *n*), more where it skips empty sections.
    package func element(after element: Element) -> Element? {
        let section = sections[element.section]
        switch element.kind {
        case .header where section.items.count > 0: return .item(0, in: element.section)
        case .item where element.item + 1 < section.items.count: return .item(element.item + 1, in: element.section)
        case .header where section.footer != .absent, .item where section.footer != .absent:
            return .footer(of: element.section)
        default: return firstElement(from: element.section + 1)
        }
    }

    /// The element that covers an offset, or else the last one that starts before it, or else the first one of all;
    /// `nil` if there are no elements.
    ///
    /// - Complexity: O(log *n*), more where it skips empty sections.
    package func element(at offset: Int) -> Element? {
        guard let found = section(at: offset) else { return nil }
        let section = found.section
        let local = offset - found.start
        if section.footer != .absent, local >= section.footerSpan(estimates).start { return .footer(of: found.index) }
        let startOfItems = section.startOfItems(estimates)
        if section.items.count > 0, local >= startOfItems {
            return section.items(estimates).index(at: local - startOfItems).map { .item($0, in: found.index) }
        }
        if section.header != .absent { return .header(of: found.index) }
        return lastElement(upTo: found.index - 1) ?? firstElement(from: found.index)
    }

    /// Calls `body` with each element that overlaps a span, in order, until it returns `false`.
    ///
    /// Elements that only touch the span or have no extent are left out.
    ///
    /// - Complexity: O(log *n* + the number of elements visited)
    package func forEachElement(
        in span: Span,
        _ body: (_ element: Element, _ span: Span, _ isMeasured: Bool) -> Bool
    ) {
        guard span.length > 0, let first = section(at: span.start) else { return }
        sections.forEach(in: first.index..<sections.count) { index, section, before in
            let start = extent(before)
            guard start < span.end else { return false }
            return visit(section, at: index, overlapping: span.offset(by: -start)) { element, local, isMeasured in
                body(element, local.offset(by: start), isMeasured)
            }
        }
    }

    /// The first unmeasured element at or after another one; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*)
    package func firstUnmeasured(from element: Element) -> Element? {
        let section = sections[element.section]
        if element.kind == .header, section.header.isUnmeasured { return .header(of: element.section) }
        if element.kind != .footer {
            let from = element.kind == .header ? 0 : element.item
            if let item = section.items.firstUnmeasured(in: from..<section.items.count) {
                return .item(item, in: element.section)
            }
        }
        if section.footer.isUnmeasured { return .footer(of: element.section) }
        let before = sections.summary(before: element.section + 1).unmeasured
        guard let next = sections.find(before, by: { $0.unmeasured }) else { return nil }
        if next.element.header.isUnmeasured { return .header(of: next.index) }
        if let item = next.element.items.firstUnmeasured(in: 0..<next.element.items.count) {
            return .item(item, in: next.index)
        }
        return .footer(of: next.index)
    }

    /// The last unmeasured element before another one; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*)
    package func lastUnmeasured(before element: Element) -> Element? {
        let section = sections[element.section]
        if element.kind != .header {
            let end = element.kind == .footer ? section.items.count : element.item
            if let item = section.items.lastUnmeasured(in: 0..<end) { return .item(item, in: element.section) }
            if section.header.isUnmeasured { return .header(of: element.section) }
        }
        let before = sections.summary(before: element.section).unmeasured
        guard before > 0, let previous = sections.find(before - 1, by: { $0.unmeasured }) else { return nil }
        if previous.element.footer.isUnmeasured { return .footer(of: previous.index) }
        if let item = previous.element.items.lastUnmeasured(in: 0..<previous.element.items.count) {
            return .item(item, in: previous.index)
        }
        return .header(of: previous.index)
    }

    /// Whether an unmeasured element overlaps a span.
    ///
    /// - Complexity: O(log *n*)
    package func hasUnmeasured(in span: Span) -> Bool {
        guard let first = element(at: span.start), let unmeasured = firstUnmeasured(from: first) else { return false }
        return self.span(of: unmeasured).start < span.end
    }

    /// Where a section starts.
    func start(of section: Int) -> Int { extent(sections.summary(before: section)) }

    /// The section that covers an offset together with the space after it; the first or the last one for an offset
    /// outside; `nil` if there are no sections that take any space.
    private func section(at offset: Int) -> (index: Int, section: ListSection, start: Int)? {
        let end = extent(sections.summary)
        guard let found = sections.find(min(max(0, offset), end - 1), by: extent) else {
            return sections.isEmpty ? nil : (0, sections[0], 0)
        }
        return (found.index, found.element, extent(found.before))
    }

    private func span(of element: Element, in section: ListSection) -> Span {
        switch element.kind {
        case .header: section.headerSpan(estimates)
        case .footer: section.footerSpan(estimates)
        case .item: section.itemSpan(element.item, estimates)
        }
    }

    private func firstElement(from start: Int) -> Element? {
        var found: Element?
        guard start < sections.count else { return nil }
        sections.forEach(in: start..<sections.count) { index, section, _ in
            if section.header != .absent {
                found = .header(of: index)
            } else if section.items.count > 0 {
                found = .item(0, in: index)
            } else if section.footer != .absent {
                found = .footer(of: index)
            }
            return found == nil
        }
        return found
    }

    private func lastElement(upTo end: Int) -> Element? {
        for index in stride(from: end, through: 0, by: -1) {
            let section = sections[index]
            if section.footer != .absent { return .footer(of: index) }
            if section.items.count > 0 { return .item(section.items.count - 1, in: index) }
            if section.header != .absent { return .header(of: index) }
        }
        return nil
    }

    /// Visits the elements of one section that overlap a span counted from its start.
    private func visit(
        _ section: ListSection,
        at index: Int,
        overlapping span: Span,
        _ body: (Element, Span, Bool) -> Bool
    ) -> Bool {
        let header = section.headerSpan(estimates)
        if header.length > 0, header.intersects(span) {
            guard body(.header(of: index), header, !section.header.isUnmeasured) else { return false }
        }
        let items = section.items(estimates)
        let startOfItems = section.startOfItems(estimates)
        if let first = items.index(at: max(0, span.start - startOfItems)), startOfItems < span.end {
            var goesOn = true
            items.forEach(in: first..<items.count) { item, start, extent, isMeasured in
                let itemSpan = Span(start: startOfItems + start, end: startOfItems + start + extent)
                guard itemSpan.start < span.end else { return false }
                if extent > 0, itemSpan.intersects(span) {
                    goesOn = body(.item(item, in: index), itemSpan, isMeasured)
                }
                return goesOn
            }
            guard goesOn else { return false }
        }
        guard section.footer != .absent else { return true }
        let footer = section.footerSpan(estimates)
        if footer.length > 0, footer.intersects(span) {
            return body(.footer(of: index), footer, !section.footer.isUnmeasured)
        }
        return true
    }
}
