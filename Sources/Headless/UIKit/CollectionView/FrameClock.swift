import Foundation

/// The frames of the simulated display, for what is to happen in a later one.
@MainActor
package enum FrameClock {
    private static var waiting: [() -> Void] = []

    static func afterNextFrame(_ action: @escaping () -> Void) {
        waiting.append(action)
    }

    /// Does something in the first frame that begins after some seconds.
    static func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
        let date = MediaTime.now + seconds
        func wait() {
            afterNextFrame { MediaTime.now + 1e-9 >= date ? action() : wait() }
        }
        wait()
    }

    /// Starts a frame: the media time goes on, and what earlier frames put off is done.
    package static func tick(after seconds: TimeInterval) {
        MediaTime.advance(by: seconds)
        let actions = waiting
        waiting = []
        for action in actions { action() }
        RunningAnimators.advance(by: seconds)
        AnimationClock.advance(to: MediaTime.now)
        UpdateLinks.begin(MediaTime.now, after: seconds)
        DisplayLinks.show(MediaTime.now, after: seconds)
        UpdateLinks.displayLinksWereCalled()
    }
}
