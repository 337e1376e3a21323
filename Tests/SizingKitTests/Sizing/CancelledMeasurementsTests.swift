import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What is measured off the main actor and was scrolled far away.
///
/// One after another: a test that waits keeps its screen, and each turn of the run loop calls the layouts of all of them.
@MainActor
@Suite(.serialized) struct CancelledMeasurementsTests {
    private let list: ListFixture = {
        let list = ListFixture(
            heights: [Array(repeating: 100, count: 3_000)],
            estimate: CGSize(width: 60, height: 60)
        )
        list.layout.itemSizing = { indexPath in
            .asynchronous(key: indexPath.item) { proposal in
                // Only its cancelling ends it, however long the other tests keep the main actor.
                try? await Task.sleep(for: .seconds(86_400))
                return CGSize(width: proposal.width ?? 0, height: 100)
            }
        }
        list.screen.frame()
        return list
    }()

    private var statistics: SizingStatistics.Counts { list.layout.statistics.items }

    /// Lets the turn of the main actor pass that looks for what is unwanted so far.
    private func letItTidyUp() async {
        try? await Task.sleep(for: .milliseconds(20))
        list.takeScreenBack()
    }

    private func expectAllCancelled(_ begun: Int) async {
        for _ in 0..<2_000 where statistics.cancelledOffMainActor < begun {
            try? await Task.sleep(for: .milliseconds(1))
        }
        #expect(statistics.cancelledOffMainActor == begun)
        list.takeScreenBack()
    }

    @Test func everyScrollFarAwayCancelsWhatItLeavesBehind() async {
        for offset in [40_000, 90_000, 0] as [CGFloat] {
            await letItTidyUp()
            let begun = statistics.begunOffMainActor
            #expect(list.layout.session.measurer.asyncMeasurements.count > 0)
            list.collectionView.contentOffset.y = offset
            list.screen.runUntilRest()
            await expectAllCancelled(begun)
        }
    }

    @Test func whatIsLeftBehindIsCancelledAfterAReload() async {
        await letItTidyUp()
        let begun = statistics.begunOffMainActor
        list.collectionView.contentOffset.y = 40_000
        list.screen.frame()
        // Until the next pass nobody knows what is where.
        list.collectionView.reloadData()
        #expect(list.layout.session.measurer.asyncMeasurements.count > begun)
        await letItTidyUp()
        #expect(statistics.cancelledOffMainActor == 0)
        list.screen.runUntilRest()
        await expectAllCancelled(begun)
    }
}
