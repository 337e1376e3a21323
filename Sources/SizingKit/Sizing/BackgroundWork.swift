import UIKit

/// A closure that computes a size off the main actor, with its priority.
struct BackgroundWork {
    let measure: @Sendable (SizingProposal) async -> CGSize?
    // A `TaskPriority` has a layout that is known only at run time, so a type that stored one would be copied field by
    // field by the runtime. This type is copied for each item that is measured.
    private let rawPriority: TaskPriority.RawValue

    init(priority: TaskPriority, measure: @escaping @Sendable (SizingProposal) async -> CGSize?) {
        rawPriority = priority.rawValue
        self.measure = measure
    }

    var priority: TaskPriority { TaskPriority(rawValue: rawPriority) }
}
