import SizingEngine
import UIKit

/// Measures items ahead of time while the content is at rest, for a part of each turn of the run loop.
@MainActor
final class Precacher: LayoutPart {
    /// The greatest number of measurements ahead of time that are under way off the main actor.
    static let largestAsyncCount = 8

    /// Calls back when the run loop is about to sleep; `nil` while no items are to be measured ahead of time.
    private var observer: RunLoopObserver?
    /// Whether the visible elements whose margin is still to be measured have been drawn.
    private var isMarginDue = false
    /// The number of items that were measured ahead of time since sizes were last invalidated.
    private var measuredCount = 0
    /// The limits of the measurements in the present turn of the run loop.
    private var slice: Slice?
    /// The last drawn step of a scroll: the start of the viewport, in pixels, and the element at its end.
    private var lastDrawn: (top: Int, end: Element?)?

    private struct Slice {
        /// When the time for this turn is used up, in seconds from a fixed moment.
        let deadline: TimeInterval
        /// The distance from the viewport within which elements are measured, in pixels; `nil` for all.
        var reach: Int?
        /// The greatest number of elements that are measured; `nil` for any.
        var most: Int?
        /// Whether only elements after the viewport are measured.
        var isForward = false
        /// The distance of the nearest unmeasured element from the viewport, in pixels, at which enough is measured.
        var enough = Int.max
    }

    /// Starts or stops measuring ahead of time.
    func settingDidChange() {
        guard let precaching = session.layout.precaching, !precaching.isPaused else {
            observer = nil
            return
        }
        if observer == nil {
            observer = RunLoopObserver(
                session.whileLayoutLives {
                    guard $0.precacher.precache() else { return }
                    // Settles once after all these measurements, if they moved the origin.
                    $0.turns.runLoopWillSleep()
                    $0.precacher.wake()
                }
            )
        }
        wake()
    }

    // MARK: The margin

    /// Measures the margin of the viewport once the visible elements have been drawn.
    func measureMarginLater() {
        if session.content.reach.owesMargin { RunLoopObserver.wakeUp(after: 0) }
    }

    /// Measures the margin of the elements that were drawn before the run loop slept last.
    ///
    /// - Parameter afterCommit: Whether Core Animation has committed since then.
    func loopSleeps(afterCommit: Bool) {
        guard session.content.reach.owesMargin else {
            isMarginDue = false
            return
        }
        if isMarginDue {
            measureMargin()
        } else if afterCommit {
            isMarginDue = true
            RunLoopObserver.wakeUp(after: 0)
        }
    }

    /// Measures as much of the margin as the time of one turn of the run loop allows.
    private func measureMargin() {
        guard canMeasureMargin, let viewport = session.visibleViewport else { return }
        let reach = viewport.length * MeasuringReach.margin
        let slice = Slice(deadline: CACurrentMediaTime() + SizingPrecaching().timeBudget, reach: reach)
        let measured = measure(slice)
        if measured > 0 { session.content.reach.hasLateMargin = true }
        let nearest = distanceOfNearestUnmeasured(from: viewport) ?? reach
        // Where none was measured, the sizes of the rest can't be known before they are shown, or are being measured
        // off the main actor.
        if measured == 0 || nearest >= reach { session.content.reach.owesMargin = false }
        session.invalidateLayout()
        RunLoopObserver.wakeUp(after: 0)
    }

    private var canMeasureMargin: Bool {
        session.isCurrent && session.pending.stale.isEmpty && !session.isUpdating && session.told.isPrepared
            && collectionView?.window != nil
    }

    // MARK: Scrolling

    /// The number of frames of a scroll for which elements are measured after one of them. Each time that elements are
    /// measured, the layout is prepared once more, and the template is laid out, which costs nearly as much as another
    /// row.
    private static let framesAhead = 4
    /// The greatest number of elements that are measured after one frame as long as the next step can do without more. Where they lie in
    /// columns side by side, those of one frame may be many.
    private static let mostAtOnce = 2

