import TestSupport
import Testing
import UIKit

struct LineBreakingTests {
    // At 17 points: a = e = o = d = 9.452, space = 4.726, "aaa" = 28.356.

    @Test
    func wordsWrapAtSpacesAndTheSpaceHangs() {
        #expect(lines(of: "aaa aaa aaa", width: 61.5) == ["aaa aaa", "aaa"])
        #expect(lines(of: "aaa aaa aaa", width: 61.4) == ["aaa", "aaa", "aaa"])
        let wrapped = layout(of: "aaa    aaa", width: 30)
        #expect(wrapped.shownLines == ["aaa", "aaa"])
        #expect(wrapped.size.width.isClose(to: 28.356))
        #expect(wrapped.size.height == 2 * 20.287109375)
    }

    @Test
    func spacesAtTheEndOfTheTextAreNotMeasured() {
        #expect(layout(of: "aaa   ", width: 100).size.width.isClose(to: 28.356))
        #expect(layout(of: "aaa   ", width: 28.4).lines.count == 1)
    }

    @Test
    func spacesInFrontCount() {
        #expect(layout(of: "  aaa").size.width.isClose(to: 37.808))
    }

    @Test
    func newlinesOfAllKindsEndALine() {
        #expect(lines(of: "a\nb\r\nc\u{2028}d\u{2029}e\rf") == ["a", "b", "c", "d", "e", "f"])
        #expect(lines(of: "a\n\nb") == ["a", "", "b"])
    }

    @Test
    func aNewlineAtTheEndAddsNoLine() {
        #expect(lines(of: "a\n") == ["a"])
        #expect(lines(of: "a\n\n") == ["a", ""])
        #expect(lines(of: "\n") == [""])
    }

    @Test
    func anEmptyTextHasNoLines() {
        #expect(lines(of: "").isEmpty)
        #expect(layout(of: "").size == .zero)
    }

    @Test
    func linesBreakAfterHyphensAndDashes() {
        #expect(lines(of: "aaa-aaa", width: 40) == ["aaa-", "aaa"])
        #expect(lines(of: "aaa\u{2013}aaa", width: 40) == ["aaa\u{2013}", "aaa"])
        #expect(lines(of: "aaa\u{2014}aaa", width: 50) == ["aaa\u{2014}", "aaa"])
        #expect(lines(of: "aaa\u{2014}aaa", width: 40) == ["aaa", "\u{2014}", "aaa"])
        #expect(lines(of: "aaa/aaa", width: 40) == ["aaa/", "aaa"])
    }

    @Test
    func hyphensInFrontOfDigitsAndWordsDoNotBreak() {
        #expect(lines(of: "aa aa-11", width: 50) == ["aa", "aa-11"])
        #expect(lines(of: "aaa -aaa", width: 40) == ["aaa", "-aaa"])
        #expect(lines(of: "aaa\u{2011}a", width: 40) == ["aaa\u{2011}", "a"])
    }

    @Test
    func softHyphensShowWhereALineBreaks() {
        #expect(lines(of: "aaa\u{AD}aaa", width: 40) == ["aaa\u{AD}-", "aaa"])
        #expect(layout(of: "aaa\u{AD}aaa", width: 40).size.width.isClose(to: 34.017))
        // No room for the hyphen.
        #expect(lines(of: "aaa\u{AD}aaa", width: 29) == ["aaa\u{AD}", "aaa"])
    }

    @Test
    func noBreakSpacesHoldWordsTogether() {
        #expect(lines(of: "a aa\u{A0}aa", width: 50) == ["a", "aa\u{A0}aa"])
    }

    @Test
    func zeroWidthSpacesLetALineBreak() {
        #expect(lines(of: "aaa\u{200B}aaa", width: 40) == ["aaa", "aaa"])
    }

    @Test
    func aWordWiderThanTheLineBreaksByClusters() {
        #expect(lines(of: "aaaaaaa", width: 30) == ["aaa", "aaa", "a"])
        #expect(lines(of: "a aaaaaaa", width: 30) == ["a", "aaa", "aaa", "a"])
        #expect(lines(of: "e\u{301}e\u{301}e\u{301}e\u{301}", width: 20) == ["e\u{301}e\u{301}", "e\u{301}e\u{301}"])
    }

    @Test
    func aLineHoldsAtLeastOneCluster() {
        #expect(lines(of: "ab", width: 1) == ["a", "b"])
        #expect(lines(of: "👨‍👩‍👧‍👦👍🏽", width: 0) == ["👨‍👩‍👧‍👦", "👍🏽"])
    }

    @Test
    func ideographsBreakAnywhere() {
        #expect(lines(of: "漢字漢字漢", width: 35) == ["漢字", "漢字", "漢"])
        #expect(lines(of: "aa漢字", width: 40) == ["aa漢", "字"])
        #expect(lines(of: "한국어", width: 35) == ["한국", "어"])
    }

    @Test
    func ideographicStopsDoNotBeginALineNorBracketsEndOne() {
        #expect(lines(of: "漢字。漢", width: 35) == ["漢", "字。", "漢"])
        #expect(lines(of: "漢「字」", width: 35) == ["漢", "「字", "」"])
        #expect(lines(of: "漢カー字", width: 35) == ["漢", "カー", "字"])
    }

    @Test
    func emojiBreakBetweenPicturesAndNeverWithinOne() {
        #expect(lines(of: "👨‍👩‍👧‍👦🇩🇪👍🏽", width: 35) == ["👨‍👩‍👧‍👦🇩🇪", "👍🏽"])
    }

    @Test
    func characterWrappingFillsEachLine() {
        #expect(lines(of: "aa aaaa", width: 30, mode: .byCharWrapping) == ["aa", "aaa", "a"])
        #expect(lines(of: "aaaa aa", width: 30, mode: .byCharWrapping) == ["aaa", "a a", "a"])
    }

    @Test
    func tabsGoToTheNextStop() {
        #expect(layout(of: "a\ta").size.width.isClose(to: 28 + 9.452))
        #expect(layout(of: "aaa\ta").size.width.isClose(to: 56 + 9.452))
    }

    /// Work that grows with the square of the length would take minutes here.
    @Test(.byTurns(), arguments: ["a", "漢", "é", "👍🏽", "ש", "a-", "\u{300}"])
    func aLongTextWithoutSpacesIsLaidOutWhole(_ piece: String) {
        let text = String(repeating: piece, count: 20_000)
        let layout = layout(of: text, width: 320)
        #expect(layout.shownLines.joined().unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(layout.size.width <= 320)
    }
}
