import Foundation
import TestSupport

/// Sizes that are worked out off the main actor. Each waits until the simulation lets it arrive, so that the order depends
/// on the seed and on nothing else.
final class SimulatedArrivals: @unchecked Sendable {
    private struct Waiting {
        let item: Int
        /// The number of the request. An item may wait twice, once in a measurement that is cancelled.
        let request: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private let lock = NSLock()
    private var waiting: [Waiting] = []
    private var begun = 0
    private var released = 0

    deinit {
        for one in waiting { one.continuation.resume() }
    }

    /// The number of measurements that have come here, and of those that were let go, cancelled or not.
    var counts: (begun: Int, released: Int) { lock.withLock { (begun, released) } }

    /// Waits off the main actor until the size of an item may arrive.
    func wait(for item: Int, request: Int) async {
        await withCheckedContinuation { continuation in
            lock.withLock {
                begun += 1
                waiting.append(Waiting(item: item, request: request, continuation: continuation))
            }
        }
    }

    /// Lets a size arrive.
    ///
    /// - Parameter number: Its number among those that wait, in the order of their items.
    /// - Returns: The item; `nil` if so many do not wait.
    func release(_ number: Int) -> Int? {
        let one: Waiting? = lock.withLock {
            guard waiting.indices.contains(number) else { return nil }
            waiting.sort { ($0.item, $0.request) < ($1.item, $1.request) }
            released += 1
            return waiting.remove(at: number)
        }
        one?.continuation.resume()
        return one?.item
    }

    var waitingCount: Int { lock.withLock { waiting.count } }
}
