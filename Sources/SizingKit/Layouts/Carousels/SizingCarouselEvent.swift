import UIKit

/// A step of a carousel's scroll. See ``SizingLayout/carouselHandler``.
public enum SizingCarouselEvent: Hashable, Sendable {
    /// A finger begins to move the items.
    case willBeginDragging
    /// The offset has changed: see ``SizingLayout/carouselOffset(inSection:)``.
    case didScroll
    /// The finger was lifted.
    case didEndDragging(willDecelerate: Bool)
    /// The items have come to rest after a deceleration.
    case didEndDecelerating
    /// An animated scroll has ended.
    case didEndScrollingAnimation
}
