import Foundation

/// The spaces around an item.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    private let edges: [NSCollectionLayoutSpacing?]

    init(_ edges: [NSCollectionLayoutSpacing?]) {
        self.edges = edges
        super.init()
    }

    public convenience init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init([leading, top, trailing, bottom])
    }

    open var leading: NSCollectionLayoutSpacing? { edges[0] }
    open var top: NSCollectionLayoutSpacing? { edges[1] }
    open var trailing: NSCollectionLayoutSpacing? { edges[2] }
    open var bottom: NSCollectionLayoutSpacing? { edges[3] }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
