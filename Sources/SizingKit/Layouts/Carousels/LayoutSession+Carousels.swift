import SizingEngine
import UIKit

/// Sections that scroll across the layout.
extension LayoutSession {
    /// A carousel, with what its scroll view needs.
    struct Carousel {
        let state: CarouselState
        let style: SizingCarousel
        /// The axis along which it scrolls.
        let axis: Axis
        let grid: PixelGrid
        /// Whether it begins at the right.
        let isMirrored: Bool
        /// The part of the collection view that shows it, in points.
        let frame: CGRect
    }

    /// The carousel of a section; `nil` for a section of another kind, and one that does not exist.
    func carousel(_ section: Int) -> Carousel? {
        guard let elastic, let environment, let state = elastic.model.carousel(section),
            let style = styles[elastic.model.style(of: section)]?.section.carousel,
            let placed = elastic.placedSection(at: section)
        else { return nil }
        let cross = Span(start: 0, length: environment.crossExtent)
        return Carousel(
            state: state,
            style: style,
            axis: environment.axis == .vertical ? .horizontal : .vertical,
            grid: environment.grid,
            isMirrored: environment.axis == .vertical && environment.isRightToLeft,
            frame: environment.axis.rect(ItemFrame(main: placed.items, cross: cross), on: environment.grid)
        )
    }

    // MARK: Scroll views

    /// Brings the scroll views up to date in a pass. What they need of the collection view waits until the pass is over.
    func updateCarousels() {
        guard styles.hasCarousels else {
            if !carouselScrollers.isEmpty { prepareCollectionViewLater() }
            return
        }
        for scroller in carouselScrollers where scroller.section != nil { scroller.follow() }
        let isReady = carouselScrollers.allSatisfy { $0.isAttached(to: collectionView) }
        if !isReady || !hasFreeScroller { prepareCollectionViewLater() }
    }

    /// Adds the scroll views to the collection view, or removes them. One of them is always free for the next touch.
    func hostCarousels(in collectionView: UICollectionView) {
        guard styles.hasCarousels else { return removeScrollers() }
        keepFreeScroller(in: collectionView)
        observeFocus()
    }

    private var hasFreeScroller: Bool { carouselScrollers.contains { $0.section == nil } }

    /// Removes the scroll views from the collection view.
    func removeScrollers() {
        for scroller in carouselScrollers { scroller.detach() }
        carouselScrollers = []
    }

    /// Brings carousels to rest that nothing moves any more, and makes their scroll views free.
    func restCarousels() {
        guard phase == .ready else { return }
        for scroller in carouselScrollers where scroller.section != nil && !scroller.isMoving { scroller.rest() }
    }

    private func keepFreeScroller(in collectionView: UICollectionView) {
        if !hasFreeScroller { carouselScrollers.append(CarouselScroller(self)) }
        for scroller in carouselScrollers { scroller.attach(to: collectionView) }
    }

    /// The scroll view of a carousel that moves, otherwise a free one, which then serves it.
    func scroller(for section: Int) -> CarouselScroller? {
        guard let collectionView else { return nil }
        let own = carouselScrollers.first { $0.section == section }
        if let own, own.isMoving { return own }
        keepFreeScroller(in: collectionView)
        guard let scroller = own ?? carouselScrollers.first(where: { $0.section == nil }) else { return nil }
        scroller.serve(section)
        // For a second finger.
        keepFreeScroller(in: collectionView)
        return scroller
    }

    /// Whether a scroll view takes a touch at a point of the collection view: the one that moves the carousel there, otherwise
    /// a free one.
    func takesTouch(at point: CGPoint, _ scroller: CarouselScroller) -> Bool {
        guard isCurrent, !isUpdating, movement == nil, let section = carousel(at: point) else { return false }
        return self.scroller(for: section) === scroller
    }

    /// The carousel at a point of the collection view.
    private func carousel(at point: CGPoint) -> Int? {
        guard let elastic, let environment else { return nil }
        let position = environment.grid.position(of: environment.axis == .vertical ? point.y : point.x)
        guard let section = elastic.element(at: position)?.section, let carousel = carousel(section),
            carousel.style.scrollingBehavior != .none,
            elastic.placedSection(at: section)?.items.contains(position) == true
        else { return nil }
        return section
    }

    /// Follows the moved carousels through a batch of updates.
    func moveCarousels(through map: UpdateMap) {
        for scroller in carouselScrollers {
            if let section = scroller.section { scroller.move(to: map.section(after: section)) }
        }
    }

    // MARK: Offsets

    /// Scrolls a carousel to an offset, in pixels.
    func scrollCarousel(_ section: Int, to offset: Int) {
        guard phase == .ready, let state = elastic?.model.carousel(section), state.offset != offset else { return }
        elastic?.model.scrollCarousel(section, to: offset)
        turned?.scrolledCarousels.insert(section)
        rememberKeptItem(of: section, movedFrom: state.place.keptItem)
        guard !isInterrupted else { return }
        invalidateCarousels()
        carousel(section, did: .didScroll)
    }

    /// Tells the app of a step.
    func carousel(_ section: Int, did event: SizingCarouselEvent) {
        guard let handler = layout.carouselHandler else { return }
        asking { handler(section, event) }
    }

    /// Has UIKit ask again for the elements on screen, as after a step of the page.
    ///
    /// The context lists no items: UIKit would ask for these only, and not for those that come on screen.
    func invalidateCarousels() {
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }
}
