/// An end of the content that a placement holds at the edge of a viewport, which may be overscrolled.
struct ContentEnd: Equatable, Sendable {
    /// Whether it is the end at which the last element lies, or else the one at which the first lies.
    let isLast: Bool
    let overscroll: Int
}
