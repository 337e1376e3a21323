/// What lies beyond what is visible, at one side of it, in the order of the elements.
package struct ContentBeyond: Equatable, Sendable {
    /// The pixels from the edge of what is visible to the end of the content; 0 if that end is visible.
    package let distance: Int
    /// The items of which nothing is visible.
    package let itemCount: Int
}

extension ElasticLayout {
    /// What lies before and after what is visible.
    ///
    /// - Complexity: O(log *n* + visible elements)
    package func beyond(_ viewport: Viewport) -> (before: ContentBeyond, after: ContentBeyond) {
        let visible = viewport.unobscuredSpan
        let low = max(0, visible.start - origin)
        let high = max(0, origin + model.total - visible.end)
        let counts = itemCounts(besides: visible)
        return (
            ContentBeyond(distance: isReversed ? high : low, itemCount: counts.before),
            ContentBeyond(distance: isReversed ? low : high, itemCount: counts.after)
        )
    }

    private func itemCounts(besides visible: Span) -> (before: Int, after: Int) {
        var (first, last): (Element?, Element?)
        forEachElement(in: visible) { element, _, _ in
            guard element.kind == .item else { return true }
            // The items of a masonry need not follow each other.
            first = min(first ?? element, element)
            last = max(last ?? element, element)
            return true
        }
        if let first, let last {
            return (model.itemCount(before: first), model.itemCount - model.itemCount(before: last) - 1)
        }
        let edge = isReversed ? visible.end - 1 : visible.start
        guard let near = element(at: edge) else { return (0, 0) }
        let before = model.itemCount(before: near) + (near.kind == .item ? 1 : 0)
        return (before, model.itemCount - before)
    }
}
