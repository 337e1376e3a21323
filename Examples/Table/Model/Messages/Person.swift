/// Somebody who takes part in a conversation.
struct Person: Sendable, Hashable, Identifiable {
    var id: String { name }
    var name: String
    /// The number of a colour.
    var tint = 0
    /// Whether it is the reader, whose messages stand at the trailing side.
    var isReader = false
}
