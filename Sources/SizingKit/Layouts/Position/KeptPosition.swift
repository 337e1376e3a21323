import SizingEngine

/// The anchor, or the end of the content, that keeps its place on screen while the content around it changes.
enum KeptPosition: Equatable {
    /// The first element, at the start of the content. The viewport is `overscroll` pixels beyond it.
    case startOfContent(overscroll: Int)
    /// The last element, at the end of the visible area. The viewport is `overscroll` pixels beyond it.
    case endOfContent(overscroll: Int)
    case anchor(Anchor)

    init(_ anchor: Anchor?) {
        self = anchor.map(KeptPosition.anchor) ?? .startOfContent(overscroll: 0)
    }

    /// The anchor that stays in place; `nil` if it is an end of the content.
    var anchor: Anchor? {
        if case .anchor(let anchor) = self { anchor } else { nil }
    }

    /// The element that stays in place; `nil` if it is an end of the content.
    var element: Element? { anchor?.element }

    /// Returns the position moved by a distance, in pixels; an end of the content stays one.
    func moved(by distance: Int) -> KeptPosition {
        guard case .anchor(var anchor) = self else { return self }
        anchor.position += distance
        return .anchor(anchor)
    }

    /// Returns the kept position for a reversed direction of the scroll axis: at the same distance from the opposite
    /// side of the viewport.
    func mirrored(in viewport: Viewport) -> KeptPosition {
        switch self {
        case .startOfContent(let overscroll): return .startOfContent(overscroll: -overscroll)
        case .endOfContent(let overscroll): return .endOfContent(overscroll: -overscroll)
        case .anchor(var anchor):
            let visible = viewport.unobscuredSpan
            anchor.edge = anchor.edge.opposite
            anchor.share = anchor.share.map { Anchor.Share(of: $0.extent - $0.distance, in: $0.extent) }
            anchor.position = visible.start + visible.end - anchor.position
            return .anchor(anchor)
        }
    }
}
