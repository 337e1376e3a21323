import UIKit

/// A space between items, with the names of `NSCollectionLayoutSpacing`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutSpacing {
    let gap: CompositionalGap

    private init(_ gap: CompositionalGap) {
        self.gap = gap
    }

    /// At least so many points: what is left over in the group is shared by its flexible spaces.
    public static func flexible(_ flexibleSpacing: CGFloat) -> SizingCollectionLayoutSpacing {
        SizingCollectionLayoutSpacing(CompositionalGap(length: flexibleSpacing, isFlexible: true))
    }

    /// A number of points.
    public static func fixed(_ fixedSpacing: CGFloat) -> SizingCollectionLayoutSpacing {
        SizingCollectionLayoutSpacing(CompositionalGap(length: fixedSpacing, isFlexible: false))
    }

    /// The space in points; of a flexible one, the least.
    public var spacing: CGFloat { gap.length }

    /// Whether the space is flexible.
    public var isFlexible: Bool { gap.isFlexible }

    /// Whether the space is fixed.
    public var isFixed: Bool { !gap.isFlexible }
}

/// The spaces around an item, with the names of `NSCollectionLayoutEdgeSpacing`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutEdgeSpacing {
    /// The space at the leading edge.
    public let leading: SizingCollectionLayoutSpacing?
    /// The space above.
    public let top: SizingCollectionLayoutSpacing?
    /// The space at the trailing edge.
    public let trailing: SizingCollectionLayoutSpacing?
    /// The space below.
    public let bottom: SizingCollectionLayoutSpacing?

    /// Creates spaces; `nil` for none.
    public init(
        leading: SizingCollectionLayoutSpacing?,
        top: SizingCollectionLayoutSpacing?,
        trailing: SizingCollectionLayoutSpacing?,
        bottom: SizingCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    var gaps: CompositionalEdges {
        CompositionalEdges(
            leading: leading?.gap ?? CompositionalGap(),
            top: top?.gap ?? CompositionalGap(),
            trailing: trailing?.gap ?? CompositionalGap(),
            bottom: bottom?.gap ?? CompositionalGap()
        )
    }
}

/// A point at the edges of an item, with the names of `NSCollectionLayoutAnchor`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutAnchor {
    let anchor: CompositionalAnchor

    /// Creates an anchor at edges: at a corner for two of them, in the middle of an edge for one.
    public init(edges: NSDirectionalRectEdge) {
        anchor = CompositionalAnchor(edges: edges.rawValue, offset: .zero, isFractional: false)
    }

    /// Creates an anchor that is moved by points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        anchor = CompositionalAnchor(edges: edges.rawValue, offset: absoluteOffset, isFractional: false)
    }

    /// Creates an anchor that is moved by parts of the size of the supplementary item.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        anchor = CompositionalAnchor(edges: edges.rawValue, offset: fractionalOffset, isFractional: true)
    }

    /// The edges.
    public var edges: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: anchor.edges) }

    /// The distance from the edges, in points or in parts of the size of the supplementary item.
    public var offset: CGPoint { anchor.offset }

    /// Whether the distance is in points.
    public var isAbsoluteOffset: Bool { !anchor.isFractional }

    /// Whether the distance is in parts of the size of the supplementary item.
    public var isFractionalOffset: Bool { anchor.isFractional }
}
