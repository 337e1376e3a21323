import Foundation

/// Something within which the focus can move.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

/// What has the focus.
///
/// No remote moves it and no keyboard does: the headless tools say what has it.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    @available(iOS 11.0, *)
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")

    private weak var item: (any UIFocusItem)?

    open var focusedItem: (any UIFocusItem)? { item }

    /// Gives the focus to an item, and posts that it has moved.
    package func focus(_ item: (any UIFocusItem)?) {
        self.item = item
        NotificationCenter.default.post(name: Self.didUpdateNotification, object: self)
    }
}
