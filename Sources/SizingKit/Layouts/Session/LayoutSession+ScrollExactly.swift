import SizingEngine
import UIKit

extension LayoutSession {
    /// The most unmeasured elements that are measured for the sake of an animated scroll over them. A longer way is cut
    /// short before the animation begins.
    static let largestMeasuredWay = 200

    /// How many viewports of a way that was cut short are left to the animation.
    static let viewportsOfShortWay = 2

    /// Measures an element and what will be around it.
    ///
    /// - Parameter keepsScreen: Whether everything on screen is placed again where it was.
    func measureSurroundings(of element: Element, in viewport: Viewport, keepsScreen: Bool = true) {
        guard let elastic, let held = elastic.anchor(wholeIn: viewport) else { return }
        let start = elastic.span(of: element).start
        var target = viewport
        target.span = Span(start: start, length: viewport.length)
        measure(in: target, holding: .anchor(Anchor(element: element, edge: .start, position: start)))
        if keepsScreen { place(in: viewport, holding: .anchor(held)) }
    }

    /// Where an item's start must lie in the present viewport; `nil` if it can stay.
    func start(
        of element: Element,
        at scrollPosition: UICollectionView.ScrollPosition,
        in viewport: Viewport,
        _ environment: LayoutEnvironment
    ) -> Int? {
        guard let elastic else { return nil }
        let span = elastic.span(of: element)
        var visible = viewport.unobscuredSpan
        let shape = elastic.model.shape(of: element.section)
        if element.isItem, shape.pinsHeader {
            let header = elastic.model.span(of: .header(of: element.section)).length
            let isAtStart = !environment.isReversed
            visible = Span(
                start: min(visible.end, visible.start + (isAtStart ? header : 0)),
                end: max(visible.start, visible.end - (isAtStart ? 0 : header))
            )
        }
        let atStart = visible.start
        let atEnd = visible.end - span.length
        let isVertical = environment.axis == .vertical
        if scrollPosition.contains(isVertical ? .top : .left) { return atStart }
        if scrollPosition.contains(isVertical ? .bottom : .right) { return atEnd }
        if scrollPosition.contains(isVertical ? .centeredVertically : .centeredHorizontally) {
            return (atStart + atEnd) / 2
        }
        if visible.contains(span) { return nil }
        return abs(span.start - atStart) <= abs(span.start - atEnd) ? atStart : atEnd
    }

    /// Scrolls to an item with an animation.
    func scroll(
        _ element: Element,
        to scrollPosition: UICollectionView.ScrollPosition,
        in viewport: Viewport,
        _ environment: LayoutEnvironment
    ) {
        measureSurroundings(of: element, in: viewport)
        guard !isInterrupted else {
            wantedPosition = WantedPosition(element: element, place: .scrollPosition(scrollPosition), isAnimated: true)
            return
        }
        let start = start(of: element, at: scrollPosition, in: viewport, environment)
        guard let start, start != elastic?.span(of: element).start else { return }
        scroll(element, to: start, in: viewport, environment)
    }

    /// Scrolls with an animation until an item's start, which is held at a place of the present viewport, is there.
    private func scroll(
        _ element: Element,
        to start: Int,
        in viewport: Viewport,
        _ environment: LayoutEnvironment,
        isCutShort: Bool = false
    ) {
        guard let collectionView, let elastic else { return }
        let limit = isCutShort ? .max : Self.largestMeasuredWay
        if !measureWay(from: viewport, to: element, at: start, upTo: limit) {
            // Too long a way: the animation begins near its end.
            let distance = elastic.span(of: element).start - start
            let rest = Self.viewportsOfShortWay * viewport.length * (distance < 0 ? -1 : 1)
            place(in: viewport, holding: .anchor(Anchor(element: element, edge: .start, position: start + rest)))
            settle()
            invalidateLayout()
            collectionView.layoutIfNeeded()
            guard let near = visibleViewport, self.elastic?.model.contains(element) == true else { return }
            let newStart = near.top + start - viewport.top
            return scroll(element, to: newStart, in: near, environment, isCutShort: true)
        }
        // The ends of the content are to be where the animation ends: an offset beyond them would bounce.
        settle()
        invalidateLayout()
        collectionView.layoutIfNeeded()
        guard let settled = self.elastic, settled.model.contains(element), let now = visibleViewport else { return }
        let top = settled.span(of: element).start - (start - viewport.top)
        let legal = Viewport(
            span: Span(start: top - settled.origin, length: now.length),
            insetBefore: now.insetBefore,
            insetAfter: now.insetAfter
        ).withoutOverscroll(contentEnd: settled.model.total)
        let offset = environment.grid.points(of: legal.top + settled.origin - now.top)
        collectionView.setContentOffset(
            environment.axis.moved(collectionView.contentOffset, by: offset),
            animated: true
        )
    }

    /// Measures what an animation will pass until an element is at a place of the viewport, and leaves everything on screen
    /// where it is.
    ///
    /// - Returns: Whether the way was short enough for that.
    private func measureWay(from viewport: Viewport, to element: Element, at start: Int, upTo limit: Int) -> Bool {
        guard let held = elastic?.anchor(wholeIn: viewport) else { return true }
        defer { place(in: viewport, holding: .anchor(held)) }
        var measured = 0
        var left = Int.max
        while let elastic, elastic.model.unmeasuredCount < left {
            left = elastic.model.unmeasuredCount
            var way = viewport
            let distance = elastic.span(of: element).start - start
            way.span = way.span.union(Span(start: viewport.top + distance, length: viewport.length))
            let unmeasured = unmeasuredCount(in: elastic.modelSpan(way.span), upTo: limit - measured)
            guard unmeasured <= limit - measured else { return false }
            // Its margin too, so that nothing is measured where the animation ends; one as long as the way is not needed.
            way.span = way.span.expanded(by: viewport.length * MeasuringReach.margin)
            measure(in: way, holding: .anchor(held), marginInViewports: 0)
            // What is larger than its estimate has pushed the element further away, behind more that is unmeasured.
            measured += unmeasured
            guard unmeasured > 0 else { return true }
        }
        return true
    }

    /// How many elements of a span of the model are unmeasured; counting ends beyond a limit.
    private func unmeasuredCount(in span: Span, upTo limit: Int) -> Int {
        guard let model = elastic?.model, var next = model.element(at: span.start) else { return 0 }
        var count = 0
        while count <= limit, let found = model.nextToPlace(from: next, startingBefore: span.end) {
            count += 1
            guard let after = model.element(after: found) else { break }
            next = after
        }
        return count
    }
}
