/// The z-indices of elements.
enum ElementOrder {
    /// Behind everything of a section.
    static let background = -2
    /// Behind the rows that stand on it.
    static let card = -1
    /// On the rows: a separator lies inside the row that it belongs to.
    static let separator = 1
    /// On the rows, whose corners they cover.
    static let corners = 1
    /// Above the items, which may be on their way past a header during an animation.
    static let boundary = 2
    /// Above everything that scrolls away under it.
    static let pinned = 3
}
