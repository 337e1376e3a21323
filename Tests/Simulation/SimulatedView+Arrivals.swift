import Foundation
import SizingKit
import TestSupport
import UIKit

/// Sizes that arrive later.
extension SimulatedView {
    /// How long a size may take that nothing holds back any more, in seconds.
    private static let patience = 10.0

    /// Lets some of the sizes arrive that are waited for.
    ///
    /// - Parameter share: How many of 100, at random.
    func letSizesArrive(_ share: Int) {
        guard scene.sizing == .asynchronous else { return }
        takeTurn { self.arrivals.counts.begun >= self.layout.statistics.items.begunOffMainActor }
        var number = 0
        while number < arrivals.waitingCount {
            guard Int.random(in: 0..<100, using: &arrivalOrder) < share else {
                number += 1
                continue
            }
            let (before, items) = (arrivals.counts, layout.statistics.items)
            guard let item = arrivals.release(number) else { return }
            arrivedItems.insert(item)
            takeTurn {
                let now = self.arrivals.counts
                guard now.ended > before.ended else { return false }
                let itemsNow = self.layout.statistics.items
                return now.cancelled > before.cancelled || itemsNow.measured > items.measured
                    || itemsNow.cancelledOffMainActor > items.cancelledOffMainActor
            }
        }
    }

    /// Lets the main actor do what it has been given, until a condition holds.
    private func takeTurn(until isOver: () -> Bool) {
        let end = Date(timeIntervalSinceNow: Self.patience)
        repeat { _ = RunLoop.main.run(mode: .default, before: Date()) } while !isOver() && Date() < end
        if !isOver() { report("a size has not arrived") }
    }
}
