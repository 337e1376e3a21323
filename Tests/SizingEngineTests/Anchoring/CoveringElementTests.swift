import SizingEngine
import Testing

/// What holds still when elements are longer than what is visible.
@Suite struct CoveringElementTests {
    /// A list of measured extents.
    private func list(_ extents: [Int], isReversed: Bool = false, keepsLastElements: Bool = false) -> ElasticLayout {
        let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .learned)
        var model = LayoutModel(itemCounts: [extents.count], estimates: estimates)
        for (item, extent) in extents.enumerated() {
            model.measure(ItemSize(main: extent, cross: 0), .item(item, in: 0))
        }
        return ElasticLayout(model: model, isReversed: isReversed, keepsLastElements: keepsLastElements)
    }

    private func viewport(_ top: Int, _ length: Int = 400, insets: (Int, Int) = (0, 0)) -> Viewport {
        Viewport(span: Span(start: top, length: length), insetBefore: insets.0, insetAfter: insets.1)
    }

    @Test(arguments: [false, true]) func aCorrectedElementHoldsWhereItsContentBegins(_ keepsLastElements: Bool) {
        let list = list([50, 3_000, 50], keepsLastElements: keepsLastElements)
        #expect(
            list.anchor(correcting: .item(1, in: 0), in: viewport(1_000))
                == Anchor(element: .item(1, in: 0), edge: .start, position: 50)
        )
        #expect(list.anchor(wholeIn: viewport(1_000)) == list.anchor(holding: .item(1, in: 0), in: viewport(1_000)))
        let reversed = self.list([50, 3_000, 50], isReversed: true, keepsLastElements: keepsLastElements)
        #expect(
            reversed.anchor(correcting: .item(1, in: 0), in: viewport(1_000))
                == Anchor(element: .item(1, in: 0), edge: .end, position: 3_050)
        )
    }

    @Test func anElementUnderAnInsetDoesNotHoldInPlaceOfTheOneThatIsRead() {
        let list = list([50, 3_000, 50])
        // The keyboard covers the last item, which is whole.
        let covered = viewport(2_700, 400, insets: (0, 100))
        #expect(list.anchor(correcting: .item(1, in: 0), in: covered)?.element == .item(1, in: 0))
        #expect(list.anchor(wholeIn: covered)?.element == .item(1, in: 0))
        #expect(list.anchor(resizing: covered, to: covered)?.element == .item(1, in: 0))
        // Without it the last item is the whole one.
        #expect(list.anchor(correcting: .item(1, in: 0), in: viewport(2_700))?.element == .item(2, in: 0))
        #expect(list.anchor(wholeIn: viewport(2_700))?.element == .item(2, in: 0))
    }

    @Test func ofAnElementThatIsHeldAtItsVisibleEndTheEndHolds() {
        let list = list([3_000, 300, 300], keepsLastElements: true)
        #expect(list.heldEdge(of: list.span(of: .item(1, in: 0)), in: viewport(2_950)) == .end)
        // The end lies under an inset, but the element doesn't cover what is visible.
        #expect(list.heldEdge(of: list.span(of: .item(1, in: 0)), in: viewport(2_950, 400, insets: (0, 60))) == .end)
        #expect(list.heldEdge(of: list.span(of: .item(1, in: 0)), in: viewport(3_000, 400, insets: (0, 150))) == .start)
        #expect(list.heldEdge(of: list.span(of: .item(0, in: 0)), in: viewport(1_000)) == .start)
    }

    @Test func anElementThatDoesNotExistCoversNothing() {
        let list = list([50, 3_000])
        #expect(list.covers(viewport(1_000), .item(1, in: 0)))
        #expect(!list.covers(viewport(1_000), .item(2, in: 0)))
        #expect(!list.covers(viewport(1_000), .item(0, in: 1)))
    }

    @Test func inAnotherSpaceAShareOfTheElementIsKept() throws {
        var list = list([50, 3_000, 50])
        let anchor = try #require(list.anchor(resizing: viewport(1_050), to: viewport(1_050, 300)))
        #expect(anchor.position == 1_050)
        #expect(anchor.share == Anchor.Share(of: 1_000, in: 3_000))
        list.model.forgetAll()
        var placement = try #require(list.placement(in: viewport(1_050, 300), margin: Margin(0), anchor: anchor))
        while let step = list.next(in: &placement) {
            guard case .measure(let element) = step else { break }
            list.model.measure(ItemSize(main: element.item == 1 ? 1_800 : 30, cross: 0), element)
        }
        #expect(list.span(of: .item(1, in: 0)) == Span(start: 450, length: 1_800))
    }

    @Test func atTheEndTheShareIsThatOfTheLastVisibleLine() {
        let list = list([50, 3_000, 50], keepsLastElements: true)
        let anchor = list.anchor(resizing: viewport(1_000, 400, insets: (0, 50)), to: viewport(1_000, 300))
        #expect(anchor?.position == 1_300)
        #expect(anchor?.share == Anchor.Share(of: 1_300, in: 3_000))
    }

    @Test func aWholeElementHoldsIfTheNewViewportStillShowsItThere() {
        let list = list([1_000, 50, 1_000])
        // 250 below the top.
        let before = viewport(750)
        #expect(list.anchor(resizing: before, to: viewport(750, 300))?.element == .item(1, in: 0))
        #expect(list.anchor(resizing: before, to: viewport(750, 300))?.share == nil)
        #expect(list.anchor(resizing: before, to: viewport(750, 200))?.share == Anchor.Share(of: 750, in: 1_000))
    }

    @Test func itStaysAtTheEdgeOfWhatIsVisible() {
        let list = list([50, 3_000, 50], keepsLastElements: true)
        let anchor = list.anchor(
            resizing: viewport(1_000, 800, insets: (0, 350)),
            to: viewport(1_000, 300, insets: (0, 200))
        )
        #expect(anchor?.position == 1_100)
        #expect(anchor?.share == Anchor.Share(of: 1_400, in: 3_000))
    }

    @Test func aPointOfAnElementIsRoundedToThePixel() {
        let share = Anchor.Share(of: 1, in: 3)
        #expect((0...6).map { share.position(in: Span(start: 10, length: $0)) } == [10, 10, 11, 11, 11, 12, 12])
        #expect(Anchor.Share(of: 0, in: 0).position(in: Span(start: 10, length: 5)) == 10)
    }
}
