import CoreFoundation
import Foundation

/// Calls back whenever the run loop of the main actor is about to sleep in its default mode, that is, while no finger
/// scrolls.
final class RunLoopObserver {
    private let observer: CFRunLoopObserver?

    /// Begins to observe. The observation ends with the object.
    @MainActor
    init(_ willSleep: @escaping @MainActor () -> Void) {
        observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            0
        ) { _, _ in
            MainActor.assumeIsolated { willSleep() }
        }
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, Self.defaultMode)
    }

    deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }

    /// Lets the run loop turn once more instead of sleeping until something happens.
    ///
    /// Of all that was asked for the earliest turn comes: in it every observer is called, and asks again if it has to.
    @MainActor
    static func wakeUp(after delay: TimeInterval) {
        let date = CFAbsoluteTimeGetCurrent() + delay
        let timer = alarm()
        if CFRunLoopTimerGetNextFireDate(timer) > date { CFRunLoopTimerSetNextFireDate(timer, date) }
    }

    @MainActor private static var lastAlarm: CFRunLoopTimer?

    /// The timer of the run loop, which never fires unless its next date is set: it is the turn that counts.
    @MainActor
    static func alarm() -> CFRunLoopTimer {
        let runLoop = CFRunLoopGetCurrent()
        if let lastAlarm, CFRunLoopContainsTimer(runLoop, lastAlarm, defaultMode) { return lastAlarm }
        // The main actor may have been on another thread.
        if let lastAlarm { CFRunLoopTimerInvalidate(lastAlarm) }
        let never = 1e10
        let date = CFAbsoluteTimeGetCurrent() + never
        let timer: CFRunLoopTimer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, never, 0, 0) { _ in }
        CFRunLoopAddTimer(runLoop, timer, defaultMode)
        lastAlarm = timer
        return timer
    }

    private static var defaultMode: CFRunLoopMode {
        #if canImport(Darwin)
            .defaultMode
        #else
            kCFRunLoopDefaultMode
        #endif
    }
}
