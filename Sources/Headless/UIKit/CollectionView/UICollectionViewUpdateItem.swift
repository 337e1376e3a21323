import Foundation

/// One change of a batch. A section's own changes carry `NSNotFound` as the item of their index paths.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    private var before: IndexPath?
    private var after: IndexPath?
    private var action = Action.none

    /// An item that changes nothing, for a test to subclass.
    public override init() {
        super.init()
    }

    package convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.init()
        self.action = action
        self.before = before
        self.after = after
    }

    open var indexPathBeforeUpdate: IndexPath? {
        before
    }

    open var indexPathAfterUpdate: IndexPath? {
        after
    }

    open var updateAction: Action {
        action
    }
}
