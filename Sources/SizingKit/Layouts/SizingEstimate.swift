import UIKit

/// What stands in for the size of an item that has not been measured.
public enum SizingEstimate: Hashable, Sendable {
    /// The mean of what was measured in the item's section, else that of all. It follows what is measured, at rest.
    case automatic
    /// Always the same extent along the scroll axis, in points: a height in a layout that scrolls vertically. One that is not
    /// positive and finite is taken for ``automatic``, with a line in the log.
    case constant(CGFloat)
}
