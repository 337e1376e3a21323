import Foundation

/// Observes a notification on the main actor until it is released.
final class NotificationObservation: Sendable {
    private let token = Token()

    /// A token may be removed from its notification centre on any thread.
    private final class Token: @unchecked Sendable {
        private let lock = NSLock()
        private var value: (any NSObjectProtocol)?

        func set(_ value: any NSObjectProtocol) {
            lock.lock()
            defer { lock.unlock() }
            self.value = value
        }

        deinit {
            if let value { NotificationCenter.default.removeObserver(value) }
        }
    }

    /// Begins to observe. What is posted is passed on to the main thread.
    func observe(_ name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        add(name) { Task { @MainActor in action() } }
    }

    /// Begins to observe what nobody but UIKit posts, and so on the main thread only. The action is called before the post returns.
    func observeAtOnce(_ name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        add(name) { MainActor.assumeIsolated { action() } }
    }

    private func add(_ name: Notification.Name, _ action: @escaping @Sendable () -> Void) {
        token.set(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in action() })
    }
}
