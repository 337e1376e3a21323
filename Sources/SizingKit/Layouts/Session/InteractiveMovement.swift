import SizingEngine

/// An item that a finger carries, or has just dropped: where the data source knows it, and where the reader sees it.
struct InteractiveMovement {
    enum Phase {
        case underFinger
        /// Until the collection view has the counts that follow from it.
        case dropped
        /// The counts have been found not to follow from it yet.
        case awaitingCounts
    }

    let original: Element
    /// Where it was before the last step.
    private(set) var previous: Element
    private(set) var current: Element
    var phase = Phase.underFinger

    init(of item: Element) {
        original = item
        previous = item
        current = item
    }

    var isUnderFinger: Bool { phase == .underFinger }

    mutating func move(to target: Element) {
        previous = current
        current = target
    }

    /// Where the data source knows what the reader sees somewhere. Until the item is dropped it knows nothing of the move.
    func dataElement(for shown: Element) -> Element {
        guard isUnderFinger, original != current else { return shown }
        var back = UpdateBatch()
        back.movedItems = [UpdateBatch.Move(from: UpdateBatch.Place(current), to: UpdateBatch.Place(original))]
        return UpdateMap(back).place(after: shown) ?? shown
    }
}

extension UpdateBatch.Place {
    init(_ item: Element) {
        self.init(section: item.section, item: item.item)
    }
}
