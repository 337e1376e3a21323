import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// Measuring ahead of time comes after what is on screen.
@MainActor
@Suite struct PrecachingOrderTests {
    @Test func whatTheAppHasInvalidatedIsMeasuredBeforeAnythingAhead() {
        let list = ListFixture(
            heights: [(0..<400).map { 30 + CGFloat($0 % 11) * 17 }],
            estimate: CGSize(width: 60, height: 60)
        )
        list.layout.precaching = SizingPrecaching(timeBudget: 0)
        list.screen.frames(20)
        #expect(list.layout.statistics.items.precached > 0)
        for item in [1, 3, 5] {
            let measured = list.measured.count
            let indexPath = IndexPath(item: item, section: 0)
            list.rows[0][item].id = list.freshID()
            list.layout.invalidateSizes(at: [indexPath])
            // The app is asked for the key of what it invalidates.
            let asked = list.measured.count
            list.screen.frame()
            #expect(list.measured.count > asked)
            #expect(list.measured[measured...].prefix(asked - measured + 1).allSatisfy { $0 == indexPath })
        }
        for _ in 0..<2_000 where list.layout.estimatedItemCount > 0 { list.screen.frame() }
        #expect(list.layout.estimatedItemCount == 0)
    }
}
