import Foundation

/// Places the groups of a section, and what lies at its edges and behind it.
@MainActor
struct CompositionalSectionSolver {
    let section: NSCollectionLayoutSection
    let axes: FlowAxes
    /// The layout within the content insets of the collection view.
    let container: CGSize
    /// What the insets of the section are relative to, and those of its boundary items.
    let reference: NSDirectionalEdgeInsets
    let boundaryReference: NSDirectionalEdgeInsets
    let groups: CompositionalGroupSolver
    /// The size that a boundary item of a kind prefers.
    let preferredBoundary: (String) -> CGSize?

    private var across: FlowAxes { axes.other }
    /// The axis along which groups follow one another.
    private var line: FlowAxes { section.isOrthogonal ? across : axes }

    func solve() -> CompositionalSection {
        var solved = CompositionalSection()
        let insets = section.contentInsets.adding(reference, acrossOnly: axes).adding(sideRoom)
        let room = CGSize(
            width: max(0, container.width - insets.leading - insets.trailing),
            height: max(0, container.height - insets.top - insets.bottom)
        )
        let placed = placeGroups(in: room, insets)
        solved.elements = placed.elements
        let length = axes.start(insets) + axes.along(placed.extent) + axes.end(insets)
        let content = axes.rect(FlowBox(along: 0, across: 0, length: length, breadth: axes.across(container)))
        if section.isOrthogonal {
            solved.orthogonal = orthogonal(placed, insets)
            let shift = across.size(along: centering(placed, insets), across: 0)
            solved.elements = solved.elements.map { $0.moved(dx: shift.width, dy: shift.height) }
        }
        let boundaries = CompositionalBoundarySolver(axes: axes, preferred: preferredBoundary)
            .solve(section.boundarySupplementaryItems, at: boundaryRect(of: content), container)
        solved.boundaries = boundaries.items
        solved.length = boundaries.before + length + boundaries.after
        let shift = axes.size(along: boundaries.before, across: 0)
        solved.move(dx: shift.width, dy: shift.height)
        addDecorations(to: &solved)
        return solved
    }

    // MARK: Groups

    private struct Placed {
        var elements: [SolvedElement] = []
        /// How far the groups reach along both axes, without insets.
        var extent = CGSize.zero
        /// Where the groups begin, and how long they are.
        var spans: [(start: CGFloat, length: CGFloat)] = []
    }

    private func placeGroups(in room: CGSize, _ insets: NSDirectionalEdgeInsets) -> Placed {
        var placed = Placed()
        var (next, position): (Int, CGFloat) = (0, 0)
        var measuredDepth: CGFloat?
        let edges = CompositionalEdges(of: section.group, along: line)
        let origin = CGPoint(x: insets.leading, y: insets.top)
        var depth: CGFloat = 0
        while next < groups.itemCount {
            let part = groups.solve(section.group, in: room, from: next)
            if next > 0 { position += section.interGroupSpacing }
            position += edges.start
            let shift = line.size(
                along: position,
                across: edges.startAcross(of: line.across(part.size), in: line.across(room))
            )
            placed.spans.append((position, line.along(part.size)))
            placed.elements += part.elements.map { $0.moved(dx: origin.x + shift.width, dy: origin.y + shift.height) }
            position += line.along(part.size) + edges.end
            let breadth = edges.outer(line.across(part.size))
            depth = max(depth, breadth)
            if isMeasured(part) { measuredDepth = max(measuredDepth ?? 0, breadth) }
            guard part.next > next else { break }
            next = part.next
        }
        // An orthogonal section is as high as the highest group that was on screen: Apple's documentation does not say how
        // estimates of others count.
        placed.extent = line.size(along: position, across: section.isOrthogonal ? measuredDepth ?? depth : depth)
        return placed
    }

    /// Whether nothing of a group is estimated any more.
    private func isMeasured(_ part: SolvedPart) -> Bool {
        part.elements.allSatisfy { element in
            element.kind != nil || element.sizedAxes.isEmpty || groups.preferred(nil, element.item) != nil
        }
    }

    private func orthogonal(_ placed: Placed, _ insets: NSDirectionalEdgeInsets) -> OrthogonalGroups {
        let visible = across.along(container)
        let start = axes.start(insets)
        var groups = OrthogonalGroups(
            behavior: section.orthogonalScrollingBehavior,
            frame: axes.rect(
                FlowBox(along: start, across: 0, length: axes.along(placed.extent), breadth: visible)
            ),
            contentLength: across.start(insets) + across.along(placed.extent) + across.end(insets),
            stops: placed.spans.map { $0.start - placed.spans[0].start },
            visibleLength: visible
        )
        if section.orthogonalScrollingBehavior == .groupPagingCentered, let first = placed.spans.first,
            let last = placed.spans.last
        {
            // The first and the last group come to rest in the middle, too.
            let before = max(0, (visible - first.length) / 2)
            groups.contentLength =
                before - first.start + last.start + last.length + max(0, (visible - last.length) / 2)
            groups.stops = placed.spans.map { $0.start + $0.length / 2 - first.start - first.length / 2 }
        }
        return groups
    }

    /// How far the groups of a centred section are moved from the insets.
    private func centering(_ placed: Placed, _ insets: NSDirectionalEdgeInsets) -> CGFloat {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, let first = placed.spans.first else {
            return 0
        }
        return max(0, (across.along(container) - first.length) / 2) - across.start(insets) - first.start
    }

    // MARK: Edges

    /// The room that views at the sides take from the groups.
    private var sideRoom: NSDirectionalEdgeInsets {
        var room = NSDirectionalEdgeInsets.zero
        for item in section.boundarySupplementaryItems where item.extendsBoundary {
            let size = item.layoutSize.size(in: container, preferred: preferredBoundary(item.elementKind))
            if axes.scrollDirection == .vertical {
                if item.alignment == .leading { room.leading = max(room.leading, size.width - item.offset.x) }
                if item.alignment == .trailing { room.trailing = max(room.trailing, size.width + item.offset.x) }
            } else {
                if item.alignment == .top { room.top = max(room.top, size.height - item.offset.y) }
                if item.alignment == .bottom { room.bottom = max(room.bottom, size.height + item.offset.y) }
            }
        }
        return room
    }

    /// What boundary items are aligned with: the groups and their insets along the scroll direction, and the width between the
    /// insets across it.
    private func boundaryRect(of content: CGRect) -> CGRect {
        let own = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        let insets = NSDirectionalEdgeInsets.zero.adding(
            section.supplementaryContentInsetsReference == .automatic ? own.adding(reference) : boundaryReference,
            acrossOnly: axes
        ).adding(sideRoom)
        return SizedAxes().inset(content, by: insets)
    }

    private func addDecorations(to solved: inout CompositionalSection) {
        guard !section.decorationItems.isEmpty else { return }
        let whole = axes.rect(
            FlowBox(along: 0, across: 0, length: solved.length, breadth: axes.across(container))
        )
        let rect = SizedAxes().inset(whole, by: NSDirectionalEdgeInsets.zero.adding(reference, acrossOnly: axes))
        solved.decorations = section.decorationItems.map { item in
            let frame = SizedAxes().inset(rect, by: item.contentInsets)
            return SolvedElement(kind: item.elementKind, item: 0, frame: frame, zIndex: item.zIndex)
        }
        // With a decoration behind it, everything else of a section has at least the z index 1: the comment on the
        // property's declaration, as the open back-port IBPCollectionViewCompositionalLayout repeats it.
        solved.elements = solved.elements.map { element in
            var element = element
            element.zIndex = max(1, element.zIndex)
            return element
        }
    }
}
