import SizingEngine

/// The data on elements apart from their positions: the keys by which they were measured, the sources of their sizes,
/// and the answers of their shown views.
@MainActor
final class Answers: LayoutPart {
    /// The keys by which the elements near the viewport were measured.
    private(set) var keys = KnownKeys()
    /// The shown views that have been asked, and their answers.
    var shownViews = ShownViews()
    /// Whether shown views must be asked after the pass. A question to all that is known of them would copy it, at each step of a scroll.
    var viewsNeedAsking: Bool { shownViews.decideSizes || !shownViews.changed.isEmpty }
    /// Where sizes were found while the overlay is shown.
    private(set) var sources: [Element: SizeSource] = [:]
    /// How often an element was reached whose size only its shown view can tell.
    private(set) var unknownCount = 0

    override func exchangeSpace() -> [Exchange] {
        [
            exchange(for: (KnownKeys(), ShownViews())) { [unowned self] new in
                defer { (keys, shownViews) = new }
                return (keys, shownViews)
            }
        ]
    }

    override func move(through map: UpdateMap) {
        keys.move(through: map)
        shownViews.move(through: map)
        sources = map.moved(sources, keepingReloaded: true)
    }

    /// Remembers the key of an element near the viewport, by which it was found or asked for.
    ///
    /// - Parameter version: The version of its content that was measured; `nil` if it is not known.
    func remember(_ key: AnyHashable?, version: Int? = nil, of element: Element) {
        keys.remember(key, version: version, of: element)
    }

    func forgetKeys() {
        keys = KnownKeys()
    }

    /// Records where the size of an element was found, for the overlay.
    func noteSource(_ source: @autoclosure () -> SizeSource, of element: Element) {
        if session.layout.showsSizingOverlay { sources[element] = source() }
    }

    func forgetSources() {
        sources = [:]
    }

    /// Records that the size of an element is not known before its view is shown.
    func noteUnknown(_ element: Element) {
        unknownCount += 1
        shownViews.noteEstimated(element)
    }
}
