import SizingKit
import TestSupport
import UIKit

/// Sections that scroll across the layout.
extension UserReplay {
    /// Drags a carousel on screen with a finger, and lets it go.
    func dragCarousel(at place: Int, by distance: CGFloat, _ frames: Int) {
        if collectionView.isTracking { screen.lift(collectionView) }
        // A size may have arrived since the last pass: the finger comes down on what it sees.
        collectionView.layoutIfNeeded()
        let found = view.shownCarousels
        guard !found.isEmpty else { return }
        let (id, start) = found[place * found.count / 1_000]
        view.movedCarousels.insert(id)
        let end =
            view.scene.isHorizontal
            ? CGPoint(x: start.x, y: start.y + distance) : CGPoint(x: start.x + distance, y: start.y)
        let before = ScreenReading(view).restingCarouselOffset(id)
        screen.pan(from: start, to: end, frames: frames)
        let reading = ScreenReading(view)
        if let before, let after = reading.restingCarouselOffset(id) {
            let moved = reading.isMirrored ? after - before : before - after
            if moved * Int(distance) < 0 {
                inspector.report("carousel \(id) moved by \(moved) under a finger by \(distance)")
            }
        }
        screen.frames(place % 15)
    }

    /// A finger comes down somewhere: a carousel may be dragged there, or come to rest at another column.
    func touchCarousels() {
        view.movedCarousels.formUnion(view.data.sections.map(\.id))
    }

    func setCarousel(at place: Int, to offset: CGFloat, animated: Bool) {
        let carousels = view.data.sections.indices.filter { view.data.sections[$0].kind == .carousel }
        guard !carousels.isEmpty else { return }
        let section = carousels[place * carousels.count / 1_000]
        view.movedCarousels.insert(view.data.sections[section].id)
        let before = view.layout.carouselOffset(inSection: section)
        view.layout.setCarouselOffset(offset, inSection: section, animated: animated)
        if before != view.layout.carouselOffset(inSection: section) {
            view.scrolledCarousels.insert(view.data.sections[section].id)
        }
        screen.frame()
    }

    /// Makes a change, and checks that what is looked at in each carousel stays where it is.
    ///
    /// - Parameters:
    ///   - survivors: The identities of items that may hold still.
    ///   - isReload: Whether the data are reloaded. Then only those carousels hold still that the app has scrolled since the last
    ///     batch, and are not at their ends, where a rotation may have moved them: only the layout knows their keys.
    func holdingCarousels(_ what: String, _ survivors: Set<Int>, isReload: Bool, _ change: () -> Void) {
        let before = ScreenReading(view).carouselsLookedAt(atEnd: !isReload)
            .filter { !isReload || view.scrolledCarousels.contains($0.key) }
        // One off screen gets the limits of other room when it comes near the screen.
        let shownBefore = Set(ScreenReading(view).shownItems().map { view.data.sections[$0.indexPath.section].id })
        change()
        collectionView.layoutIfNeeded()
        let after = ScreenReading(view)
        let shown = Set(after.shownItems().map(\.indexPath.section))
        // The column of an item may change in a section with several rows.
        for (index, section) in view.data.sections.enumerated()
        where section.rows == 1 && shown.contains(index) && shownBefore.contains(section.id) {
            guard let kept = before[section.id], survivors.contains(kept.item), isReload || !view.scene.isDiffable,
                let offset = after.carouselOffset(index),
                let item = section.items.firstIndex(where: { $0.id == kept.item })
            else { continue }
            let needed = section.columnStart(of: item) - kept.distance
            let resting = section.restingOffsets(in: after.crossRoom.end)
            // One that is a pixel away from where a column rests counts as resting there.
            let isTaken =
                needed == offset || abs(needed - offset) == 1 && offset % section.columnStart(of: section.rows) == 0
            if needed > resting.lowerBound, needed < resting.upperBound, !isTaken {
                inspector.report("\(what) scrolled carousel \(index) to \(offset) instead of \(needed)")
            }
        }
    }

    /// At rest no carousel on screen is beyond its ends.
    func checkCarouselsAtRest() throws {
        let reading = ScreenReading(view)
        // One off screen gets the limits of other room when it comes near the screen.
        let shown = Set(reading.shownItems().map(\.indexPath.section))
        for (index, section) in view.data.sections.enumerated() where shown.contains(index) {
            guard let offset = reading.carouselOffset(index) else { continue }
            let resting = section.restingOffsets(in: reading.crossRoom.end)
            let isLegal = (resting.lowerBound - 1...resting.upperBound + 1).contains(offset)
            try Difference.check(isLegal, true, "carousel \(index) rests at \(offset) in \(resting)")
        }
    }
}

extension SimulatedView {
    /// The carousels that a finger can reach, by the identities of their sections, with points on their items.
    var shownCarousels: [(id: Int, point: CGPoint)] {
        let found: [(id: Int, point: CGPoint)] = collectionView.visibleCells.compactMap { cell in
            guard let indexPath = collectionView.indexPath(for: cell), data.sections.indices.contains(indexPath.section)
            else { return nil }
            let section = data.sections[indexPath.section]
            let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
            guard section.kind == .carousel, screen.window.bounds.insetBy(dx: 1, dy: 1).contains(point),
                collectionView.hitTest(collectionView.convert(point, from: nil), with: nil)?.isDescendant(of: cell)
                    == true
            else { return nil }
            return (section.id, point)
        }
        return found.sorted { ($0.point.y, $0.point.x) < ($1.point.y, $1.point.x) }
    }
}
