import SizingEngine
import UIKit

/// A step of a scroll that isn't free: worked out when UIKit asks whether new bounds need a placement, and taken when it announces
/// them.
struct ScrollStep {
    /// The new bounds, in points.
    let bounds: CGRect
    /// The viewport in these bounds.
    let new: Viewport
    /// Whether the offset only follows insets that have changed.
    let followsInsets: Bool
    /// Whether the offset moves by as much as the inset at the start, and by nothing else: nobody scrolls.
    let isMadeByInsets: Bool
    /// Whether an offset that the app has set restores the content that was on screen before a change of the data.
    let restores: Bool
    /// Whether the scroll view only takes a settling late, or takes it back.
    let settles: Bool
    /// The pixels by which a settling had moved the offset that the step takes back; 0 if it takes none back.
    let takenBack: Int
    /// The item that the step reaches, or is on its way to.
    let target: ScrollTargets.Target?
    /// Whether it goes to the end of the content with the low coordinates.
    var goesToLowEnd = false
    /// Whether only pinned elements move: nothing has to be placed.
    var movesPinnedElementsOnly = false
}
