import Foundation

/// Places views at the edges of a section or of the layout.
@MainActor
struct CompositionalBoundarySolver {
    let axes: FlowAxes
    let preferred: (String) -> CGSize?

    /// The views in their places around a rectangle, and the room that they need before and after it.
    ///
    /// A view lies outside at its edge, or inside if it does not extend it, and is moved from there by its offset. Several at one
    /// edge lie over one another: each is aligned with the edge itself. Apple's documentation doesn't say so; apps that have
    /// several side by side or one above the other give them alignments and offsets.
    func solve(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem],
        at rect: CGRect,
        _ container: CGSize
    ) -> (items: [SolvedBoundary], before: CGFloat, after: CGFloat) {
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        let (start, end) = (axes.along(rect.origin), axes.along(rect.origin) + axes.along(rect.size))
        let solved = items.map { item in
            let frame = frame(of: item, at: rect, container)
            if item.extendsBoundary {
                before = max(before, start - axes.along(frame.origin))
                after = max(after, axes.along(frame.origin) + axes.along(frame.size) - end)
            }
            let element = SolvedElement(
                kind: item.elementKind,
                item: 0,
                frame: item.layoutSize.sizedAxes.inset(frame, by: item.contentInsets),
                zIndex: item.zIndex,
                sizedAxes: item.layoutSize.sizedAxes
            )
            return SolvedBoundary(element: element, edges: item.alignment.edges, isPinned: item.pinToVisibleBounds)
        }
        return (solved, before, after)
    }

    private func frame(
        of item: NSCollectionLayoutBoundarySupplementaryItem,
        at rect: CGRect,
        _ container: CGSize
    ) -> CGRect {
        // A fraction across the scroll direction is one of what the view is aligned with, along it one of the layout.
        let room = axes.size(along: axes.along(container), across: axes.across(rect.size))
        let size = item.layoutSize.size(in: room, preferred: preferred(item.elementKind))
        let edges = item.alignment.edges
        let outside = item.extendsBoundary ? outwards(item.alignment) : .zero
        let x = place(
            size.width,
            rect.minX,
            rect.maxX,
            atStart: edges.contains(.leading),
            atEnd: edges.contains(.trailing),
            beyond: outside.x
        )
        let y = place(
            size.height,
            rect.minY,
            rect.maxY,
            atStart: edges.contains(.top),
            atEnd: edges.contains(.bottom),
            beyond: outside.y
        )
        return CGRect(x: x + item.offset.x, y: y + item.offset.y, width: size.width, height: size.height)
    }

    /// Along which axis a view lies beyond the edge that it is aligned with: 1 for that axis. A view in a corner lies beyond the
    /// edge that the layout scrolls over.
    private func outwards(_ alignment: NSRectAlignment) -> CGPoint {
        switch alignment {
        case .none: .zero
        case .top, .bottom: CGPoint(x: 0, y: 1)
        case .leading, .trailing: CGPoint(x: 1, y: 0)
        default: axes.scrollDirection == .vertical ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0)
        }
    }

    private func place(
        _ length: CGFloat,
        _ start: CGFloat,
        _ end: CGFloat,
        atStart: Bool,
        atEnd: Bool,
        beyond: CGFloat
    ) -> CGFloat {
        if atStart { return start - length * beyond }
        if atEnd { return end - length * (1 - beyond) }
        return (start + end - length) / 2
    }
}
