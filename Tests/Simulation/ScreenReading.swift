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

    struct Place: Equatable, CustomStringConvertible {
        var start: Int
        var end: Int
        /// The extent across the scroll axis.
        var cross: Span

        struct Span: Equatable {
            var start: Int
            var end: Int
        }

        var description: String { "\(start)..<\(end), across \(cross.start)..<\(cross.end)" }

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

    /// Where the layout has placed an item. As UIKit asks it before it scrolls, the layout would measure an item off screen,
    /// and might answer where a scroll will find it: then a check would change what it checks.
    func place(of indexPath: IndexPath) -> Place? {
        view.layout.placedAttributes(forItemAt: indexPath).map { place($0.frame) }
    }

    /// Where the view at an end of the content is; `nil` if there is none.
    func contentViewPlace(isHeader: Bool) -> Place? {
        view.contentView(isHeader: isHeader)?.superview.map { place($0.frame) }
    }

    /// The length that the view at an end of the content takes.
    private func contentViewLength(isHeader: Bool) -> Int { contentViewPlace(isHeader: isHeader)?.length ?? 0 }

    /// The room across the scroll axis.
    var crossRoom: Place.Span {
        let bounds = view.collectionView.bounds.inset(by: view.collectionView.adjustedContentInset)
        return Place.Span(
            start: 0,
            end: ReadingDirection.pixels(direction.isHorizontal ? bounds.height : bounds.width)
        )
    }

    /// What is on screen across the scroll axis.
    var crossBounds: Place.Span {
        let bounds = view.collectionView.bounds
        return Place.Span(
            start: ReadingDirection.pixels(direction.isHorizontal ? bounds.minY : bounds.minX),
            end: ReadingDirection.pixels(direction.isHorizontal ? bounds.maxY : bounds.maxX)
        )
    }

    var bounds: (start: Int, end: Int) { (direction.offset, direction.offset + direction.length) }

    func isVisible(_ place: Place) -> Bool {
        isVisibleAlong(place) && place.cross.start < crossBounds.end && place.cross.end > crossBounds.start
    }

    /// Whether a place is on screen by its extent along the scroll axis.
    private func isVisibleAlong(_ place: Place) -> Bool {
        place.start < bounds.end && place.end > bounds.start && place.length > 0
    }

    /// Whether a place is on screen, or within a pixel of it.
    func touchesScreen(_ place: Place) -> Bool {
        place.start <= bounds.end && place.end >= bounds.start && place.length > 0
            && place.cross.start <= crossBounds.end && place.cross.end >= crossBounds.start
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

    /// What is read: what is visible between the insets, without the header that is pinned at its start, or the footer that is
    /// pinned at its end where the layout keeps its last elements.
    var read: (start: Int, end: Int) {
        let holdsEnd = view.scene.holdsEnd
        let kind = holdsEnd ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
        var read = direction.visible
        for indexPath in view.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
            guard let shown = view.collectionView.supplementaryView(forElementKind: kind, at: indexPath),
                view.data.sections.indices.contains(indexPath.section), view.data.sections[indexPath.section].pins
            else { continue }
            let place = place(shown.frame)
            if holdsEnd, place.start < read.end, place.end >= read.end { read.end = max(place.start, read.start) }
            if !holdsEnd, place.end > read.start, place.start <= read.start { read.start = min(place.end, read.end) }
        }
        return read
    }

    /// How far the headers and footers on screen are from the edge of the screen, by kind and section.
    ///
    /// - Parameter pins: Whether only those are meant that may be pinned.
    func boundaryDistances(pins: Bool) -> [[String]: Int] {
        var found: [[String]: Int] = [:]
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            for indexPath in view.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard let shown = view.collectionView.supplementaryView(forElementKind: kind, at: indexPath),
                    view.data.sections.indices.contains(indexPath.section),
                    !pins || view.data.sections[indexPath.section].pins
                else { continue }
                let place = place(shown.frame)
                if isVisible(place) { found[[kind, "\(indexPath.section)"]] = place.start - bounds.start }
            }
        }
        return found
    }

    /// The masonries whose columns begin at different places, or all below the start of the section, by their identities.
    ///
    /// - Parameter isAsked: Whether a section is asked about, by its index and identity.
    func unevenMasonries(where isAsked: (_ index: Int, _ id: Int) -> Bool) -> [Int: Int] {
        var found: [Int: Int] = [:]
        for (index, section) in view.data.sections.enumerated()
        where section.kind == .masonry && isAsked(index, section.id) {
            // A column begins with the first of its items.
            var starts: [(column: Int, start: Int)] = []
            for item in section.items.indices where starts.count < section.columns {
                guard let place = place(of: IndexPath(item: item, section: index)) else { continue }
                if !starts.contains(where: { $0.column == place.cross.start }) {
                    starts.append((place.cross.start, place.start))
                }
            }
            let start = startOfItems(inSection: index) ?? starts.first?.start
            if starts.contains(where: { $0.start != start }) { found[section.id] = index }
        }
        return found
    }

    /// Where the items of a section start if nothing lies between them and what is before them; `nil` if the section before it has
    /// no items that tell it.
    private func startOfItems(inSection index: Int) -> Int? {
        let own = (view.data.sections[index].header ?? 0) + SimulatedSection.insetBefore
        guard index > 0 else { return direction.startOfContent + contentViewLength(isHeader: true) + own }
        let previous = view.data.sections[index - 1]
        let ends = previous.items.indices.compactMap { place(of: IndexPath(item: $0, section: index - 1))?.end }
        return ends.max().map { $0 + SimulatedSection.insetAfter + (previous.footer ?? 0) + own }
    }

    /// Where the content starts; `nil` if neither its first items nor the view at its start are on screen to tell it by.
    var startOfContent: Int? { startByItems ?? shownContentView(isHeader: true)?.start }

    /// Where the content ends; `nil` if neither its last items nor the view at its end are on screen to tell it by.
    var endOfContent: Int? { endByItems ?? shownContentView(isHeader: false)?.end }

    /// The view at an end of the content, if it is on screen. By itself it tells where the content ends.
    private func shownContentView(isHeader: Bool) -> Place? {
        contentViewPlace(isHeader: isHeader).flatMap { isVisibleAlong($0) ? $0 : nil }
    }

    /// Where the content starts by its first items; `nil` if they are not on screen: they may have their estimates.
    var startByItems: Int? {
        guard let first = view.data.sections.first else { return nil }
        let places = first.items.indices.compactMap { place(of: IndexPath(item: $0, section: 0)) }
        guard let start = places.map(\.start).min(),
            places.contains(where: { $0.start == start && isVisibleAlong($0) })
        else { return nil }
        return start - SimulatedSection.insetBefore - (first.header ?? 0) - contentViewLength(isHeader: true)
    }

    /// Where the content ends by its last items; `nil` if they are not on screen: they may have their estimates.
    var endByItems: Int? {
        guard let last = view.data.sections.last else { return nil }
        let section = view.data.sections.count - 1
        let places = last.items.indices.compactMap { place(of: IndexPath(item: $0, section: section)) }
        guard let end = places.map(\.end).max(),
            places.contains(where: { $0.end == end && isVisibleAlong($0) })
        else { return nil }
        return end + SimulatedSection.insetAfter + (last.footer ?? 0) + contentViewLength(isHeader: false)
    }

    /// Whether an end of the content lies exactly at the edge of what is visible, or of what will be once the content has
    /// bounced back, where it gives way; or where the content ends by the size that was reported.
    var isHeldAtAnEnd: Bool { isHeldAtAnEnd(within: 0) }

    /// Whether an end of the content lies that many pixels at most from the edge of what is visible, as above.
    func isHeldAtAnEnd(within tolerance: Int) -> Bool {
        // An empty section at an end does not tell where it is.
        if view.data.sections.first?.items.isEmpty ?? true || view.data.sections.last?.items.isEmpty ?? true {
            return true
        }
        let legal = min(max(direction.offset, direction.minimumOffset), direction.maximumOffset)
        return isShort
            || [direction.offset, legal].contains { offset in
                let visible = direction.visible(at: offset)
                if let start = startOfContent,
                    abs(start - visible.start) <= tolerance
                        || start == direction.startOfContent && start >= visible.start
                {
                    return true
                }
                guard let end = endOfContent else { return false }
                return abs(end - visible.end) <= tolerance || end == direction.endOfContent && end <= visible.end
            }
    }

    /// Whether all of the content fits on the screen, which leaves it only one place at rest.
    var isShort: Bool {
        guard let first = view.data.sections.first, let start = place(of: IndexPath(item: 0, section: 0))?.start,
            let end = lastEnd
        else { return true }
        let extent =
            end - (start - SimulatedSection.insetBefore - (first.header ?? 0) - contentViewLength(isHeader: true))
        return extent <= direction.length - direction.insetBefore - direction.insetAfter
    }

    /// Where the content ends, by the attributes of its last items.
    private var lastEnd: Int? {
        guard let last = view.data.sections.last else { return nil }
        let section = view.data.sections.count - 1
        let ends = last.items.indices.compactMap { place(of: IndexPath(item: $0, section: section))?.end }
        return ends.max().map {
            $0 + SimulatedSection.insetAfter + (last.footer ?? 0) + contentViewLength(isHeader: false)
        }
    }

    /// Whether the content is beyond its ends, on its way back.
    var isBouncing: Bool {
        direction.offset < direction.minimumOffset || direction.offset > direction.maximumOffset
    }

    /// Whether the end of the content at which the layout begins lies exactly at the edge of what is visible; `nil` if it is
    /// not seen where the content ends.
    var showsAnchoredEnd: Bool? {
        guard view.data.sections.first?.items.isEmpty == false, view.data.sections.last?.items.isEmpty == false else {
            return nil
        }
        if view.scene.holdsEnd {
            return isShort ? nil : endOfContent.map { $0 == direction.visible.end } ?? false
        }
        // A scroll view shows content that is shorter than itself at the left.
        guard !isShort || !direction.isReversed else { return nil }
        return startOfContent.map { $0 == direction.visible.start } ?? false
    }

    var isAtStart: Bool {
        direction.offset <= direction.minimumOffset && startOfContent.map { $0 >= direction.startOfContent } ?? false
            || view.data.sections.first?.items.isEmpty ?? true
    }

    var isAtEnd: Bool {
        direction.offset >= direction.maximumOffset && endOfContent.map { $0 <= direction.endOfContent } ?? true
    }
}
