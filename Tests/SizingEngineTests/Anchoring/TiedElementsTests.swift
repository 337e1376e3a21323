import SizingEngine
import Testing

/// Of elements that are equally near to the edge at which one holds still, the one that is read first holds; in a list that
/// is held at its end, the last one.
@Suite struct TiedElementsTests {
    private func grid(isReversed: Bool, keepsLastElements: Bool) -> ElasticLayout {
        let parameters = GridParameters(columns: GridParameters.columns(3, in: 300), rowSpacing: 10)
        let shape = SectionShape(arrangement: .grid(parameters), itemCross: Span(start: 0, end: 300))
        let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .learned)
        var model = LayoutModel(itemCounts: [30], shape: shape, estimates: estimates)
        for item in 0..<30 { model.measure(ItemSize(main: 100, cross: 0), .item(item, in: 0)) }
        return ElasticLayout(model: model, isReversed: isReversed, keepsLastElements: keepsLastElements)
    }

    @Test(arguments: [false, true]) func inARowOfAGrid(_ isReversed: Bool) {
        // It cuts a row at either end.
        let viewport = Viewport(span: Span(start: 150, length: 400))
        // Ten rows of 100 with 10 between them: the whole ones are the rows 2 to 4, or 5 to 7 if the first is at the end.
        let first = grid(isReversed: isReversed, keepsLastElements: false)
        let last = grid(isReversed: isReversed, keepsLastElements: true)
        #expect(first.anchor(wholeIn: viewport)?.element == .item(isReversed ? 15 : 6, in: 0))
        #expect(last.anchor(wholeIn: viewport)?.element == .item(isReversed ? 23 : 14, in: 0))
    }
}
