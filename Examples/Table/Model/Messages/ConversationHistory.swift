/// What was written before, as a server would have it: pages of older days.
struct ConversationHistory: Sendable {
    /// The number of pages that there are.
    var pageCount = 40

    private static let texts = [
        "The ferry was late again, but the light was worth it.", "I found your glove.", "Where?",
        "Under the bench, where we had the soup. It is a little wet. I will dry it on the stove and bring it along "
            + "next time.",
        "Thank you!", "Who has the map?", "I have. The old one, with the mill that is no longer there.",
        "It rained all day here. We stayed inside and made a list of all the birds that we know by their voices: "
            + "eleven, and two that we were not sure of.",
        "Only eleven?", "The twelfth was a door.",
    ]
    private static let people: [Person] = [.mara, .mara, .jon, .reader, .elif, .elif, .reader]

    /// Returns the days before the pages that were loaded, the oldest first; empty if there are none.
    ///
    /// - Parameter page: The number of pages that were loaded.
    func days(ofPage page: Int) async -> [Conversation.Day] { self.page(page) }

    /// What a server would answer.
    func page(_ page: Int) -> [Conversation.Day] {
        guard page < pageCount else { return [] }
        return [Conversation.Day(title: "\(page + 1) weeks ago", messages: (0..<20).map { message($0, ofPage: page) })]
    }

    private func message(_ index: Int, ofPage page: Int) -> Message {
        let number = page * 20 + index
        return Message(
            id: -(page + 1) * 20 + index,
            sender: Self.people[(number / 2) % Self.people.count],
            time: "\(9 + index / 2):\(index % 2 == 0 ? "05" : "40")",
            text: Self.texts[(number * 3) % Self.texts.count],
            reactions: number % 7 == 3 ? [.init(symbol: "heart.fill", count: 1 + number % 3)] : []
        )
    }
}
