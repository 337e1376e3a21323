import Foundation

/// What a group is made of: a cell, or another group.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    var size = NSCollectionLayoutSize(.absolute(0), .absolute(0))
    var attachedItems: [NSCollectionLayoutSupplementaryItem] = []

    /// Makes an instance of the receiver's own class, which Objective-C does through any initialiser.
    public required init(_headless: Void) {
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(_headless: ())
        size = layoutSize
        attachedItems = supplementaryItems
    }

    /// The space inside the item's size around its cell.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item's size.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    open var layoutSize: NSCollectionLayoutSize { size }
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(_headless: ())
        take(into: copy)
        return copy
    }

    /// Gives a copy what the class has.
    func take(into copy: NSCollectionLayoutItem) {
        copy.size = size
        copy.attachedItems = attachedItems
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
    }
}
