import SizingEngine
import TestSupport
import Testing

/// Scrolling through masonries after a jump, as a layout does it: what is on screen does not move.
@Suite struct MasonryScrollingTests {
    /// A screen of items of random extents.
    private func screen(itemCounts: [Int], columns: Int) -> ScrolledScreen {
        let spans = MasonryParameters.columns(count: columns, crossExtent: 390, spacing: 8)
        let parameters = MasonryParameters(columns: spans, itemSpacing: 8)
        return ScrolledScreen(itemCounts: itemCounts, .masonry(parameters), estimate: 100) { generator in
            ItemSize(main: .random(in: 40...300, using: &generator), cross: 0)
        }
    }

    @Test(.byTurns(), arguments: [2, 3, 5])
    func afterAJumpScrollingUpMovesNoColumn(columns: Int) {
        var screen = self.screen(itemCounts: [2_000], columns: columns)
        screen.place(nil)
        screen.jump(to: .item(1_000, in: 0))
        var kept = 0
        for _ in 0..<50 { kept += screen.scroll(by: -150) }
        for _ in 0..<80 { kept += screen.scroll(by: 130) }
        #expect(screen.moved == [])
        #expect(kept > 130 * columns)
    }

    @Test func aSectionThatIsScrolledIntoFromBelowIsDecidedFromItsEnd() {
        var screen = self.screen(itemCounts: [500, 500], columns: 3)
        screen.jump(to: .item(0, in: 1))
        for _ in 0..<40 { screen.scroll(by: -150) }
        #expect(screen.moved == [])
        for _ in 0..<60 { screen.scroll(by: 150) }
        #expect(screen.moved == [])
    }

    @Test func aSectionThatIsScrolledIntoFromAboveIsDecidedFromItsFirstItem() {
        var screen = self.screen(itemCounts: [500, 500], columns: 3)
        screen.jump(to: .item(300, in: 1))
        screen.jump(to: .item(480, in: 0))
        for _ in 0..<20 { screen.scroll(by: 150) }
        #expect(screen.moved == [])
        let first = screen.layout.span(of: .item(0, in: 1)).start
        #expect((0..<3).allSatisfy { screen.layout.span(of: .item($0, in: 1)).start == first })
    }

    @Test func columnsAreLevelledWhereTheirStartIsSeenOrNothingOfThem() {
        var screen = self.screen(itemCounts: [100, 2_000], columns: 3)
        screen.jump(to: .item(50, in: 1))
        while screen.layout.span(of: .item(0, in: 1)).start < screen.viewport.top, screen.moved.isEmpty {
            #expect(!screen.layout.canAlignSectionStarts(in: screen.viewport))
            screen.scroll(by: -120)
        }
        #expect(screen.moved == [])
        #expect(screen.layout.canAlignSectionStarts(in: screen.viewport))
        var far = screen
        far.jump(to: .item(1_500, in: 1))
        #expect(!far.layout.canAlignSectionStarts(in: far.viewport))
        screen.layout.alignSectionStarts(in: screen.viewport)
        #expect(!screen.layout.canAlignSectionStarts(in: screen.viewport))
        let starts = (0..<10).map { screen.layout.span(of: .item($0, in: 1)).start }
        #expect(starts.filter { $0 == starts.min() }.count == 3)
    }

    @Test func aJumpNearTheStartShowsTheLayoutThatIsReadFromThere() {
        var (jumped, read) = (screen(itemCounts: [300], columns: 3), screen(itemCounts: [300], columns: 3))
        jumped.jump(to: .item(12, in: 0))
        read.place(nil)
        for _ in 0..<10 { read.scroll(by: 100) }
        let same = (0..<20).allSatisfy { item in
            jumped.layout.model.frame(of: .item(item, in: 0)) == read.layout.model.frame(of: .item(item, in: 0))
        }
        #expect(same)
    }
}
