import CoreFoundation
import Foundation

/// Calls back whenever the main run loop is about to sleep.
// Sendable: it is used on the main actor only, and its observer may be invalidated anywhere.
final class RunLoopObserver: @unchecked Sendable {
    private var observer: CFRunLoopObserver?
    private let order: Int
    private let mode: CFRunLoopMode
    private let willSleep: @MainActor () -> Void

    /// The order of the observer by which Core Animation commits is 2,000,000, as is widely reported.
    private static let orderAfterCommits = 3_000_000

    /// Begins to observe. The observation ends when the object is released.
    ///
    /// - Parameters:
    ///   - afterCommits: Whether it is called after Core Animation has committed. Otherwise it is called before.
    ///   - whileTracking: Whether it is called in all common modes, that is, also while the user scrolls, and before observers of
    ///     the default mode. Otherwise it is called in the default mode.
    @MainActor
    init(
        afterCommits: Bool = false,
        whileTracking: Bool = false,
        _ willSleep: @escaping @MainActor () -> Void
    ) {
        order = (afterCommits ? Self.orderAfterCommits : 0) - (whileTracking ? 1 : 0)
        mode = whileTracking ? Self.commonModes : Self.defaultMode
        self.willSleep = willSleep
        observe(CFRunLoopGetCurrent())
        #if os(Linux)
            followMainActor()
        #endif
    }

    @MainActor
    private func observe(_ runLoop: CFRunLoop?) {
        let willSleep = willSleep
        observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            order
        ) { _, _ in
            MainActor.assumeIsolated { willSleep() }
        }
        CFRunLoopAddObserver(runLoop, observer, mode)
    }

    #if os(Linux)
        private var turns: (any NSObjectProtocol)?

        /// Moves to the run loop of another thread when that thread carries the main actor, which may happen at each
        /// `await` on Linux. The code that shows frames there posts a notification before it turns the run loop of the
        /// thread.
        @MainActor
        private func followMainActor() {
            let turn = Notification.Name("HeadlessRunLoopWillTurn")
            turns = NotificationCenter.default.addObserver(forName: turn, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.moveToCurrentRunLoop() }
            }
        }

        @MainActor
        private func moveToCurrentRunLoop() {
            guard let observer, let runLoop = CFRunLoopGetCurrent(),
                !CFRunLoopContainsObserver(runLoop, observer, mode)
            else { return }
            // An observer belongs to one run loop for ever.
            CFRunLoopObserverInvalidate(observer)
            observe(runLoop)
        }
    #endif

    deinit {
        #if os(Linux)
            if let turns { NotificationCenter.default.removeObserver(turns) }
        #endif
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
