import SizingEngine
import TestSupport
import Testing

/// Scrolling through flows after a jump, as a layout does it: what is on screen keeps its line and its place in it.
@Suite struct FlowScrollingTests {
    /// A screen of tags of random sizes.
    private func screen(
        itemCounts: [Int],
        alignment: FlowParameters.Alignment = .leading,
        estimate: Int = 30
    ) -> ScrolledScreen {
        let parameters = FlowParameters(
            crossExtent: 390,
            itemSpacing: 8,
            lineSpacing: 8,
            alignment: alignment,
            estimatedCross: 100
        )
        return ScrolledScreen(itemCounts: itemCounts, .flow(parameters), estimate: estimate) { generator in
            ItemSize(
                main: .random(in: 20...50, using: &generator),
                cross: .random(in: 20...220, using: &generator)
            )
        }
    }

    @Test(.byTurns(), arguments: FlowParameters.Alignment.allCases)
    func afterAJumpScrollingUpMovesNoItem(alignment: FlowParameters.Alignment) {
        var screen = self.screen(itemCounts: [10_000], alignment: alignment)
        screen.place(nil)
        screen.jump(to: .item(5_000, in: 0))
        #expect(screen.measured.count < 400)
        var kept = 0
        for _ in 0..<60 { kept += screen.scroll(by: -150) }
        for _ in 0..<90 { kept += screen.scroll(by: 130) }
        #expect(screen.moved == [])
        #expect(kept > 3_000)
    }

    @Test(.byTurns(), arguments: [1, 30, 400])
    func theReaderComesToTheTopOverLinesThatStay(estimate: Int) {
        var screen = self.screen(itemCounts: [1_500], alignment: .center, estimate: estimate)
        screen.jump(to: .item(700, in: 0))
        while screen.layout.span(of: .item(0, in: 0)).start < screen.viewport.top, screen.moved.isEmpty {
            screen.scroll(by: -170)
        }
        #expect(screen.moved == [])
        #expect(screen.layout.model.itemCount(in: 0) - screen.layout.model.unmeasuredCount >= 700)
        for _ in 0..<60 { screen.scroll(by: 210) }
        #expect(screen.moved == [])
    }

    @Test(.byTurns()) func linesAreLevelledOnlyWhereNothingOfThemIsSeen() {
        var screen = self.screen(itemCounts: [600, 300])
        screen.jump(to: .item(400, in: 0))
        while screen.layout.span(of: .item(0, in: 0)).start < screen.viewport.top { screen.scroll(by: -150) }
        #expect(!screen.layout.canAlignSectionStarts(in: screen.viewport))
        screen.jump(to: .item(200, in: 1))
        #expect(screen.layout.canAlignSectionStarts(in: screen.viewport))
        screen.layout.alignSectionStarts(in: screen.viewport)
        #expect(!screen.layout.canAlignSectionStarts(in: screen.viewport))
        var known = self.screen(itemCounts: [600, 300])
        known.place(nil)
        for _ in 0..<80 { known.scroll(by: 150) }
        let crosses = [screen, known].map { screen in
            (0..<400).map { screen.layout.frame(of: .item($0, in: 0)).cross }
        }
        #expect(crosses[0] == crosses[1])
    }

    @Test(.byTurns()) func aSectionThatIsScrolledIntoFromBelowIsBrokenFromItsEnd() {
        var screen = self.screen(itemCounts: [2_000, 500])
        screen.jump(to: .item(0, in: 1))
        for _ in 0..<40 { screen.scroll(by: -150) }
        #expect(screen.moved == [])
        #expect(screen.measured.count < 1_000)
        for _ in 0..<60 { screen.scroll(by: 150) }
        #expect(screen.moved == [])
    }

    @Test func aSectionThatIsScrolledIntoFromAboveIsBrokenFromItsFirstItem() {
        var screen = self.screen(itemCounts: [500, 900])
        screen.jump(to: .item(700, in: 1))
        screen.jump(to: .item(480, in: 0))
        for _ in 0..<20 { screen.scroll(by: 150) }
        #expect(screen.moved == [])
        #expect(screen.layout.frame(of: .item(0, in: 1)).cross.start == 0)
        #expect(screen.layout.model.frame(of: .item(1, in: 1)).cross.start > 0)
    }

    @Test func aJumpNearTheStartShowsTheLayoutThatIsReadFromThere() {
        var (jumped, read) = (screen(itemCounts: [900]), screen(itemCounts: [900]))
        jumped.jump(to: .item(120, in: 0))
        read.place(nil)
        for _ in 0..<20 { read.scroll(by: 100) }
        let same = (0..<140).allSatisfy { item in
            jumped.layout.model.frame(of: .item(item, in: 0)) == read.layout.model.frame(of: .item(item, in: 0))
        }
        #expect(same)
    }
}
