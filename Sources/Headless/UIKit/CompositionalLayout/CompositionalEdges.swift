import Foundation

/// The spaces around an item, along and across the axis of its group.
@MainActor
struct CompositionalEdges {
    let start: CGFloat
    let end: CGFloat
    let startIsFlexible: Bool
    let endIsFlexible: Bool
    private let before: NSCollectionLayoutSpacing?
    private let after: NSCollectionLayoutSpacing?

    init(of item: NSCollectionLayoutItem, along axes: FlowAxes) {
        let edges = item.edgeSpacing
        let isHorizontal = axes.scrollDirection == .horizontal
        let (first, last) = isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
        start = first?.spacing ?? 0
        end = last?.spacing ?? 0
        startIsFlexible = first?.isFlexible ?? false
        endIsFlexible = last?.isFlexible ?? false
        before = isHorizontal ? edges?.top : edges?.leading
        after = isHorizontal ? edges?.bottom : edges?.trailing
    }

    /// The flexible spaces along the axis.
    var flexibleCount: Int { (startIsFlexible ? 1 : 0) + (endIsFlexible ? 1 : 0) }

    /// A length across the axis with the spaces beside it.
    func outer(_ length: CGFloat) -> CGFloat { (before?.spacing ?? 0) + length + (after?.spacing ?? 0) }

    /// Where an item begins across the axis: flexible spaces share what is left.
    func startAcross(of length: CGFloat, in whole: CGFloat) -> CGFloat {
        let fixed = before?.spacing ?? 0
        guard before?.isFlexible == true else { return fixed }
        let rest = max(0, whole - outer(length))
        return fixed + (after?.isFlexible == true ? rest / 2 : rest)
    }
}
