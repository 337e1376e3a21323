#if canImport(os)
    import os
#endif

/// Intervals for Instruments, on systems with signposts: *Measure* for each measured element, and *Precache* for
/// measuring ahead of time in one turn of the run loop. Both are in the subsystem "SizingKit".
@MainActor
enum SizingSignposts {
    #if canImport(os)
        private static let signposter = OSSignposter(subsystem: "SizingKit", category: "measuring")
    #endif

    static func interval<Value>(_ name: StaticString, _ body: () throws -> Value) rethrows -> Value {
        #if canImport(os)
            try signposter.withIntervalSignpost(name, around: body)
        #else
            try body()
        #endif
    }
}
