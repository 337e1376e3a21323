extension LayoutModel {
    /// Where a section lies; `nil` if it does not exist.
    ///
    /// - Complexity: O(log *n*)
    package func placedSection(at section: Int) -> PlacedSection? {
        guard section >= 0, section < sections.count else { return nil }
        return placedSection(sections[section], at: section, start: start(of: section))
    }

    /// Calls `body` with each section that overlaps a span, or whose items or background may, in order.
    ///
    /// - Complexity: O(log *n* + the number of sections visited)
    package func forEachSection(in span: Span, _ body: (_ section: PlacedSection) -> Void) {
        guard span.length > 0, let first = section(at: span.start - overhang) else { return }
        sections.forEach(in: first.index..<sections.count) { index, section, before in
            let start = self.start(after: before)
            guard start - overhang < span.end else { return false }
            body(placedSection(section, at: index, start: start))
            return true
        }
    }

    private func placedSection(_ section: ModelSection, at index: Int, start: Int) -> PlacedSection {
        PlacedSection(
            index: index,
            main: Span(start: start, end: start + extent(section.summary) - sectionSpacing),
            items: Span(start: start + section.startOfItems(estimates), length: section.extentOfItems(estimates)),
            itemCount: section.itemCount,
            shape: section.shape,
            isResolved: section.isResolved
        )
    }

    /// Whether the layout has asked for the shape of a section.
    package func isResolved(_ section: Int) -> Bool { sections[section].isResolved }
}
