/// How far something reaches beyond a span, in pixels.
package struct Margin: Equatable, Sendable {
    /// The distance before the start of the span.
    package var low: Int
    /// The distance after its end.
    package var high: Int

    package init(low: Int, high: Int) {
        self.low = low
        self.high = high
    }

    /// The same distance at either end.
    package init(_ both: Int) {
        self.init(low: both, high: both)
    }

    /// The span with this margin.
    package func around(_ span: Span) -> Span {
        Span(start: span.start - low, end: span.end + high)
    }

    /// Whether it reaches as far as another one at either end.
    package func covers(_ other: Margin) -> Bool {
        low >= other.low && high >= other.high
    }
}
