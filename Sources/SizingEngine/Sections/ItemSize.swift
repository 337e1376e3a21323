/// The measured size of an item, in whole pixels.
package struct ItemSize: Hashable, Sendable {
    /// Along the scroll axis.
    package var main: Int
    /// Across the scroll axis. Only arrangements in which items choose it use it.
    package var cross: Int
    /// The number of columns that the item takes in a masonry. A number greater than that of the columns means all of them.
    package var columns: Int

    package init(main: Int, cross: Int, columns: Int = 1) {
        self.main = main
        self.cross = cross
        self.columns = columns
    }
}
