import SizingEngine
import UIKit

/// A scroll to an item reaches a layout as a question for the item's attributes and a change of the bounds, or many of them in
/// an animation. So what is answered for an item off screen is true, and the item is held there when the bounds come to it.
extension LayoutSession {
    /// The attributes of one item, measured if it is off screen, since a scroll to it may follow.
    func attributesToScroll(to element: Element) -> UICollectionViewLayoutAttributes? {
        guard let span = spanToScroll(to: element), let environment, var frame = frame(of: element) else {
            return anyAttributes(of: element)
        }
        frame.main = span
        return attributes(of: element, at: frame, isPinned: false, in: shownList(element.section), environment)
    }

    /// Where an item is to be said to lie; `nil` if it is on screen, or if nothing can be measured now.
    ///
    /// What lies within a pixel of the viewport counts as on screen: the bounds may cut a pixel.
    ///
    /// UIKit lets a layout prepare before it scrolls. What is asked before that, in the middle of a pass, is not scrolled to.
    private func spanToScroll(to element: Element) -> Span? {
        guard isPrepared, isCurrent, stale.isEmpty, transition == nil, !isUpdating,
            let viewport = visibleViewport, let elastic, elastic.model.contains(element),
            !elastic.span(of: element).intersects(viewport.span.expanded(by: 1))
        else { return nil }
        if let span = scrollTargets[element] { return span }
        guard let span = measuredSpan(of: element, from: viewport) else { return nil }
        scrollTargets.insert(ScrollTargets.Target(element: element, span: span))
        return span
    }

    /// Measures an item, and answers where it is to be said to lie. Everything on screen stays where it is.
    ///
    /// A masonry and a flow decide columns and lines around one place only: they do so around the item for the answer, and
    /// are put back as they are on screen. The content size stays what UIKit was told, since it will keep the scroll within
    /// that.
    private func measuredSpan(of element: Element, from viewport: Viewport) -> Span? {
        guard let shown = elastic, let held = shown.anchor(wholeIn: viewport) else { return nil }
        var target = viewport
        target.span = shown.surroundings(of: element, reach: viewport.length)
        var learned: [(step: Placement.Step, size: ItemSize?)] = []
        let anchor = Anchor(element: element, edge: .start, position: shown.span(of: element).start)
        let isMeasured = measure(in: target, holding: .anchor(anchor), marginInViewports: 0) {
            learned.append(($0, $1))
        }
        guard isMeasured, let elastic, elastic.model.contains(element) else { return nil }
        let span = elastic.spanToScroll(to: element, reach: viewport.length)
        self.elastic = shown
        for (step, size) in learned {
            switch step {
            case .resolve(let section): resolve(section)
            case .measure(let element): size.map { self.elastic?.model.measure($0, element) }
            }
        }
        measure(in: viewport, holding: .anchor(held), marginInViewports: 0)
        return span
    }

    /// The item that a scroll to new bounds comes to, or is on its way to.
    ///
    /// The steps of a finger, and of content that bounces back, scroll to no item. A jump in between may.
    func scrollTarget(for new: Viewport) -> ScrollTargets.Target? {
        guard !scrollTargets.isEmpty, let collectionView, let elastic, let old = visibleViewport else { return nil }
        let mayBeStep = collectionView.isMovedByFinger || old.isOverscrolled(contentEnd: elastic.contentEnd)
        guard !mayBeStep || !old.span.intersects(new.span) else { return nil }
        guard let target = scrollTargets.target(movingFrom: old, to: new), elastic.model.contains(target.element)
        else { return nil }
        return target
    }

    /// An anchor that holds the item on screen that was scrolled to; `nil` if no such item is on screen.
    ///
    /// It is held by the edge that the scroll has brought to an edge of what is visible.
    func anchorAtTarget(in viewport: Viewport) -> Anchor? {
        guard let elastic, let element = scrollTargets.reached, elastic.model.contains(element) else { return nil }
        let (span, visible) = (elastic.span(of: element), viewport.unobscuredSpan)
        guard span.intersects(visible) else { return nil }
        let edge: Edge = span.end == visible.end ? .end : span.start == visible.start ? .start : elastic.heldEdge
        return Anchor(element: element, edge: edge, position: span[edge])
    }
}
