import Foundation

/// What the touched view is told of a touch.
enum TouchDelivery {
    /// Every change at once.
    case immediate
    /// Nothing yet: a recognizer or a scroll view that may want the touch for itself keeps it back.
    case delayed
    /// The view was told that the touch began; its end is kept back until recognizers that may still want it fail.
    case endDelayed
    /// Nothing any more: the touch belongs to a recognizer, or its end was told.
    case finished
}
