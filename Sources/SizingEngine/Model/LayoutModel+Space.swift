extension LayoutModel {
    /// The space across the scroll axis that an element is measured in, and the tag of its section's shape. An item of a flow
    /// chooses its cross extent up to that space.
    ///
    /// - Parameter columns: The number of columns of a masonry that the element takes.
    /// - Precondition: The model contains it.
    /// - Complexity: O(log *n*)
    package func offer(to element: Element, columns: Int) -> (cross: SizeProposal.Side, extent: Int?, style: Int) {
        let section = sections[element.section]
        guard element.kind == .item else {
            return (.fixed(section.shape.boundaryCross(of: element.kind).length), nil, section.shape.style)
        }
        let cross = section.items.proposedCross(of: element.item, columns: columns)
        let extent = section.shape.itemExtent ?? section.shape.statedExtent(of: element.item)
        let choosesCross = section.items.choosesCross(element.item)
        return (choosesCross ? .free(atMost: cross) : .fixed(cross), extent, section.shape.style)
    }
}
