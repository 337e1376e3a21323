import Foundation

/// A header, a footer or another view at the edges of a section or of the whole layout.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private var edge = NSRectAlignment.none
    private var distance = CGPoint.zero

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
        edge = alignment
        distance = absoluteOffset
    }

    /// Whether what the view belongs to gets room for it.
    open var extendsBoundary = true

    /// Whether the view stays visible as long as what it belongs to is.
    open var pinToVisibleBounds = false

    open var alignment: NSRectAlignment { edge }
    open var offset: CGPoint { distance }

    override func take(into copy: NSCollectionLayoutItem) {
        super.take(into: copy)
        guard let copy = copy as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        copy.edge = edge
        copy.distance = distance
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
