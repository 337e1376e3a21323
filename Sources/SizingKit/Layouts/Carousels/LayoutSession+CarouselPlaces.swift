import SizingEngine
import UIKit

/// Where carousels are scrolled to: set by the app, kept when the data are reloaded.
extension LayoutSession {
    /// An item, and its distance from the inset of its carousel, in points.
    struct WantedCarousel {
        let item: Element
        let distance: CGFloat
    }

    /// A carousel that isn't at its start, before the model is created again.
    struct ScrolledCarousel {
        let section: Int
        let place: CarouselPlace
        /// The key of the item that stays in place.
        let key: AnyHashable?
    }

    /// - Parameter isResized: Whether they are about to be laid out in other space.
    func scrolledCarousels(isResized: Bool) -> [ScrolledCarousel] {
        (elastic?.model.scrolledCarousels(isResized: isResized) ?? []).map { section, place in
            let key = place.keptItem.flatMap { knownKeys[.item($0, in: section)] }
            return ScrolledCarousel(section: section, place: place, key: key)
        }
    }

    /// Remembers the key of the item that stays in place in a carousel: an item that needs no measuring has not been asked for
    /// it yet, and after `reloadData()` it would be too late.
    func rememberKeptItem(of section: Int, movedFrom old: Int?) {
        guard let item = elastic?.model.carouselPlace(of: section)?.keptItem, item != old else { return }
        let element = Element.item(item, in: section)
        if knownKeys[element] == nil { knownKeys.remember(key(of: element), of: element) }
    }

    /// Scrolls the carousels of a new model to the items that they showed before, or to the same items by index.
    func restore(_ carousels: [ScrolledCarousel]) {
        for carousel in carousels {
            guard let model = elastic?.model, !isInterrupted else { return }
            var (section, place) = (carousel.section, carousel.place)
            if let key = carousel.key, let item = place.keptItem,
                let found = element(withKey: key, near: .item(item, in: section), in: model)
            {
                section = found.section
                place = place.keeping(found.item)
                // For the next reload: an item that needs no measuring isn't asked for its key again.
                knownKeys.remember(key, of: found)
            }
            if section < model.sectionCount { elastic?.model.setCarouselPlace(place, of: section) }
        }
    }

    // MARK: Positions

    func carouselPosition<Key: Hashable & Sendable>(_ section: Int, withKeysOf keyType: Key.Type) -> SizingPosition<
        Key
    >? {
        guard let carousel = carousel(section), let model = elastic?.model, model.itemCount(in: section) > 0 else {
            return nil
        }
        let item = Element.item(carousel.state.place.keptItem ?? 0, in: section)
        guard let key = key(of: item)?.base as? Key else { return nil }
        let distance = model.frame(of: item).cross.start - model.shape(of: section).itemCross.start
        return SizingPosition(key: key, distance: carousel.grid.points(of: distance))
    }

    /// Scrolls a carousel so that an item has a distance from the inset of its section, in points: now, or once the section
    /// is laid out.
    func restoreCarousel(at indexPath: IndexPath, distance: CGFloat) {
        guard let item = Element(itemAt: indexPath) else { return }
        wantedCarousels.append(WantedCarousel(item: item, distance: distance))
        guard elastic != nil, isCurrent else {
            if phase != .awaitingUpdates { invalidateLayout() }
            return
        }
        showWantedCarousels()
        invalidateCarousels()
    }

    /// Scrolls the carousels of the model to the places that the app wants.
    func showWantedCarousels() {
        guard let grid = environment?.grid, let model = elastic?.model else { return }
        for wanted in wantedCarousels where model.contains(wanted.item) {
            for scroller in carouselScrollers where scroller.section == wanted.item.section { scroller.leaveSection() }
            let place = CarouselPlace(item: wanted.item.item, distance: grid.position(of: wanted.distance))
            elastic?.model.setCarouselPlace(place, of: wanted.item.section)
            turned?.scrolledCarousels.insert(wanted.item.section)
        }
        wantedCarousels = []
    }

    // MARK: Scrolling by the app

