import SizingKit
import UIKit

/// Takes the lines of the log while a test runs.
@MainActor
func sizingLog(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let old = SizingLog.lineHandler
    SizingLog.lineHandler = { lines.append($0) }
    defer { SizingLog.lineHandler = old }
    try body()
    return lines
}

/// The index path of the first item.
let start = IndexPath(item: 0, section: 0)
