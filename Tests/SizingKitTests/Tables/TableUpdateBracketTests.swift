import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What `beginUpdates()` and `endUpdates()` do in a table without room.
@MainActor
@Suite struct TableUpdateBracketTests {
    /// Data sources change before the end, and the table must know the rows of before then, laid out or not.
    @Test func rowsAreKnownFromTheBeginning() {
        let table = TextTable([["a", "b"]])
        let exceptions = catchingUIKitExceptions {
            table.view.beginUpdates()
            table.sections[0].append("c")
            table.view.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            table.view.endUpdates()
        }
        #expect(exceptions.map(\.reason) == [])
        #expect(table.view.numberOfRows(inSection: 0) == 3)
    }
}
