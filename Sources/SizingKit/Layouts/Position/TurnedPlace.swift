import SizingEngine

/// The element that changes of the space keep in place: the one that the first of them has kept, until the content
/// moves for another reason.
///
/// If each change chose an element of its own, a user who turns the device and turns it back would find another place.
struct TurnedPlace {
    /// The anchor that is kept, at its position before the first change.
    private var anchor: Anchor
    /// The edge of the unobscured part of the viewport at which the anchor is kept.
    private let edge: Edge
    /// The pixels from that edge to the kept point.
    private var distance: Int
    /// The pixels from the start of the unobscured part of the viewport to the kept point; `nil` during a change.
    ///
    /// A change lasts until the run loop has turned: the insets change after the size, one by one.
    private var shown: Int?
    /// The environment before the first change.
    let environment: LayoutEnvironment
    /// The model that was laid out in that environment; `nil` if sizes may have changed since.
    var model: LayoutModel?
    /// The shown views in that environment.
    private(set) var shownViews: ShownViews
    /// The carousels that were scrolled after the first change.
    var scrolledCarousels: Set<Int> = []

    init(
        _ anchor: Anchor,
        of elastic: ElasticLayout,
        in viewport: Viewport,
        _ environment: LayoutEnvironment,
        showing shownViews: ShownViews
    ) {
        self.anchor = anchor
        edge = elastic.anchorEdge
        distance = anchor.position(in: elastic.span(of: anchor.element)) - viewport.unobscuredSpan[edge]
        self.environment = environment
        self.shownViews = shownViews
        model = elastic.model
    }

    /// The element that is kept.
    var element: Element { anchor.element }

    /// Keeps the anchor of a reload: the same element at another index, or another element if it is gone.
    ///
    /// - Parameters:
    ///   - anchor: The anchor that the reload keeps.
    ///   - viewport: The viewport in which the reload keeps it.
    mutating func reload(keeping anchor: Anchor, in viewport: Viewport) {
        self.anchor = anchor
        distance = anchor.position - viewport.unobscuredSpan[edge]
        model = nil
    }

    /// Whether the space is changing.
    var isUnderWay: Bool { shown == nil }

    /// Whether the kept point lies where the last placement has left it.
    func isInPlace(_ elastic: ElasticLayout, in viewport: Viewport) -> Bool {
        guard elastic.model.contains(element) else { return false }
        // An offset may lie between two pixels.
        return shown.map { abs($0 - position(elastic, in: viewport)) <= 1 } ?? true
    }

    /// Records where the kept point lies.
    mutating func note(_ elastic: ElasticLayout, in viewport: Viewport) {
        guard elastic.model.contains(element) else { return }
        shown = position(elastic, in: viewport)
    }

    private func position(_ elastic: ElasticLayout, in viewport: Viewport) -> Int {
        anchor.position(in: elastic.span(of: element)) - viewport.unobscuredSpan.start
    }

    /// Begins a further change of the space.
    mutating func begin() {
        shown = nil
    }

    /// The anchor in the new space; `nil` if that wouldn't show it.
    func anchor(in viewport: Viewport) -> Anchor? {
        var anchor = anchor
        anchor.position = viewport.unobscuredSpan[edge] + distance
        return anchor.position >= viewport.top && anchor.position <= viewport.bottom ? anchor : nil
    }

    /// Records the model and the shown views before the space changes from that environment again.
    mutating func leave(_ model: LayoutModel, showing shownViews: ShownViews) {
        (self.model, self.shownViews, scrolledCarousels) = (model, shownViews, [])
    }
}
