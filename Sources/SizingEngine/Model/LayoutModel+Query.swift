extension LayoutModel {
    /// Whether the model contains an element: its section has such an item, or can have such a header or footer.
    package func contains(_ element: Element) -> Bool {
        guard element.section >= 0, element.section < sections.count else { return false }
        let section = sections[element.section]
        switch element.kind {
        case .header: return section.header != .absent
        case .footer: return section.footer != .absent
        case .item: return element.item >= 0 && element.item < section.itemCount
        }
    }

    /// Where an element lies, along the scroll axis and across it.
    ///
    /// - Precondition: The model contains it.
    /// - Complexity: O(log *n*)
    package func frame(of element: Element) -> ItemFrame {
        var frame = frame(of: element, in: sections[element.section])
        frame.main = frame.main.offset(by: start(of: element.section))
        return frame
    }

    /// Where an element lies along the scroll axis.
    ///
    /// - Precondition: The model contains it.
    /// - Complexity: O(log *n*)
    package func span(of element: Element) -> Span { frame(of: element).main }

    /// The size that an element was measured at; `nil` if it was not.
    package func measuredSize(of element: Element) -> ItemSize? {
        let section = sections[element.section]
        let cross = section.shape.boundaryCross(of: element.kind).length
        return switch element.kind {
        case .header: section.header.measuredExtent.map { ItemSize(main: $0, cross: cross) }
        case .footer: section.footer.measuredExtent.map { ItemSize(main: $0, cross: cross) }
        case .item: section.items.measuredSize(of: element.item)
        }
    }

    /// The first element; `nil` without elements.
    package var first: Element? { firstElement(from: 0) }

    /// The last element; `nil` without elements.
    package var last: Element? { lastElement(upTo: sections.count - 1) }

    /// The element that follows another; `nil` at the end.
    ///
    /// - Complexity: O(log *n*), more where it skips empty sections.
    package func element(after element: Element) -> Element? {
        let section = sections[element.section]
        switch element.kind {
        case .header where section.itemCount > 0: return .item(0, in: element.section)
        case .item where element.item + 1 < section.itemCount: return .item(element.item + 1, in: element.section)
        case .header where section.footer != .absent, .item where section.footer != .absent:
            return .footer(of: element.section)
        default: return firstElement(from: element.section + 1)
        }
    }

    /// The element that covers an offset, the first if several do. If no element covers the offset, the last one that
    /// starts before it; if no element starts before it, the first of all. `nil` if there are no elements.
    ///
    /// - Complexity: O(log *n*), more where it skips empty sections.
    package func element(at offset: Int) -> Element? {
        guard let found = section(at: offset) else { return nil }
        let section = found.section
        let local = offset - found.start
        if section.footer != .absent, local >= section.footerSpan(estimates).start { return .footer(of: found.index) }
        let startOfItems = section.startOfItems(estimates)
        if section.itemCount > 0, local >= startOfItems {
            return section.items(estimates).item(at: local - startOfItems).map { .item($0, in: found.index) }
        }
        if section.header != .absent { return .header(of: found.index) }
        return lastElement(upTo: found.index - 1) ?? firstElement(from: found.index)
    }

    /// Calls `body` with each element that overlaps a span, in order, until it returns `false`.
    ///
    /// Elements that only touch the span or have no extent are left out.
    ///
    /// - Parameters:
    ///   - span: In offsets from the start of the content.
    ///   - origin: A position that is added to the frames that `body` takes.
    /// - Complexity: O(log *n* + the number of elements visited)
    package func forEachElement(
        in span: Span,
        from origin: Int = 0,
        _ body: (_ element: Element, _ frame: ItemFrame, _ isMeasured: Bool) -> Bool
    ) {
        guard span.length > 0, let first = section(at: span.start - overhang) else { return }
        sections.forEach(in: first.index..<sections.count) { index, section, before in
            let start = self.start(after: before)
            guard start - overhang < span.end else { return false }
            return visit(section, at: index, from: origin + start, overlapping: span.offset(by: -start), body)
        }
    }

    /// Where a section starts.
    func start(of section: Int) -> Int {
        section == 0 ? spaceBefore : start(after: sections.summary(before: section))
    }

    /// The section that covers an offset, the space after the section included, and where it starts. For an offset outside
    /// the content it is the first or the last section; `nil` if no section takes any space.
    func section(at offset: Int) -> (index: Int, section: ModelSection, start: Int)? {
        let end = extent(sections.summary)
        guard let found = sections.find(min(max(0, offset - spaceBefore), end - 1), by: extent) else {
            return sections.isEmpty ? nil : (0, sections[0], spaceBefore)
        }
        return (found.index, found.element, start(after: found.before))
    }

    private func frame(of element: Element, in section: ModelSection) -> ItemFrame {
        switch element.kind {
        case .header:
            ItemFrame(main: section.headerSpan(estimates), cross: section.shape.boundaryCross(of: .header))
        case .footer:
            ItemFrame(main: section.footerSpan(estimates), cross: section.shape.boundaryCross(of: .footer))
        case .item: section.itemFrame(element.item, estimates)
        }
    }

    private func firstElement(from start: Int) -> Element? {
        var found: Element?
        guard start < sections.count else { return nil }
        sections.forEach(in: start..<sections.count) { index, section, _ in
            if section.header != .absent {
                found = .header(of: index)
            } else if section.itemCount > 0 {
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
            if section.itemCount > 0 { return .item(section.itemCount - 1, in: index) }
            if section.header != .absent { return .header(of: index) }
        }
        return nil
    }

    /// Calls `body` with the elements of one section that overlap a span, which is counted from the start of the section.
    ///
    /// - Parameter origin: The position of the section that is added to the frames.
    private func visit(
        _ section: ModelSection,
        at index: Int,
        from origin: Int,
        overlapping span: Span,
        _ body: (Element, ItemFrame, Bool) -> Bool
    ) -> Bool {
        func visit(_ boundary: ModelSection.Boundary, _ element: Element, _ main: Span) -> Bool {
            guard main.length > 0, main.intersects(span) else { return true }
            let cross = section.shape.boundaryCross(of: element.kind)
            let frame = ItemFrame(main: main.offset(by: origin), cross: cross)
            return body(element, frame, !boundary.isUnmeasured)
        }
        guard visit(section.header, .header(of: index), section.headerSpan(estimates)) else { return false }
        let startOfItems = section.startOfItems(estimates)
        if startOfItems < span.end {
            let (main, cross) = (origin + startOfItems, section.shape.itemCross.start)
            let continues = section.items(estimates).forEachItem(in: span.offset(by: -startOfItems)) {
                item,
                frame,
                isMeasured in
                let frame = ItemFrame(main: frame.main.offset(by: main), cross: frame.cross.offset(by: cross))
                return body(.item(item, in: index), frame, isMeasured)
            }
            guard continues else { return false }
        }
        guard section.footer != .absent else { return true }
        return visit(section.footer, .footer(of: index), section.footerSpan(estimates))
    }

    // MARK: Counts

    /// The number of items that come before an element in the order of elements.
    ///
    /// - Complexity: O(log *n*)
    package func itemCount(before element: Element) -> Int {
        let before = sections.summary(before: element.section).itemCount
        switch element.kind {
        case .header: return before
        case .item: return before + element.item
        case .footer: return before + itemCount(in: element.section)
        }
    }
}
