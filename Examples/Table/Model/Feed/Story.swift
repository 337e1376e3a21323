/// How an element came to light.
struct Story: Sendable, Identifiable {
    /// What the reader has done with it.
    enum State: Sendable {
        case new
        /// New, with sources to look up.
        case sourced
        case read
    }

    var id: String { title }
    var title: String
    var text: String
    var state: State
}

/// Stories of one time.
struct StoryGroup: Sendable {
    var title: String
    var stories: [Story]
}
