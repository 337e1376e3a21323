/// A carousel as it is scrolled now, in whole pixels.
package struct CarouselState: Equatable, Sendable {
    package let parameters: CarouselParameters
    /// The pixels by which the columns are moved towards the start; 0 at the start unless columns rest in the middle.
    package let offset: Int
    /// The smallest and the largest offset at which the carousel rests.
    package let restingOffsets: Span
    package let place: CarouselPlace
}

// Sections that scroll across the layout.
extension LayoutModel {
    /// The state of a carousel; `nil` for a section of another kind, and one that does not exist.
    ///
    /// - Complexity: O(log *n*)
    package func carousel(_ section: Int) -> CarouselState? {
        arrangement(of: section).map {
            CarouselState(
                parameters: $0.parameters,
                offset: $0.offset,
                restingOffsets: $0.restingOffsets,
                place: $0.place
            )
        }
    }

    /// Scrolls a carousel to an offset, which may lie beyond its resting offsets while it is overscrolled.
    ///
    /// - Complexity: O(log *n*)
    package mutating func scrollCarousel(_ section: Int, to offset: Int) {
        changeCarousel(section) { $0.scroll(to: offset) }
    }

    /// Keeps what a carousel shows now, instead of what it has kept so far.
    ///
    /// - Complexity: O(log *n*)
    mutating func keepVisibleItems(ofCarousel section: Int) {
        guard section < sections.count, sections[section].place?.keptItem != nil else { return }
        changeCarousel(section) { $0.keepVisible() }
    }

    /// The offset at which a scroll of a carousel comes to rest. See `CarouselArrangement`.
    ///
    /// - Complexity: O(log *n*)
    package func restingOffset(
        ofCarousel section: Int,
        proposed: Int,
        from start: Int,
        current: Int,
        direction: Int
    ) -> Int? {
        arrangement(of: section)?
            .restingOffset(proposed: proposed, from: start, current: current, direction: direction)
    }

    /// The offset at which a carousel shows an item; `nil` for a section of another kind.
    ///
    /// - Parameter alignment: `nil` for the smallest movement from the present offset.
    /// - Complexity: O(log *n*)
    package func carouselOffset(showing element: Element, at alignment: GridParameters.Alignment?) -> Int? {
        guard element.kind == .item, let carousel = arrangement(of: element.section), element.item < carousel.count
        else { return nil }
        return carousel.offset(showing: element.item, at: alignment)
    }

    /// The offset nearest to the present one at which a carousel shows all of an item and rests; `nil` for a section of another
    /// kind.
    ///
    /// - Complexity: O(log *n*)
    package func restingOffset(showing element: Element) -> Int? {
        guard element.kind == .item, let carousel = arrangement(of: element.section), element.item < carousel.count
        else { return nil }
        return carousel.restingOffset(showing: element.item)
    }

    /// The first item of the column that rests nearest to the present offset of a carousel; `nil` if it has no items.
    ///
    /// - Complexity: O(log *n*)
    package func restingItem(ofCarousel section: Int) -> Int? {
        guard let carousel = arrangement(of: section), carousel.count > 0 else { return nil }
        return carousel.item(restingNear: carousel.offset)
    }

    /// Where a section is scrolled to, also one whose shape is provisional; `nil` if it was no carousel yet.
    ///
    /// - Complexity: O(log *n*)
    package func carouselPlace(of section: Int) -> CarouselPlace? {
        sections[section].wantedPlace ?? sections[section].place
    }

    /// The sections that are scrolled away from their start, in order.
    ///
    /// - Parameter isResized: Whether they are about to be laid out in other space, in which they come to rest again.
    /// - Complexity: O(log *n*) for each carousel
    package func scrolledCarousels(isResized: Bool) -> [(section: Int, place: CarouselPlace)] {
        var found: [(section: Int, place: CarouselPlace)] = []
        var next = sections.findFirst(from: 0) { $0.carousels }
        while let (index, section, _) = next {
            let carousel = section.items as? CarouselArrangement
            let place = section.wantedPlace ?? (isResized ? carousel?.placeInOtherSpace : carousel?.placeOnScreen)
            if let place, place.keptItem != nil { found.append((index, place)) }
            next = sections.findFirst(from: index + 1) { $0.carousels }
        }
        return found
    }

    /// Scrolls a carousel to a place: now, or once its shape is final.
    ///
    /// - Complexity: O(log *n*)
    package mutating func setCarouselPlace(_ place: CarouselPlace, of section: Int) {
        change(section) {
            $0.wantedPlace = place
            $0.usePlace()
        }
    }

    private func arrangement(of section: Int) -> CarouselArrangement? {
        guard section >= 0, section < sections.count else { return nil }
        return sections[section].items(estimates) as? CarouselArrangement
    }

    private mutating func changeCarousel(_ section: Int, _ body: (inout CarouselArrangement) -> Void) {
        guard section >= 0, section < sections.count else { return }
        change(section) { parts in
            guard var carousel = parts.carousel else { return }
            body(&carousel)
            parts.carousel = carousel
        }
    }
}
