import SizingEngine
import UIKit

extension LayoutSession {
    /// Returns what stays in place in a viewport when the direction of the scroll axis is reversed.
    func mirrored(_ kept: KeptPosition, in viewport: Viewport) -> KeptPosition {
        let mirrored = kept.mirrored(in: viewport)
        guard case .startOfContent = mirrored, elastic?.isReversed == false else { return mirrored }
        // The offset is still the one at the opposite end of the content.
        var start = viewport
        start.span = Span(start: viewport.minimumTop, length: viewport.length)
        place(in: start, keeping: .startOfContent(overscroll: 0))
        guard let origin = elastic?.origin else { return mirrored }
        elastic?.settled(from: origin, offsetMovedBy: viewport.top - start.top, in: viewport)
        return KeptPosition(elastic.flatMap { $0.anchor(at: viewport.span[$0.anchorEdge]) })
    }

    /// Places the elements in the viewport and its margin, measuring outwards from what stays in place, and updates the
    /// end of the content.
    func place(in viewport: Viewport, keeping kept: KeptPosition) {
        placed.noteInsets(of: viewport)
        let contentEnd = elastic?.contentEnd ?? 0
        let margin = measuredMargin(of: viewport)
        if holdingLayout({ measure(in: viewport, keeping: kept, margin: margin) }) {
            elastic?.report(in: viewport, isDecelerating: collectionView?.isDecelerating ?? false)
            if staysPlaced(viewport, contentEnd: contentEnd) { placed.note(viewport, margin: margin) }
            notePlaced(viewport.span.expanded(by: margin))
            selfSizing.noteGivenWay(kept)
            noteShorterContent(than: contentEnd)
        }
        if layout.showsSizingOverlay { inspector.update() }
    }

    /// An animation of UIKit's goes where it was sent, even if that lies beyond the end by then.
    private func noteShorterContent(than contentEnd: Int) {
        guard let collectionView, let elastic, elastic.contentEnd < contentEnd, collectionView.isAnimatingScroll else {
            return
        }
        scrollTargets.contentBecameShorter()
    }

    /// The distance beyond a viewport to which its placement measures elements, in pixels.
    func measuredMargin(of viewport: Viewport) -> Int {
        // What was not measured before the change may have another size than its estimate, and the app would see the difference.
        appComputing.change != nil && isAppComputing
            ? viewport.length / MeasuringReach.lookaheadDivisor : viewport.length * MeasuringReach.margin
    }

    /// Whether everything around a viewport is placed, and placing it again would change nothing.
    func isPlaced(in viewport: Viewport) -> Bool {
        placed.covers(viewport, margin: measuredMargin(of: viewport))
    }

    /// Records a span if every element in it has its final position: most steps of a scroll stay within what the last
    /// placement has measured.
    func notePlaced(_ span: Span) {
        if elastic?.needsPlacement(in: span) == false { placed.note(span) }
    }

    /// Measures the elements in a viewport and its margin, outwards from what stays in place. The scroll view may show
    /// that viewport now or later.
    ///
    /// - Parameters:
    ///   - margin: The distance beyond the viewport to which elements are measured, in pixels.
    ///   - didLearn: Called with each step and the size that was measured.
    /// - Returns: Whether all elements were measured, and no closure of the app has changed the data.
    @discardableResult
    func measure(
        in viewport: Viewport,
        keeping kept: KeptPosition,
        margin: Int,
        didLearn: (_ step: Placement.Step, _ size: ItemSize?) -> Void = { _, _ in }
    ) -> Bool {
        guard !isInterrupted else { return false }
        // Once for all elements: reading the traits for each would take a tenth of the time.
        guard let traits = collectionView?.traitCollection,
            var placement = placement(in: viewport, margin: margin, keeping: kept)
        else { return true }
        var next = elastic?.next(in: &placement)
        while let step = next {
            switch step {
            case .resolve(let section):
                resolve(section)
                guard !isInterrupted else { return false }
                didLearn(step, nil)
                next = elastic?.next(in: &placement)
            case .measure(let element):
                guard let size = measurer.size(of: element, under: traits) else { return false }
                didLearn(step, size)
                next = elastic?.next(in: &placement, after: size, of: element)
            }
        }
        return true
    }

