import UIKit

/// Tracks how long and how many items are measured ahead of time while the content is at rest.
struct IdlePrecacher {
    /// The greatest number of measurements ahead of time that are under way off the main actor.
    static let largestAsyncCount = 8

    /// Calls back when the run loop is about to sleep; `nil` while no items are to be measured ahead of time.
    var observer: RunLoopObserver?
    /// The number of items that were measured ahead of time since sizes were last invalidated.
    var measuredCount = 0
    /// Whether items are being measured in the present turn of the run loop.
    private(set) var isMeasuring = false
    /// Whether measuring has reached an element whose size only its shown view can tell. Elements further away wait until
    /// that one was shown: an estimate that counted as measured would distort the learned estimates.
    var isBlocked = false
    private var deadline: TimeInterval = 0

    /// Begins to measure in a turn of the run loop.
    mutating func begin(_ precaching: SizingPrecaching) {
        isMeasuring = true
        isBlocked = false
        deadline = CACurrentMediaTime() + max(0, precaching.timeBudget)
    }

    mutating func end() {
        isMeasuring = false
    }

    /// Whether the time for this turn of the run loop is used up.
    var isOver: Bool { CACurrentMediaTime() >= deadline }
}
