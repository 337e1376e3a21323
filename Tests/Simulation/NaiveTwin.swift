import SizingKit
import TestSupport
import UIKit

/// What must hold between the answers for single items, worked out one item after another.
@MainActor
package struct NaiveTwin {
    typealias Place = ScreenReading.Place

    let view: SimulatedView
    private let reading: ScreenReading

    package init(_ view: SimulatedView) {
        self.view = view
        reading = ScreenReading(view)
    }

    /// Compares everything that the layout says with what the arrangements demand.
    package func check() throws {
        var endOfSection: Int?
        var shown: Set<IndexPath> = []
        for (index, section) in view.data.sections.enumerated() {
            var places: [Place] = []
            for item in section.items.indices {
                let indexPath = IndexPath(item: item, section: index)
                guard let place = reading.place(of: indexPath) else {
                    throw Difference(description: "item \(indexPath) has no attributes")
                }
                places.append(place)
                if reading.isVisible(place) { shown.insert(indexPath) }
            }
            try checkStart(of: section, index, places, after: endOfSection)
            switch section.kind {
            case .list: try checkRows(places, of: 1, index)
            case .grid: try checkRows(places, of: section.columns, index)
            case .masonry, .flow, .carousel: break
            }
            try checkVisible(places, of: section, index)
            let end = places.map(\.end).max()
            endOfSection = section.kind == .masonry || section.kind == .flow ? nil : end
        }
        try checkVended(shown)
    }

    /// A section starts where the one before it ends.
    private func checkStart(of section: SimulatedSection, _ index: Int, _ places: [Place], after end: Int?) throws {
        guard let end, let start = places.map(\.start).min() else { return }
        let footer = view.data.sections[index - 1].footer ?? 0
        let space = SimulatedSection.insetAfter + footer + (section.header ?? 0) + SimulatedSection.insetBefore
        // Headers and footers that are not on screen stand at their estimates until the margin is measured.
        guard reading.bounds.start <= end, reading.bounds.end >= start else { return }
        // Columns and lines that were read from their end begin at different heights until the content is at rest, and a batch
        // may have deleted the item that began first.
        let isMoving = view.collectionView.isDecelerating || view.collectionView.isTracking
        if isMoving, start - end > space, [.masonry, .flow].contains(section.kind) { return }
        try Difference.check(start - end, space, "the space between the items of sections \(index - 1) and \(index)")
    }

    /// Rows follow each other at the spacing; each is as long as its longest item. A section far away stands in another
    /// shape, so only what is on screen is compared.
    private func checkRows(_ places: [Place], of columns: Int, _ section: Int) throws {
        var end: Int?
        for start in stride(from: 0, to: places.count, by: columns) {
            let row = places[start..<min(start + columns, places.count)]
            guard row.contains(where: reading.isVisible) else {
                end = nil
                continue
            }
            for (column, place) in row.enumerated() {
                try Difference.check(place.start, row[start].start, "the start of \(section)-\(start + column)")
            }
            if let end {
                try Difference.check(
                    row[start].start - end,
                    SimulatedSection.spacing,
                    "the space before \(section)-\(start)"
                )
            }
            end = row.map(\.end).max()
        }
    }

    /// What is on screen has its true size and overlaps nothing; columns are spaced exactly.
    private func checkVisible(_ places: [Place], of section: SimulatedSection, _ index: Int) throws {
        let visible = places.indices.filter { reading.isVisible(places[$0]) }
        for (position, item) in visible.enumerated() {
            let place = places[item]
            for other in visible[..<position].suffix(12) where place.overlaps(places[other]) {
                let kind = section.kind
                throw Difference(
                    description:
                        "\(index)-\(item) at \(place) overlaps \(index)-\(other) at \(places[other]) of a \(kind)"
                )
            }
            if section.kind == .masonry,
                let above = visible[..<position].last(where: { places[$0].cross == place.cross })
            {
                try Difference.check(
                    place.start - places[above].end,
                    SimulatedSection.spacing,
                    "the space before \(index)-\(item) in its column"
                )
            }
            if section.kind == .flow, position > 0, item > 0 {
                let before = places[item - 1]
                let isSameLine = before.start == place.start
                let isBelow = place.start > before.start
                guard isSameLine || isBelow else {
                    throw Difference(description: "\(index)-\(item) is above the item before it")
                }
            }
        }
    }

    /// What is vended for a rectangle is what is vended item by item.
    private func checkVended(_ shown: Set<IndexPath>) throws {
        let vended = view.layout.layoutAttributesForElements(in: view.collectionView.bounds) ?? []
        var items: Set<IndexPath> = []
        for attributes in vended {
            let single: UICollectionViewLayoutAttributes?
            let kind = attributes.representedElementKind ?? ""
            switch attributes.representedElementCategory {
            case .cell:
                items.insert(attributes.indexPath)
                single = view.layout.layoutAttributesForItem(at: attributes.indexPath)
            case .supplementaryView:
                single = view.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: attributes.indexPath)
            case .decorationView:
                single = view.layout.layoutAttributesForDecorationView(ofKind: kind, at: attributes.indexPath)
            }
            guard let single, single.frame == attributes.frame else {
                throw Difference(
                    description: "\(attributes.indexPath) is vended at \(attributes.frame), not as by itself"
                )
            }
        }
        let missing = shown.subtracting(items).sorted()
        if let missing = missing.first {
            let kind = view.data.sections[missing.section].kind
            let place = reading.place(of: missing).map { "\($0.start)..<\($0.end)" } ?? "nowhere"
            throw Difference(
                description: "\(missing) of a \(kind) is at \(place), on screen in \(reading.bounds), and not vended"
            )
        }
        // At an offset between two pixels an item may be on screen by a part of one.
        let more = items.subtracting(shown).filter { !(reading.place(of: $0).map(reading.touchesScreen) ?? false) }
            .sorted()
        if let more = more.first { throw Difference(description: "\(more) is vended and not on screen") }
    }
}
