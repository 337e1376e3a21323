import SizingKit
import UIKit

/// What a simulated user sees from one frame to the next, and what must never happen there.
@MainActor
package final class FrameInspector {
    typealias Place = ScreenReading.Place
    typealias Name = ScreenReading.Name

    let view: SimulatedView
    private(set) var shown: [Name: Place] = [:]
    /// The layout pass that was inspected last, and what was visible; `nil` if the places on screen are taken as given.
    private var inspected: (pass: Int, bounds: CGRect)?
    private(set) var offset = 0
    private var insetBefore = 0
    /// How many sizes the layout had corrected.
    private var corrections = 0
    /// The masonries on screen, or next to what is, whose columns begin at different places.
    private var uneven: Set<Int> = []
    /// Whether a finger was down or the content decelerated.
    private(set) var wasMoving = false
    /// How far the user and animations had moved the content.
    private(set) var distanceMoved = 0
    /// The frame since which the numbers that an app reads have not been true; `nil` if they are.
    var falseSince: Int?
    /// The items whose sizes have arrived, but may not be shown yet.
    var unusedArrivals: Set<Int> = []
    /// Whether an animated scroll passes items whose sizes are not known: it arrives where its target is in the end.
    var passesUnknownItems = false
    /// Whether a finger moves by more than a screen in a frame, though the scroll view may not follow it so far.
    var isDraggedFar = false
    /// Whether a view at an end of the content changes in this frame, in which the content may move as well.
    var contentViewChanges = false
    /// Whether an end of the content gave way in the frame before.
    private var wasHeldAtAnEnd = false
    /// What went wrong first.
    package private(set) var problem: String?

    package init(_ view: SimulatedView) {
        self.view = view
    }

    /// Takes the places on screen as given, after a change that may move anything.
    func forget() {
        shown = [:]
        inspected = nil
    }

    func report(_ text: String) {
        if problem == nil { problem = text }
    }

    /// Compares what is on screen with the truth and with the frame before.
    package func inspect() {
        guard problem == nil else { return }
        if let fault = view.fault { return report(fault) }
        // Nothing on screen changes without a layout pass.
        let collectionView = view.collectionView
        let isKnown = inspected.map { $0 == (collectionView.passNumber, collectionView.bounds) } ?? false
        guard !isKnown || !view.changedItems.isEmpty else {
            wasMoving = isMoving
            return
        }
        inspected = (collectionView.passNumber, collectionView.bounds)
        let reading = ScreenReading(view)
        var now = reading.shownBoundaries()
        var isCorrecting = correctsChangedItems(reading) || passesUnknownItems
        let correctionsNow = view.layout.statistics.items.corrected
        if correctionsNow > corrections, showsChangedRowAnew(reading) || showsWhatCellsMove(reading) {
            isCorrecting = true
        }
        let hasArrived = takeArrivals()
        var near: ClosedRange<Int>?
        for shown in reading.shownItems() {
            now[.item(shown.id)] = shown.place
            let section = shown.indexPath.section
            near = min(near?.lowerBound ?? section, section - 1)...max(near?.upperBound ?? section, section + 1)
            guard !checkSize(shown.indexPath, shown.place, reading), !isAwaited(shown.indexPath) else { continue }
            if row(of: shown.indexPath).contains(where: { view.changedItems.contains($0.id) })
                || isFoundAtAnOldSize(shown.id, at: shown.indexPath)
            {
                isCorrecting = true
            } else {
                let section = view.data.sections[shown.indexPath.section]
                report(
                    """
                    \(section.items[shown.indexPath.item]) at \(shown.indexPath) of a \(section.kind) is shown \
                    at \(shown.place)
                    """
                )
            }
        }
        checkContentViews(reading)
        checkCarousels(reading)
        checkPinnedHeaders(reading)
        checkSides(reading)
        let unevenNow = reading.unevenMasonries { near?.contains($0) ?? false || uneven.contains($1) }
        let isLevelled = !uneven.isSubset(of: unevenNow.keys)
        // Who moves on by more than a screen between two frames sees nothing twice.
        let isFar =
            isDraggedFar || abs(reading.direction.distanceMoved - distanceMoved) >= reading.direction.length
        // Content that begins or ceases to scroll gets or loses the insets of the safe area, and UIKit moves it.
        let keepsInset = reading.direction.insetBefore == insetBefore
        if hasArrived {
            if !isCorrecting, !isFar, keepsInset { checkArrival(reading) }
        } else if !isCorrecting, !isFar, keepsInset, !isLevelled {
            checkMovement(now, reading)
            checkCross(now, reading)
        }
        checkNumbers(reading)
        wasMoving = isMoving
        shown = isCorrecting ? [:] : now
        uneven = Set(unevenNow.filter { near?.contains($0.value) ?? false }.keys)
        offset = reading.direction.offset
        distanceMoved = reading.direction.distanceMoved
        insetBefore = reading.direction.insetBefore
        wasHeldAtAnEnd = reading.isHeldAtAnEnd
        corrections = correctionsNow
    }

    /// Whether an item whose size has changed has its new one now, on screen or not.
    private func correctsChangedItems(_ reading: ScreenReading) -> Bool {
        guard !view.changedItems.isEmpty else { return false }
        let corrected = view.changedItems.filter { id in
            guard let indexPath = view.places[id] else { return true }
            guard let place = reading.place(of: indexPath), checkSize(indexPath, place, reading) else { return false }
            return tellsItsSize(indexPath, place)
        }
        view.changedItems.subtract(corrected)
        return !corrected.isEmpty
    }

    /// Whether the layout can be seen to know the size of an item that is where it should be: one that is shorter than
    /// the row it fills has that place whatever its size was, until its cell has been on screen from a frame to the next.
    private func tellsItsSize(_ indexPath: IndexPath, _ place: Place) -> Bool {
        let section = view.data.sections[indexPath.section]
        let item = section.items[indexPath.item]
        guard row(of: indexPath).count > 1 else { return true }
        if section.kind == .carousel, indexPath.item >= SimulatedSection.leadCount { return true }
        return place.length == item.extent(at: place.cross.end - place.cross.start) || shown[.item(item.id)] != nil
    }

    /// Whether a row has only just come on screen in which an item has changed, now or long ago: its old size may have been
    /// found once more, and may have made the row longer or shorter though another item fills it now. Where the layout has
    /// corrected a size since, it may have been this one.
    private func showsChangedRowAnew(_ reading: ScreenReading) -> Bool {
        guard !view.everChangedItems.isEmpty else { return false }
        return reading.shownItems().contains { id, indexPath, _ in
            let row = wholeRow(of: indexPath)
            return shown[.item(id)] == nil && row.count > 1 && row.contains { view.everChangedItems.contains($0.id) }
        }
    }

    /// Whether an item that has only just come on screen may have been found in the cache at the size that it had once.
    ///
    /// Nobody tells the layout that an item changes. One that is measured anew in other room is shown right there, without a
    /// correction, and what was measured of it before is still kept for the room that it had. Its cell has yet to tell.
    private func isFoundAtAnOldSize(_ id: Int, at indexPath: IndexPath) -> Bool {
        guard shown[.item(id)] == nil else { return false }
        let changed = row(of: indexPath).map(\.id).filter { view.everChangedItems.contains($0) }
        view.changedItems.formUnion(changed)
        return !changed.isEmpty
    }

    /// What is wrong with the size of an item; `nil` if it has its true size, or is off screen.
    func wrongSize(of id: Int) -> String? {
        let reading = ScreenReading(view)
        guard let (_, indexPath, place) = reading.shownItems().first(where: { $0.id == id }),
            !checkSize(indexPath, place, reading), !isAwaited(indexPath)
        else { return nil }
        return "item \(id) at \(indexPath) is shown \(place.length) pixels long"
    }

    /// Whether an item has its true size.
    private func checkSize(_ indexPath: IndexPath, _ place: Place, _ reading: ScreenReading) -> Bool {
        let section = view.data.sections[indexPath.section]
        let item = section.items[indexPath.item]
        let cross = place.cross.end - place.cross.start
        switch section.kind {
        case .list, .masonry: return place.length == item.extent(at: cross)
        case .grid:
            guard !section.keepsExtents else { return place.length == item.extent(at: cross) }
            return place.length == row(of: indexPath).map { $0.extent(at: cross) }.max()
        case .carousel:
            let isKnown = !view.scene.sizing.isLate || knowsLeads(of: indexPath.section)
            return !isKnown || place.length == section.leadExtent && cross == section.carouselWidth
        case .flow:
            let bounds = view.collectionView.bounds
            let insets = view.collectionView.adjustedContentInset
            let room = ReadingDirection.pixels(
                reading.direction.isHorizontal
                    ? bounds.height - insets.top - insets.bottom : bounds.width - insets.left - insets.right
            )
            return place.length == item.extent && cross == min(item.cross, room)
        }
    }

    /// The items that have the extent of the tallest among them; by itself one that keeps its own.
    func row(of indexPath: IndexPath) -> ArraySlice<SimulatedItem> {
        let section = view.data.sections[indexPath.section]
        guard !section.keepsExtents else { return section.items[indexPath.item...indexPath.item] }
        return wholeRow(of: indexPath)
    }

    /// The items whose extents decide how long a row is, whether or not they have the extent of the tallest among them.
    func wholeRow(of indexPath: IndexPath) -> ArraySlice<SimulatedItem> {
        let section = view.data.sections[indexPath.section]
        switch section.kind {
        case .carousel: return section.items.prefix(SimulatedSection.leadCount)
        case .grid:
            let start = indexPath.item - indexPath.item % section.columns
            return section.items[start..<min(start + section.columns, section.items.count)]
        case .list, .masonry, .flow: return section.items[indexPath.item...indexPath.item]
        }
    }

    /// Whether a finger is down or the content decelerates: then nothing may move in the content.
    var isMoving: Bool {
        let collectionView = view.collectionView
        return collectionView.isTracking || collectionView.isDragging || collectionView.isDecelerating
    }

    /// The views at the ends of the content adjoin it. Where none of them is on screen, a header or footer next to them may
    /// still have its estimate.
    private func checkContentViews(_ reading: ScreenReading) {
        if let header = reading.contentViewPlace(isHeader: true), let start = reading.startByItems,
            reading.isVisible(header), header.start != start
        {
            report("the content header is at \(header), not at \(start)")
        }
        if let footer = reading.contentViewPlace(isHeader: false), let end = reading.endByItems,
            reading.isVisible(footer), footer.end != end
        {
            report("the content footer is at \(footer), and should end at \(end)")
        }
    }

    /// What was on screen keeps its frame, or, where the origin settles, its place on screen; only an end of the content
    /// may push it. A masonry that was read up to its start from somewhere inside may level its columns there.
    private func checkMovement(_ now: [Name: Place], _ reading: ScreenReading) {
        let moved = now.compactMap { name, place in
            mayMoveWithItsRow(name) { shown[.item($0)] != nil }
                ? nil : shown[name].map { (name, place.start - $0.start) }
        }
        guard let movement = moved.first?.1 else { return }
        if moved.contains(where: { $0.1 != movement }) {
            let movements = moved.map { "\($0) by \($1)" }.sorted().joined(separator: ", ")
            report("elements moved apart: \(movements)")
        }
        let scrolled = reading.direction.distanceMoved - distanceMoved
        let settled = reading.direction.offset - offset - scrolled
        // An end gives way in a step, and then the view there gets another length: the content does not lie at the edge any more.
        let isHeldAtAnEnd = reading.isHeldAtAnEnd || contentViewChanges && wasHeldAtAnEnd
        // An offset may lie between two pixels.
        guard !isHeldAtAnEnd, abs(movement - settled) > 1 else { return }
        if wasMoving, isMoving {
            report(
                """
                elements moved by \(movement) pixels while the user scrolled by \(scrolled), and the offset moved by \(settled) more
                """
            )
        } else if abs(movement) > 1 {
            report("elements moved by \(movement) pixels while the offset moved by \(settled)")
        }
    }
}
