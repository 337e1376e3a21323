/// Elements off screen whose place was asked for, and where each of them was said to lie: a scroll may be aimed at any.
package struct ScrollTargets: Equatable, Sendable {
    package struct Target: Equatable, Sendable {
        package let element: Element
        /// Where a scroll will look for it, in content coordinates.
        package let span: Span

        package init(element: Element, span: Span) {
            self.element = element
            self.span = span
        }
    }

    /// How many are remembered. A scroll is aimed at one of them; a few more may be asked for on the way.
    static let capacity = 4

    /// The one that was asked for last comes first.
    private var targets: [Target] = []
    /// The element that the last scroll to an element has come to. It stays where it is on screen while what is around it is
    /// still measured and corrected.
    package private(set) var reached: Element?

    package init() {}

    package var isEmpty: Bool { targets.isEmpty && reached == nil }

    /// Where an element was said to lie; `nil` if it was not asked for.
    package subscript(element: Element) -> Span? {
        targets.first { $0.element == element }?.span
    }

    /// Remembers where an element was said to lie.
    package mutating func insert(_ target: Target) {
        targets.removeAll { $0.element == target.element }
        if targets.count == Self.capacity { targets.removeLast() }
        targets.insert(target, at: 0)
    }

    package mutating func removeAll() {
        targets.removeAll()
        reached = nil
    }

    /// Forgets all targets but one that a viewport shows: what was asked for before that is not scrolled to any more.
    package mutating func arrive(at target: Target, in viewport: Viewport) {
        guard viewport.distance(toMeet: target.span) == 0 else { return }
        targets = [target]
        reached = target.element
    }

    /// Takes an element for the one that was scrolled to.
    package mutating func reach(_ element: Element) {
        targets.removeAll()
        reached = element
    }

    /// Takes in that something else than a scroll to an element has moved the viewport.
    package mutating func leave() {
        reached = nil
    }

    /// Forgets where elements were said to lie: content coordinates are others from now on.
    package mutating func removeSpans() {
        targets.removeAll()
    }

    /// The target that a viewport shows, else the one that it comes to first on its way.
    package func target(movingFrom old: Viewport, to new: Viewport) -> Target? {
        if let shown = targets.first(where: { new.distance(toMeet: $0.span) == 0 }) { return shown }
        func isNearer(_ target: Target) -> Bool {
            let (before, after) = (old.distance(toMeet: target.span), new.distance(toMeet: target.span))
            return before.signum() == after.signum() && after.magnitude < before.magnitude
        }
        return targets.filter(isNearer).min {
            new.distance(toMeet: $0.span).magnitude < new.distance(toMeet: $1.span).magnitude
        }
    }
}

extension Viewport {
    /// How far it has to move before an element that takes up a span is seen; 0 if it is.
    func distance(toMeet span: Span) -> Int {
        let visible = unobscuredSpan
        if span.start >= visible.end { return span.start + 1 - visible.end }
        if span.end <= visible.start { return max(span.end, span.start + 1) - 1 - visible.start }
        return 0
    }
}
