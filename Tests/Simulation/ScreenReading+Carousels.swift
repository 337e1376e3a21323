import SizingKit
import UIKit

/// What a simulated screen shows of carousels. Offsets and distances across are in pixels from where the carousel begins.
extension ScreenReading {
    /// Where a carousel is scrolled to; `nil` for a section of another kind, and one far away.
    func carouselOffset(_ section: Int) -> Int? {
        guard view.data.sections[section].kind == .carousel else { return nil }
        return view.layout.carouselOffset(inSection: section).map(ReadingDirection.pixels)
    }

    /// Where the carousel of a section is scrolled to, by the section's identity; `nil` beyond its ends.
    func restingCarouselOffset(_ id: Int) -> Int? {
        guard let index = view.data.sections.firstIndex(where: { $0.id == id }), let offset = carouselOffset(index)
        else {
            return nil
        }
        let resting = view.data.sections[index].restingOffsets(in: crossRoom.end)
        return resting.contains(offset) ? offset : nil
    }

    /// Whether carousels begin at the right.
    var isMirrored: Bool {
        !direction.isHorizontal
            && view.collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The extent across of an item of a carousel at an offset.
    func cross(of item: Int, in section: SimulatedSection, at offset: Int) -> Place.Span {
        let start = SimulatedSection.carouselInset + section.columnStart(of: item) - offset
        let end = start + section.carouselWidth
        let room = crossRoom.end
        return isMirrored ? Place.Span(start: room - end, end: room - start) : Place.Span(start: start, end: end)
    }

    /// The first item that is whole in each carousel that is not at its start, with its distance from the inset.
    ///
    /// At its start a carousel shows what is inserted there, and beyond an end it goes back.
    func carouselsLookedAt(atEnd: Bool = true) -> [Int: (item: Int, distance: Int)] {
        var found: [Int: (item: Int, distance: Int)] = [:]
        for (index, section) in view.data.sections.enumerated() {
            guard let offset = carouselOffset(index), !section.items.isEmpty else { continue }
            let resting = section.restingOffsets(in: crossRoom.end)
            guard offset > resting.lowerBound, offset < resting.upperBound + (atEnd ? 1 : 0),
                let whole = section.items.indices.first(where: {
                    $0 % section.rows == 0 && section.columnStart(of: $0) >= offset
                })
            else { continue }
            found[section.id] = (section.items[whole].id, section.columnStart(of: whole) - offset)
        }
        return found
    }
}
