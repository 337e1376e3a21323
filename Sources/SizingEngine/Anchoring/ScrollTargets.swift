/// The elements off screen whose frames were asked for, with the spans that were reported: a scroll may be aimed at any of
/// them.
package struct ScrollTargets: Equatable, Sendable {
    package struct Target: Equatable, Sendable {
        package let element: Element
        /// Where a scroll will look for it, in content coordinates.
        package let span: Span
        /// Whether the layout would report the same span now: nothing has changed since.
        package let isCurrent: Bool

        package init(element: Element, span: Span, isCurrent: Bool = true) {
            self.element = element
            self.span = span
            self.isCurrent = isCurrent
        }

        /// The target after a change; `nil` if its element is gone.
        fileprivate func moved(through destination: (Element) -> Element?) -> Target? {
            destination(element).map { Target(element: $0, span: span, isCurrent: false) }
        }
    }

    /// The largest number of targets of each of the two kinds.
    static let capacity = 4

    /// The targets that were asked for while nothing moved, the last one first.
    private var targets: [Target] = []
    /// Those that were asked for while a scroll was under way, the last one first. It is aimed at one of the others, unless
    /// another scroll has taken its place.
    private var laterTargets: [Target] = []
    private var allTargets: [Target] { targets + laterTargets }
    /// The element at which the last scroll to an element has arrived. It stays where it is on screen while elements around
    /// it are still measured and corrected.
    package private(set) var reached: Element?
    /// The edge of the reached element that was to come to a certain position; `nil` if none was stated.
    package private(set) var reachedEdge: Edge?
    /// Whether that edge stays in place wherever the element lies: nothing has scrolled to it.
    package private(set) var holdsReachedEdge = false
    /// The point of the reached element that stays in place instead of an edge, after a change of the space.
    package private(set) var reachedShare: Anchor.Share?
    /// The element that an exact scroll brings to its place with an animation. It stays there when the content is settled after
    /// the scroll.
    package private(set) var destination: Element?
    /// Whether a scroll to an element may be under way, even if the element has gone. Content that becomes shorter meanwhile, or
    /// insets, may have it end beyond the end.
    package private(set) var mayEndBeyondContent = false

    package init() {}

    package var isEmpty: Bool {
        targets.isEmpty && laterTargets.isEmpty && reached == nil && destination == nil && !mayEndBeyondContent
    }

    /// The span that was reported for an element; `nil` if it was not asked for since the last change.
    package subscript(element: Element) -> Span? {
        allTargets.first { $0.element == element && $0.isCurrent }?.span
    }

    /// The elements of all targets, and the destination.
    package var elements: [Element] { allTargets.map(\.element) + [destination].compactMap(\.self) }

    /// Adds a target, or replaces the one of the same element. If there are too many, another one is forgotten.
    ///
    /// - Parameters:
    ///   - isMoving: Whether a scroll is under way. Then an element that lies on the way to a target is none, as the cells that
    ///     an app is asked for do. On the way to a `destination` there are no targets at all.
    ///   - viewport: What is visible now.
    package mutating func insert(_ target: Target, isMoving: Bool, from viewport: Viewport) {
        if isMoving, destination != nil { return }
        if isMoving, allTargets.contains(where: { viewport.passes(target.span, onTheWayTo: $0.span) }) { return }
        remove(target.element)
        mayEndBeyondContent = true
        if isMoving {
            laterTargets = Array(([target] + laterTargets).prefix(Self.capacity))
        } else {
            targets = Array(([target] + targets).prefix(Self.capacity))
        }
    }

    private mutating func remove(_ element: Element) {
        targets.removeAll { $0.element == element }
        laterTargets.removeAll { $0.element == element }
    }

    package mutating func removeAll() {
        removeSpans()
        leave()
        destination = nil
    }

    /// Forgets everything when no scroll is under way, or when the user has taken over.
    package mutating func scrollDidEnd() {
        removeAll()
        mayEndBeyondContent = false
    }

    /// Records that the content has become shorter while something scrolls, to an element on screen perhaps.
    package mutating func contentBecameShorter() { mayEndBeyondContent = true }

    /// Makes the element of a target the reached one if a viewport shows its span.
    ///
    /// - Parameter mayPass: Whether the scroll may go on to another target. If not, the others are forgotten: no scroll is aimed
    ///   at them any more.
    package mutating func arrive(at target: Target, in viewport: Viewport, mayPass: Bool) {
        guard viewport.distance(toMeet: target.span) == 0 else { return }
        if !mayPass { (targets, laterTargets) = ([target], []) }
        reach(target.element, nil, nil)
    }

    /// Makes an element the reached one, and forgets all targets.
    ///
    /// - Parameters:
    ///   - edge: The edge that was to come to a certain position, if one was stated.
    ///   - share: The point that stays in place instead of an edge.
    package mutating func reach(_ element: Element, by edge: Edge? = nil, share: Anchor.Share? = nil) {
        removeSpans()
        reach(element, edge, share)
    }

    private mutating func reach(_ element: Element?, _ edge: Edge?, _ share: Anchor.Share?, isHeld: Bool = false) {
        (reached, reachedEdge, reachedShare, holdsReachedEdge) = (element, edge, share, isHeld)
    }

    /// Follows a change of the data or of sizes. A scroll that is under way goes on to where its element was reported, and arrives at
    /// the element, wherever that has come to be.
    ///
    /// - Parameter destination: Returns the element in place of another one; `nil` if it is gone.
    package mutating func move(through destination: (Element) -> Element?) {
        targets = targets.compactMap { $0.moved(through: destination) }
        laterTargets = laterTargets.compactMap { $0.moved(through: destination) }
        self.destination = self.destination.flatMap(destination)
        leave()
    }

    /// Makes the element of an anchor stay where it is on screen, as the reached one does, while a scroll to another one may be
    /// under way.
    package mutating func hold(_ anchor: Anchor) {
        reach(anchor.element, anchor.edge, anchor.share, isHeld: true)
    }

    /// Makes the element of a target the destination of an exact scroll, and forgets everything else.
    package mutating func setOut(for target: Target) {
        removeAll()
        targets = [target]
        destination = target.element
        mayEndBeyondContent = true
    }

    /// Forgets the reached element, when something else than a scroll to an element has moved the viewport.
    package mutating func leave() {
        reach(nil, nil, nil)
    }

    /// Forgets all targets, but not the reached element, when content coordinates have changed.
    package mutating func removeSpans() {
        (targets, laterTargets) = ([], [])
    }

    /// The target that the new viewport shows, or else the nearest one of those that it moves towards; `nil` if there is
    /// none.
    package func target(movingFrom old: Viewport, to new: Viewport) -> Target? {
        if let shown = allTargets.first(where: { new.distance(toMeet: $0.span) == 0 }) { return shown }
        func isNearer(_ target: Target) -> Bool {
            let (before, after) = (old.distance(toMeet: target.span), new.distance(toMeet: target.span))
            return before.signum() == after.signum() && after.magnitude < before.magnitude
        }
        return allTargets.filter(isNearer).min {
            new.distance(toMeet: $0.span).magnitude < new.distance(toMeet: $1.span).magnitude
        }
    }
}

extension Viewport {
    /// Whether a span comes into view before another one does, on the way to that.
    fileprivate func passes(_ span: Span, onTheWayTo other: Span) -> Bool {
        let (near, far) = (distance(toMeet: span), distance(toMeet: other))
        return near.signum() == far.signum() && near.magnitude < far.magnitude
    }

    /// The pixels that the viewport has to move before a span is visible, negative towards the start; 0 if it is visible.
    package func distance(toMeet span: Span) -> Int {
        let visible = unobscuredSpan
        if span.start >= visible.end { return span.start + 1 - visible.end }
        if span.end <= visible.start { return max(span.end, span.start + 1) - 1 - visible.start }
        return 0
    }
}
