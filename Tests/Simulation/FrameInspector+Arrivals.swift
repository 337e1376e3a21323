import SizingKit
import UIKit

/// Items whose sizes arrive later.
extension FrameInspector {
    /// Whether an item, or another one of its row, has its estimate until its size arrives.
    func isAwaited(_ indexPath: IndexPath) -> Bool {
        guard view.scene.sizing == .asynchronous else { return false }
        return row(of: indexPath).contains { item in
            view.places[item.id].map { view.layout.sizingStatus(ofItemAt: $0) == .estimated } ?? false
        }
    }

    /// Whether sizes have arrived since the frame before, or the layout shows some only now that arrived before: where an item
    /// is reloaded off screen meanwhile, the layout looks its size up when it comes near.
    func takeArrivals() -> Bool {
        let waiting = unusedArrivals.filter { id in
            view.places[id].map { view.layout.sizingStatus(ofItemAt: $0) == .estimated } ?? false
        }
        let hasArrived = !view.arrivedItems.isEmpty || waiting.count < unusedArrivals.count
        unusedArrivals = waiting.union(view.arrivedItems)
        view.arrivedItems = []
        return hasArrived
    }

    /// Where sizes arrive, what comes after them moves, and what comes before does not: something that was on screen stays
    /// where it is, by its start or its end. It may be off screen by now.
    func checkArrival(_ reading: ScreenReading) {
        guard !reading.isHeldAtAnEnd, !maybeMovesWhatIsHeld(reading) else { return }
        // A size may arrive, and the origin be settled, just before the first step of a scroll and after its last one.
        guard wasMoving == isMoving else { return }
        let settled = reading.direction.offset - offset - (reading.direction.distanceMoved - distanceMoved)
        /// Whether a place within what has moved stays: of an item that is read, or was scrolled to, it need not be an end.
        func stays(_ start: Int, _ end: Int) -> Bool {
            [0, settled].contains { (min(start, end)...max(start, end)).contains($0) }
        }
        let boundaryStays = reading.shownBoundaries().contains { name, place in
            shown[name].map { stays(place.start - $0.start, place.start - $0.start) } ?? false
        }
        guard !boundaryStays else { return }
        var movements: [String] = []
        for case (.item(let id), let before) in shown {
            guard let place = view.places[id].flatMap({ reading.place(of: $0) }) else { continue }
            let (start, end) = (place.start - before.start, place.end - before.end)
            if stays(start, end) { return }
            movements.append("item(\(id)) by \(start) and \(end)")
        }
        guard !movements.isEmpty else { return }
        let moved = movements.sorted().joined(separator: ", ")
        let scrolled = reading.direction.offset - offset
        report("sizes arrived and all items moved while the offset moved by \(scrolled): \(moved)")
    }
}
