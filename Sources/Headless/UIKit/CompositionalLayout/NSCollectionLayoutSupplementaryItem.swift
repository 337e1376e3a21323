import Foundation

/// A view that is attached to an item or a group, such as a badge.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private var kind = ""
    private var anchor = NSCollectionLayoutAnchor(edges: [])
    private var ownAnchor: NSCollectionLayoutAnchor?

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    convenience init(
        _ layoutSize: NSCollectionLayoutSize,
        _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.init(_headless: ())
        size = layoutSize
        kind = elementKind
        anchor = containerAnchor
        ownAnchor = itemAnchor
    }

    /// Apple's documentation does not give the default. One lies in front of the cells.
    open var zIndex = 1

    open var elementKind: String { kind }
    open var containerAnchor: NSCollectionLayoutAnchor { anchor }
    open var itemAnchor: NSCollectionLayoutAnchor? { ownAnchor }

    override func take(into copy: NSCollectionLayoutItem) {
        super.take(into: copy)
        guard let copy = copy as? NSCollectionLayoutSupplementaryItem else { return }
        copy.kind = kind
        copy.anchor = anchor
        copy.ownAnchor = ownAnchor
        copy.zIndex = zIndex
    }

    /// Where the view lies at a rectangle: inside it at the container's anchor, or with its own anchor there.
    func frame(at rect: CGRect, preferred: CGSize?) -> CGRect {
        let size = layoutSize.size(in: rect.size, preferred: preferred)
        let (point, offset) = (containerAnchor.point(in: rect.size), containerAnchor.offset(for: size))
        var own = (itemAnchor ?? containerAnchor).point(in: size)
        if let itemAnchor {
            let distance = itemAnchor.offset(for: size)
            own = CGPoint(x: own.x + distance.x, y: own.y + distance.y)
        }
        let frame = CGRect(
            x: rect.minX + point.x + offset.x - own.x,
            y: rect.minY + point.y + offset.y - own.y,
            width: size.width,
            height: size.height
        )
        return layoutSize.sizedAxes.inset(frame, by: contentInsets)
    }
}
