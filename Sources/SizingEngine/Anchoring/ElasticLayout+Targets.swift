extension ElasticLayout {
    /// Where an element off screen is to be said to lie, so that a scroll finds it there.
    ///
    /// A scroll view keeps a scroll within the content that it knows, which runs from 0 to the end that was reported last. So
    /// an element that is nearer than `reach` to an end of the content is said to be just as far from that of the known
    /// content, and any other one farther away. Elsewhere it lies where it lies.
    ///
    /// What lies within `reach` of it on the way to a near end must have been measured.
    package func spanToScroll(to element: Element, reach: Int) -> Span {
        let span = span(of: element)
        let before = span.start - origin
        let after = origin + model.total - span.end
        let (earliest, latest) = (min(before, reach), contentEnd - min(after, reach) - span.length)
        let start: Int
        if before < reach {
            start = before
        } else if after < reach {
            start = latest
        } else {
            start = max(earliest, min(span.start, latest))
        }
        return Span(start: start, length: span.length)
    }

    /// The part of the content around an element that must be measured before `spanToScroll(to:reach:)` is asked: the
    /// element, and what is within `reach` of it up to an end that seems to be nearer than that.
    package func surroundings(of element: Element, reach: Int) -> Span {
        let span = span(of: element)
        let isNearStart = span.start - origin < reach
        let isNearEnd = origin + model.total - span.end < reach
        return Span(
            start: span.start - (isNearStart ? reach : 0),
            end: max(span.end, span.start + 1) + (isNearEnd ? reach : 0)
        )
    }

    /// What must hold still while the viewport moves towards an element that was said to lie at a place where it may no longer
    /// lie: the element, there, once the viewport shows it. Until then what is on screen, but for the share of the difference
    /// that this step has of the way to the element.
    package func anchor(
        movingFrom old: Viewport,
        to new: Viewport,
        towards target: ScrollTargets.Target
    ) -> Anchor? {
        let rest = new.distance(toMeet: target.span)
        guard rest != 0 else { return Anchor(element: target.element, edge: .start, position: target.span.start) }
        let way = old.distance(toMeet: target.span)
        let share = way == 0 ? 0 : Double(way - rest) / Double(way)
        let shift = Int((Double(difference(from: target)) * share).rounded())
        var anchor =
            old.span.intersects(new.span)
            ? anchor(movingFrom: old, to: new) : anchor(at: new.unobscuredSpan[heldEdge] + shift)
        anchor?.position -= shift
        return anchor
    }

    /// How far an element lies beyond the place where it was said to lie.
    package func difference(from target: ScrollTargets.Target) -> Int {
        span(of: target.element).start - target.span.start
    }
}
