import SizingEngine

/// The state before a batch of updates and the mapping to the state after it, kept until the animations are set up.
///
/// A class, since it is used for each element on screen and has many parts to copy.
@MainActor
final class UpdateTransition {
    let before: ElasticLayout
    /// The viewport before the batch.
    let viewport: Viewport
    /// The elements on screen before the batch.
    let placedBefore: PlacedElements
    /// The elements of the state after the batch that UIKit has been told of, in a version of the content.
    private var placedAfter: (version: Int, elements: PlacedElements) = (0, PlacedElements())
    /// Maps the state before the batch to the state after it.
    let forward: UpdateMap
    /// Maps the state after the batch to the state before it.
    let backward: UpdateMap
    /// The separators that were shown before and followed from the app's handlers.
    let separators: KnownSeparators
    /// The rows that were swiped aside before.
    var swipedRows: [SwipedRow] = []

    init(
        from before: ElasticLayout,
        in viewport: Viewport,
        showing placedBefore: PlacedElements,
        through map: UpdateMap,
        back backward: UpdateMap,
        separators: KnownSeparators
    ) {
        self.before = before
        self.viewport = viewport
        self.placedBefore = placedBefore
        self.separators = separators
        forward = map
        self.backward = backward
    }

    /// The elements that UIKit has been told of in a version of the content.
    func placedAfter(in version: Int) -> PlacedElements {
        placedAfter.version == version ? placedAfter.elements : PlacedElements()
    }

    /// Records the elements that UIKit has been told of in a version of the content.
    func notePlaced(_ elements: PlacedElements, in version: Int) {
        placedAfter = (version, elements)
    }

    /// The frame of an element before the batch; `nil` if it did not exist.
    func frameBefore(of element: Element) -> ItemFrame? {
        if let frame = placedBefore.frame(of: element) { return frame }
        return before.model.contains(element) ? before.frame(of: element) : nil
    }

    /// Where an element was seen before the batch, with pinning; `nil` if it did not exist.
    func seenFrameBefore(of element: Element) -> ItemFrame? {
        guard !element.isItem, before.model.contains(element) else { return frameBefore(of: element) }
        return before.pinnedFrame(of: element, in: viewport)
    }
}
