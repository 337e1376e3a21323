import SizingEngine
import Testing

@Suite struct ElasticLayoutTests {
    private func layout(count: Int, estimate: Int = 100) -> ElasticLayout {
        let estimates = Estimates(item: estimate, header: 0, footer: 0, policy: .learned)
        return ElasticLayout(model: LayoutModel(itemCounts: [count], estimates: estimates))
    }

    private func viewport(_ top: Int, _ length: Int = 400, insets: (Int, Int) = (0, 0)) -> Viewport {
        Viewport(span: Span(start: top, length: length), insetBefore: insets.0, insetAfter: insets.1)
    }

    /// Runs a whole placement with extents given by a function, and returns the order of measuring.
    @discardableResult
    private func place(
        _ layout: inout ElasticLayout,
        in viewport: Viewport,
        anchor: Element?,
        margin: Int = 0,
        extent: (Element) -> Int
    ) -> [Int] {
        var measured: [Int] = []
        guard
            var placement = layout.placement(
                in: viewport,
                margin: Margin(margin),
                anchor: anchor.map { layout.anchor(keeping: $0) }
            )
        else { return [] }
        while let step = layout.next(in: &placement) {
            guard case .measure(let element) = step else { break }
            measured.append(element.item)
            layout.model.measure(extent(element), element)
        }
        layout.report(in: viewport, isDecelerating: false)
        return measured
    }

    @Test func measuresTheFirstScreenFromTheTop() {
        var layout = layout(count: 1_000)
        let measured = place(&layout, in: viewport(0), anchor: nil) { _ in 150 }
        #expect(measured == [0, 1, 2])
        #expect(layout.origin == 0)
        #expect(layout.contentEnd == 3 * 150 + 997 * 100)
    }

    @Test func measuresOutwardsFromTheAnchorWhichHoldsStill() {
        var layout = layout(count: 1_000)
        let anchor = Element.item(500, in: 0)
        let measured = place(&layout, in: viewport(50_000), anchor: anchor, margin: 150) { _ in 200 }
        #expect(measured == [500, 501, 502, 499])
        #expect(layout.span(of: anchor) == Span(start: 50_000, end: 50_200))
        // One item above was measured 100 pixels longer than estimated: the start gives that much.
        #expect(layout.origin == -100)
        #expect(layout.contentEnd == layout.origin + layout.model.total)
    }

    @Test func theStartGivesWayBeforeAGapShowsAboveIt() {
        var layout = layout(count: 100)
        place(&layout, in: viewport(1_000), anchor: .item(10, in: 0), margin: 400) { _ in 50 }
        #expect(layout.origin == 400)
        // Scrolled up until the start comes inside the viewport: it is pinned to the top edge.
        place(&layout, in: viewport(100), anchor: layout.element(at: 1_000)) { _ in 50 }
        #expect(layout.origin == 100)
        #expect(layout.span(of: .item(0, in: 0)).start == 100)
    }

    @Test func theEndGivesWayBeforeAGapShowsBelowIt() {
        var layout = layout(count: 20)
        place(&layout, in: viewport(1_600), anchor: .item(16, in: 0)) { _ in 40 }
        #expect(layout.span(of: .item(19, in: 0)).end == 2_000)
    }

    @Test func shortContentStartsAtTheTop() {
        var layout = layout(count: 2)
        place(&layout, in: viewport(-50, 400, insets: (50, 30)), anchor: nil) { _ in 10 }
        #expect(layout.origin == 0)
        #expect(layout.contentEnd == 20)
    }

    @Test func shortContentFarDownEndsWhereTheViewportDoes() {
        var layout = layout(count: 10)
        layout.replaceModel(by: self.layout(count: 2).model)
        place(&layout, in: viewport(600), anchor: nil) { _ in 10 }
        #expect(layout.origin == 600)
        #expect(layout.contentEnd == 1_000)
        layout.settle()
        #expect(layout.contentEnd == 20)
    }

    @Test func theReportedEndDoesNotShrinkDuringADeceleration() {
        var layout = layout(count: 10)
        layout.report(in: viewport(0), isDecelerating: false)
        #expect(layout.contentEnd == 1_000)
        layout.model.measure(1, .item(0, in: 0))
        layout.report(in: viewport(0), isDecelerating: true)
        #expect(layout.contentEnd == 1_000)
        layout.report(in: viewport(0), isDecelerating: false)
        #expect(layout.contentEnd == 901)
    }

    @Test func settlingMovesTheOffsetByTheOriginWithinTheLegalRange() {
        var layout = layout(count: 1_000)
        place(&layout, in: viewport(50_000), anchor: .item(500, in: 0), margin: 150) { _ in 200 }
        #expect(layout.settledTop(for: viewport(50_000)) == 50_100)
        layout.settle()
        #expect(layout.origin == 0)
        #expect(layout.span(of: .item(500, in: 0)).start == 50_100)
    }

    @Test func whatTheScrollViewDoesNotHonourGoesBackIntoTheOrigin() {
        var layout = layout(count: 1_000)
        place(&layout, in: viewport(50_000), anchor: .item(500, in: 0), margin: 150) { _ in 200 }
        let origin = layout.origin
        layout.settle()
        layout.settled(from: origin, offsetMovedBy: 30, in: viewport(50_030))
        #expect(layout.span(of: .item(500, in: 0)).start == 50_030)
    }

    /// Otherwise content that was made short would seem to be bouncing back.
    @Test func anOffsetThatTheScrollViewPutsBackIsNoOverscroll() {
        var layout = layout(count: 3)
        let viewport = viewport(6_000)
        layout.settled(from: 0, offsetMovedBy: 6_000, in: viewport)
        #expect(layout.span(of: .item(0, in: 0)).start == 6_000)
        #expect(!viewport.isOverscrolled(contentEnd: layout.contentEnd))
    }

