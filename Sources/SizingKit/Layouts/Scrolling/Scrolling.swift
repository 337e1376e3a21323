import SizingEngine
import UIKit

/// Follows the steps of a scroll: what the user scrolls, what the app scrolls to, and offsets that the app computes.
@MainActor
final class Scrolling: LayoutPart {
    var motion = ScrollMotion()
    /// The items off screen whose attributes UIKit has asked for since the last scroll.
    var scrollTargets = ScrollTargets()
    /// Whether attributes of items state their places, and not where a scroll will find them.
    var statesPlaces = false
    /// Whether elements off screen may have other frames than UIKit knows: an item was measured because it was asked for. The
    /// next step of a scroll invalidates them.
    var hasMovedElementsOffScreen = false
    /// Whether code of the app may be computing with the offset and the content size.
    var appComputing = AppComputing()
}
