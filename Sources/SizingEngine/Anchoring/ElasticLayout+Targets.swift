extension ElasticLayout {
    /// The span to report for an element off screen, so that a scroll that is aimed at it arrives at the element.
    ///
    /// A scroll view limits a scroll to the content that it knows, from 0 to `contentEnd`. An element nearer than `reach` to
    /// an end of the content is therefore reported at the same distance from that end of the known content, and any other
    /// element at least `reach` away from both. Otherwise its own span is reported.
    ///
    /// Measure what `surroundings(of:reach:)` returns first.
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

    /// The part of the content that must be measured before `spanToScroll(to:reach:)` is called: the element, and `reach`
    /// pixels towards each end of the content that seems to be nearer than that.
    package func surroundings(of element: Element, reach: Int) -> Span {
        let span = span(of: element)
        let isNearStart = span.start - origin < reach
        let isNearEnd = origin + model.total - span.end < reach
        return Span(
            start: span.start - (isNearStart ? reach : 0),
            end: max(span.end, span.start + 1) + (isNearEnd ? reach : 0)
        )
    }

    /// The anchor for a movement of the viewport towards a scroll target, whose element may have moved since its span was
    /// reported.
    ///
    /// Once the viewport shows the reported span, the anchor keeps the element there. Before that, it keeps an element on
    /// screen, moved by a share of the difference: the share that this step has in the remaining distance.
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
            ? anchor(movingFrom: old, to: new) : anchor(at: new.unobscuredSpan[anchorEdge] + shift)
        anchor?.position -= shift
        return anchor
    }

    /// The pixels from the start of a target's reported span to where its element starts now.
    package func difference(from target: ScrollTargets.Target) -> Int {
        span(of: target.element).start - target.span.start
    }
}