    /// Scrolls a carousel to an offset, in points: at once, or in an animation.
    func setCarouselOffset(_ offset: CGFloat, _ section: Int, animated: Bool) {
        guard offset.isFinite, let carousel = carousel(section) else { return }
        moveCarousel(section, to: carousel.state.restingOffsets.clamp(carousel.grid.position(of: offset)), animated)
    }

    /// Scrolls the carousel of an item so that the item is visible, before UIKit scrolls to it.
    func show(itemAt indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        guard canShowItems, let item = Element(itemAt: indexPath), elastic?.model.contains(item) == true else { return }
        let end = reportedEnd
        showInCarousel(WantedPosition(element: item, target: .scrollPosition(scrollPosition)), animated: animated)
        // UIKit keeps the scroll within the content that it knows. It prepares an invalidated layout first.
        if reportedEnd != end { invalidateLayout() }
    }

    /// Scrolls a carousel by the width of its content, for VoiceOver.
    ///
    /// - Returns: Whether it could be scrolled in that direction.
    func scrollCarousel(_ section: Int, towards direction: UIAccessibilityScrollDirection) -> Bool {
        guard let carousel = carousel(section), carousel.style.scrollingBehavior != .none,
            let isForward = carousel.isForward(direction)
        else { return false }
        let offset = carousel.state.offset
        let width = max(1, carousel.state.parameters.contentWidth)
        let target = elastic?.model.restingOffset(
            ofCarousel: section,
            proposed: carousel.state.restingOffsets.clamp(offset + (isForward ? width : -width)),
            from: offset,
            current: offset,
            direction: isForward ? 1 : -1
        )
        guard let target, target != offset else { return false }
        moveCarousel(section, to: target, true)
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }

    /// Scrolls the carousel of a wanted item so that the item is visible.
    func showInCarousel(_ wanted: WantedPosition, animated: Bool) {
        resolveInPlace(wanted.element.section)
        var alignment: GridParameters.Alignment?
        if case .scrollPosition(let position) = wanted.target { alignment = crossAlignment(of: position) }
        guard let offset = elastic?.model.carouselOffset(showing: wanted.element, at: alignment) else { return }
        moveCarousel(wanted.element.section, to: offset, animated)
    }

    /// Resolves the shape of a section that may be off screen. What is on screen stays in place.
    private func resolveInPlace(_ section: Int) {
        guard let elastic, let viewport = visibleViewport, elastic.placedSection(at: section)?.isResolved == false
        else {
            return
        }
        let kept = elastic.anchor(wholeIn: viewport)
        resolve(section)
        if !isInterrupted { place(in: viewport, keeping: KeptPosition(kept)) }
    }

    func moveCarousel(_ section: Int, to offset: Int, _ animated: Bool) {
        guard carousel(section)?.state.offset != offset else { return }
        if animated, collectionView?.window != nil, let scroller = scroller(for: section) {
            scroller.animate(to: offset)
        } else {
            for scroller in carouselScrollers where scroller.section == section { scroller.leaveSection() }
            scrollCarousel(section, to: offset)
        }
    }

    /// The alignment along the carousel that a scroll position asks for.
    private func crossAlignment(of position: UICollectionView.ScrollPosition) -> GridParameters.Alignment? {
        guard let environment else { return nil }
        let isVertical = environment.axis == .vertical
        let isMirrored = isVertical && environment.isRightToLeft
        if position.contains(isVertical ? .centeredHorizontally : .centeredVertically) { return .center }
        if position.contains(isVertical ? .left : .top) { return isMirrored ? .end : .start }
        if position.contains(isVertical ? .right : .bottom) { return isMirrored ? .start : .end }
        return nil
    }
}

extension LayoutSession.Carousel {
    /// Whether a direction of VoiceOver leads towards the end of the carousel; `nil` for one across it.
    ///
    /// The direction is that of the fingers, which go to the left for the next page, as most apps understand it. Apple's
    /// page leaves it open.
    fileprivate func isForward(_ direction: UIAccessibilityScrollDirection) -> Bool? {
        switch direction {
        case .next: true
        case .previous: false
        case .left where axis == .horizontal: !isMirrored
        case .right where axis == .horizontal: isMirrored
        case .up where axis == .vertical: true
        case .down where axis == .vertical: false
        default: nil
        }
    }
}
