import Foundation

/// What the invalidations since the last pass ask for, merged.
struct PendingInvalidation {
    /// `prepare()` must be called.
    var needsPrepare = false

    /// How often in a row `prepare()` has invalidated the layout that it prepares.
    var selfInvalidations = 0

    /// Every view goes back to its pool and is asked for anew.
    var rebuildsViews = false

    /// Elements to ask for one by one, as long as the contexts list some.
    var listed: [ElementKey] = []

    var offsetAdjustment = CGPoint.zero
}
