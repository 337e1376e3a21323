import UIKit

/// A size that is worked out off the main actor.
struct BackgroundWork {
    let measure: @Sendable (SizingProposal) async -> CGSize?
    // The priority itself has a layout that is known at run time only: whatever held one would be copied field by field by
    // the runtime, and each item that is measured is asked how.
    private let rawPriority: TaskPriority.RawValue

    init(priority: TaskPriority, measure: @escaping @Sendable (SizingProposal) async -> CGSize?) {
        rawPriority = priority.rawValue
        self.measure = measure
    }

    var priority: TaskPriority { TaskPriority(rawValue: rawPriority) }
}
