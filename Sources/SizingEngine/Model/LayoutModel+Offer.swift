extension LayoutModel {
    /// What an element is measured for.
    package struct Offer {
        /// The extent across the scroll axis: the one that the element gets, or the most that it may choose.
        package let cross: Int
        /// Whether the element has a say in it: an item in a flow has.
        package let choosesCross: Bool
        /// What whoever made the section's shape knows it by.
        package let style: Int
    }

    /// What an element is measured for that takes so many columns, where there are several.
    ///
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
