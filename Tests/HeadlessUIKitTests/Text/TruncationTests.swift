import Testing
import UIKit

struct TruncationTests {
    @Test
    func theTailGivesWayToAnEllipsisThatFits() {
        // Ellipsis 17, a 9.452.
        let cut = layout(of: "aaaaaaaaaa", width: 60, maximumLines: 1, mode: .byTruncatingTail)
        #expect(cut.shownLines == ["aaaa\u{2026}"])
        #expect(cut.size.width.isClose(to: 4 * 9.452 + 17))
        #expect(cut.isTruncated)
    }

    @Test
    func aTextThatFitsIsLeftAlone() {
        let whole = layout(of: "aaa aaa", width: 61.5, maximumLines: 1, mode: .byTruncatingTail)
        #expect(whole.shownLines == ["aaa aaa"])
        #expect(!whole.isTruncated)
    }

    @Test
    func theLastOfSeveralLinesIsCut() {
        #expect(
            lines(of: "aaa aaa aaa aaa", width: 40, maximumLines: 2, mode: .byTruncatingTail) == ["aaa", "aa\u{2026}"]
        )
    }

    @Test
    func noSpaceIsLeftBeforeTheEllipsis() {
        #expect(lines(of: "aaa aaaaaa", width: 50, maximumLines: 1, mode: .byTruncatingTail) == ["aaa\u{2026}"])
    }

    @Test
    func theHeadGivesWay() {
        #expect(lines(of: "abcdefghij", width: 60, maximumLines: 1, mode: .byTruncatingHead) == ["\u{2026}efghij"])
    }

    @Test
    func theMiddleGivesWay() {
        let cut = layout(of: "abcdefghij", width: 60, maximumLines: 1, mode: .byTruncatingMiddle)
        #expect(cut.shownLines == ["ab\u{2026}hij"])
        #expect(cut.size.width <= 60)
    }

    @Test
    func aNewlineThatFallsAwayShowsAnEllipsis() {
        #expect(lines(of: "aa\nbb", width: 100, maximumLines: 1, mode: .byTruncatingTail) == ["aa\u{2026}"])
    }

    @Test
    func anEllipsisWithoutRoomStandsAlone() {
        #expect(lines(of: "aaaa", width: 5, maximumLines: 1, mode: .byTruncatingTail) == ["\u{2026}"])
    }

    @Test
    func wrappingModesDropWhatDoesNotFit() {
        #expect(lines(of: "aaa aaa aaa", width: 40, maximumLines: 2) == ["aaa", "aaa"])
        #expect(lines(of: "aaaaaa", width: 30, maximumLines: 1, mode: .byCharWrapping) == ["aaa"])
    }

    @Test
    func clippingLeavesTheLastLineWhole() {
        #expect(lines(of: "aaa aaa aaa", width: 40, maximumLines: 1, mode: .byClipping) == ["aaa aaa aaa"])
    }

    @Test
    func linesBelowTheRoomAreCut() {
        let cut = layout(of: "aaa aaa aaa", width: 40, height: 45, mode: .byTruncatingTail)
        #expect(cut.shownLines == ["aaa", "aa\u{2026}"])
    }

    @Test
    func aVeryLongTextIsCutInTime() {
        let text = String(repeating: "a", count: 20_000)
        let time = ContinuousClock().measure {
            _ = layout(of: text, width: 320, maximumLines: 2, mode: .byTruncatingMiddle)
        }
        #expect(time < .milliseconds(200))
    }
}
