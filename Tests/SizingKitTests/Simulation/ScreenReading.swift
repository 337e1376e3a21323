import SizingKit
import UIKit

/// What a simulated screen shows, in whole pixels along the reading direction.
@MainActor
struct ScreenReading {
    enum Name: Hashable {
        case item(Int)
        case header(Int)
        case footer(Int)
    }

    struct Place: Equatable {
        var start: Int
        var end: Int
        /// The extent across the scroll axis.
        var cross: Span

        struct Span: Equatable {
            var start: Int
            var end: Int
        }

        func overlaps(_ other: Place) -> Bool {
            start < other.end && other.start < end && cross.start < other.cross.end && other.cross.start < cross.end
        }

        var length: Int { end - start }
    }

    let view: SimulatedView
    let direction: ReadingDirection

    init(_ view: SimulatedView) {
        self.view = view
        direction = ReadingDirection(of: view.collectionView, view.layout)
    }

    func place(_ frame: CGRect) -> Place {
        let span = direction.span(of: frame)
        let isVertical = !direction.isHorizontal
        return Place(
            start: span.start,
            end: span.end,
            cross: Place.Span(
                start: ReadingDirection.pixels(isVertical ? frame.minX : frame.minY),
                end: ReadingDirection.pixels(isVertical ? frame.maxX : frame.maxY)
            )
        )
    }

    /// Where the layout says that an item is.
    func place(of indexPath: IndexPath) -> Place? {
        view.layout.layoutAttributesForItem(at: indexPath).map { place($0.frame) }
    }

    var bounds: (start: Int, end: Int) { (direction.offset, direction.offset + direction.length) }

    func isVisible(_ place: Place) -> Bool {
        place.start < bounds.end && place.end > bounds.start && place.length > 0
    }

    /// The views of items on screen, by their identities.
    func shownItems() -> [(id: Int, indexPath: IndexPath, place: Place)] {
        view.collectionView.visibleCells.compactMap { cell in
            guard let indexPath = view.collectionView.indexPath(for: cell), let item = view.data.item(at: indexPath)
            else { return nil }
            let place = place(cell.frame)
            return isVisible(place) ? (item.id, indexPath, place) : nil
        }
    }

    /// The views of headers and footers on screen that are not pinned, by the identities of their sections.
    func shownBoundaries() -> [Name: Place] {
        var found: [Name: Place] = [:]
        for (kind, isHeader) in [
            (UICollectionView.elementKindSectionHeader, true), (UICollectionView.elementKindSectionFooter, false),
        ] {
            for indexPath in view.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard let shown = view.collectionView.supplementaryView(forElementKind: kind, at: indexPath),
                    view.data.sections.indices.contains(indexPath.section)
                else { continue }
                let section = view.data.sections[indexPath.section]
                let place = place(shown.frame)
                guard !section.pins, isVisible(place) else { continue }
                found[isHeader ? .header(section.id) : .footer(section.id)] = place
            }
        }
        return found
    }

    /// Where the content starts; `nil` if its first section has no items to tell it by.
    var startOfContent: Int? {
        guard let first = view.data.sections.first, !first.items.isEmpty,
            let place = place(of: IndexPath(item: 0, section: 0))
        else { return nil }
        return place.start - SimulatedSection.insetBefore - (first.header ?? 0)
    }

    /// Where the content ends; `nil` if its last section has no items to tell it by.
    var endOfContent: Int? {
        guard let last = view.data.sections.last else { return nil }
        let section = view.data.sections.count - 1
        let ends = last.items.indices.compactMap { place(of: IndexPath(item: $0, section: section))?.end }
        return ends.max().map { $0 + SimulatedSection.insetAfter + (last.footer ?? 0) }
    }

    /// Whether an end of the content lies exactly at the edge of what is visible, where it gives way, or where the
    /// content ends by the size that was reported.
    var isHeldAtAnEnd: Bool {
        let visibleStart = direction.offset + direction.insetBefore
        let visibleEnd = direction.offset + direction.length - direction.insetAfter
        guard let start = startOfContent, let end = endOfContent else { return true }
        return start == visibleStart || end == visibleEnd || start == direction.startOfContent && start >= visibleStart
            || end == direction.endOfContent && end <= visibleEnd
    }

    var isAtStart: Bool {
        direction.offset <= direction.minimumOffset && startOfContent.map { $0 >= direction.startOfContent } ?? true
    }

    var isAtEnd: Bool {
        direction.offset >= direction.maximumOffset && endOfContent.map { $0 <= direction.endOfContent } ?? true
    }
}
