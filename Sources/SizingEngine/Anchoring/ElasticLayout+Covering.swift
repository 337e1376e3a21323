// Elements that are longer than what is visible: their edges lie far off screen, and are no measure of what is read.
extension ElasticLayout {
    /// The edge at which the content of an element begins: what an app adds to the content makes it grow at the other edge.
    private var firstEdge: Edge { isReversed ? .end : .start }

    /// The edge of an element that stays in place while the element gets other content, or comes to lie between others: the
    /// anchor edge, unless the element covers everything that is visible and that edge isn't.
    ///
    /// - Parameter span: Where the element lies.
    package func heldEdge(of span: Span, in viewport: Viewport) -> Edge {
        let visible = viewport.unobscuredSpan
        let edge = span[anchorEdge]
        if edge >= visible.start && edge <= visible.end { return anchorEdge }
        return !visible.isEmpty && span.contains(visible) ? firstEdge : anchorEdge
    }

    /// The anchor that keeps an element while it may get other content.
    package func anchor(holding element: Element, in viewport: Viewport) -> Anchor {
        let span = span(of: element)
        let edge = heldEdge(of: span, in: viewport)
        return Anchor(element: element, edge: edge, position: span[edge])
    }

    /// Whether an element covers everything that is visible. One that doesn't exist covers nothing.
    package func covers(_ viewport: Viewport, _ element: Element) -> Bool {
        let visible = viewport.unobscuredSpan
        return !visible.isEmpty && model.contains(element) && span(of: element).contains(visible)
    }

    /// The element that covers everything that is visible, alone or beside others in its line; `nil` if none does. Of several it is
    /// the last one if the layout keeps the last elements, else the first one.
    ///
    /// - Complexity: O(log *n* + elements in the line)
    package func coveringElement(in viewport: Viewport) -> Element? {
        let visible = viewport.unobscuredSpan
        guard !visible.isEmpty else { return nil }
        let keepsLastElements = isReversed == (anchorEdge == .start)
        var found: Element?
        forEachElement(in: Span(start: visible.start, length: 1)) { element, frame, _ in
            guard frame.main.contains(visible) else { return true }
            found = element
            return keepsLastElements
        }
        return found
    }

    /// The anchor for a change of the space in which everything is laid out; `nil` if there are no elements.
    ///
    /// It is the element nearest to the anchor edge of those that the edge doesn't cut, at the same distance from that edge of
    /// what is visible. If there is none, or if the new viewport wouldn't show it there, it is the point at the anchor edge of what is visible, as a
    /// share of the element that covers it.
    ///
    /// - Parameters:
    ///   - viewport: What was visible before the change.
    ///   - new: What is visible after it.
    package func anchor(resizing viewport: Viewport, to new: Viewport) -> Anchor? {
        let moved = new.unobscuredSpan[anchorEdge] - viewport.unobscuredSpan[anchorEdge]
        let covering = coveringElement(in: viewport)
        let cut = covering.flatMap { isCut($0, in: viewport) ? $0 : nil } ?? cutElement(in: viewport)
        if let whole = wholeElement(in: viewport), covering == nil || cut != covering {
            var anchor = anchor(keeping: whole)
            anchor.position += moved
            let isShown = anchorEdge == .start ? anchor.position < new.bottom : anchor.position > new.top
            if isShown || cut == nil { return anchor }
        }
        guard let cut else { return anchor(at: viewport.span[anchorEdge]).map { $0.moved(by: moved) } }
        let span = span(of: cut)
        return Anchor(
            element: cut,
            edge: anchorEdge,
            position: new.unobscuredSpan[anchorEdge],
            share: Anchor.Share(of: viewport.unobscuredSpan[anchorEdge] - span.start, in: span.length)
        )
    }

    /// The element that the anchor edge of what is visible cuts; `nil` if it lies between elements.
    private func cutElement(in viewport: Viewport) -> Element? {
        let edge = viewport.unobscuredSpan[anchorEdge]
        guard let element = element(at: anchorEdge == .start ? edge : edge - 1) else { return nil }
        return isCut(element, in: viewport) ? element : nil
    }

    /// Whether the anchor edge of what is visible cuts an element.
    private func isCut(_ element: Element, in viewport: Viewport) -> Bool {
        let (span, edge) = (span(of: element), viewport.unobscuredSpan[anchorEdge])
        return span.start < edge && edge < span.end
    }
}

extension Anchor {
    fileprivate func moved(by distance: Int) -> Anchor {
        var anchor = self
        anchor.position += distance
        return anchor
    }
}
