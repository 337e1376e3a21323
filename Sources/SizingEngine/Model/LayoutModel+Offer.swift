extension LayoutModel {
    /// The space that an element is measured in.
    package struct Offer {
        /// The extent across the scroll axis: the one that the element gets, or the most that it may choose.
        package let cross: Int
        /// Whether the element chooses its extent up to that, as an item of a flow does.
        package let choosesCross: Bool
        /// The tag of the section's shape.
        package let style: Int
    }

    /// The space that an element is measured in.
    ///
    /// - Parameter columns: The number of columns of a masonry that the element takes.
    /// - Precondition: The model contains it.
    /// - Complexity: O(log *n*)
    package func offer(to element: Element, columns: Int) -> Offer {
        let section = sections[element.section]
        let isItem = element.kind == .item
        return Offer(
            cross: isItem
                ? section.items.proposedCross(of: element.item, columns: columns) : section.shape.boundaryCross.length,
            choosesCross: isItem && section.items.choosesCross,
            style: section.shape.style
        )
    }
}
