import SizingEngine
import TestSupport
import Testing

/// Scrolling through flows after a jump, as a layout does it: what is on screen keeps its line and its place in it.
@Suite struct FlowScrollingTests {
    /// Tags of random sizes, placed where a scroll view goes.
    private struct Screen {
        var layout: ElasticLayout
        var viewport: Viewport
        /// The elements on screen that have moved, or were shown before they were measured.
        var moved: [Element] = []
        /// Which elements were measured.
        var measured: Set<Element> = []

        init(itemCounts: [Int], alignment: FlowParameters.Alignment = .leading, estimate: Int = 30) {
            let parameters = FlowParameters(
                crossExtent: 390,
                itemSpacing: 8,
                lineSpacing: 8,
                alignment: alignment,
                estimatedCross: 100
            )
            let shape = SectionShape(arrangement: .flow(parameters), itemCross: Span(start: 0, end: 390))
            let estimates = Estimates(item: estimate, header: 0, footer: 0, policy: .learned)
            layout = ElasticLayout(model: LayoutModel(itemCounts: itemCounts, shape: shape, estimates: estimates))
            viewport = Viewport(span: Span(start: 0, length: 800), insetBefore: 0, insetAfter: 0)
        }

        private func size(of element: Element) -> ItemSize {
            var generator = SplitMix64(seed: UInt64(element.section * 10_000 + element.item))
            return ItemSize(
                main: .random(in: 20...50, using: &generator),
                cross: .random(in: 20...220, using: &generator)
            )
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
                measured.insert(element)
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
            let shifts = both.mapValues(\.main.start).map { $0.value - before[$0.key]!.main.start }
            // Pulled beyond the start, the content comes along as a whole.
            let comesAlong = layout.span(of: .item(0, in: 0)).start == viewport.top && Set(shifts).count == 1
            let shift = comesAlong ? shifts[0] : 0
            moved += both.filter { element, frame in
                before[element] != ItemFrame(main: frame.main.offset(by: -shift), cross: frame.cross)
            }.map(\.key)
            return both.count
        }
    }

    @Test(arguments: FlowParameters.Alignment.allCases)
    func afterAJumpScrollingUpMovesNoItem(alignment: FlowParameters.Alignment) {
        var screen = Screen(itemCounts: [10_000], alignment: alignment)
        screen.place(nil)
        screen.jump(to: .item(5_000, in: 0))
        #expect(screen.measured.count < 400)
        var kept = 0
        for _ in 0..<60 { kept += screen.scroll(by: -150) }
        for _ in 0..<90 { kept += screen.scroll(by: 130) }
        #expect(screen.moved == [])
        #expect(kept > 3_000)
    }

    @Test(arguments: [1, 30, 400])
    func theReaderComesToTheTopOverLinesThatStay(estimate: Int) {
        var screen = Screen(itemCounts: [1_500], alignment: .center, estimate: estimate)
        screen.jump(to: .item(700, in: 0))
        while screen.layout.span(of: .item(0, in: 0)).start < screen.viewport.top, screen.moved.isEmpty {
            screen.scroll(by: -170)
        }
        #expect(screen.moved == [])
        #expect(screen.layout.model.itemCount(in: 0) - screen.layout.model.unmeasuredCount >= 700)
        for _ in 0..<60 { screen.scroll(by: 210) }
        #expect(screen.moved == [])
    }

    @Test func linesAreLevelledOnlyWhereNothingOfThemIsSeen() {
        var screen = Screen(itemCounts: [600, 300])
        screen.jump(to: .item(400, in: 0))
        while screen.layout.span(of: .item(0, in: 0)).start < screen.viewport.top { screen.scroll(by: -150) }
        #expect(!screen.layout.canLevelSections(in: screen.viewport))
        screen.jump(to: .item(200, in: 1))
        #expect(screen.layout.canLevelSections(in: screen.viewport))
        screen.layout.levelSections(in: screen.viewport)
        #expect(!screen.layout.canLevelSections(in: screen.viewport))
        var known = Screen(itemCounts: [600, 300])
        known.place(nil)
        for _ in 0..<80 { known.scroll(by: 150) }
        let crosses = [screen, known].map { screen in
            (0..<400).map { screen.layout.frame(of: .item($0, in: 0)).cross }
        }
        #expect(crosses[0] == crosses[1])
    }

    @Test func aSectionThatIsScrolledIntoFromBelowIsBrokenFromItsEnd() {
        var screen = Screen(itemCounts: [2_000, 500])
        screen.jump(to: .item(0, in: 1))
        for _ in 0..<40 { screen.scroll(by: -150) }
        #expect(screen.moved == [])
        #expect(screen.measured.count < 1_000)
        for _ in 0..<60 { screen.scroll(by: 150) }
        #expect(screen.moved == [])
    }

    @Test func aSectionThatIsScrolledIntoFromAboveIsBrokenFromItsFirstItem() {
        var screen = Screen(itemCounts: [500, 900])
        screen.jump(to: .item(700, in: 1))
        screen.jump(to: .item(480, in: 0))
        for _ in 0..<20 { screen.scroll(by: 150) }
        #expect(screen.moved == [])
        #expect(screen.layout.frame(of: .item(0, in: 1)).cross.start == 0)
        #expect(screen.layout.model.frame(of: .item(1, in: 1)).cross.start > 0)
    }

    @Test func aJumpNearTheStartShowsTheLayoutThatIsReadFromThere() {
        var (jumped, read) = (Screen(itemCounts: [900]), Screen(itemCounts: [900]))
        jumped.jump(to: .item(120, in: 0))
        read.place(nil)
        for _ in 0..<20 { read.scroll(by: 100) }
        let same = (0..<140).allSatisfy { item in
            jumped.layout.model.frame(of: .item(item, in: 0)) == read.layout.model.frame(of: .item(item, in: 0))
        }
        #expect(same)
    }
}
