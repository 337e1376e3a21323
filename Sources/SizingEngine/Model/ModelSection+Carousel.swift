extension ModelSection {
    /// Where a carousel is scrolled to; `nil` for a section of another kind.
    var place: CarouselPlace? { (items as? CarouselArrangement)?.place }
}

// Where a carousel is scrolled to, through changes of its shape.
extension ModelSection.Parts {
    /// The arrangement of a carousel; `nil` for a section of another kind.
    var carousel: CarouselArrangement? {
        get { items as? CarouselArrangement }
        set { if let newValue { items = newValue } }
    }

    /// Remembers where the section is scrolled to, before its items are created again.
    mutating func keepPlace() {
        if let carousel { wantedPlace = carousel.placeInOtherSpace }
    }

    /// Scrolls the section to the remembered place if it is a carousel.
    mutating func usePlace() {
        guard var place = wantedPlace, var carousel else { return }
        wantedPlace = nil
        if let item = place.item { place.item = carousel.count == 0 ? nil : min(item, carousel.count - 1) }
        place.overscroll = 0
        carousel.place = place
        self.carousel = carousel
    }
}
