/// An end of the content that is held at an edge of a viewport, from where the viewport is pulled away by some pixels.
struct ContentEnd: Equatable, Sendable {
    /// Whether it is the end, where the last element lies, or the start.
    let isLast: Bool
    let pull: Int
}
