import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What is measured off the main actor and was scrolled far away.
@MainActor
@Suite struct CancelledMeasurementsTests {
    @Test func everyScrollFarAwayCancelsWhatItLeavesBehind() async {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 3_000)],
            estimate: CGSize(width: 60, height: 60)
        )
        list.layout.itemSizing = { indexPath in
            .asynchronous(key: indexPath.item) { proposal in
                // Only its cancelling ends it.
                try? await Task.sleep(for: .seconds(600))
                return CGSize(width: proposal.width ?? 0, height: 100)
            }
        }
        list.screen.frame()
        for offset in [40_000, 90_000, 0] as [CGFloat] {
            // The turn of the main actor that has looked for what is unwanted so far.
            try? await Task.sleep(for: .milliseconds(20))
            list.takeScreenBack()
            let begun = list.layout.statistics.items.begunOffMainActor
            #expect(list.layout.session.asyncMeasurements.count > 0)
            list.collectionView.contentOffset.y = offset
            list.screen.runUntilRest()
            for _ in 0..<2_000 where list.layout.statistics.items.cancelledOffMainActor < begun {
                try? await Task.sleep(for: .milliseconds(1))
            }
            #expect(list.layout.statistics.items.cancelledOffMainActor == begun)
            list.takeScreenBack()
        }
    }
}
