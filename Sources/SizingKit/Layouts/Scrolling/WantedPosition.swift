import SizingEngine
import UIKit

/// An item and the position on screen at which it is to be shown.
struct WantedPosition {
    enum Target {
        /// The distance of the item's edge from the edge of the visible area, in points; positive inside the visible
        /// area. If a length is given, it is the distance in an item of that length.
        case edge(Edge, distance: CGFloat, length: CGFloat? = nil)
        /// A point of the item, which covers the screen, and the edge of the visible area at which it lies, in content
        /// coordinates.
        case share(Anchor.Share, Edge)
        case scrollPosition(UICollectionView.ScrollPosition)
    }

    let element: Element
    let target: Target
    var isAnimated = false
}
