import Testing

@testable import SizingEngine

@Suite struct ElasticSectionTests {
    /// Backgrounds and cards are placed by what is said of sections.
    @Test func sectionsAreWhereTheirElementsAreBeforeTheOriginIsSettled() throws {
        let estimates = Estimates(item: 100, header: 20, footer: 0, policy: .constant)
        var layout = ElasticLayout(model: LayoutModel(itemCounts: [50, 50], estimates: estimates))
        let anchor = layout.anchor(keeping: .item(40, in: 0))
        let viewport = Viewport(span: Span(start: anchor.position, length: 400))
        var placement = try #require(layout.placement(in: viewport, margin: Margin(300), anchor: anchor))
        while let step = layout.next(in: &placement) {
            switch step {
            case .measure(let element): layout.model.measure(ItemSize(main: 160, cross: 100), element)
            case .resolve(let section): layout.model.resolve(section, as: SectionShape(hasHeader: true))
            }
        }
        #expect(layout.origin != 0)
        for section in 0..<2 {
            let placed = try #require(layout.placedSection(at: section))
            let last = layout.span(of: .item(49, in: section))
            #expect(placed.items == Span(start: layout.span(of: .item(0, in: section)).start, end: last.end))
            #expect(placed.main.start == layout.span(of: .header(of: section)).start)
        }
    }

    /// The section after it pins nothing, so that the header's frame is the last one that is pinned: behind a bar.
    @Test(arguments: [true, false]) func aHeaderThatIsPushedBehindABarHoldsNothing(isPushed: Bool) throws {
        let estimates = Estimates(item: 100, header: 20, footer: 0, policy: .constant)
        var model = LayoutModel(itemCounts: [4, 20], estimates: estimates)
        for section in 0..<2 { model.resolve(section, as: SectionShape(hasHeader: true, pinsHeader: section == 0)) }
        for section in 0..<2 {
            model.measure(ItemSize(main: 20, cross: 100), .header(of: section))
            for item in 0..<model.itemCount(in: section) {
                model.measure(ItemSize(main: 100, cross: 100), .item(item, in: section))
            }
        }
        let layout = ElasticLayout(model: model)
        // The section ends at 420, 10 pixels below the end of the bar or at 30 pixels above it.
        let viewport = Viewport(span: Span(start: isPushed ? 390 : 350, length: 400), insetBefore: 60, insetAfter: 0)
        #expect(layout.heldBoundary(in: viewport)?.element == (isPushed ? nil : .header(of: 0)))
        // What insets cover is not read, nor what the header covers, down to the end of its section.
        #expect(layout.readSpan(in: viewport) == Span(start: isPushed ? 450 : 420, end: isPushed ? 790 : 750))
    }

    /// A pinned header covers where the first item begins, and the keyboard the next one, which is whole.
    @Test(arguments: [false, true]) func whatIsReadHoldsBeforeWhatIsWholeAndCovered(isCovered: Bool) {
        let estimates = Estimates(item: 100, header: 20, footer: 0, policy: .constant)
        var model = LayoutModel(itemCounts: [20], estimates: estimates)
        model.resolve(0, as: SectionShape(hasHeader: true, pinsHeader: true))
        model.measure(ItemSize(main: 20, cross: 100), .header(of: 0))
        for item in 0..<20 { model.measure(ItemSize(main: 100, cross: 100), .item(item, in: 0)) }
        let layout = ElasticLayout(model: model)
        // Item 5 begins at 520, below the header, and item 6 at 620.
        let viewport = Viewport(span: Span(start: 510, length: 300), insetBefore: 0, insetAfter: isCovered ? 190 : 189)
        #expect(layout.readSpan(in: viewport) == Span(start: 530, end: isCovered ? 620 : 621))
        #expect(layout.anchor(wholeIn: viewport)?.element == .item(isCovered ? 5 : 6, in: 0))
    }
}
