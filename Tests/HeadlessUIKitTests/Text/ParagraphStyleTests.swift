import Testing
import UIKit

struct ParagraphStyleTests {
    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    @Test
    func lineSpacingStandsBetweenLines() {
        let spaced = layout(of: "a\nb\nc", style: style { $0.lineSpacing = 5 })
        #expect(spaced.size.height.isClose(to: 3 * 20.287109375 + 10))
        #expect(spaced.lines[1].top.isClose(to: 25.287109375))
    }

    @Test
    func paragraphSpacingStandsBetweenParagraphs() {
        let spaced = layout(
            of: "aaa aaa\na",
            width: 40,
            style: style {
                $0.paragraphSpacing = 8
                $0.paragraphSpacingBefore = 2
            }
        )
        #expect(spaced.lines[1].top.isClose(to: 20.287109375))
        #expect(spaced.lines[2].top.isClose(to: 2 * 20.287109375 + 10))
    }

    @Test
    func lineHeightsAreBoundedAndTheTextStandsAtTheBottom() {
        let tall = layout(of: "a", style: style { $0.minimumLineHeight = 30 })
        #expect(tall.size.height == 30)
        #expect(tall.lines[0].baseline.isClose(to: 30 - 4.1005859375))
        let low = layout(of: "a\nb", style: style { $0.maximumLineHeight = 15 })
        #expect(low.size.height == 30)
        let multiple = layout(of: "a", style: style { $0.lineHeightMultiple = 1.5 })
        #expect(multiple.size.height.isClose(to: 1.5 * 20.287109375))
    }

    @Test
    func indentsNarrowTheLines() {
        let indented = layout(
            of: "aaa aaa aaa",
            width: 80,
            style: style {
                $0.firstLineHeadIndent = 20
                $0.headIndent = 10
                $0.tailIndent = -10
            }
        )
        #expect(indented.shownLines == ["aaa", "aaa", "aaa"])
        #expect(indented.lines.map(\.x) == [20, 10, 10])
    }

    @Test
    func theDefaultStyleWrapsWordsNaturally() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.lineSpacing == 0)
    }

    @Test
    func copiesAreEqualAndSeparate() throws {
        let first = NSMutableParagraphStyle()
        first.lineSpacing = 3
        let copy = try #require(first.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == first)
        copy.lineSpacing = 4
        #expect(first.lineSpacing == 3)
        #expect(copy != first)
    }
}
