import SizingEngine
import UIKit

extension LayoutSession {
    /// Places the elements in the viewport and its margin, measuring outwards from the kept position, and updates the
    /// end of the content.
    func place(in viewport: Viewport, keeping kept: KeptPosition) throws(Interrupted) {
        content.reach.noteInsets(of: viewport)
        let contentEnd = elastic?.contentEnd ?? 0
        var margin = measuredMargin(of: viewport)
        defer { if layout.showsSizingOverlay { inspector.update() } }
        try holdingLayout { () throws(Interrupted) in
            while true {
                try measure(in: viewport, keeping: kept, margin: margin)
                // By the sizes that were found, the content may end earlier.
                let wanted = measuredMargin(of: viewport)
                if margin.covers(wanted) { break }
                margin = wanted
            }
        }
        if margin.covers(Margin(viewport.length * MeasuringReach.margin)) { content.reach.owesMargin = false }
        content.reportEnd(in: viewport, isDecelerating: collectionView?.isDecelerating ?? false)
        if staysPlaced(viewport, contentEnd: contentEnd) { content.reach.note(viewport, margin: margin) }
        notePlaced(margin.around(viewport.span))
        selfSizing.noteGivenWay(kept)
        noteShorterContent(than: contentEnd)
    }

    /// An animation of UIKit's goes where it was sent, even if that lies beyond the end by then.
    private func noteShorterContent(than contentEnd: Int) {
        guard let collectionView, let elastic, elastic.contentEnd < contentEnd, collectionView.isAnimatingScroll else {
            return
        }
        scrolling.scrollTargets.contentBecameShorter()
    }

    /// The distance beyond a viewport to which its placement measures elements, in pixels.
    func measuredMargin(of viewport: Viewport) -> Margin {
        if content.reach.coversAll { return Margin(PixelGrid.maximumExtent) }
        // Its length may be that of the content, which is to be told before there is any.
        guard viewport.length > 0 else {
            return keepsLastElements ? Margin(low: lengthOfScreen, high: 0) : Margin(low: 0, high: lengthOfScreen)
        }
        // Elements that were not measured before the change may have other sizes than their estimates, and the app
        // would see the difference.
        var margin = Margin(
            scrolling.mayRestoreOffset
                ? viewport.length / MeasuringReach.lookaheadDivisor : viewport.length * MeasuringReach.margin
        )
        if scrolling.measuresBetweenSteps {
            margin.high = min(margin.high, viewport.length / MeasuringReach.aheadDivisor)
        }
        guard content.reach.owesMargin, let elastic, !keepsLastElements, !elastic.isReversed,
            elastic.modelSpan(margin.around(viewport.span)).end < elastic.model.total
        else { return margin }
        // Only this margin can wait: the preceding elements decide the offset, and the last ones the end of the
        // content.
        margin.high = 0
        return margin
    }

    /// The length of the screen along the scroll axis, in pixels.
    private var lengthOfScreen: Int {
        guard let collectionView, let environment else { return 0 }
        let size = collectionView.window?.bounds.size ?? Self.sizeWithoutWindow
        return environment.grid.extent(of: environment.axis.main(size))
    }

    /// A size of which hardly any screen is longer, in points: the larger iPads.
    private static let sizeWithoutWindow = CGSize(width: 1_366, height: 1_366)

    /// Whether everything around a viewport is placed, and placing it again would change nothing.
    func isPlaced(in viewport: Viewport) -> Bool {
        content.reach.covers(viewport, margin: measuredMargin(of: viewport))
    }

    /// Records a span if every element in it has its final position: most steps of a scroll stay within the span that
    /// the last placement has measured.
    func notePlaced(_ span: Span) {
        if elastic?.needsPlacement(in: span) == false { content.reach.note(span) }
    }

    /// Measures the elements in a viewport and its margin, outwards from the kept position. The scroll view may show
    /// that viewport now or later.
    ///
    /// - Parameters:
    ///   - margin: The distance beyond the viewport to which elements are measured, in pixels.
    ///   - didLearn: Called with each step and the size that was measured.
    func measure(
        in viewport: Viewport,
        keeping kept: KeptPosition,
        margin: Margin,
        didLearn: (_ step: Placement.Step, _ size: ItemSize?) -> Void = { _, _ in }
    ) throws(Interrupted) {
        try checkInterruption()
        // Once for all elements: reading the traits for each would take a tenth of the time.
        guard let traits = collectionView?.traitCollection,
            var placement = placement(in: viewport, margin: margin, keeping: kept)
        else { return }
        var next = content.next(in: &placement)
        while let step = next {
            switch step {
            case .resolve(let section):
                try resolve(section)
                didLearn(step, nil)
                next = content.next(in: &placement)
            case .measure(let element):
                let size = try measurer.size(of: element, under: traits)
                didLearn(step, size)
                next = content.next(in: &placement, after: size, of: element)
            }
        }
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
    func resolve(_ section: Int) throws(Interrupted) {
        guard elastic?.model.isResolved(section) == false else { return }
        let shape = try sections.shape(of: section)
        content.setShape(shape, of: section)
        rowLines.noteRowLooks()
        // A row that came into the section may be swiped aside, and only now it is known that the section has no rows.
        guard !swipes.rows.isEmpty, content.spaceOnScreen == nil, sections.shownList(section) == nil else { return }
        swipes.forget(inSection: section)
    }

    private func placement(in viewport: Viewport, margin: Margin, keeping kept: KeptPosition) -> Placement? {
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
}
