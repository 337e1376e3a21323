import UIKit

/// When items are measured ahead: at rest, within a time, up to a number.
struct IdlePrecacher {
    /// The greatest number of measurements ahead of time that are under way off the main actor.
    static let largestAsyncCount = 8

    /// Calls when the run loop is about to sleep; `nil` while nothing is to be measured ahead.
    var observer: RunLoopObserver?
    /// How many items were measured ahead since the sizes were last invalidated.
    var measuredCount = 0
    /// Whether a slice is under way.
    private(set) var isMeasuring = false
    /// Whether the slice has come to an element that only its shown view can size. What is further away has to wait until
    /// that one was shown: an estimate that counts as measured would spoil what is learned.
    var isBlocked = false
    private var deadline: TimeInterval = 0

    /// Begins a slice.
    mutating func begin(_ precaching: SizingPrecaching) {
        isMeasuring = true
        isBlocked = false
        deadline = CACurrentMediaTime() + max(0, precaching.timeBudget)
    }

    mutating func end() {
        isMeasuring = false
    }

    /// Whether the time of the slice is up.
    var isOver: Bool { CACurrentMediaTime() >= deadline }
}
