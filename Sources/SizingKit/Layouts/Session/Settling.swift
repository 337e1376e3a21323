import UIKit

/// A change of the offset by which a layout settled in a pass that is not over.
///
/// Until then UIKit may still take the offset late, or put the old one back: to the reader both are the same place.
struct Settling {
    /// The offset before, in pixels.
    let from: Int
    /// The offset that was asked for.
    let to: Int
    /// The origin before.
    let origin: Int
    /// The offset that the scroll view has taken; `nil` while it has not answered, and when something else scrolled since.
    var reached: Int?
    /// Whether UIKit has asked for elements since.
    var isShown = false

    /// Whether a scroll to an offset only takes this settling late, or back.
    func concerns(_ top: Int) -> Bool {
        from != to && (top == to || top == from && isShown)
    }
}
