import SizingEngine
import UIKit

extension Scrolling {
    /// The greatest number of unmeasured elements that are measured for an animated scroll past them. A longer scroll is
    /// shortened before the animation begins.
    static let largestMeasuredWay = 200

    /// The length of the animation in a shortened scroll, in viewports.
    static let viewportsOfShortWay = 2

    /// Measures an element and the elements around it.
    ///
    /// - Parameter keepsScreen: Whether the elements on screen are then placed again where they were.
    func measureSurroundings(
        of element: Element,
        in viewport: Viewport,
        keepsScreen: Bool = true
    ) throws(Interrupted) {
        guard let elastic, let kept = elastic.anchor(wholeIn: viewport) else { return }
        let end = session.settler.reportedEnd
        // Where nothing has to scroll, nothing else would tell UIKit of an end that has come to lie elsewhere.
        defer { if session.settler.reportedEnd != end { session.invalidateLayout() } }
        let start = elastic.span(of: element).start
        var target = viewport
        target.span = Span(start: start, length: viewport.length)
        let anchor = Anchor(element: element, edge: .start, position: start)
        let margin = Margin(viewport.length * MeasuringReach.margin)
        try session.measure(in: target, keeping: .anchor(anchor), margin: margin)
        if keepsScreen { try session.place(in: viewport, keeping: .anchor(kept)) }
    }

    /// The position of an item's start for a scroll position in the present viewport; `nil` if the item can stay where it
    /// is.
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
        if let edge = scrollPosition.edge(along: environment.axis) { return edge == .start ? atStart : atEnd }
        if scrollPosition.centers(along: environment.axis) { return (atStart + atEnd) / 2 }
        if visible.contains(span) { return nil }
        return abs(span.start - atStart) <= abs(span.start - atEnd) ? atStart : atEnd
    }

    /// Scrolls to an item with an animation.
    func scroll(
        _ element: Element,
        to scrollPosition: UICollectionView.ScrollPosition,
        in viewport: Viewport,
        _ environment: LayoutEnvironment
    ) throws(Interrupted) {
        try measureSurroundings(of: element, in: viewport)
        let start = start(of: element, at: scrollPosition, in: viewport, environment)
        guard let start, start != session.elastic?.span(of: element).start else { return }
        try beginningScroll { () throws(Interrupted) in
            try scroll(element, at: scrollPosition, from: viewport, environment)
        }
    }

    /// Scrolls with an animation from a viewport.
    ///
    /// The length of the item may be known only at its final place: a masonry decides columns around the visible
    /// elements.
    private func scroll(
        _ element: Element,
        at scrollPosition: UICollectionView.ScrollPosition,
        from viewport: Viewport,
        _ environment: LayoutEnvironment,
        isCutShort: Bool = false
    ) throws(Interrupted) {
        guard let collectionView, let elastic,
            let start = start(of: element, at: scrollPosition, in: viewport, environment)
        else { return }
        let limit = isCutShort ? .max : Self.largestMeasuredWay
        if try !measureWay(from: viewport, to: element, at: start, upTo: limit) {
            // The scroll is too long: the animation begins near its end.
            let distance = elastic.span(of: element).start - start
            let rest = Self.viewportsOfShortWay * viewport.length * (distance < 0 ? -1 : 1)
            try session.place(
                in: viewport,
                keeping: .anchor(Anchor(element: element, edge: .start, position: start + rest))
            )
            session.settler.settle()
            session.invalidateLayout()
            collectionView.layoutIfNeeded()
            guard let near = session.visibleViewport, self.elastic?.model.contains(element) == true else { return }
            return try scroll(element, at: scrollPosition, from: near, environment, isCutShort: true)
        }
        // The ends of the content must be final when the animation begins: an offset beyond them would bounce. A closure of the
        // app that scrolls while it is asked may move the origin again.
        for _ in 0..<LayoutSession.maximumAttempts {
            session.settler.settle()
            session.invalidateLayout()
            collectionView.layoutIfNeeded()
            if self.elastic?.origin == 0 { break }
        }
        guard let settled = self.elastic, settled.model.contains(element), let now = session.visibleViewport,
            let start = self.start(of: element, at: scrollPosition, in: now, environment)
        else { return }
        let top = settled.span(of: element).start - (start - now.top)
        let legal = Viewport(
            span: Span(start: top - settled.origin, length: now.length),
            insetBefore: now.insetBefore,
            insetAfter: now.insetAfter
        ).withoutOverscroll(contentEnd: settled.model.total)
        // On a whole pixel, wherever the scroll begins: beside it the animation would end beyond the end of the content.
        let offset = environment.grid.points(of: legal.top + settled.origin)
        scrollTargets.setOut(for: ScrollTargets.Target(element: element, span: settled.span(of: element)))
        // Before iOS 17.4 no flag says that it has begun, and nothing may be learned until its first step.
        motion.beginAnimation(by: legal.top + settled.origin - now.top, at: CACurrentMediaTime())
        collectionView.setContentOffset(
            environment.axis.moved(collectionView.contentOffset, to: offset),
            animated: true
        )
    }

    /// Measures the elements that an animated scroll to an element passes. The content on screen stays in place.
    ///
    /// - Returns: Whether their number was within the limit.
    private func measureWay(
        from viewport: Viewport,
        to element: Element,
        at start: Int,
        upTo limit: Int
    ) throws(Interrupted) -> Bool {
        guard let kept = session.elastic?.anchor(wholeIn: viewport) else { return true }
        defer { try? session.place(in: viewport, keeping: .anchor(kept)) }
        var measured = 0
        var left = Int.max
        while let elastic, elastic.model.unmeasuredCount < left {
            left = elastic.model.unmeasuredCount
            var way = viewport
            let distance = elastic.span(of: element).start - start
            way.span = way.span.union(Span(start: viewport.top + distance, length: viewport.length))
            let unmeasured = unmeasuredCount(in: elastic.modelSpan(way.span), upTo: limit - measured)
            guard unmeasured <= limit - measured else { return false }
            // Includes the margin, so that nothing is measured when the animation ends. One viewport of it is enough.
            way.span = way.span.expanded(by: viewport.length * MeasuringReach.margin)
            try session.measure(in: way, keeping: .anchor(kept), margin: Margin(0))
            // Elements larger than their estimates have moved the element further away, behind more unmeasured elements.
            measured += unmeasured
            guard unmeasured > 0 else { return true }
        }
        return true
    }

    /// The number of unmeasured elements in a span of the model. Counting stops at a limit.
    private func unmeasuredCount(in span: Span, upTo limit: Int) -> Int {
        guard let model = session.elastic?.model, var next = model.element(at: span.start) else { return 0 }
        var count = 0
        while count <= limit, let found = model.nextToPlace(from: next, startingBefore: span.end) {
            count += 1
            guard let after = model.element(after: found) else { break }
            next = after
        }
        return count
    }
}
