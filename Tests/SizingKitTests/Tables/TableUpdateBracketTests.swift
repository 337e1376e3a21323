import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What `beginUpdates()` and `endUpdates()` do off screen.
@MainActor
@Suite struct TableUpdateBracketTests {
    /// Data sources change before the end, and the table must know the rows of before then.
    @Test func rowsAreKnownFromTheBeginning() {
        let table = TextTable([["a", "b"]])
        table.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
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
