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

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    package init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
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
