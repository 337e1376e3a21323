import SizingEngine

/// The work that the next pass of a layout has to do.
@MainActor
final class PendingWork {
    /// The parts of the layout that the next pass must compute again.
    struct Parts: OptionSet {
        let rawValue: Int
        /// The counts have changed: the model is created again.
        static let everything = Parts(rawValue: 1 << 0)
        /// All sizes; the counts are unchanged.
        static let sizes = Parts(rawValue: 1 << 1)
        /// The placement: the bounds have changed, and nothing has been placed for them.
        static let placement = Parts(rawValue: 1 << 2)
        /// The scroll position: the content is shown from its beginning.
        static let beginning = Parts(rawValue: 1 << 3)
        /// The shapes of the sections, along with all sizes.
        static let shapes = Parts(rawValue: 1 << 4)
        /// The shapes of the sections: the app may describe them in another way now.
        static let descriptions = Parts(rawValue: 1 << 5)
    }

    /// An action that a closure of the app has requested while it was called.
    struct Action {
        /// Whether it invalidates sizes by index paths, which may mean other elements after a reload.
        let isOfIndexPaths: Bool
        let perform: @MainActor (LayoutSession) -> Void
    }

    private(set) var parts: Parts = .everything
    /// The elements that keep their sizes until the next pass measures them again: UIKit may ask for them before.
    private(set) var stale: Set<Element> = []
    private(set) var actions: [Action] = []
    /// The position to show.
    private(set) var position: WantedPosition?
    /// The viewport before the size changed.
    private(set) var viewportBeforeResize: Viewport?

    var isEmpty: Bool {
        parts.isEmpty && stale.isEmpty && actions.isEmpty && position == nil && viewportBeforeResize == nil
    }

    // MARK: Parts

    /// Has the next pass compute parts again.
    func add(_ parts: Parts) {
        self.parts.formUnion(parts)
    }

    /// Takes the parts that must be computed again, as a pass does at its beginning.
    func takeParts() -> Parts {
        defer { parts = [] }
        return parts
    }

    /// Takes a part, if the next pass must compute it again.
    func take(_ part: Parts) -> Bool {
        parts.remove(part) != nil
    }

    /// Has the next pass make the model again, and nothing else.
    func startOver() {
        parts = .everything
    }

    // MARK: Elements

    /// Has the next pass measure an element again.
    func measureAgain(_ element: Element) {
        stale.insert(element)
    }

    func forgetStale() {
        stale = []
    }

    /// Updates the index paths after a batch of updates.
    func move(through map: UpdateMap) {
        stale = map.moved(stale, keepingReloaded: true)
    }

    // MARK: Actions

    func postpone(isOfIndexPaths: Bool = false, _ action: @escaping @MainActor (LayoutSession) -> Void) {
        actions.append(Action(isOfIndexPaths: isOfIndexPaths, perform: action))
    }

    func takeActions() -> [Action] {
        defer { actions = [] }
        return actions
    }

    /// Drops the invalidations of sizes by index paths.
    ///
    /// - Returns: Whether there were any.
    func dropInvalidations() -> Bool {
        let count = actions.count
        actions.removeAll { $0.isOfIndexPaths }
        return actions.count < count
    }

    // MARK: The position

    func want(_ position: WantedPosition) {
        self.position = position
    }

    /// Has the next pass show a position, unless it shows another one.
    func wantIfNothingElse(_ position: WantedPosition) {
        self.position = self.position ?? position
    }

    func forgetPosition() {
        position = nil
    }

    // MARK: Another size

    /// Records that the size changes.
    ///
    /// - Parameter viewport: The viewport before.
    func noteResize(from viewport: Viewport) {
        viewportBeforeResize = viewport
    }

    func resizeIsPlaced() {
        viewportBeforeResize = nil
    }

    // MARK: The collection view

    /// Whether the collection view must still be prepared for the layout, after the pass.
    private var preparesCollectionView = false

    func prepareCollectionView() {
        preparesCollectionView = true
    }

    func takePreparationOfCollectionView() -> Bool {
        defer { preparesCollectionView = false }
        return preparesCollectionView
    }
}
