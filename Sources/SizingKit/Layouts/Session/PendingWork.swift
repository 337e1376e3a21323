import SizingEngine

/// What the next pass of a layout has to do.
@MainActor
struct PendingWork {
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

    var parts: Parts = .everything
    /// The elements that keep their sizes until the next pass measures them again: UIKit may ask for them before.
    var stale: Set<Element> = []
    /// Actions that closures of the app have requested while they were called.
    var actions: [@MainActor (LayoutSession) -> Void] = []
    /// The position to show.
    var position: WantedPosition?
    /// What was on screen before the size changed.
    var viewportBeforeResize: Viewport?

    /// Takes what the next pass must compute again, as a pass begins to do.
    mutating func takeParts() -> Parts {
        defer { parts = [] }
        return parts
    }

    var isEmpty: Bool {
        parts.isEmpty && stale.isEmpty && actions.isEmpty && position == nil && viewportBeforeResize == nil
    }
}
