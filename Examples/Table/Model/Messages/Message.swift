/// What somebody has written.
struct Message: Sendable, Hashable, Identifiable {
    /// The message that another one answers, as it is quoted there.
    struct Quote: Sendable, Hashable {
        var name: String
        var text: String
    }

    /// What readers think of a message.
    struct Reaction: Sendable, Hashable {
        /// The name of a symbol.
        var symbol: String
        var count: Int
    }

    var id: Int
    var sender: Person
    /// The time of day, as it is shown.
    var time: String
    var text: String
    var quote: Quote?
    var reactions: [Reaction] = []
}
