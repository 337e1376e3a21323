import Foundation
import Testing
import UIKit

/// Tabs go to the stops of their paragraph's style. Letters and digits are 9.452 points wide here, a full stop 4.726.
struct TabTests {
    private func style(
        _ stops: [NSTextTab],
        _ change: (NSMutableParagraphStyle) -> Void = { _ in }
    ) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.tabStops = stops
        change(style)
        return style
    }

    private func stop(
        _ alignment: NSTextAlignment,
        _ location: CGFloat,
        _ options: [NSTextTab.OptionKey: Any] = [:]
    ) -> NSTextTab {
        NSTextTab(textAlignment: alignment, location: location, options: options)
    }

    /// The left edges of the words.
    private func places(of layout: TextLayout) -> [CGFloat] {
        layout.fragments(width: 300, alignment: .left).map(\.x)
    }

    @Test(arguments: [NSTextAlignment.left, .natural, .justified])
    func aColumnBeginsAtItsStop(alignment: NSTextAlignment) {
        let layout = layout(of: "a\tbb", style: style([stop(alignment, 100)]))
        #expect(layout.size.width.isClose(to: 118.904))
        #expect(places(of: layout)[1].isClose(to: 100))
    }

    @Test
    func aColumnEndsAtARightStop() {
        let layout = layout(of: "a\tbb", style: style([stop(.right, 100)]))
        #expect(layout.size.width.isClose(to: 100))
        #expect(places(of: layout)[1].isClose(to: 81.096))
    }

    @Test
    func aColumnLiesAroundACentreStop() {
        let layout = layout(of: "a\tbb", style: style([stop(.center, 100)]))
        #expect(layout.size.width.isClose(to: 109.452))
        #expect(places(of: layout)[1].isClose(to: 90.548))
    }

    @Test
    func decimalsStandBehindTheirStop() {
        let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
        let decimal = style([stop(.right, 100, [.columnTerminators: terminators])])
        let layout = layout(of: "\t12.5\n\t5", style: decimal)
        #expect(layout.lines[0].width.isClose(to: 114.178))
        #expect(layout.lines[1].width.isClose(to: 100))
        #expect(places(of: layout)[0].isClose(to: 81.096))
    }

    @Test
    func theSeparatorIsThatOfTheLocale() {
        let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
        #expect(german == CharacterSet(charactersIn: ","))
        #expect(NSTextTab.columnTerminators(for: nil) == CharacterSet(charactersIn: "."))
    }

    @Test
    func aTabWithoutRoomHasNoWidth() {
        let layout = layout(of: "a\tbbbb", style: style([stop(.right, 30)]))
        #expect(layout.size.width.isClose(to: 47.26))
    }

    @Test
    func eachTabGoesToTheNextStopAndThenByTheInterval() {
        let stops = [stop(.right, 120), stop(.left, 40)]
        let layout = layout(of: "\ta\tbb\tc\td", style: style(stops) { $0.defaultTabInterval = 50 })
        let expected = [40, 101.096, 150, 200]
        #expect(zip(places(of: layout), expected).allSatisfy { $0.isClose(to: $1) })
        #expect(layout.size.width.isClose(to: 209.452))
    }

    @Test
    func aStyleHasTwelveStops() {
        let stops = NSParagraphStyle.default.tabStops
        let expected = (1...12).map { CGFloat(28 * $0) }
        #expect(stops.map(\.location) == expected)
        #expect(stops.allSatisfy { $0.alignment == .left && $0.options.isEmpty })
        #expect(NSParagraphStyle.default.defaultTabInterval == 0)
    }

    /// As lists are set: bullets outside, the text of all lines below each other.
    @Test
    func indentsDoNotMoveStops() {
        let list = style([stop(.left, 28)]) {
            $0.firstLineHeadIndent = 10
            $0.headIndent = 28
        }
        let layout = layout(of: "-\taaa aaa", width: 80, style: list)
        #expect(layout.shownLines == ["-\taaa", "aaa"])
        let expected = [10.0, 28, 28]
        #expect(zip(places(of: layout), expected).allSatisfy { $0.isClose(to: $1) })
        #expect(layout.size.width.isClose(to: 56.356))
    }

    @Test
    func aWordBehindATabWraps() {
        let stops = style([stop(.left, 100)])
        #expect(layout(of: "a\tbb", width: 118.904, style: stops).shownLines == ["a\tbb"])
        #expect(layout(of: "a\tbb", width: 118, style: stops).shownLines == ["a", "bb"])
    }

    @Test
    func anEllipsisIsMeasuredBehindTheTab() {
        // 100 points of tab, 28.356 of letters, 17 of the ellipsis.
        let cut = layout(
            of: "a\tbbbbbb",
            width: 150,
            maximumLines: 1,
            mode: .byTruncatingTail,
            style: style([stop(.left, 100)])
        )
        #expect(cut.shownLines == ["a\tbbb\u{2026}"])
        #expect(cut.size.width.isClose(to: 145.356))
    }

    /// Stops count from the right there; the sides of a column stay what they are.
    @Test
    func stopsOfTextFromTheRight() {
        let text = "\u{5D0}\t\u{5D1}\u{5D1}"
        #expect(layout(of: text, style: style([stop(.natural, 100)])).size.width.isClose(to: 118.904))
        #expect(layout(of: text, style: style([stop(.right, 100)])).size.width.isClose(to: 118.904))
        #expect(layout(of: text, style: style([stop(.left, 100)])).size.width.isClose(to: 100))
    }

    @Test
    func stopsAreAddedInOrderAndRemovedByValue() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        style.addTabStop(stop(.left, 80))
        style.addTabStop(stop(.right, 20))
        style.addTabStop(stop(.center, 50))
        #expect(style.tabStops.map(\.location) == [20, 50, 80])
        style.removeTabStop(stop(.center, 50))
        style.removeTabStop(stop(.center, 20))
        #expect(style.tabStops == [stop(.right, 20), stop(.left, 80)])
        #expect(style != NSParagraphStyle.default)
    }

    @Test
    func stopsAreArchivedWithTheirStyle() throws {
        let terminators = CharacterSet(charactersIn: ":")
        let kept = style([stop(.right, 40, [.columnTerminators: terminators]), stop(.center, 90)])
        let data = try NSKeyedArchiver.archivedData(withRootObject: kept, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
        #expect(read.tabStops == kept.tabStops)
        #expect(read.tabStops[0].options[.columnTerminators] as? CharacterSet == terminators)
    }
}
