import UIKit

/// One frame of a trace. All rectangles are in points of the scroll view's content.
struct TracedFrame {
    /// What moves the content.
    enum Motion: String {
        case finger = "a finger is down"
        case deceleration = "decelerating"
        case animation = "an animated scroll"
        case none = "nothing scrolls"
    }

    /// An item whose cell is on screen.
    struct Item {
        let indexPath: IndexPath
        let frame: CGRect
        /// How far it moved along the scroll axis since the frame before, other than by scrolling.
        var movedPixels = 0
    }

    /// An item as the layout has it, on screen or near it.
    struct Element: Equatable {
        let indexPath: IndexPath
        let frame: CGRect
        let status: SizingStatus
    }

    /// When it was committed, in seconds.
    let time: TimeInterval
    let bounds: CGRect
    let contentSize: CGSize
    /// The start of the content along the scroll axis.
    let origin: CGFloat
    /// How far the layout has moved the offset together with all frames, so that nothing moved on screen.
    let settledPixels: Int
    let motion: Motion
    let statistics: SizingStatistics
    var items: [Item]
    let elements: [Element]

    var movedPixels: Int { items.map(\.movedPixels).max() ?? 0 }

    /// Whether it shows the same as another frame.
    func shows(_ other: TracedFrame) -> Bool {
        bounds == other.bounds && contentSize == other.contentSize && elements == other.elements
            && items.map(\.indexPath) == other.items.map(\.indexPath) && items.map(\.frame) == other.items.map(\.frame)
    }
}
