import SizingEngine
import UIKit

/// Where carousels are scrolled to: set by the app, kept when the data are reloaded.
extension Carousels {
    /// A carousel that isn't at its start, before the model is created again.
    struct Scrolled {
        let section: Int
        let place: CarouselPlace
        /// The key of the item that stays in place.
        let key: AnyHashable?
    }

    /// - Parameter isResized: Whether they are about to be laid out in other space.
    func scrolled(isResized: Bool) -> [Scrolled] {
        (session.elastic?.model.scrolledCarousels(isResized: isResized) ?? []).map { section, place in
            let key = place.keptItem.flatMap { session.answers.keys[.item($0, in: section)] }
            return Scrolled(section: section, place: place, key: key)
        }
    }

    /// Remembers the key of the item that stays in place in a carousel: an item that needs no measuring has not been asked for
    /// it yet, and after `reloadData()` it would be too late.
    func rememberKeptItem(of section: Int, movedFrom old: Int?) throws(Interrupted) {
        guard let item = session.elastic?.model.carouselPlace(of: section)?.keptItem else { return }
        // After a batch or a reload the same index may be that of another item.
        let isAsked = !askedSections.insert(section).inserted
        guard item != old || !isAsked else { return }
        let element = Element.item(item, in: section)
        if session.answers.keys[element] == nil {
            session.answers.remember(try session.measurer.key(of: element), of: element)
        }
    }

    /// Scrolls the carousels of a new model to the items that they showed before, or to the same items by index.
    func restore(_ carousels: [Scrolled]) throws(Interrupted) {
        askedSections = []
        for carousel in carousels {
            guard let model = session.elastic?.model else { return }
            var (section, place) = (carousel.section, carousel.place)
            if let key = carousel.key, let item = place.keptItem,
                let found = try session.keeper.element(withKey: key, near: .item(item, in: section), in: model)
            {
                section = found.section
                place = place.keeping(found.item)
                // For the next reload: an item that needs no measuring isn't asked for its key again.
                session.answers.remember(key, of: found)
            }
            if section < model.sectionCount { session.content.setCarouselPlace(place, of: section) }
        }
    }

    // MARK: Positions

    func position<Key: Hashable & Sendable>(_ section: Int, withKeysOf keyType: Key.Type) -> SizingPosition<
        Key
    >? {
        guard let carousel = self[section], let model = session.elastic?.model, model.itemCount(in: section) > 0 else {
            return nil
        }
        let item = Element.item(carousel.state.place.keptItem ?? 0, in: section)
        guard let key = try? session.measurer.key(of: item)?.base as? Key else { return nil }
        let distance = model.frame(of: item).cross.start - model.shape(of: section).itemCross.start
        return SizingPosition(key: key, distance: carousel.grid.points(of: distance))
    }

    // MARK: Scrolling by the app

    /// Scrolls a carousel to an offset, in points: at once, or in an animation.
    func setOffset(_ offset: CGFloat, _ section: Int, animated: Bool) {
        guard offset.isFinite, let carousel = self[section] else { return }
        move(section, to: carousel.state.restingOffsets.clamp(carousel.grid.position(of: offset)), animated)
    }

    /// Scrolls the carousel of an item so that the item is visible, before UIKit scrolls to it.
    func show(itemAt indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        guard session.canShowItems, let item = Element(itemAt: indexPath),
            session.elastic?.model.contains(item) == true
        else { return }
        try? show(WantedPosition(element: item, target: .scrollPosition(scrollPosition)), animated: animated)
    }

    /// Scrolls a carousel by the width of its content, for VoiceOver.
    ///
    /// - Returns: Whether it could be scrolled in that direction.
    func scroll(_ section: Int, towards direction: UIAccessibilityScrollDirection) -> Bool {
        guard let carousel = self[section], carousel.style.scrollingBehavior != .none,
            let isForward = carousel.isForward(direction)
        else { return false }
        let offset = carousel.state.offset
        let width = max(1, carousel.state.parameters.contentWidth)
        let target = session.elastic?.model.restingOffset(
            ofCarousel: section,
            proposed: carousel.state.restingOffsets.clamp(offset + (isForward ? width : -width)),
            from: offset,
            current: offset,
            direction: isForward ? 1 : -1
        )
        guard let target, target != offset else { return false }
        move(section, to: target, true)
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }

    /// Scrolls the carousel of a wanted item so that the item is visible.
    func show(_ wanted: WantedPosition, animated: Bool) throws(Interrupted) {
        try resolveInPlace(wanted.element.section)
        var alignment: GridParameters.Alignment?
        if case .scrollPosition(let position) = wanted.target { alignment = crossAlignment(of: position) }
        guard let offset = session.elastic?.model.carouselOffset(showing: wanted.element, at: alignment) else { return }
        move(wanted.element.section, to: offset, animated)
    }

    /// Resolves the shape of a section that may be off screen. The visible elements stay in place.
    private func resolveInPlace(_ section: Int) throws(Interrupted) {
        guard let elastic = session.elastic, let viewport = session.visibleViewport,
            elastic.placedSection(at: section)?.isResolved == false
        else {
            return
        }
        let kept = elastic.anchor(wholeIn: viewport)
        try session.resolve(section)
        try session.place(in: viewport, keeping: KeptPosition(kept))
    }

    func move(_ section: Int, to offset: Int, _ animated: Bool) {
        guard session.elastic?.model.carousel(section)?.offset != offset else { return }
        if animated, collectionView?.window != nil, let scroller = scroller(for: section) {
            scroller.animate(to: offset)
        } else {
            leave(section)
            scroll(section, to: offset)
        }
    }

    /// The alignment along the carousel that a scroll position asks for.
    private func crossAlignment(of position: UICollectionView.ScrollPosition) -> GridParameters.Alignment? {
        guard let environment = session.environment else { return nil }
        let isVertical = environment.axis == .vertical
        let isMirrored = isVertical && environment.isRightToLeft
        if position.contains(isVertical ? .centeredHorizontally : .centeredVertically) { return .center }
        if position.contains(isVertical ? .left : .top) { return isMirrored ? .end : .start }
        if position.contains(isVertical ? .right : .bottom) { return isMirrored ? .start : .end }
        return nil
    }
}
