@testable import SizingKit

/// Does something as on a system without update links, before iOS 18: turns end where the run loop is about to sleep.
///
/// - Parameter isOld: Whether it is done so.
@MainActor
func withoutUpdateLinks<Result>(_ isOld: Bool = true, _ body: () throws -> Result) rethrows -> Result {
    EndOfFrame.followsLinks = !isOld
    defer { EndOfFrame.followsLinks = true }
    return try body()
}
