import UIKit

/// The content beyond the visible area: how far it goes on at either side, and how many items are there.
///
/// Use it instead of content offsets to load more items, or to offer a way back to the newest one: it says the same whatever the
/// coordinates of the scroll view are at the moment, in both directions of a layout, and for any kind of section.
public struct SizingOffscreenContent: Hashable, Sendable {
    /// The content at one side of the visible area.
    public struct Side: Hashable, Sendable {
        /// The distance from the edge of the visible area to the end of the content, in points along the scroll axis; 0 if that
        /// end is visible, also where the content is pulled beyond it.
        ///
        /// Items that have not been measured count with their estimated sizes.
        public var distance: CGFloat
        /// The number of items of which nothing is visible.
        public var itemCount: Int
    }

    /// The content towards the first item: above the screen in a vertical layout.
    public var before: Side
    /// The content towards the last item: below the screen in a vertical layout.
    public var after: Side
}