    /// Measures the elements that a scroll brings next, once a step of it was drawn, so that no later step has to
    /// measure the elements that it shows.
    ///
    /// A step that has brought an element on screen has configured a view already: nothing is measured after it, as
    /// long as the next step can do without.
    func stepWasDrawn() {
        guard session.scrolling.measuresBetweenSteps else {
            lastDrawn = nil
            return
        }
        guard canMeasureMargin, session.phase == .ready, session.pending.parts.isEmpty, !session.settler.isUnderWay,
            let elastic,
            let viewport = session.visibleViewport
        else { return }
        let end = lastElement(atEndOf: viewport, in: elastic)
        // A finger that rests, or scrolls a carousel, is no step.
        let step = lastDrawn.map { viewport.top - $0.top } ?? 0
        let showsNew = lastDrawn?.end != end
        lastDrawn = (viewport.top, end)
        let reach = viewport.length * MeasuringReach.margin
        let needed = viewport.length / MeasuringReach.aheadDivisor + step
        guard step > 0, let distance = distanceOfNextUnmeasured(from: viewport),
            distance < (showsNew ? needed : max(needed, reach * 7 / 8))
        else { return }
        var slice = Slice(deadline: CACurrentMediaTime() + SizingPrecaching().timeBudget, reach: reach)
        slice.isForward = true
        slice.enough = distance + Self.framesAhead * step
        if distance >= needed { slice.most = Self.mostAtOnce }
        if measure(slice) > 0 { session.invalidateLayout() }
    }

    /// The last one of the elements at the end of a viewport: in columns side by side there are several. Each element that comes on screen
    /// from there is the last one then.
    private func lastElement(atEndOf viewport: Viewport, in elastic: ElasticLayout) -> Element? {
        var last = elastic.model.element(at: elastic.modelSpan(viewport.span).end - 1)
        elastic.forEachElement(in: Span(start: viewport.span.end - 1, length: 1)) { element, _, _ in
            last = last.map { max($0, element) }
            return true
        }
        return last
    }

    /// Records that sizes were invalidated: items measured ahead of time until now no longer count.
    func sizesWereInvalidated() {
        measuredCount = 0
    }

    /// Makes the run loop turn once more, so that measuring ahead of time continues.
    func wake() {
        if observer != nil { RunLoopObserver.wakeUp(after: 0) }
    }

    /// Measures items for the time of one turn of the run loop, if the scroll view is at rest.
    ///
    /// - Returns: Whether any was measured.
    private func precache() -> Bool {
        guard let precaching = session.layout.precaching, canPrecache(precaching), session.scrolling.isAtRest() else {
            return false
        }
        let measured = measure(
            Slice(
                deadline: CACurrentMediaTime() + max(0, precaching.timeBudget),
                most: precaching.itemLimit.map { max(0, $0 - measuredCount) }
            )
        )
        guard measured > 0 else { return false }
        measuredCount += measured
        session.invalidateLayout()
        return true
    }

    private func canPrecache(_ precaching: SizingPrecaching) -> Bool {
        guard session.isCurrent, session.pending.stale.isEmpty, !session.isUpdating else {
            return false
        }
        guard let elastic, elastic.model.unmeasuredCount > 0, collectionView?.window != nil else { return false }
        return session.measurer.asyncMeasurements.count < Self.largestAsyncCount
            && precaching.itemLimit.map { measuredCount < $0 } ?? true
    }

    /// - Returns: The number of elements that were measured.
    private func measure(_ slice: Slice) -> Int {
        self.slice = slice
        defer { self.slice = nil }
        return SizingSignposts.interval("Precache") { session.holdingLayout { measureSlice() } }
    }

