import SizingKit
import UIKit

/// Sections that scroll across the layout.
extension FrameInspector {
    /// Each item of a carousel is where the offset says, and none is missing on screen.
    func checkCarousels(_ reading: ScreenReading) {
        for (index, section) in view.data.sections.enumerated() {
            guard let offset = reading.carouselOffset(index), !section.items.isEmpty,
                let first = reading.place(of: IndexPath(item: 0, section: index))
            else { continue }
            for item in section.items.indices {
                let indexPath = IndexPath(item: item, section: index)
                let start = first.start + item % section.rows * (first.length + SimulatedSection.spacing)
                let expected = ScreenReading.Place(
                    start: start,
                    end: start + first.length,
                    cross: reading.cross(of: item, in: section, at: offset)
                )
                // UIKit does not ask for what lies before the start of the content, or after its end.
                guard reading.isVisible(expected), expected.end > reading.direction.startOfContent,
                    expected.start < reading.direction.endOfContent
                else { continue }
                guard let cell = view.collectionView.cellForItem(at: indexPath) else {
                    return report("item \(indexPath) of a carousel is missing at \(expected)")
                }
                let place = reading.place(cell.frame)
                if place != expected {
                    return report(
                        "item \(indexPath) of a carousel is at \(place), not at \(expected), offset \(offset)"
                    )
                }
            }
        }
    }

    /// Nothing moves across the scroll axis but carousels that the user moves, and rows that are swiped.
    func checkCross(_ now: [ScreenReading.Name: ScreenReading.Place], _ reading: ScreenReading) {
        for (name, place) in now {
            guard let before = shown[name], before.cross != place.cross, !maybeMovesAcross(name) else { continue }
            report("\(name) moved across from \(before) to \(place)")
        }
    }

    private func maybeMovesAcross(_ name: ScreenReading.Name) -> Bool {
        guard case .item(let id) = name, let indexPath = view.places[id] else { return false }
        let section = view.data.sections[indexPath.section]
        return section.kind == .list || view.movedCarousels.contains(section.id)
    }
}
