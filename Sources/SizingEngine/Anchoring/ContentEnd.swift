/// An end of the content that a placement keeps at the edge of a viewport, which may be overscrolled.
struct ContentEnd: Equatable, Sendable {
    /// Whether it is the end at which the last element lies, or else the one at which the first lies.
    let isLast: Bool
    /// The distance of the viewport beyond the end, in pixels.
    let overscroll: Int
}
