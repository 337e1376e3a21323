extension ElasticLayout {
    /// Where a section lies, in content coordinates; `nil` if it does not exist.
    package func placedSection(at section: Int) -> PlacedSection? {
        model.placedSection(at: section).map(content)
    }

    /// Calls `body` with each section that overlaps a span of content coordinates.
    ///
    /// - Complexity: O(log *n* + the number of sections visited)
    package func forEachSection(in span: Span, _ body: (_ section: PlacedSection) -> Void) {
        model.forEachSection(in: modelSpan(span)) { body(content($0)) }
    }

    private func content(_ section: PlacedSection) -> PlacedSection {
        var section = section
        section.main = content(section.main)
        section.items = content(section.items)
        return section
    }
}
