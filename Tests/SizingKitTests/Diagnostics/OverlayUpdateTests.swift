import HeadlessTools
import SizingKit
import Testing
import UIKit

/// What the overlay says of sizes after a batch of updates.
@MainActor
@Suite struct OverlayUpdateTests {
    private func words(over list: ListFixture) -> [String] {
        let overlay = list.collectionView.subviews.first { $0.layer.zPosition == .greatestFiniteMagnitude }
        let outlines = (overlay?.subviews ?? []).filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
        return outlines.compactMap { ($0.subviews.first as? UILabel)?.text }
    }

    @Test func whatIsSaidOfAnItemGoesWhereItGoes() {
        let list = ListFixture(heights: [[100, 110, 120, 130]])
        list.screen.frame()
        list.layout.showsSizingOverlay = true
        list.layout.invalidateSizes(at: [IndexPath(item: 1, section: 0)])
        list.screen.frame()
        #expect(words(over: list) == ["100 measured", "110 template", "120 measured", "130 measured"])
        list.collectionView.performBatchUpdates {
            list.rows[0].insert(.init(id: list.freshID(), height: 90), at: 0)
            list.rows[0].remove(at: 4)
            list.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
            list.collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
        }
        list.screen.runUntilRest()
        #expect(words(over: list) == ["90 template", "100 measured", "110 template", "120 measured"])
    }
}
