import UIKit

/// A view that is attached to an item or to a group, such as a badge, with the names of `NSCollectionLayoutSupplementaryItem`.
///
/// The data source is asked for it with the index path of its item, or of the first item of its group. It comes, goes and moves
/// with the item.
@preconcurrency @MainActor
public class SizingCollectionLayoutSupplementaryItem: SizingCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// Where the view is attached to the item.
    public let containerAnchor: SizingCollectionLayoutAnchor
    /// The point of the view that lies at the container's anchor; `nil` for the same edges, inside the item.
    public let itemAnchor: SizingCollectionLayoutAnchor?
    /// The order of the view: with a positive number, such as the default 1, above the items, otherwise behind them.
    public var zIndex: Int = 1

    /// Creates a view that lies inside an item, at edges.
    public convenience init(
        layoutSize: SizingCollectionLayoutSize,
        elementKind: String,
        containerAnchor: SizingCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a view of which a point lies at a point of an item.
    public convenience init(
        layoutSize: SizingCollectionLayoutSize,
        elementKind: String,
        containerAnchor: SizingCollectionLayoutAnchor,
        itemAnchor: SizingCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: SizingCollectionLayoutSize,
        _ elementKind: String,
        _ containerAnchor: SizingCollectionLayoutAnchor,
        _ itemAnchor: SizingCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    var attachment: SectionAttachment {
        SectionAttachment(
            kind: elementKind,
            size: layoutSize.lengths,
            container: containerAnchor.anchor,
            own: itemAnchor?.anchor,
            insets: contentInsets,
            zIndex: zIndex
        )
    }
}

/// A header or a footer of a section, with the names of `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// The first one at the top and the first one at the bottom are measured if their heights are estimated. Any others, and those
/// at the sides, have the heights that they state, or the estimated ones, with a line in the log.
@preconcurrency @MainActor
public final class SizingCollectionLayoutBoundarySupplementaryItem: SizingCollectionLayoutSupplementaryItem {
    /// The edge of the section at which the view lies.
    public let alignment: NSRectAlignment
    /// The distance from there, in points.
    public let offset: CGPoint
    /// Whether the section gets room for the view; otherwise the view lies over the items. The default is `true`.
    public var extendsBoundary = true
    /// Whether the view stays in the visible area while its section is visible. The default is `false`.
    public var pinToVisibleBounds = false

    /// Creates a view at an edge of a section.
    public convenience init(layoutSize: SizingCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a view at a distance from an edge of a section.
    public init(
        layoutSize: SizingCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, SizingCollectionLayoutAnchor(edges: []), nil)
    }

    var boundary: SectionBoundary {
        SectionBoundary(
            kind: elementKind,
            size: layoutSize.lengths,
            insets: contentInsets,
            alignment: alignment,
            offset: offset,
            extends: extendsBoundary,
            pins: pinToVisibleBounds,
            zIndex: zIndex
        )
    }
}

/// A view behind a section, with the names of `NSCollectionLayoutDecorationItem`.
@preconcurrency @MainActor
public final class SizingCollectionLayoutDecorationItem: SizingCollectionLayoutItem {
    /// The kind of the view. Register its class with the layout.
    public let elementKind: String
    /// The order of the view. 0, the default, is behind everything of the section.
    public var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = SizingCollectionLayoutDimension.fractionalWidth(1)
        let size = SizingCollectionLayoutSize(widthDimension: whole, heightDimension: .fractionalHeight(1))
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Creates a background of a section, inset by its `contentInsets`.
    public static func background(elementKind: String) -> SizingCollectionLayoutDecorationItem {
        SizingCollectionLayoutDecorationItem(elementKind)
    }
}
