#if canImport(os)
    import os
#endif

/// Intervals for Instruments, where the system has signposts: *Measure* for each measured element, *Precache* for each
/// slice of idle time, both under the subsystem "SizingKit".
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
