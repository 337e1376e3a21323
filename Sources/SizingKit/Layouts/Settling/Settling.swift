import SizingEngine
import UIKit

/// A change of the offset that settles the layout in a pass that is not over.
///
/// Until the pass ends, UIKit may take the new offset late, or set the old one again: both show the same content.
struct Settling {
    /// The offset before, in pixels.
    let from: Int
    /// The requested offset, in pixels.
    let to: Int
    /// The origin before, in pixels.
    let origin: Int
    /// The offset that the scroll view has taken, in pixels; `nil` until it has taken one, and after another scroll.
    var reached: Int?
    /// Whether UIKit has asked for elements since.
    var isShown = false

    /// Whether a scroll only takes this settling late, or takes it back, as far as the content still reaches.
    func concerns(_ new: Viewport, contentEnd: Int) -> Bool {
        guard from != to else { return false }
        if new.top == to { return true }
        var back = new
        back.span = Span(start: from, length: new.length)
        return isShown && (new.top == from || new.top == back.withoutOverscroll(contentEnd: contentEnd).top)
    }
}
