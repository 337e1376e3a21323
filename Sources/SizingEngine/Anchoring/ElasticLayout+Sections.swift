extension ElasticLayout {
    /// Where a section lies, in content coordinates; `nil` if it does not exist.
    package func place(ofSection section: Int) -> PlacedSection? {
        model.place(ofSection: section).map(content)
    }

    /// Calls `body` with each section that overlaps a span of content coordinates.
    ///
    /// - Complexity: O(log *n* + the number of sections visited)
    package func forEachSection(in span: Span, _ body: (_ place: PlacedSection) -> Void) {
        model.forEachSection(in: modelSpan(span)) { body(content($0)) }
    }

    private func content(_ place: PlacedSection) -> PlacedSection {
        var place = place
        place.main = content(place.main)
        place.items = content(place.items)
        return place
    }
}
