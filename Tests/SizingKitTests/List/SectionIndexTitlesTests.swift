import HeadlessTools
import SizingKit
import Testing
import UIKit

/// A section index whose titles change.
@MainActor
@Suite struct SectionIndexTitlesTests {
    @Test func theSelectedTitleIsKeptAsLongAsThereIsOne() {
        let index = SizingSectionIndexView(frame: CGRect(x: 0, y: 0, width: 15, height: 400))
        index.titles = ["A", "B", "C", "D", "E"]
        var selected: [String] = []
        index.selectionHandler = { title, _ in selected.append(title) }
        for _ in 0..<4 { index.accessibilityIncrement() }
        #expect(index.selectedIndex == 3)
        index.titles = ["A", "B", "C", "D"]
        #expect(index.selectedIndex == 3)
        index.titles = ["K", "L"]
        #expect(index.selectedIndex == nil)
        index.accessibilityIncrement()
        #expect(index.selectedIndex == 0)
        index.titles = ["X", "Y"]
        #expect(index.selectedIndex == 0)
        index.accessibilityIncrement()
        #expect(selected == ["A", "B", "C", "D", "K", "Y"])
    }
}
