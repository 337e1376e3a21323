/// A message as it is shown: its looks depend on what the same person has written before and after it.
struct Bubble: Sendable, Hashable {
    var message: Message
    /// Whether nothing of the same person stands directly above it: then it tells the name.
    var isFirst: Bool
    /// Whether nothing of the same person stands directly below it: then it has the picture of the person.
    var isLast: Bool
}
