import CoreFoundation
import Foundation

/// Calls back whenever the main run loop is about to sleep.
final class RunLoopObserver {
    private let observer: CFRunLoopObserver?

    /// The order of the observer by which Core Animation commits is 2,000,000, as is widely reported.
    private static let orderAfterCommits = 3_000_000

    /// Begins to observe. The observation ends when the object is released.
    ///
    /// - Parameters:
    ///   - afterCommits: Whether it is called after Core Animation has committed, and in all common modes. Otherwise it is
    ///     called before, and in the default mode, that is, while the user does not scroll.
    @MainActor
    init(afterCommits: Bool = false, _ willSleep: @escaping @MainActor () -> Void) {
        observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            afterCommits ? Self.orderAfterCommits : 0
        ) { _, _ in
            MainActor.assumeIsolated { willSleep() }
        }
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, afterCommits ? Self.commonModes : Self.defaultMode)
    }

    deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }

    /// Makes the run loop turn again after a delay instead of sleeping until the next event.
    ///
    /// The earliest of all requested turns takes place. Every observer is called in it, and requests another turn if
    /// necessary.
    @MainActor
    static func wakeUp(after delay: TimeInterval) {
        let date = CFAbsoluteTimeGetCurrent() + delay
        let timer = sharedTimer()
        if CFRunLoopTimerGetNextFireDate(timer) > date { CFRunLoopTimerSetNextFireDate(timer, date) }
    }

    @MainActor private static var lastTimer: CFRunLoopTimer?

    /// The timer of the run loop. It fires only after its next date is set, and has no action: only the turn matters.
    @MainActor
    static func sharedTimer() -> CFRunLoopTimer {
        let runLoop = CFRunLoopGetCurrent()
        if let lastTimer, CFRunLoopContainsTimer(runLoop, lastTimer, defaultMode) { return lastTimer }
        // The main actor may have been on another thread.
        if let lastTimer { CFRunLoopTimerInvalidate(lastTimer) }
        let never = 1e10
        let date = CFAbsoluteTimeGetCurrent() + never
        let timer: CFRunLoopTimer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, never, 0, 0) { _ in }
        CFRunLoopAddTimer(runLoop, timer, defaultMode)
        lastTimer = timer
        return timer
    }

    private static var defaultMode: CFRunLoopMode {
        #if canImport(Darwin)
            .defaultMode
        #else
            kCFRunLoopDefaultMode
        #endif
    }

    private static var commonModes: CFRunLoopMode {
        #if canImport(Darwin)
            .commonModes
        #else
            kCFRunLoopCommonModes
        #endif
    }
}
