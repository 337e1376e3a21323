extension LayoutModel {
    var hasPinnedElements: Bool { sections.summary.pinned > 0 }

    /// Whether an element can be pinned: a header or footer of a section that pins it.
    package func pins(_ element: Element) -> Bool {
        guard element.section < sections.count else { return false }
        return switch element.kind {
        case .item: false
        case .header: shape(of: element.section).pinsHeader
        case .footer: shape(of: element.section).pinsFooter
        }
    }

    func forEachPinnedElement(
        in span: Span,
        _ visible: Span,
        _ body: (_ element: Element, _ frame: ItemFrame, _ isMeasured: Bool) -> Void
    ) {
        guard let first = section(at: span.start) else { return }
        sections.forEach(in: first.index..<sections.count) { index, section, before in
            let start = self.start(after: before)
            guard start < span.end else { return false }
            func visit(_ element: Element, _ boundary: ModelSection.Boundary) {
                guard let main = pinnedSpan(of: element, in: section, startingAt: start, visible) else { return }
                let cross = section.shape.boundaryCross(of: element.kind)
                body(element, ItemFrame(main: main, cross: cross), !boundary.isUnmeasured)
            }
            visit(.header(of: index), section.header)
            visit(.footer(of: index), section.footer)
            return true
        }
    }

    func pinnedSpan(of element: Element, in visible: Span) -> Span? {
        pinnedSpan(
            of: element,
            in: sections[element.section],
            startingAt: start(of: element.section),
            visible
        )
    }

    /// The first unmeasured header or footer that can be pinned, of the sections that overlap a visible span.
    ///
    /// - Complexity: O(log *n*)
    func firstUnmeasuredPinned(in visible: Span) -> Element? {
        guard sections.summary.unmeasuredPinned > 0, let first = section(at: visible.start),
            let found = sections.findFirst(from: first.index, by: { $0.unmeasuredPinned }),
            start(after: found.before) < visible.end
        else { return nil }
        let section = found.element
        return section.header.isUnmeasured && section.pinsHeader ? .header(of: found.index) : .footer(of: found.index)
    }

    private func pinnedSpan(
        of element: Element,
        in section: ModelSection,
        startingAt start: Int,
        _ visible: Span
    ) -> Span? {
        let header = section.headerSpan(estimates).offset(by: start)
        switch element.kind {
        case .header where section.pinsHeader:
            let end =
                section.shape.headerStopsAtFooter
                ? section.footerSpan(estimates).start + start : start + extent(section.summary) - sectionSpacing
            return Span(start: max(header.start, min(visible.start, end - header.length)), length: header.length)
        case .footer where section.pinsFooter:
            let footer = section.footerSpan(estimates).offset(by: start)
            let lowest = min(footer.start, header.end)
            return Span(start: min(footer.start, max(visible.end - footer.length, lowest)), length: footer.length)
        default: return nil
        }
    }
}

extension ModelSection {
    /// Whether the section has a header that can be pinned.
    fileprivate var pinsHeader: Bool { shape.pinsHeader && header.mayTakeSpace }
    /// Whether the section has a footer that can be pinned.
    fileprivate var pinsFooter: Bool { shape.pinsFooter && footer.mayTakeSpace }
}
