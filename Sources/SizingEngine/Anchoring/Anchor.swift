/// An edge of an element that stays where it is on screen while everything around it may move.
package struct Anchor: Equatable, Sendable {
    package var element: Element
    package var edge: Edge
    /// Where the edge lies, in whole pixels of content coordinates.
    package var position: Int

    package init(element: Element, edge: Edge, position: Int) {
        self.element = element
        self.edge = edge
        self.position = position
    }
}
