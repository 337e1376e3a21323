import UIKit

/// Whether UIKit has been told what is on screen, in the pass under way.
///
/// UIKit prepares a layout again that was invalidated within a pass, and need not ask again for what it was told before.
@MainActor
final class ToldScreen {
    /// Whether UIKit has asked since the layout was last invalidated, and need not ask again.
    private(set) var isTold = false
    /// Whether that was while elements were being measured, so that the answer may be outdated already.
    private(set) var isToldTooEarly = false
    /// Whether UIKit has asked while a closure of the app is being called, and will ask again.
    private(set) var isToldMeanwhile = false
    /// Whether what changes the answers now has UIKit ask again by itself.
    var isToldAfterwards = false
    /// The insets of the content when UIKit asked; `nil` if nothing depends on them.
    private var insets: UIEdgeInsets?
    /// Whether nothing has been invalidated since UIKit last prepared the layout, or gave it a list of updates.
    private(set) var isPrepared = false
    /// Whether the layout has been prepared in this turn of the run loop. UIKit may also ask before it prepares a layout, and
    /// asks again then.
    private var isPreparedInTurn = false

    func layoutWasPrepared() {
        isPrepared = true
        isPreparedInTurn = true
    }

    /// Records that the layout stays prepared in spite of an invalidation: UIKit is only to ask again.
    func layoutStaysPrepared() {
        isPrepared = true
    }

    func layoutWasInvalidated() {
        isPrepared = false
        isTold = false
        isToldTooEarly = false
        insets = nil
    }

    /// - Parameters:
    ///   - isChanging: Whether the layout was invalidated for the question, and so is prepared after it.
    ///   - insets: Those of the content; `nil` if nothing depends on them.
    func wasAsked(whileMeasuring isMeasuring: Bool, isChanging: Bool, _ insets: UIEdgeInsets?) {
        self.insets = insets
        if isPreparedInTurn || isMeasuring || isChanging { isTold = true }
        if isMeasuring { (isToldTooEarly, isToldMeanwhile) = (true, true) }
    }

    /// Whether UIKit has asked while the content had other insets.
    func hadOtherInsets(than now: UIEdgeInsets?) -> Bool {
        guard let insets, let now else { return false }
        return insets != now
    }

    func closureHasAnswered() {
        isToldMeanwhile = false
    }

    func turnEnded() {
        isPreparedInTurn = false
    }
}
