import SizingKit
import UIKit

/// Takes the lines of the log while a test runs.
@MainActor
func sizingLog(_ body: () async throws -> Void) async rethrows -> [String] {
    var lines: [String] = []
    let old = SizingLog.lineHandler
    SizingLog.lineHandler = { lines.append($0) }
    defer { SizingLog.lineHandler = old }
    try await body()
    return lines
}

/// The index path of the first item.
let start = IndexPath(item: 0, section: 0)
