import SizingEngine
import UIKit

/// The measurements that are under way off the main actor, and the elements that wait for them.
@MainActor
final class AsyncMeasurements {
    /// A measurement, for which any number of elements with the same key wait.
    private struct Running {
        let key: SizeKey
        let work: Work
        var elements: Set<Element>
        /// Whether a placement needs the size though its elements are far from what is on screen.
        let isNeededFarAway: Bool
    }

    /// A task that is cancelled when its last reference is released, for example with the layout.
    private final class Work: Sendable {
        let task: Task<CGSize?, Never>

        init(_ task: Task<CGSize?, Never>) { self.task = task }

        deinit { task.cancel() }
    }

    private var running: [Int: Running] = [:]
    private var numbers: [SizeKey: Int] = [:]
    private var lastNumber = 0
    private var willTidyUp = false
    /// Whether a pass must be done before it is known what is far away.
    var awaitsPass = false

    /// The number of measurements that are under way.
    var count: Int { running.count }

    /// Whether the measurements that begin now are needed wherever their elements are.
    var isReplacingCancelled = false

    /// The number of measurements that have come back to the main actor so far, cancelled or not.
    private(set) var endedCount = 0

    /// The elements that are shown at an estimate until their size arrives.
    var waitingElements: Set<Element> {
        // In any order: a set again.
        running.values.reduce(into: []) { $0.formUnion($1.elements) }
    }

    /// Makes an element wait for a measurement. The measurement is begun unless one for the same key is under way.
    ///
    /// - Parameter arrived: Called on the main actor with the size and the elements that wait for it, unless the
    ///   measurement was cancelled.
    /// - Returns: Whether a measurement was begun.
    func begin(
        _ key: SizeKey,
        for element: Element,
        _ work: BackgroundWork,
        offer: SizingProposal,
        arrived: @escaping @MainActor (CGSize?, Set<Element>) -> Void
    ) -> Bool {
        if let number = numbers[key] {
            running[number]?.elements.insert(element)
            return false
        }
        lastNumber += 1
        let number = lastNumber
        let measure = work.measure
        let task = Task.detached(priority: work.priority) { await measure(offer) }
        running[number] = Running(
            key: key,
            work: Work(task),
            elements: [element],
            isNeededFarAway: isReplacingCancelled
        )
        numbers[key] = number
        Task { [weak self] in
            let size = await task.value
            self?.endedCount += 1
            guard let finished = self?.remove(number) else { return }
            arrived(size, finished.elements)
        }
        return true
    }

    /// Cancels the measurements whose waiting elements are all unwanted, unless they are needed all the same.
    ///
    /// - Returns: The elements that no longer wait, and the number of measurements that were cancelled.
    func cancel(where isUnwanted: (Element) -> Bool) -> (elements: Set<Element>, count: Int) {
        var elements: Set<Element> = []
        var count = 0
        for (number, measurement) in running.sorted(by: { $0.key < $1.key }) where !measurement.isNeededFarAway {
            let unwanted = measurement.elements.filter(isUnwanted)
            guard !unwanted.isEmpty else { continue }
            elements.formUnion(unwanted)
            running[number]?.elements.subtract(unwanted)
            guard unwanted.count == measurement.elements.count else { continue }
            remove(number)
            count += 1
        }
        return (elements, count)
    }

    /// Calls a closure once, in a later turn of the main actor.
    func tidyUpLater(_ tidyUp: @escaping @MainActor () -> Void) {
        guard !willTidyUp else { return }
        willTidyUp = true
        Task { [weak self] in
            self?.willTidyUp = false
            tidyUp()
        }
    }

    /// Updates the waiting elements after a batch of updates.
    ///
    /// - Parameter destination: Returns the new position of an element; `nil` if it was deleted.
    func moveElements(to destination: (Element) -> Element?) {
        // In any order: each measurement for itself.
        for (number, measurement) in running {
            running[number]?.elements = Set(measurement.elements.compactMap(destination))
        }
    }

    /// Cancels all measurements for a key.
    func cancel(_ identity: AnyHashable) -> Int {
        let numbers = running.filter { $0.value.key.identity == identity }.keys.sorted()
        for number in numbers { remove(number) }
        return numbers.count
    }

    /// Cancels every measurement.
    func cancelAll() -> Int {
        let numbers = running.keys.sorted()
        for number in numbers { remove(number) }
        return numbers.count
    }

    @discardableResult
    private func remove(_ number: Int) -> Running? {
        guard let measurement = running.removeValue(forKey: number) else { return nil }
        numbers[measurement.key] = nil
        return measurement
    }
}
