import SizingEngine

/// The state before a batch of updates, kept until its animations are set up, and the way between the two states.
///
/// A class, since it is asked for each element on screen and its parts are many to copy.
@MainActor
final class UpdateTransition {
    let before: ElasticLayout
    /// What was on screen before.
    let placedBefore: PlacedElements
    /// What UIKit has been told of the state after the batch, until anything in it changes.
    var placedAfter = PlacedElements()
    let places: UpdateMap
    let origins: UpdateMap
    /// The separators that were shown before.
    let separators: KnownSeparators

    init(
        from before: ElasticLayout,
        showing placedBefore: PlacedElements,
        through map: UpdateMap,
        separators: KnownSeparators
    ) {
        self.before = before
        self.placedBefore = placedBefore
        self.separators = separators
        places = map
        origins = map.inverse
    }

    /// Where an element was before; `nil` if it did not exist.
    func frameBefore(of element: Element) -> ItemFrame? {
        if let frame = placedBefore.frame(of: element) { return frame }
        return before.model.contains(element) ? before.frame(of: element) : nil
    }
}
