import Foundation

/// The frames of the simulated display, for what is to happen in a later one.
@MainActor
package enum FrameClock {
    private static var waiting: [() -> Void] = []

    static func afterNextFrame(_ action: @escaping () -> Void) {
        waiting.append(action)
    }

    /// Starts a frame: runs what earlier frames put off.
    package static func tick() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
