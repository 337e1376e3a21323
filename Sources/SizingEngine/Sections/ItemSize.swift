/// The measured size of an item, in whole pixels.
package struct ItemSize: Hashable, Sendable {
    /// Along the scroll axis.
    package var main: Int
    /// Across it. Only a flow asks the item for it.
    package var cross: Int
    /// The number of columns of a masonry that the item takes; more than there are means all.
    package var columns: Int

    package init(main: Int, cross: Int, columns: Int = 1) {
        self.main = main
        self.cross = cross
        self.columns = columns
    }
}