    /// Measures unmeasured elements around the viewport, the nearest first.
    ///
    /// - Returns: The number of elements that were measured.
    private func measureSlice() -> Int {
        guard let collectionView, let environment, let elastic else { return 0 }
        let viewport = session.viewport(for: collectionView.bounds, in: environment)
        let anchor = elastic.anchor(at: viewport.span[elastic.anchorEdge])
        var measured = 0
        var margin = max(1, viewport.length)
        let reach = slice?.reach ?? .max
        let isForward = slice?.isForward == true
        while let distance = isForward
            ? distanceOfNextUnmeasured(from: viewport) : distanceOfNearestUnmeasured(from: viewport), distance < reach
        {
            // Elements up to one viewport further away than the nearest count as equally near.
            margin = min(reach, max(margin, distance + max(1, viewport.length)))
            let around = Margin(low: isForward ? 0 : margin, high: margin)
            guard var placement = session.elastic?.placement(in: viewport, margin: around, anchor: anchor) else {
                break
            }
            var isUseful = false
            while let step = session.content.next(in: &placement) {
                isUseful = true
                switch step {
                case .resolve(let section):
                    try? session.resolve(section)
                    guard session.pending.parts.isEmpty, session.phase == .ready else { return measured }
                case .measure(let element):
                    let continues = measureAhead(element)
                    if continues { measured += 1 }
                    guard session.pending.parts.isEmpty, session.phase == .ready else { return measured }
                    if !continues || isSliceOver(after: measured, in: viewport) {
                        // This call updates the origin for the element that was measured last.
                        _ = session.content.next(in: &placement)
                        return measured
                    }
                }
            }
            if isUseful { continue }
            // The positions of unmeasured elements may be rough estimates.
            guard margin < reach, margin <= elastic.model.total else { break }
            margin *= 2
        }
        return measured
    }

    /// - Returns: Whether measuring may continue: the data have not been reloaded, and the size of the element is known
    ///   before it is shown.
    private func measureAhead(_ element: Element) -> Bool {
        let found = foundSizes
        // Elements further away wait until this one was shown: an estimate that counted as measured would distort the learned ones.
        let unknown = session.answers.unknownCount
        guard let traits = collectionView?.traitCollection else { return false }
        guard let size = try? session.measurer.size(of: element, under: traits, isAhead: true),
            session.pending.parts.isEmpty,
            session.phase == .ready, session.answers.unknownCount == unknown
        else { return false }
        session.content.setSize(size, of: element, in: session.visibleViewport)
        if foundSizes > found, slice?.reach == nil { recordPrecached(element, size) }
        return true
    }

    private func isSliceOver(after measured: Int, in viewport: Viewport) -> Bool {
        guard let slice else { return true }
        return CACurrentMediaTime() >= slice.deadline || collectionView?.isTracking == true && !slice.isForward
            || slice.isForward && distanceOfNextUnmeasured(from: viewport).map { $0 >= slice.enough } ?? true
            || slice.most.map { measured >= $0 } ?? false
            || slice.reach == nil && session.measurer.asyncMeasurements.count >= Self.largestAsyncCount
    }

    /// The distance of the nearest unmeasured element from the viewport, in pixels; `nil` if all are measured.
    private func distanceOfNearestUnmeasured(from viewport: Viewport) -> Int? {
        guard let elastic else { return nil }
        let visible = elastic.modelSpan(viewport.span)
        guard let first = elastic.model.element(at: visible.start) else { return nil }
        let below = elastic.model.nextToPlace(from: first).map { elastic.model.span(of: $0).start - visible.end }
        let above = elastic.model.nextToPlace(before: first).map { visible.start - elastic.model.span(of: $0).end }
        return [below, above].compactMap { $0 }.min().map { max(0, $0) }
    }

    /// The distance of the next unmeasured element after the viewport, in pixels; `nil` if all are measured.
    private func distanceOfNextUnmeasured(from viewport: Viewport) -> Int? {
        guard let elastic else { return nil }
        let visible = elastic.modelSpan(viewport.span)
        guard let first = elastic.model.element(at: visible.start) else { return nil }
        return elastic.model.nextToPlace(from: first).map { max(0, elastic.model.span(of: $0).start - visible.end) }
    }

    private var foundSizes: Int {
        let (items, others) = (session.measurer.statistics.items, session.measurer.statistics.supplementaryViews)
        return items.measured + items.cacheHits + others.measured + others.cacheHits
    }

    private func recordPrecached(_ element: Element, _ size: ItemSize) {
        session.measurer.count(element) { $0.precached += 1 }
        guard SizingLog.categories.contains(.precached), let sizing = try? session.sections.sizing(of: element),
            let environment
        else {
            return
        }
        let grid = environment.grid
        let event = SizingEvent(
            .precached,
            indexPath: element.indexPath,
            elementKind: session.sections.kind(of: element),
            key: sizing.key,
            size: environment.axis.size(main: grid.points(of: size.main), cross: grid.points(of: size.cross))
        )
        session.telling { SizingLog.record(.precached, event) }
    }
}
