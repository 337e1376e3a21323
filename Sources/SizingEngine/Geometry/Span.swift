/// A range along one axis in whole pixels, half open: `start` belongs to it, `end` does not.
package struct Span: Sendable, Hashable {
    /// The first pixel, which may be negative.
    package let start: Int
    /// The pixel after the last, never less than `start`.
    package let end: Int

    package init(start: Int, end: Int) {
        precondition(start <= end, "A span must not end (\(end)) before it starts (\(start)).")
        self.start = start
        self.end = end
    }

    package init(start: Int, length: Int) {
        self.init(start: start, end: start + length)
    }

    package var length: Int { end - start }

    package var isEmpty: Bool { start == end }

    package func contains(_ position: Int) -> Bool {
        start <= position && position < end
    }

    /// Whether every pixel of `other` is in this span. An empty span is contained if it lies within or at an end.
    package func contains(_ other: Span) -> Bool {
        start <= other.start && other.end <= end
    }

    /// Whether the two spans share a pixel. Spans that only touch do not intersect, and an empty span intersects nothing.
    package func intersects(_ other: Span) -> Bool {
        max(start, other.start) < min(end, other.end)
    }

    /// The shortest span that contains both spans, and whatever lies between them.
    package func union(_ other: Span) -> Span {
        Span(start: min(start, other.start), end: max(end, other.end))
    }

    package func offset(by distance: Int) -> Span {
        Span(start: start + distance, end: end + distance)
    }

    /// The span with a margin at either end. A negative margin that leaves nothing gives the empty span in the middle.
    package func expanded(by margin: Int) -> Span {
        guard length + 2 * margin >= 0 else { return Span(start: start + length / 2, length: 0) }
        return Span(start: start - margin, end: end + margin)
    }

    /// The position in `start...end` nearest to `position`.
    package func clamp(_ position: Int) -> Int {
        min(max(position, start), end)
    }
}
