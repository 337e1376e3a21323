import Foundation

/// A point at the edges of a rectangle.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    private let anchoredEdges: NSDirectionalRectEdge
    private let distance: CGPoint
    private let isFractional: Bool

    init(_ edges: NSDirectionalRectEdge, _ distance: CGPoint, isFractional: Bool) {
        anchoredEdges = edges
        self.distance = distance
        self.isFractional = isFractional
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    open var edges: NSDirectionalRectEdge { anchoredEdges }
    open var offset: CGPoint { distance }
    open var isAbsoluteOffset: Bool { !isFractional }
    open var isFractionalOffset: Bool { isFractional }

    /// Where the edges meet in a rectangle that begins at zero.
    func point(in size: CGSize) -> CGPoint {
        let (isLeading, isTrailing) = (edges.contains(.leading), edges.contains(.trailing))
        let (isTop, isBottom) = (edges.contains(.top), edges.contains(.bottom))
        return CGPoint(
            x: isLeading == isTrailing ? size.width / 2 : isLeading ? 0 : size.width,
            y: isTop == isBottom ? size.height / 2 : isTop ? 0 : size.height
        )
    }

    /// The offset in points. A fraction is one of the attached view's size, as Apple's overview of the class says.
    func offset(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
