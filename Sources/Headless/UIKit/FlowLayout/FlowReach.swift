import Foundation

/// From the first to the last point that something reaches along the scroll direction.
struct FlowReach {
    var start: CGFloat
    var end: CGFloat
}

/// Which of several spans, one after the other or over one another, may have something between two places.
struct SortedReach {
    /// How far the spans up to each one reach.
    private var ends: [CGFloat] = []
    /// Where the spans from each one on begin.
    private var starts: [CGFloat]

    /// - Complexity: O(spans).
    init(_ spans: [FlowReach]) {
        ends.reserveCapacity(spans.count)
        for span in spans { ends.append(max(span.end, ends.last ?? span.end)) }
        starts = spans.map(\.start)
        for index in starts.indices.dropLast().reversed() { starts[index] = min(starts[index], starts[index + 1]) }
    }

    /// From the first span that reaches the start to the last one that begins before the end. Some between them may lie outside.
    ///
    /// - Complexity: O(log spans).
    func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = ends.firstIndexSorted { $0 >= start }
        let last = starts.firstIndexSorted { $0 >= end }
        return first..<max(first, last)
    }
}
