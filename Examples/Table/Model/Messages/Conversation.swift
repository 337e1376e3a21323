/// Messages by day, the oldest first, a mark above those that are new, and who is typing.
struct Conversation: Sendable {
    struct Day: Sendable, Identifiable {
        var id: String { title }
        var title: String
        var messages: [Message]
    }

    /// What a row shows.
    enum Item: Sendable, Hashable {
        case message(Message.ID)
        case unreadMark
        case typing(Person.ID)
    }

    private(set) var days: [Day]
    private(set) var bubbles: [Message.ID: Bubble] = [:]
    /// The first message that the reader has not seen.
    private(set) var firstUnread: Message.ID?
    /// Who is typing.
    var typing: Person?

    init(days: [Day], firstUnread: Message.ID? = nil) {
        self.days = days
        self.firstUnread = firstUnread
        group(days)
    }

    /// The number of messages from the first that the reader has not seen.
    var unreadCount: Int {
        guard let firstUnread else { return 0 }
        let all = days.flatMap(\.messages)
        return all.count - (all.firstIndex { $0.id == firstUnread } ?? all.count)
    }

    /// The rows of a day, from the top.
    func items(of day: Day) -> [Item] {
        var items: [Item] = []
        for message in day.messages {
            if message.id == firstUnread { items.append(.unreadMark) }
            items.append(.message(message.id))
        }
        if let typing, day.id == days.last?.id { items.append(.typing(typing.id)) }
        return items
    }

    /// The rows that were there before and look different now.
    func changedItems(since old: Conversation) -> [Item] {
        var changed = days.flatMap(\.messages).map(\.id).filter { id in
            old.bubbles[id] != nil && old.bubbles[id] != bubbles[id]
        }.map(Item.message)
        if firstUnread != nil, firstUnread == old.firstUnread, unreadCount != old.unreadCount {
            changed.append(.unreadMark)
        }
        return changed
    }
}

// MARK: Changes

extension Conversation {
    /// Adds a message at the end. Whoever wrote it has stopped typing.
    ///
    /// - Parameter isUnread: Whether the reader doesn't see it. The mark stays above the first such message.
    mutating func append(_ message: Message, isUnread: Bool = false) {
        if days.isEmpty { days.append(Day(title: "Today", messages: [])) }
        days[days.count - 1].messages.append(message)
        if typing == message.sender { typing = nil }
        if isUnread, firstUnread == nil { firstUnread = message.id }
        group(days)
    }

    /// Adds older days above the others. A day that is there already gets their messages.
    mutating func insertOlder(_ older: [Day]) {
        var older = older
        if let last = older.last, last.id == days.first?.id {
            days[0].messages.insert(contentsOf: last.messages, at: 0)
            older.removeLast()
        }
        days.insert(contentsOf: older, at: 0)
        group(days)
    }

    /// Adds one reaction of a kind to a message.
    mutating func react(with symbol: String, to id: Message.ID) {
        for day in days.indices {
            guard let item = days[day].messages.firstIndex(where: { $0.id == id }) else { continue }
            var reactions = days[day].messages[item].reactions
            if let index = reactions.firstIndex(where: { $0.symbol == symbol }) {
                reactions[index].count += 1
            } else {
                reactions.append(Message.Reaction(symbol: symbol, count: 1))
            }
            days[day].messages[item].reactions = reactions
        }
        group(days)
    }

    /// Takes the mark away.
    mutating func markAsRead() {
        firstUnread = nil
        group(days)
    }

    /// Finds which messages of one person stand together. A day and the mark of new messages part them.
    private mutating func group(_ days: [Day]) {
        bubbles = [:]
        for messages in days.map(\.messages) {
            for (index, message) in messages.enumerated() {
                let before = index > 0 ? messages[index - 1] : nil
                let after = index + 1 < messages.count ? messages[index + 1] : nil
                bubbles[message.id] = Bubble(
                    message: message,
                    isFirst: before?.sender != message.sender || message.id == firstUnread,
                    isLast: after?.sender != message.sender || after?.id == firstUnread
                )
            }
        }
    }
}
