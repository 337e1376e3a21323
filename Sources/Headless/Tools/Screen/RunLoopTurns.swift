import CoreFoundation
import Foundation
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

    /// The order of the observer by which Core Animation commits, and with it lays views out, as is widely reported.
    private static let commitOrder = 2_000_000

    /// Posted before each turn. SizingKit knows it by its name, since it may import only what Apple has.
    private static let willTurn = Notification.Name("HeadlessRunLoopWillTurn")

    /// How often the loop is run in a turn: a source with events, such as work that waits for the main actor while a test
    /// runs on it, ends a run before the loop would go to sleep.
    private static let runs = 20

    /// The mode of the run loop while a finger is down.
    static let trackingMode = RunLoop.Mode("UITrackingRunLoopMode")

    private static let trackingModeName = CFStringCreateWithCString(
        kCFAllocatorDefault,
        trackingMode.rawValue,
        CFStringBuiltInEncodings.UTF8.rawValue
    )

    /// Where in a turn what has changed is laid out and committed.
    enum CommitPlace {
        /// At Core Animation's place among the observers of the point where the loop would go to sleep.
        case beforeWaiting
        /// In a source, before the loop would go to sleep.
        case source
        /// In a source, when the loop would have slept since the app has changed something.
        case sourceAfterSleep
    }

    /// One turn, up to and including the point where the loop would go to sleep.
    ///
    /// - Parameters:
    ///   - isTracking: Whether the loop turns in the mode for tracking instead of the default mode.
    ///   - place: Where `commit` is called. It is called by itself if there is no such place, since a source has events all the
    ///     time.
    ///   - commit: Lays out and commits what has changed.
    func turn(
        isTracking: Bool = false,
        _ place: CommitPlace = .beforeWaiting,
        committing commit: @escaping @MainActor () -> Void
    ) {
        let runLoop = CFRunLoopGetCurrent()
        // Another thread may carry the main actor since the last turn: observers must come along.
        NotificationCenter.default.post(name: Self.willTurn, object: nil)
        let mode = isTracking ? Self.trackingModeName : kCFRunLoopDefaultMode
        if isTracking { CFRunLoopAddCommonMode(runLoop, mode) }
        if !CFRunLoopContainsTimer(runLoop, timer, mode) { CFRunLoopAddTimer(runLoop, timer, mode) }
        switch place {
        case .beforeWaiting:
            sleep(in: runLoop, mode, commit)
        case .source:
            performInSource(of: runLoop, mode, commit)
            sleep(in: runLoop, mode) {}
        case .sourceAfterSleep:
            sleep(in: runLoop, mode) {}
            performInSource(of: runLoop, mode, commit)
            sleep(in: runLoop, mode) {}
        }
    }

    /// Runs the loop until it would go to sleep, and does something at Core Animation's place among the observers of that point.
    private func sleep(in runLoop: CFRunLoop?, _ mode: CFRunLoopMode?, _ commit: @escaping @MainActor () -> Void) {
        let hasCommitted = Flag()
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            false,
            Self.commitOrder
        ) { _, _ in
            MainActor.assumeIsolated {
                hasCommitted.isSet = true
                commit()
            }
            CFRunLoopStop(CFRunLoopGetCurrent())
        }
        CFRunLoopAddObserver(runLoop, observer, mode)
        defer { CFRunLoopObserverInvalidate(observer) }
        // The main queue is served when the loop has slept, and a turn ends before. Without time the loop does not sleep, and its
        // observers of that point are not called.
        if Thread.isMainThread { CFRunLoopRunInMode(mode, 0, true) }
        for _ in 0..<Self.runs where !hasCommitted.isSet {
            // The observer ends the turn: a time that passes would take a timer of the system in each.
            CFRunLoopRunInMode(mode, .infinity, true)
        }
        if !hasCommitted.isSet { commit() }
    }

    /// Does something in a source of the loop.
    private func performInSource(
        of runLoop: CFRunLoop?,
        _ mode: CFRunLoopMode?,
        _ commit: @escaping @MainActor () -> Void
    ) {
        let work = Work(commit)
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passUnretained(work).toOpaque()
        context.perform = { info in
            guard let info else { return }
            let work = Unmanaged<Work>.fromOpaque(info).takeUnretainedValue()
            MainActor.assumeIsolated { work.perform() }
        }
        let source = CFRunLoopSourceCreate(kCFAllocatorDefault, 0, &context)
        CFRunLoopAddSource(runLoop, source, mode)
        CFRunLoopSourceSignal(source)
        // A run ends with any source that had events.
        for _ in 0..<Self.runs where !work.isDone { CFRunLoopRunInMode(mode, 0, true) }
        CFRunLoopSourceInvalidate(source)
        if !work.isDone { work.perform() }
    }

    private final class Flag {
        var isSet = false
    }

    @MainActor
    private final class Work {
        private let action: () -> Void
        private(set) var isDone = false

        init(_ action: @escaping () -> Void) {
            self.action = action
        }

        func perform() {
            isDone = true
            action()
        }
    }
}
