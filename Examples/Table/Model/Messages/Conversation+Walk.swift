extension Person {
    static let reader = Person(name: "Noor", isReader: true)
    static let mara = Person(name: "Mara", tint: 1)
    static let jon = Person(name: "Jon", tint: 2)
    static let elif = Person(name: "Elif", tint: 0)
}

extension Conversation {
    /// Four people plan a walk.
    static let walk = Conversation(days: [wednesday, friday, today], firstUnread: 17)

    private static let wednesday = Day(
        title: "Wednesday",
        messages: [
            Message(id: 1, sender: .mara, time: "18:20", text: "Did you see the herons at the lake?"),
            Message(
                id: 2,
                sender: .reader,
                time: "18:24",
                text: "Two of them, in the shallow water. They did not mind us at all."
            ),
            Message(id: 3, sender: .mara, time: "18:31", text: "I have put the pictures into the album."),
            Message(
                id: 4,
                sender: .jon,
                time: "18:40",
                text: "Lovely! The second one is the best.",
                reactions: [.init(symbol: "heart.fill", count: 2)]
            ),
        ]
    )

    private static let friday = Day(
        title: "Friday",
        messages: [
            Message(
                id: 5,
                sender: .elif,
                time: "12:02",
                text: "Shall we go again on Sunday, and walk on to the lighthouse?"
            ),
            Message(
                id: 6,
                sender: .elif,
                time: "12:02",
                text: "It is two hours by the dunes, and the path is dry now."
            ),
            Message(id: 7, sender: .reader, time: "12:10", text: "Yes!"),
            Message(id: 8, sender: .reader, time: "12:11", text: "I can bring the big thermos."),
            Message(id: 9, sender: .mara, time: "12:30", text: "The bus leaves at nine, from the bridge."),
            Message(
                id: 10,
                sender: .jon,
                time: "12:41",
                text: "Is there a later one? I have to feed my neighbour’s cat first, and she takes her time.",
                quote: .init(name: "Mara", text: "The bus leaves at nine, from the bridge.")
            ),
            Message(id: 11, sender: .mara, time: "12:43", text: "At ten to ten."),
            Message(
                id: 12,
                sender: .jon,
                time: "12:43",
                text: "Perfect.",
                reactions: [.init(symbol: "hand.thumbsup.fill", count: 2)]
            ),
        ]
    )

    private static let today = Day(
        title: "Today",
        messages: [
            Message(
                id: 13,
                sender: .reader,
                time: "9:02",
                text: "I looked at the tides: low water is at noon, so we can take the beach on the way back."
            ),
            Message(id: 14, sender: .elif, time: "9:05", text: "Then I’ll bring rubber boots."),
            Message(id: 15, sender: .elif, time: "9:05", text: "And a spare pair for Jon."),
            Message(
                id: 16,
                sender: .reader,
                time: "9:11",
                text: "He will need them.",
                reactions: [.init(symbol: "heart.fill", count: 1)]
            ),
            Message(
                id: 17,
                sender: .mara,
                time: "9:36",
                text: "The lighthouse opens at eleven. Twelve people at a time, so we should not be late.",
                reactions: [.init(symbol: "hand.thumbsup.fill", count: 3)]
            ),
            Message(id: 18, sender: .mara, time: "9:36", text: "It has 196 steps. I have counted them twice."),
            Message(
                id: 19,
                sender: .jon,
                time: "9:40",
                text: "Please do. I’ll bring bread and cheese.",
                quote: .init(name: "Noor", text: "I can bring the big thermos."),
                reactions: [.init(symbol: "hand.thumbsup.fill", count: 2), .init(symbol: "heart.fill", count: 1)]
            ),
        ]
    )
}
