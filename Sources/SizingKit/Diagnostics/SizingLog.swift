import Foundation

#if canImport(os)
    import os
#endif

/// Where the toolkit says what it does, and reports bad data that it had to replace by something defined.
@MainActor
public enum SizingLog {
    /// Receives each line. By default lines go to the unified log where there is one, else to standard error.
    public static var lineHandler: @MainActor (_ line: String) -> Void = { line in
        #if canImport(os)
            Logger(subsystem: "SizingKit", category: "sizing").warning("\(line, privacy: .public)")
        #else
            FileHandle.standardError.write(Data("SizingKit: \(line)\n".utf8))
        #endif
    }

    /// Which events are told. None by default: then an event costs one comparison.
    public static var categories: Set<SizingEvent.Category> = []

    /// Receives each event of the ``categories``. By default its description goes to ``lineHandler``.
    public static var eventHandler: @MainActor (_ event: SizingEvent) -> Void = { lineHandler($0.description) }

    private static var reported: Set<String> = []

    /// Reports a line once for each `topic`, so that bad data in a long list does not flood the log.
    static func reportOnce(_ topic: String, _ line: @autoclosure () -> String) {
        guard reported.insert(topic).inserted else { return }
        lineHandler(line())
    }

    /// Tells an event if somebody wants to know.
    static func record(_ category: SizingEvent.Category, _ event: @autoclosure () -> SizingEvent) {
        guard tells(category) else { return }
        eventHandler(event())
    }

    /// Whether somebody wants to know of events of a category.
    static func tells(_ category: SizingEvent.Category) -> Bool { categories.contains(category) }
}
