/// A point of an element that stays where it is on screen while everything around it may move: one of its edges, or a point
/// between them.
package struct Anchor: Equatable, Sendable {
    /// A point that divides the extent of an element: the text that is read there stays there when the element gets another
    /// extent in another space.
    package struct Share: Equatable, Sendable {
        /// The pixels from the start of the element to the point, as long as it has the extent.
        package let distance: Int
        package let extent: Int

        package init(of distance: Int, in extent: Int) {
            self.distance = distance
            self.extent = extent
        }

        /// Where the point lies in the span of the element.
        package func position(in span: Span) -> Int {
            guard extent > 0 else { return span.start }
            return span.start + (distance * span.length + extent / 2) / extent
        }
    }

    package var element: Element
    package var edge: Edge
    /// Where the edge lies, or the point if there is one, in whole pixels of content coordinates.
    package var position: Int
    /// The point that is kept instead of the edge.
    package var share: Share?

    package init(element: Element, edge: Edge, position: Int, share: Share? = nil) {
        self.element = element
        self.edge = edge
        self.position = position
        self.share = share
    }

    /// Where the kept point lies in a span of the element.
    package func position(in span: Span) -> Int { share?.position(in: span) ?? span[edge] }
}
