import SizingEngine
import UIKit

/// The sections of a layout that scroll across it, with the scroll views that move them.
@MainActor
final class Carousels: LayoutPart {
    /// The scroll views of the carousels that are moving, and free ones.
    private var scrollers: [CarouselScroller] = []
    /// Tells when the focus moves, once there are carousels.
    private var focusMoves: NotificationObservation?
    /// The carousels whose kept items were asked for their keys since the last batch or reload.
    var askedSections: Set<Int> = []

    /// The carousel of a section; `nil` for a section of another kind, and one that does not exist.
    subscript(section: Int) -> Carousel? {
        guard let elastic = session.elastic, let environment, let state = elastic.model.carousel(section),
            let style = session.sections.styles[elastic.model.style(of: section)]?.section.carousel,
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

    /// Brings the scroll views up to date in a pass. Adding them to the collection view waits until the pass is over.
    func passDidEnd() {
        guard session.sections.styles.hasCarousels else {
            if !scrollers.isEmpty { session.prepareCollectionViewLater() }
            return
        }
        for scroller in scrollers where scroller.section != nil { scroller.follow() }
        let isReady = scrollers.allSatisfy { $0.isAttached(to: collectionView) }
        if !isReady || !hasFreeScroller { session.prepareCollectionViewLater() }
    }

    /// Adds the scroll views to the collection view, or removes them. One of them is always free for the next touch.
    func host(in collectionView: UICollectionView) {
        guard session.sections.styles.hasCarousels else { return removeScrollers() }
        keepFreeScroller(in: collectionView)
        observeFocus()
    }

    private var hasFreeScroller: Bool { scrollers.contains { $0.section == nil } }

    /// Removes the scroll views from the collection view.
    func removeScrollers() {
        for scroller in scrollers { scroller.detach() }
        scrollers = []
    }

    /// Brings carousels to rest that nothing moves any more, and makes their scroll views free.
    func rest() {
        guard session.phase == .ready else { return }
        for scroller in scrollers where scroller.section != nil && !scroller.isMoving { scroller.rest() }
    }

    /// Has the scroll view that serves a section leave it.
    func leave(_ section: Int) {
        for scroller in scrollers where scroller.section == section { scroller.leaveSection() }
    }

    private func keepFreeScroller(in collectionView: UICollectionView) {
        if !hasFreeScroller { scrollers.append(CarouselScroller(session)) }
        for scroller in scrollers { scroller.attach(to: collectionView) }
    }

    /// The scroll view of a carousel that moves, otherwise a free one, which then serves it.
    func scroller(for section: Int) -> CarouselScroller? {
        guard let collectionView else { return nil }
        let own = scrollers.first { $0.section == section }
        if let own, own.isMoving { return own }
        keepFreeScroller(in: collectionView)
        guard let scroller = own ?? scrollers.first(where: { $0.section == nil }) else { return nil }
        scroller.serve(section)
        // For a second finger.
        keepFreeScroller(in: collectionView)
        return scroller
    }

    /// Whether a scroll view takes a touch at a point of the collection view: the one that moves the carousel there, otherwise
    /// a free one.
    func takesTouch(at point: CGPoint, _ scroller: CarouselScroller) -> Bool {
        guard session.isCurrent, !session.isUpdating, session.reordering.movement == nil,
            let section = carousel(at: point)
        else {
            return false
        }
        return self.scroller(for: section) === scroller
    }

    /// The carousel at a point of the collection view.
    private func carousel(at point: CGPoint) -> Int? {
        guard let elastic = session.elastic, let environment else { return nil }
        let position = environment.grid.position(of: environment.axis == .vertical ? point.y : point.x)
        guard let section = elastic.element(at: position)?.section, let carousel = self[section],
            carousel.style.scrollingBehavior != .none,
            elastic.placedSection(at: section)?.items.contains(position) == true
        else { return nil }
        return section
    }

    /// Follows the moved carousels through a batch of updates.
    override func move(through map: UpdateMap) {
        askedSections = []
        for scroller in scrollers {
            if let section = scroller.section { scroller.move(to: map.section(after: section)) }
        }
    }

    // MARK: Offsets

    /// How far a carousel is scrolled, in points; `nil` for a section of another kind, and one that does not exist.
    func offset(of section: Int) -> CGFloat? {
        guard let grid = environment?.grid, let state = session.elastic?.model.carousel(section) else { return nil }
        return grid.points(of: state.offset)
    }

    /// Scrolls a carousel to an offset, in pixels.
    func scroll(_ section: Int, to offset: Int) {
        guard session.phase == .ready, let state = session.elastic?.model.carousel(section), state.offset != offset
        else { return }
        session.content.scrollCarousel(section, to: offset)
        session.keeper.carouselDidScroll(section)
        guard (try? rememberKeptItem(of: section, movedFrom: state.place.keptItem)) != nil else { return }
        invalidate()
        tell(section, .didScroll)
    }

    /// Has UIKit ask again for the elements on screen, as after a step of the page.
    ///
    /// The context lists no items: UIKit would ask for these only, and not for those that come on screen.
    func invalidate() {
        session.layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }

    // MARK: Places

    /// Scrolls a carousel so that an item has a distance from the inset of its section, in points: now, or once the section is
    /// laid out.
    func restore(at indexPath: IndexPath, distance: CGFloat) {
        guard let item = Element(itemAt: indexPath) else { return }
        guard session.elastic != nil, session.isCurrent else {
            session.pending.postpone { $0.carousels.show(item, at: distance) }
            if session.phase != .awaitingUpdates { session.invalidateLayout() }
            return
        }
        show(item, at: distance)
        invalidate()
    }

    private func show(_ item: Element, at distance: CGFloat) {
        guard let grid = session.environment?.grid, session.elastic?.model.contains(item) == true else { return }
        leave(item.section)
        let place = CarouselPlace(item: item.item, distance: grid.position(of: distance))
        session.content.setCarouselPlace(place, of: item.section)
        session.keeper.carouselDidScroll(item.section)
    }

    // MARK: The focus

    /// Follows the focus along carousels: that of tvOS, and of keyboards on iPad and Mac.
    private func observeFocus() {
        guard focusMoves == nil else { return }
        focusMoves = NotificationObservation()
        let follow = session.whileLayoutLives { $0.carousels.followFocus() }
        focusMoves?.observeAtOnce(UIFocusSystem.didUpdateNotification, follow)
    }
}
