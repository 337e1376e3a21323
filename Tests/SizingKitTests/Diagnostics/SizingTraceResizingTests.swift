import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A trace compares frames of one size only.
@MainActor
@Suite struct SizingTraceResizingTests {
    @Test(arguments: [
        CGSize(width: 600, height: 390), CGSize(width: 300, height: 600), CGSize(width: 390, height: 450),
    ])
    func anotherSizeOfTheScreenIsNoMovement(_ size: CGSize) {
        let list = ListFixture(
            heights: [(0..<200).map { CGFloat(40 + $0 * 37 % 90) }],
            size: CGSize(width: 390, height: 600)
        )
        list.growsWhenNarrow = true
        list.screen.frame()
        list.layout.scrollExactly(toItemAt: IndexPath(item: 50, section: 0), at: .bottom, animated: false)
        list.screen.runUntilRest()
        let trace = SizingTrace(of: list.layout)
        trace.start()
        list.screen.resize(to: size)
        list.screen.runUntilRest()
        #expect(trace.frames.count > 1)
        #expect(trace.frames.last?.bounds.size == size)
        #expect(trace.movedPixels == 0)
        // In the new size, what moves is noticed again.
        let first = list.collectionView.indexPathsForVisibleItems.min()?.item ?? 0
        list.rows[0][first + 1].height += 30
        list.rows[0][first + 1].id = list.freshID()
        list.layout.invalidateSizes(at: [IndexPath(item: first + 1, section: 0)])
        list.screen.runUntilRest()
        trace.stop()
        #expect(trace.movedPixels > 0)
    }
}
