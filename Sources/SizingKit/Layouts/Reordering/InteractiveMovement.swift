import SizingEngine
import UIKit

/// An item that the user moves or has just dropped, with its position in the data and its position on screen.
struct InteractiveMovement {
    enum Phase {
        case underFinger
        /// Dropped, until the collection view has the new counts.
        case dropped
        /// Dropped, and the collection view was found to have the old counts still.
        case awaitingCounts
    }

    let original: Element
    /// The position before the last step.
    private(set) var previous: Element
    private(set) var current: Element
    var phase = Phase.underFinger
    /// How UIKit was last told of a step or of the end. Whether such a context invalidates counts is UIKit's business: the model
    /// has moved the item already.
    weak var context: UICollectionViewLayoutInvalidationContext?

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

    /// Updates the positions after a batch of updates that is not the movement's own.
    ///
    /// - Returns: `nil` if the item is gone.
    func moved(through map: UpdateMap) -> InteractiveMovement? {
        guard let original = map.destination(of: original) else { return nil }
        var moved = InteractiveMovement(of: original)
        moved.phase = phase
        return moved
    }

    /// Returns the element in the data source that is shown as another one. Until the item is dropped, the data source
    /// does not know of the move.
    func dataElement(for shown: Element) -> Element {
        guard isUnderFinger, original != current else { return shown }
        var back = UpdateBatch()
        back.movedItems = [UpdateBatch.Move(from: UpdateBatch.ItemPath(current), to: UpdateBatch.ItemPath(original))]
        return UpdateMap(back).destination(of: shown) ?? shown
    }
}

extension UpdateBatch.ItemPath {
    init(_ item: Element) {
        self.init(section: item.section, item: item.item)
    }
}
