/// Whether UIKit has been told what is on screen, in the pass under way.
///
/// UIKit prepares a layout again that was invalidated within a pass, and need not ask again for what it was told before.
struct ToldScreen {
    /// Whether UIKit has asked since the layout was last invalidated, and need not ask again.
    private(set) var isTold = false
    /// Whether that was while elements were being measured, so that the answer may be outdated already.
    private(set) var isToldTooEarly = false
    /// Whether UIKit has asked before a pass was done, and so may show what was there before.
    var isOutdated = false
    /// Whether the layout has been prepared in this turn of the run loop. UIKit may also ask before it prepares a layout, and
    /// asks again then.
    private var isPrepared = false

    mutating func layoutWasPrepared() {
        isPrepared = true
    }

    mutating func layoutWasInvalidated() {
        isTold = false
        isToldTooEarly = false
    }

    mutating func wasAsked(whileMeasuring isMeasuring: Bool) {
        if isPrepared || isMeasuring { isTold = true }
        if isMeasuring { isToldTooEarly = true }
    }

    mutating func turnEnded() {
        isPrepared = false
    }
}
