import HeadlessTools
import Testing
import UIKit

/// Code in the language of Swift 5: delegates and shared objects without a word on actors.
@MainActor
struct TagsTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: 32)
    }

    private func show(_ widths: [CGFloat]) -> (HeadlessScreen, TagsViewController) {
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 300))
        let controller = TagsViewController()
        controller.widths = widths
        screen.show(controller)
        screen.frame()
        return (screen, controller)
    }

    @Test func tagsBreakIntoLines() {
        let (_, controller) = show([60, 100, 90, 200])
        let cells = controller.collectionView.visibleCells.compactMap { $0 as? TagCell }
        #expect(cells.map(\.frame) == [rect(8, 8, 60), rect(76, 8, 100), rect(8, 48, 90), rect(8, 88, 200)])
        #expect(cells.map(\.isFirst) == [true, false, true, true])
        #expect(controller.timesPrepared == 1)
    }

    @Test func addingATag() {
        let (screen, controller) = show([60])
        var isAdded = false
        controller.completion = { isAdded = true }
        controller.add(width: 70)
        screen.frame()
        #expect(isAdded)
        #expect(controller.collectionView.visibleCells.map(\.frame) == [rect(8, 8, 60), rect(76, 8, 70)])
        screen.tapItem(at: IndexPath(row: 1, section: 0), in: controller.collectionView)
        #expect(controller.selected == [1])
    }
}
