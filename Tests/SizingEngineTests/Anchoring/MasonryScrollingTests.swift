import SizingEngine
import TestSupport
import Testing

/// Scrolling through masonries after a jump, as a layout does it: what is on screen does not move.
@Suite struct MasonryScrollingTests {
    /// Elements of random extents, placed where a scroll view goes.
    private struct Screen {
        var layout: ElasticLayout
        var viewport: Viewport
        /// The elements on screen that have moved, or were shown before they were measured.
        var moved: [Element] = []

        init(itemCounts: [Int], columns: Int, top: Int = 0) {
            let spans = MasonryParameters.columns(count: columns, crossExtent: 390, spacing: 8)
            let shape = SectionShape(
                arrangement: .masonry(MasonryParameters(columns: spans, itemSpacing: 8)),
                itemCross: Span(start: 0, end: 390)
            )
            let estimates = Estimates(item: 100, header: 0, footer: 0, policy: .learned)
            layout = ElasticLayout(model: LayoutModel(itemCounts: itemCounts, shape: shape, estimates: estimates))
            viewport = Viewport(span: Span(start: top, length: 800), insetBefore: 0, insetAfter: 0)
        }

        private func size(of element: Element) -> ItemSize {
            var generator = SplitMix64(seed: UInt64(element.section * 10_000 + element.item))
            return ItemSize(main: .random(in: 40...300, using: &generator), cross: 0)
        }

        var frames: [Element: ItemFrame] {
            var frames: [Element: ItemFrame] = [:]
            layout.forEachElement(in: viewport.span) { element, frame, _ in
                frames[element] = frame
                return true
            }
            return frames
        }

        mutating func place(_ anchor: Anchor?) {
            guard var placement = layout.placement(in: viewport, margin: 200, anchor: anchor) else { return }
            while case .measure(let element)? = layout.next(in: &placement) {
                layout.model.measure(layout.model.measuredSize(of: element) ?? size(of: element), element)
            }
            layout.report(in: viewport, isDecelerating: false)
            layout.forEachElement(in: viewport.span) { element, _, isMeasured in
                if !isMeasured { moved.append(element) }
                return true
            }
        }

        mutating func jump(to element: Element) {
            let top = layout.span(of: element).start
            viewport = Viewport(span: Span(start: top, length: 800), insetBefore: 0, insetAfter: 0)
            place(layout.anchor(holding: element))
        }

        /// - Returns: How many elements were on screen before and after.
        @discardableResult
        mutating func scroll(by distance: Int) -> Int {
            let (old, before) = (viewport, frames)
            viewport = Viewport(span: old.span.offset(by: distance), insetBefore: 0, insetAfter: 0)
            place(layout.anchor(movingFrom: old, to: viewport))
            let both = frames.filter { before[$0.key] != nil }
            moved += both.filter { before[$0.key] != $0.value }.map(\.key)
            return both.count
        }
    }

    @Test(arguments: [2, 3, 5])
    func afterAJumpScrollingUpMovesNoColumn(columns: Int) {
        var screen = Screen(itemCounts: [2_000], columns: columns)
        screen.place(nil)
        screen.jump(to: .item(1_000, in: 0))
        var kept = 0
        for _ in 0..<50 { kept += screen.scroll(by: -150) }
        for _ in 0..<80 { kept += screen.scroll(by: 130) }
        #expect(screen.moved == [])
        #expect(kept > 130 * columns)
    }

    @Test func aSectionThatIsScrolledIntoFromBelowIsDecidedFromItsEnd() {
        var screen = Screen(itemCounts: [500, 500], columns: 3)
        screen.jump(to: .item(0, in: 1))
        for _ in 0..<40 { screen.scroll(by: -150) }
        #expect(screen.moved == [])
        for _ in 0..<60 { screen.scroll(by: 150) }
        #expect(screen.moved == [])
    }

    @Test func aSectionThatIsScrolledIntoFromAboveIsDecidedFromItsFirstItem() {
        var screen = Screen(itemCounts: [500, 500], columns: 3)
        screen.jump(to: .item(300, in: 1))
        screen.jump(to: .item(480, in: 0))
        for _ in 0..<20 { screen.scroll(by: 150) }
        #expect(screen.moved == [])
        let first = screen.layout.span(of: .item(0, in: 1)).start
        #expect((0..<3).allSatisfy { screen.layout.span(of: .item($0, in: 1)).start == first })
    }

    @Test func columnsAreLevelledWhereTheirStartIsSeenOrNothingOfThem() {
        var screen = Screen(itemCounts: [100, 2_000], columns: 3)
        screen.jump(to: .item(50, in: 1))
        while screen.layout.span(of: .item(0, in: 1)).start < screen.viewport.top, screen.moved.isEmpty {
            #expect(!screen.layout.canLevelSections(in: screen.viewport))
            screen.scroll(by: -120)
        }
        #expect(screen.moved == [])
        #expect(screen.layout.canLevelSections(in: screen.viewport))
        var far = screen
        far.jump(to: .item(1_500, in: 1))
        #expect(!far.layout.canLevelSections(in: far.viewport))
        screen.layout.levelSections(in: screen.viewport)
        #expect(!screen.layout.canLevelSections(in: screen.viewport))
        let starts = (0..<10).map { screen.layout.span(of: .item($0, in: 1)).start }
        #expect(starts.filter { $0 == starts.min() }.count == 3)
    }

    @Test func aJumpNearTheStartShowsTheLayoutThatIsReadFromThere() {
        var (jumped, read) = (Screen(itemCounts: [300], columns: 3), Screen(itemCounts: [300], columns: 3))
        jumped.jump(to: .item(12, in: 0))
        read.place(nil)
        for _ in 0..<10 { read.scroll(by: 100) }
        let same = (0..<20).allSatisfy { item in
            jumped.layout.model.frame(of: .item(item, in: 0)) == read.layout.model.frame(of: .item(item, in: 0))
        }
        #expect(same)
    }
}
