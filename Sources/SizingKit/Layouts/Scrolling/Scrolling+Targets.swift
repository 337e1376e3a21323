import SizingEngine
import UIKit

/// Scrolls to items. UIKit asks the layout for an item's attributes, then changes the bounds, in an animation many times.
/// So the attributes of an item off screen must be final, and the item stays in place when the bounds reach it.
extension Scrolling {
    /// Returns the attributes of an item. An item off screen is measured first, since a scroll to it may follow.
    func attributesToScroll(to element: Element) -> UICollectionViewLayoutAttributes? {
        guard let span = try? spanToScroll(to: element), let environment, var frame = session.frame(of: element) else {
            return session.anyAttributes(of: element)
        }
        frame.main = span
        return session.attributes(
            of: element,
            at: frame,
            isPinned: false,
            in: session.sections.shownList(element.section),
            environment
        )
    }

    /// Returns the span of an item to scroll to; `nil` if it is on screen, or if nothing can be measured now.
    ///
    /// An item within a pixel of the viewport counts as on screen: the bounds may lie between two pixels.
    ///
    /// UIKit prepares a layout before it scrolls. Attributes that it asks for in the middle of a pass, or because an invalidation
    /// context lists the item, are not scrolled to.
    private func spanToScroll(to element: Element) throws(Interrupted) -> Span? {
        guard session.told.isPrepared, session.isCurrent, session.pending.stale.isEmpty, session.transition == nil,
            !session.isUpdating, !statesPlaces,
            !listedItems.contains(element), let viewport = session.visibleViewport,
            let elastic, elastic.model.contains(element),
            !elastic.span(of: element).intersects(viewport.span.expanded(by: 1))
        else { return nil }
        if let span = scrollTargets[element] { return span }
        guard let span = try measuredSpan(of: element, from: viewport) else { return nil }
        scrollTargets.insert(
            ScrollTargets.Target(element: element, span: span),
            isMoving: motion.continues(at: CACurrentMediaTime()),
            from: viewport
        )
        return span
    }

    /// Measures an item, and returns the span to scroll to. The content on screen stays in place.
    ///
    /// A masonry and a flow decide columns and lines around one start item only. They decide them around this item for
    /// the answer, and are then restored. The content size stays as UIKit knows it, since UIKit keeps the scroll within
    /// it.
    private func measuredSpan(of element: Element, from viewport: Viewport) throws(Interrupted) -> Span? {
        guard let shown = elastic, let kept = shown.anchor(wholeIn: viewport) else { return nil }
        var target = viewport
        target.span = shown.surroundings(of: element, reach: viewport.length)
        var learned: [(step: Placement.Step, size: ItemSize?)] = []
        let anchor = Anchor(element: element, edge: .start, position: shown.span(of: element).start)
        let measured = try session.scratch.measure { () throws(Interrupted) in
            // Shorter than expected, the element may be nearer to an end than it seemed.
            for _ in 0..<LayoutSession.maximumAttempts {
                try session.measure(in: target, keeping: .anchor(anchor), margin: Margin(0)) {
                    learned.append(($0, $1))
                }
                guard let around = elastic?.surroundings(of: element, reach: viewport.length),
                    !target.span.contains(around)
                else { break }
                target.span = around
            }
        }
        guard let measured, measured.model.contains(element) else { return nil }
        let span = measured.spanToScroll(to: element, reach: viewport.length)
        for (step, size) in learned {
            switch step {
            case .resolve(let section): try session.resolve(section)
            case .measure(let element): size.map { session.content.setSize($0, of: element, in: viewport) }
            }
        }
        try session.measure(in: viewport, keeping: .anchor(kept), margin: Margin(0))
        // The elements off screen have other positions now.
        if !learned.isEmpty { session.forgetAnswers() }
        return span
    }

