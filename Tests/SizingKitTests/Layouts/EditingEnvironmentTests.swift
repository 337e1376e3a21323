import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// A cell may have another size while its collection view edits.
@MainActor
@Suite struct EditingEnvironmentTests {
    @Test func sizesAreKeptForEditingAndForReading() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 10)])
        list.screen.frame()
        func measured(_ isEditing: Bool) -> Int {
            let before = list.layout.statistics.items.measured
            list.collectionView.isEditing = isEditing
            list.collectionView.reloadData()
            list.screen.frame()
            return list.layout.statistics.items.measured - before
        }
        #expect(measured(false) == 0)
        #expect(measured(true) > 0)
        #expect(measured(false) == 0)
        #expect(measured(true) == 0)
    }
}
