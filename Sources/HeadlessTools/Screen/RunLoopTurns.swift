import CoreFoundation
import UIKit

/// Turns the run loop of the thread that the main actor runs on, so that its observers are called.
@MainActor
final class RunLoopTurns {
    /// A mode without sources returns at once; a timer that never fires keeps it alive.
    private let timer: CFRunLoopTimer

    init() {
        var context = CFRunLoopTimerContext()
        timer = CFRunLoopTimerCreate(
            kCFAllocatorDefault,
            CFAbsoluteTimeGetCurrent() + 1e10,
            1e10,
            0,
            0,
            { _, _ in },
            &context
        )
    }

    isolated deinit {
        CFRunLoopTimerInvalidate(timer)
    }

    /// One turn in the default mode, up to and including the point where the loop would go to sleep.
    func turn() {
        let runLoop = CFRunLoopGetCurrent()
        if !CFRunLoopContainsTimer(runLoop, timer, kCFRunLoopDefaultMode) {
            CFRunLoopAddTimer(runLoop, timer, kCFRunLoopDefaultMode)
        }
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.00001, true)
    }
}
