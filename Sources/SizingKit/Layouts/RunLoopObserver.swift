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
    @MainActor
    static func wakeUp(after delay: TimeInterval) {
        // An empty block in the default mode: it is the turn that counts.
        let timer = Timer(timeInterval: delay, repeats: false) { _ in }
        RunLoop.current.add(timer, forMode: .default)
    }

    private static var defaultMode: CFRunLoopMode {
        #if canImport(Darwin)
            .defaultMode
        #else
            kCFRunLoopDefaultMode
        #endif
    }
}
