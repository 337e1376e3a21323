import SizingKit
import UIKit

/// Headers that are pinned.
extension FrameInspector {
    /// A pinned header is where it belongs, or at the edge of what is visible if that is further down, within its section.
    func checkPinnedHeaders(_ reading: ScreenReading) {
        let visibleStart = reading.direction.visible.start
        for (index, section) in view.data.sections.enumerated() {
            let path = IndexPath(item: 0, section: index)
            let kind = UICollectionView.elementKindSectionHeader
            guard section.pins, let length = section.header,
                let shown = view.collectionView.supplementaryView(forElementKind: kind, at: path),
                section.kind != .masonry, section.kind != .flow,
                let first = reading.place(of: path)?.start
            else { continue }
            let place = reading.place(shown.frame)
            let own = first - SimulatedSection.insetBefore - length
            let items = section.items.indices.compactMap {
                reading.place(of: IndexPath(item: $0, section: index))
            }
            guard let end = items.map(\.end).max(), reading.isVisible(place) else { continue }
            let limit = end + SimulatedSection.insetAfter + (section.footer ?? 0) - length
            let expected = max(own, min(visibleStart, limit))
            // Items that are far away stand at their estimates.
            let isKnown =
                expected == own
                ? items.contains { $0.start == first && reading.isVisible($0) }
                : limit > visibleStart + 2_000 || items.contains { $0.end == end && reading.isVisible($0) }
            if isKnown, place.start != expected || place.length != length {
                report(
                    "the pinned header of section \(index) is at \(place), and should start at \(expected)"
                )
            }
        }
    }

    /// The items of a row of a grid follow each other in the reading direction.
    func checkSides(_ reading: ScreenReading) {
        let isMirrored =
            !reading.direction.isHorizontal
            && view.collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (_, indexPath, place) in reading.shownItems() {
            let section = view.data.sections[indexPath.section]
            guard section.kind == .grid, indexPath.item % section.columns > 0,
                let before = view.collectionView.cellForItem(
                    at: IndexPath(item: indexPath.item - 1, section: indexPath.section)
                )
            else { continue }
            let other = reading.place(before.frame)
            if place.start == other.start, (place.cross.start > other.cross.start) == isMirrored {
                report("\(indexPath) of a grid at \(place) is on the wrong side of \(other)")
            }
        }
    }
}
