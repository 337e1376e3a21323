import Foundation

#if canImport(os)
    import os
#endif

/// The log of SizingKit: reports of invalid data and of what was used instead, and events for debugging.
@preconcurrency @MainActor
public enum SizingLog {
    /// The closure that receives each line. By default it writes to the unified log; on Linux, to standard error.
    public static var lineHandler: @MainActor (_ line: String) -> Void = { line in
        #if canImport(os)
            Logger(subsystem: "SizingKit", category: "sizing").warning("\(line, privacy: .public)")
        #else
            FileHandle.standardError.write(Data("SizingKit: \(line)\n".utf8))
        #endif
    }

    /// The categories of the events that are recorded. The default is empty: then an event costs one set look-up.
    public static var categories: Set<SizingEvent.Category> = []

    /// The closure that receives each event of the ``categories``. By default it passes the description to
    /// ``lineHandler``.
    public static var eventHandler: @MainActor (_ event: SizingEvent) -> Void = { lineHandler($0.description) }

    /// The topics that have been reported. Tests that report what others expect put them back.
    package static var reported: Set<String> = []

    /// Reports a line once for each `topic`, so that bad data in a long list does not flood the log.
    static func reportOnce(_ topic: String, _ line: @autoclosure () -> String) {
        guard reported.insert(topic).inserted else { return }
        lineHandler(line())
    }

    /// Lets a topic be reported once more, for tests.
    static func forgetReport(of topic: String) { reported.remove(topic) }

    /// Records an event if its category is enabled.
    static func record(_ category: SizingEvent.Category, _ event: @autoclosure () -> SizingEvent) {
        guard isEnabled(category) else { return }
        eventHandler(event())
    }

    /// Whether events of a category are recorded.
    static func isEnabled(_ category: SizingEvent.Category) -> Bool { categories.contains(category) }
}
