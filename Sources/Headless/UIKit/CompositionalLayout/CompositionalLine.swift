import Foundation

/// The items of a group that follow one another along an axis.
@MainActor
struct CompositionalLine {
    let group: NSCollectionLayoutGroup
    let axes: FlowAxes
    let repetition: NSCollectionLayoutGroup.Repetition
    /// The size within the insets of the group, with estimates.
    let size: CGSize
    /// The axes along which the group is as long as what it contains.
    let sizedAxes: SizedAxes

    private(set) var parts: [(part: SolvedPart, edges: CompositionalEdges)] = []
    /// How much of the line parts and spaces take.
    private var taken: CGFloat = 0

    init(
        group: NSCollectionLayoutGroup,
        axes: FlowAxes,
        repetition: NSCollectionLayoutGroup.Repetition,
        size: CGSize,
        sizedAxes: SizedAxes
    ) {
        self.group = group
        self.axes = axes
        self.repetition = repetition
        self.size = size
        self.sizedAxes = sizedAxes
    }

    private var isHorizontal: Bool { axes.scrollDirection == .horizontal }
    private var isOpenAlong: Bool { isHorizontal ? sizedAxes.width : sizedAxes.height }
    private var isOpenAcross: Bool { isHorizontal ? sizedAxes.height : sizedAxes.width }
    private var gap: CGFloat { group.interItemSpacing?.spacing ?? 0 }

    /// Whether what is left over goes between or around the items.
    var isFlexible: Bool {
        group.interItemSpacing?.isFlexible == true
            || group.subitems.contains { CompositionalEdges(of: $0, along: axes).flexibleCount > 0 }
    }

    /// The length of each item where the group divides its own.
    ///
    /// A group that is as long as what it contains has nothing to divide.
    var equalLength: CGFloat? {
        guard case .equal(let count) = repetition, !isOpenAlong, count > 0 else { return nil }
        return max(0, (axes.along(size) - gap * CGFloat(count - 1)) / CGFloat(count))
    }

    /// The subitem that comes next; nil if the line has all its items.
    func nextIndex(limit: Int) -> Int? {
        let count = group.subitems.count
        guard count > 0, parts.count < limit else { return nil }
        switch repetition {
        case .times(let times), .equal(let times): return parts.count < times ? 0 : nil
        case .untilFull:
            let isSecondRound = parts.count >= count
            // Apple's documentation does not say how often items repeat in a length that follows from them: once each.
            if isSecondRound, isOpenAlong || taken <= 0 { return nil }
            return parts.count % count
        }
    }

    /// Appends a part if there is room for it. The first one always has room.
    mutating func append(_ part: SolvedPart, of item: NSCollectionLayoutItem) -> Bool {
        let edges = CompositionalEdges(of: item, along: axes)
        let advance = edges.start + axes.along(part.size) + edges.end
        let needed = taken + (parts.isEmpty ? 0 : gap) + advance
        if case .untilFull = repetition, !isOpenAlong, !parts.isEmpty,
            needed > axes.along(size) + CompositionalGroupSolver.tolerance
        {
            return false
        }
        parts.append((part, edges))
        taken = needed
        return true
    }

    // MARK: Places

    /// What is left over for each flexible space.
    private var share: CGFloat {
        guard !isOpenAlong else { return 0 }
        var count = group.interItemSpacing?.isFlexible == true ? parts.count - 1 : 0
        for (_, edges) in parts { count += edges.flexibleCount }
        return count > 0 ? max(0, axes.along(size) - taken) / CGFloat(count) : 0
    }

    /// The parts in their places.
    ///
    /// - Parameter next: The first item after the group.
    func placed(next: Int) -> SolvedPart {
        let share = share
        let real = parts.filter { $0.part.isReal }
        let uniform = uniformLength
        let across =
            isOpenAcross ? real.map { $0.edges.outer(axes.across($0.part.size)) }.max() ?? 0 : axes.across(size)
        var result = SolvedPart(size: .zero, elements: [], next: next, isReal: !real.isEmpty)
        var (position, end): (CGFloat, CGFloat) = (0, 0)
        for (part, edges) in parts {
            position += edges.start + (edges.startIsFlexible ? share : 0)
            let start = edges.startAcross(of: axes.across(part.size), in: across)
            let origin = axes.size(along: position, across: start)
            result.elements += stretched(part.elements, to: uniform).map {
                $0.moved(dx: origin.width, dy: origin.height)
            }
            position += axes.along(part.size) + edges.end + (edges.endIsFlexible ? share : 0)
            if part.isReal { end = position }
            position += gap + (group.interItemSpacing?.isFlexible == true ? share : 0)
        }
        result.size = axes.size(along: end, across: across)
        return result
    }

    // MARK: Uniform siblings

    /// The length across the line of the longest item beside those that are as long as their siblings; nil if there are none.
    private var uniformLength: CGFloat? {
        let isUniform = group.subitems.contains { item in
            isHorizontal
                ? item.layoutSize.heightDimension.isUniformAcrossSiblings
                : item.layoutSize.widthDimension.isUniformAcrossSiblings
        }
        return isUniform ? parts.filter { $0.part.isReal }.map { axes.across($0.part.size) }.max() : nil
    }

    private func stretched(_ elements: [SolvedElement], to length: CGFloat?) -> [SolvedElement] {
        guard let length else { return elements }
        return elements.map { element in
            var element = element
            guard element.kind == nil, isHorizontal ? element.sizedAxes.height : element.sizedAxes.width else {
                return element
            }
            element.frame.size = axes.size(along: axes.along(element.frame.size), across: length)
            return element
        }
    }
}
