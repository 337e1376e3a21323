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
        awaitMeasurements()
        var number = 0
        while number < arrivals.waitingCount {
            guard Int.random(in: 0..<100, using: &arrivalOrder) < share else {
                number += 1
                continue
            }
            guard let item = arrivals.release(number) else { return }
            arrivedItems.insert(item)
            awaitMeasurements()
        }
    }

    /// Lets the main actor do what it has been given, until all measurements that were asked for wait, those that were let go
    /// have arrived, and nothing follows from that: what happens then depends on no thread.
    private func awaitMeasurements() {
        var begun: Int
        repeat {
            begun = layout.statistics.items.begunOffMainActor
            takeTurn {
                let counts = self.arrivals.counts
                return counts.begun >= begun && self.layout.endedMeasurementCount >= counts.released
            }
            let isDrained = Flag()
            Task { isDrained.isSet = true }
            takeTurn { isDrained.isSet }
        } while layout.statistics.items.begunOffMainActor != begun
    }

    private final class Flag {
        var isSet = false
    }

    /// Lets the main actor do what it has been given, until a condition holds.
    private func takeTurn(until isOver: () -> Bool) {
        let end = Date(timeIntervalSinceNow: Self.patience)
        // With a time in the past the run loop does not get so far that its observers are called.
        while !isOver(), Date() < end { _ = RunLoop.main.run(mode: screen.runLoopMode, before: .distantPast) }
        if !isOver() { report("a size has not arrived") }
    }
}