    @Test func theAnchorOfAScrollIsOnScreenBeforeAndAfter() {
        let layout = layout(count: 100)
        #expect(layout.anchor(movingFrom: viewport(1_000), to: viewport(900))?.element == .item(10, in: 0))
        #expect(layout.anchor(movingFrom: viewport(1_000), to: viewport(1_250))?.element == .item(12, in: 0))
        #expect(layout.anchor(movingFrom: viewport(1_000), to: viewport(5_000))?.element == .item(50, in: 0))
    }

    @Test func aCorrectionCutByTheTopEdgeHoldsWhatIsBelowIt() {
        let layout = layout(count: 100)
        #expect(layout.anchor(correcting: .item(10, in: 0), in: viewport(1_050))?.element == .item(11, in: 0))
        #expect(layout.anchor(correcting: .item(12, in: 0), in: viewport(1_050))?.element == .item(10, in: 0))
        #expect(layout.anchor(correcting: .item(3, in: 0), in: viewport(1_050))?.element == .item(10, in: 0))
    }

    @Test func aCorrectionHoldsWhatIsOnScreenIfTheTopEdgeLiesBetweenTwoElements() {
        let shape = SectionShape(arrangement: .list(spacing: 20))
        let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .learned)
        let layout = ElasticLayout(model: LayoutModel(itemCounts: [100], shape: shape, estimates: estimates))
        // Items start every 120 pixels.
        #expect(layout.anchor(at: 1_190)?.element == .item(9, in: 0))
        #expect(layout.anchor(correcting: .item(9, in: 0), in: viewport(1_190))?.element == .item(10, in: 0))
        #expect(layout.anchor(correcting: .item(3, in: 0), in: viewport(1_190))?.element == .item(10, in: 0))
    }

    @Test func changesHoldTheFirstWholeElement() {
        let layout = layout(count: 100)
        #expect(layout.anchor(wholeIn: viewport(1_000))?.element == .item(10, in: 0))
        #expect(layout.anchor(wholeIn: viewport(1_001))?.element == .item(11, in: 0))
        #expect(layout.anchor(wholeIn: viewport(1_001, 50))?.element == .item(10, in: 0))
    }

    @Test func aScrollNeedsAPlacementOnlyNearTheUnmeasuredOrAtAnEnd() {
        var layout = layout(count: 1_000)
        place(&layout, in: viewport(0), anchor: nil, margin: 400) { _ in 100 }
        #expect(!layout.needsPlacement(in: viewport(100).span.expanded(by: 100)))
        #expect(layout.needsPlacement(in: viewport(350).span.expanded(by: 100)))
        #expect(!layout.leavesGap(in: viewport(-80)))
    }

    @Test func aReversedLayoutStartsAtTheEndOfTheViewport() {
        let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .learned)
        var layout = ElasticLayout(model: LayoutModel(itemCounts: [1_000], estimates: estimates), isReversed: true)
        let measured = place(&layout, in: viewport(0), anchor: nil) { _ in 150 }
        #expect(measured == [0, 1, 2])
        #expect(layout.span(of: .item(0, in: 0)) == Span(start: 250, end: 400))
        #expect(layout.span(of: .item(1, in: 0)) == Span(start: 100, end: 250))
        #expect(layout.placedEnd == 400)
        // By a pixel it scrolls.
        #expect(layout.contentEnd == 401)
        // Settled, the offset shows the end of the content, where the first element lies.
        #expect(layout.settledTop(for: viewport(0)) == layout.model.total - 400)
        layout.settle()
        #expect(layout.span(of: .item(0, in: 0)).end == layout.model.total)
        #expect(layout.element(at: layout.model.total - 1) == .item(0, in: 0))
        #expect(layout.element(at: 0) == .item(999, in: 0))
    }

    @Test func aReversedLayoutHoldsTheEndsOfElements() {
        let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .learned)
        var layout = ElasticLayout(model: LayoutModel(itemCounts: [1_000], estimates: estimates), isReversed: true)
        layout.settle()
        let anchor = layout.anchor(at: 50_400)
        #expect(anchor == Anchor(element: .item(496, in: 0), edge: .end, position: 50_400))
        let measured = place(&layout, in: viewport(50_000), anchor: .item(496, in: 0)) { _ in 130 }
        #expect(measured == [496, 497, 498, 499])
        #expect(layout.span(of: .item(496, in: 0)) == Span(start: 50_270, end: 50_400))
        var visited: [Element] = []
        layout.forEachElement(in: Span(start: 50_200, end: 50_300)) { element, frame, _ in
            visited.append(element)
            return frame == layout.frame(of: element)
        }
        #expect(visited == [.item(496, in: 0), .item(497, in: 0)])
    }

    @Test func aLayoutThatHoldsItsLastElementsKeepsThemThroughChangesAbove() {
        let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .learned)
        let model = LayoutModel(itemCounts: [100], estimates: estimates)
        var layout = ElasticLayout(model: model, keepsLastElements: true)
        let anchor = layout.anchor(wholeIn: viewport(1_050))
        #expect(anchor == Anchor(element: .item(13, in: 0), edge: .end, position: 1_400))
        layout.model.measure(40, .item(13, in: 0))
        place(&layout, in: viewport(1_050), anchor: .item(13, in: 0)) { _ in 100 }
        guard var atEnd = layout.placementAtEnd(of: viewport(0, insets: (0, 30)), margin: Margin(0)) else { return }
        while case .measure(let element)? = layout.next(in: &atEnd) { layout.model.measure(50, element) }
        #expect(layout.span(of: .item(99, in: 0)).end == 370)
    }
}