    /// Whether placing a viewport again would change nothing: neither end of the content is near enough to stay in place
    /// or to limit the offset.
    ///
    /// - Parameter contentEnd: The end of the content before the placement.
    private func staysPlaced(_ viewport: Viewport, contentEnd: Int) -> Bool {
        guard let elastic, elastic.contentEnd == elastic.origin + elastic.model.total else { return false }
        return viewport.top > viewport.minimumTop && viewport.top + viewport.insetBefore >= elastic.origin
            && viewport.top < viewport.maximumTop(contentEnd: min(contentEnd, elastic.contentEnd))
    }

    /// Resolves the shape of a section that comes near the viewport, unless it has its final shape.
    func resolve(_ section: Int) {
        guard elastic?.model.isResolved(section) == false else { return }
        let shape = sections.shape(of: section)
        elastic?.model.resolve(section, as: shape)
        #if !os(tvOS)
            // A row that came into the section may be swiped aside, and only now it is known that the section has no rows.
            guard !swipes.rows.isEmpty, !isInOtherSpace, sections.shownList(section) == nil else { return }
            swipes.forget(inSection: section)
        #endif
    }

    private func placement(in viewport: Viewport, margin: Int, keeping kept: KeptPosition) -> Placement? {
        guard let elastic else { return nil }
        switch kept {
        case .startOfContent(let overscroll):
            return elastic.placement(in: viewport, margin: margin, anchor: nil, overscroll: overscroll)
        case .endOfContent(let overscroll):
            return elastic.placementAtEnd(of: viewport, overscroll: overscroll, margin: margin)
        case .anchor(let anchor):
            let exists = elastic.model.contains(anchor.element)
            return elastic.placement(
                in: viewport,
                margin: margin,
                anchor: exists ? anchor : elastic.anchor(inPlaceOf: anchor)
            )
        }
    }

    /// Returns what stays in place in a pass: the first fully visible element, or the last one if the layout keeps to the
    /// end.
    ///
    /// A change of size does not scroll, so the element keeps its distance from the edge. A scroll position at the very
    /// start or end is kept. Of an element that covers the screen, what is read stays: in other space as a share of it, with
    /// other content at the same distance from where the content begins.
    ///
    /// - Parameter previous: The environment that elements were last placed in.
    func positionToKeep(
        in viewport: Viewport,
        _ environment: LayoutEnvironment,
        after previous: LayoutEnvironment?
    ) -> KeptPosition {
        guard let elastic, let collectionView else { return beginning }
        let before = pending.viewportBeforeResize ?? viewportBefore(collectionView.bounds, in: environment)
        if environment != previous || before.length != viewport.length || turned?.isUnderWay == true {
            return positionToKeep(resizing: before, to: viewport, after: previous)
        }
        if let end = endOfContent(in: before) { return end }
        let moved = viewport.span[elastic.anchorEdge] - before.span[elastic.anchorEdge]
        return KeptPosition(elastic.anchor(wholeIn: before)).moved(by: moved)
    }

    /// The initial scroll position.
    var beginning: KeptPosition { keepsLastElements ? .endOfContent(overscroll: 0) : .startOfContent(overscroll: 0) }

    /// The end of the content that a viewport shows and stays at; `nil` if it shows neither. Content that is pulled
    /// beyond an end does not move with the edge of the viewport.
    func endOfContent(in viewport: Viewport) -> KeptPosition? {
        guard let elastic else { return beginning }
        let isAtLowEnd = viewport.top <= viewport.minimumTop && elastic.origin == 0
        let isAtHighEnd = viewport.top >= viewport.maximumTop(contentEnd: elastic.placedEnd)
        let overscroll = viewport.top - viewport.withoutOverscroll(contentEnd: elastic.placedEnd).top
        if elastic.isReversed ? isAtHighEnd : isAtLowEnd, !keepsLastElements {
            return .startOfContent(overscroll: overscroll)
        }
        if elastic.isReversed ? isAtLowEnd : isAtHighEnd, keepsLastElements {
            return .endOfContent(overscroll: overscroll)
        }
        return nil
    }
}
