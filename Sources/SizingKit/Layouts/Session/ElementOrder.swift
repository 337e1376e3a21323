/// The z-indices of elements.
enum ElementOrder {
    /// Behind everything of a section.
    static let background = -2
    /// Behind the rows of the card.
    static let card = -1
    /// Beside a row that is swiped aside.
    static let swipeActions = 0
    /// Above the rows: a separator lies inside its row.
    static let separator = 1
    /// Above the rows, whose corners they cover.
    static let corners = 1
    /// Above the items, which may pass a header during an animation.
    static let boundary = 2
    /// Above rows with the looks that UIKit knows, in a pass after which nothing is drawn.
    static let rowsWithNewLooks = 1
    /// Above everything that scrolls under it.
    static let pinned = 3
}
