import Foundation

/// A section in its place from zero on, in the direction in which the interface was developed.
struct CompositionalSection {
    /// The cells and what is attached to them, unscrolled.
    var elements: [SolvedElement] = []
    var boundaries: [SolvedBoundary] = []
    var decorations: [SolvedElement] = []
    /// The length along the scroll direction.
    var length: CGFloat = 0
    /// How the groups scroll across the layout; nil if they follow it.
    var orthogonal: OrthogonalGroups?

    mutating func move(dx: CGFloat, dy: CGFloat) {
        elements = elements.map { $0.moved(dx: dx, dy: dy) }
        boundaries = boundaries.map { $0.moved(dx: dx, dy: dy) }
        decorations = decorations.map { $0.moved(dx: dx, dy: dy) }
        if let frame = orthogonal?.frame { orthogonal?.frame = frame.offsetBy(dx: dx, dy: dy) }
    }
}

/// A view at an edge of a section or of the layout.
struct SolvedBoundary {
    var element: SolvedElement
    var edges: NSDirectionalRectEdge
    var isPinned: Bool

    func moved(dx: CGFloat, dy: CGFloat) -> SolvedBoundary {
        var boundary = self
        boundary.element = element.moved(dx: dx, dy: dy)
        return boundary
    }
}

/// The groups of a section that scrolls across the layout.
struct OrthogonalGroups {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// What is visible of the section's groups at once.
    var frame: CGRect
    /// How far the groups reach, with the insets.
    var contentLength: CGFloat
    /// The offsets at which groups begin at the inset, or in the middle.
    var stops: [CGFloat]
    /// How much is visible at once.
    var visibleLength: CGFloat

    var greatestOffset: CGFloat { max(0, contentLength - visibleLength) }

    /// Where a movement comes to rest.
    func rest(proposed: CGFloat, from start: CGFloat) -> CGFloat {
        func nearest(_ offset: CGFloat) -> CGFloat {
            let stops = stops.map { min($0, greatestOffset) }
            return stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
        }
        switch behavior {
        case .none, .continuous: return proposed
        case .continuousGroupLeadingBoundary: return nearest(proposed)
        case .paging:
            guard visibleLength > 0 else { return proposed }
            let page = (start / visibleLength).rounded()
            let step: CGFloat = proposed > start + 1 ? 1 : proposed < start - 1 ? -1 : 0
            return min(max(0, (page + step) * visibleLength), greatestOffset)
        case .groupPaging, .groupPagingCentered:
            let current = nearest(start)
            if proposed > start + 1 { return min(stops.first { $0 > current + 1 } ?? current, greatestOffset) }
            if proposed < start - 1 { return stops.last { $0 < current - 1 } ?? current }
            return current
        }
    }
}
