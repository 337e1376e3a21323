import UIKit

/// The calls between collection views and their layouts, views, data sources and delegates, in order.
///
/// One line a call, for instance `layout.prepare()` or `cell(0, 3).apply`; what UIKit would write to the log begins
/// with `log:`.
public struct CallTrace: Equatable, Sendable, CustomStringConvertible {
    public private(set) var lines: [String]

    public init(lines: [String] = []) {
        self.lines = lines
    }

    /// Runs the body and returns every call made meanwhile. Recordings can be nested: each gets what happens in it.
    @MainActor
    public static func record(_ body: () throws -> Void) rethrows -> CallTrace {
        var trace = CallTrace()
        let outer = Trace.sink
        Trace.sink = { line in
            trace.lines.append(line)
            outer?(line)
        }
        defer { Trace.sink = outer }
        try body()
        return trace
    }

    /// The lines that begin with a prefix, `layout.` say.
    public func lines(beginningWith prefix: String) -> [String] {
        lines.filter { $0.hasPrefix(prefix) }
    }

    public var description: String {
        lines.joined(separator: "\n")
    }
}