    /// The item that a scroll to new bounds reaches, or is on its way to.
    ///
    /// Steps of a finger and of a bounce never scroll to an item, nor does the step with which a deceleration ends; a jump between
    /// them may.
    func scrollTarget(for new: Viewport) -> ScrollTargets.Target? {
        guard !scrollTargets.isEmpty, let collectionView, let elastic, let old = session.visibleViewport else {
            return nil
        }
        let mayBeStep =
            collectionView.isMovedByFinger || old.isOverscrolled(contentEnd: elastic.contentEnd)
            || !collectionView.isInMotion && motion.mayEndFlaggedSteps(at: new.top)
        guard !mayBeStep || !old.span.intersects(new.span) else { return nil }
        guard let target = scrollTargets.target(movingFrom: old, to: new), elastic.model.contains(target.element)
        else { return nil }
        return target
    }

    // MARK: Changes on the way

    /// Keeps the targets of a scroll that is under way while sizes change. In another space they lie elsewhere.
    func keepTargets(isInOtherSpace: Bool) {
        if isInOtherSpace { scrollTargets.removeAll() } else { scrollTargets.move { $0 } }
    }

    /// The elements that a scroll may be on its way to, with their keys, before the data are reloaded; `nil` if nothing scrolls.
    var keysOfTargets: [Element: AnyHashable]? {
        guard collectionView?.isInMotion == true || motion.continues(at: CACurrentMediaTime()) else { return nil }
        var keys: [Element: AnyHashable] = [:]
        for element in scrollTargets.elements { keys[element] = session.answers.keys[element] }
        return keys
    }

    /// Finds the targets of a scroll in reloaded data: by their keys, or at the same index paths if they have none.
    func moveTargets(withKeys keys: [Element: AnyHashable]?) throws(Interrupted) {
        guard let keys else { return scrollTargets.removeAll() }
        var found: [Element: Element] = [:]
        for element in Set(scrollTargets.elements).sorted() {
            guard let model = session.elastic?.model else { break }
            if let key = keys[element] {
                found[element] = try session.keeper.element(withKey: key, near: element, in: model)
            } else if model.contains(element) {
                found[element] = element
            }
        }
        scrollTargets.move { found[$0] }
    }

    /// Returns an anchor at the item on screen that was scrolled to; `nil` if no such item is on screen.
    ///
    /// The anchor is the edge of the item that the scroll has brought to an edge of the visible area.
    func anchorAtTarget(in viewport: Viewport) -> Anchor? {
        scrollTargets.reached.flatMap {
            anchor(at: $0, preferring: scrollTargets.reachedEdge, scrollTargets.reachedShare, in: viewport)
        }
    }

    /// Returns an anchor at the item on screen that was scrolled to, or that an exact scroll was on its way to; `nil` if no such
    /// item is on screen.
    func anchorAtDestination(in viewport: Viewport) -> Anchor? {
        anchorAtTarget(in: viewport) ?? scrollTargets.destination.flatMap { anchor(at: $0, in: viewport) }
    }

    /// Returns an anchor at an element on screen that a scroll has brought to its place, by the edge that lies at an edge of the
    /// visible area, or by a point of it that stays in place. If an end of the content has kept both edges away from there, it
    /// is the preferred one.
    private func anchor(
        at element: Element,
        preferring edge: Edge? = nil,
        _ share: Anchor.Share? = nil,
        in viewport: Viewport
    ) -> Anchor? {
        guard let elastic, elastic.model.contains(element) else { return nil }
        let (span, visible) = (elastic.span(of: element), viewport.unobscuredSpan)
        guard span.intersects(visible) else { return nil }
        if let share {
            let position = share.position(in: span)
            return Anchor(element: element, edge: elastic.anchorEdge, position: position, share: share)
        }
        let reached: Edge? = span.end == visible.end ? .end : span.start == visible.start ? .start : nil
        let stated = scrollTargets.holdsReachedEdge ? edge : nil
        let held = stated ?? reached ?? edge ?? elastic.heldEdge(of: span, in: viewport)
        return Anchor(element: element, edge: held, position: span[held])
    }
}
