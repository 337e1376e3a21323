import HeadlessTools
import SizingKit
import TestSupport
import UIKit

/// What nobody may cause: UIKit's exceptions, and marks of a layout on its collection view within its pass.
@MainActor
final class FuzzedFaults {
    private var messages: [String] = []

    /// Performs what may cause them, and throws then.
    static func catching(_ body: () throws -> Void) throws {
        let faults = FuzzedFaults()
        let outer = LayoutPassFaults.reporter
        LayoutPassFaults.reporter = { faults.messages.append($0) }
        defer { LayoutPassFaults.reporter = outer }
        let exceptions = try catchingUIKitExceptions(body)
        if let exception = exceptions.first { throw Difference(description: "\(exception)") }
        if let fault = faults.messages.first { throw Difference(description: fault) }
    }

    /// Reports nothing, and lets others report it.
    static func quietly(_ body: () throws -> Void) rethrows {
        let (reported, handler) = (SizingLog.reported, SizingLog.lineHandler)
        SizingLog.lineHandler = { _ in }
        defer {
            SizingLog.reported = reported
            SizingLog.lineHandler = handler
        }
        try body()
    }
}
