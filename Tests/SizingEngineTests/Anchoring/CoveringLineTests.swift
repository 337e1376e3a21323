import SizingEngine
import Testing

/// What holds still where one element of a row covers everything that is visible, and those beside it don't.
@Suite struct CoveringLineTests {
    /// Rows of two: 100 and 100 pixels long, 40 and 3,000, 50 and 50.
    private func grid(keepsLastElements: Bool = false) -> ElasticLayout {
        let parameters = GridParameters(columns: GridParameters.columns(2, in: 300), alignment: .start)
        let shape = SectionShape(arrangement: .grid(parameters), itemCross: Span(start: 0, end: 300))
        let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .learned)
        var model = LayoutModel(itemCounts: [6], shape: shape, estimates: estimates)
        for (item, extent) in [100, 100, 40, 3_000, 50, 50].enumerated() {
            model.measure(ItemSize(main: extent, cross: 150), .item(item, in: 0))
        }
        return ElasticLayout(model: model, keepsLastElements: keepsLastElements)
    }

    /// The keyboard covers the last row, which is whole.
    private let viewport = Viewport(span: Span(start: 2_750, length: 400), insetBefore: 0, insetAfter: 100)

    @Test func aReloadHoldsTheOneThatCovers() {
        #expect(grid().coveringElement(in: viewport) == .item(3, in: 0))
        #expect(
            grid().anchor(wholeIn: viewport) == Anchor(element: .item(3, in: 0), edge: .start, position: 100)
        )
        // Without the keyboard the last row is the whole one.
        let whole = Viewport(span: viewport.span)
        #expect(grid().coveringElement(in: whole) == nil)
        #expect(grid().anchor(wholeIn: whole)?.element == .item(4, in: 0))
    }

    @Test func anotherSpaceHoldsTheOneThatCovers() {
        let anchor = grid().anchor(resizing: viewport, to: viewport)
        #expect(anchor?.element == .item(3, in: 0))
        #expect(anchor?.share == Anchor.Share(of: 2_650, in: 3_000))
    }

    /// The start of the screen cuts the corrected element under a bar.
    @Test func aCorrectionHoldsTheOneThatCovers() {
        let viewport = Viewport(span: Span(start: 120, length: 3_000), insetBefore: 30, insetAfter: 200)
        #expect(grid().anchor(correcting: .item(2, in: 0), in: viewport)?.element == .item(3, in: 0))
    }

    @Test func ofSeveralTheOneThatTheListKeepsHolds() {
        var first = grid()
        var last = grid(keepsLastElements: true)
        first.model.measure(ItemSize(main: 3_000, cross: 150), .item(2, in: 0))
        last.model.measure(ItemSize(main: 3_000, cross: 150), .item(2, in: 0))
        let viewport = Viewport(span: Span(start: 1_000, length: 400))
        #expect(first.coveringElement(in: viewport) == .item(2, in: 0))
        #expect(last.coveringElement(in: viewport) == .item(3, in: 0))
        // What is corrected holds by itself, whichever the list keeps.
        for item in [2, 3] {
            #expect(first.anchor(correcting: .item(item, in: 0), in: viewport)?.element == .item(item, in: 0))
            #expect(last.anchor(correcting: .item(item, in: 0), in: viewport)?.element == .item(item, in: 0))
        }
    }
}
