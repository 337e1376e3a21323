import HeadlessTools
import Testing
import UIKit

@MainActor
struct TextDrawingTests {
    private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 20.287109375) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    private func words(_ label: UILabel) -> [String] {
        drawnLines(label).filter { $0.hasPrefix("<text") }
            .map { String($0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }) }
    }

    @Test
    func eachLineIsOneText() {
        let text = label("Hello you", width: 60, height: 41)
        text.numberOfLines = 0
        let place = #"lengthAdjust="spacingAndGlyphs""#
        #expect(
            drawnLines(label("Hello you")) == [
                ##"<g font-size="17" fill="#000">"##,
                #"<text x="0" y="16.19" textLength="70.86" \#(place)>Hello you</text>"#,
                "</g>",
            ]
        )
        #expect(
            drawnLines(text) == [
                ##"<g font-size="17" fill="#000">"##,
                #"<text x="0" y="16.52" textLength="38.73" \#(place)>Hello</text>"#,
                #"<text x="0" y="36.81" textLength="27.4" \#(place)>you</text>"#,
                "</g>",
            ]
        )
    }

    @Test
    func aLineKeepsTheSideToWhichItIsAligned() {
        let text = label("Hello you", width: 100)
        let width = #"y="16.19" textLength="70.86" lengthAdjust="spacingAndGlyphs""#
        text.textAlignment = .center
        #expect(drawnLines(text)[1] == #"<text x="50" \#(width) text-anchor="middle">Hello you</text>"#)
        text.textAlignment = .right
        #expect(drawnLines(text)[1] == #"<text x="100" \#(width) text-anchor="end">Hello you</text>"#)
        // From right to left, what is natural is the right side.
        text.textAlignment = .natural
        text.semanticContentAttribute = .forceRightToLeft
        #expect(drawnLines(text)[1] == #"<text x="100" \#(width) text-anchor="end">Hello you</text>"#)
    }

    @Test
    func tabsAndJustifiedSpacesPartALine() {
        #expect(words(label("a\tb c")) == ["a", "b c"])
        let justified = label("aaa aaa aaa", width: 90, height: 41)
        justified.numberOfLines = 0
        justified.textAlignment = .justified
        #expect(words(justified) == ["aaa", "aaa", "aaa"])
    }

    @Test
    func onlyLinesThatCanBeSeenAreDrawn() {
        let long = label((0..<1000).map { "line \($0)" }.joined(separator: "\n"), height: 20_288)
        long.numberOfLines = 0
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.clipsToBounds = true
        window.addSubview(long)
        long.frame.origin.y = -10_000
        // 20.29 points a line: five lines, those cut at either end, and one more whose letters might reach in.
        #expect(words(label("x")) == ["x"])
        let drawn = drawnLines(window).filter { $0.hasPrefix("<text") }
            .map { String($0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }) }
        #expect(drawn == (491...498).map { "line \($0)" })
    }

    @Test
    func markupIsEscapedAndControlCharactersAreDropped() {
        let picture = SVGPicture(of: label("<a&b>\"c\"\u{0}\u{7}\u{FFFE}\u{200B}d\u{AD}"))
        #expect(lines(of: picture)[1].hasSuffix(">&lt;a&amp;b&gt;&quot;c&quot;d</text>"))
        #expect(isWellFormed(picture))
    }

    @Test
    func weightSlantAndColourAreThoseOfTheRun() {
        let text = NSMutableAttributedString(
            string: "a ",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 10), .foregroundColor: UIColor.red]
        )
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.italicSystemFont(ofSize: 12)]))
        let attributed = label("")
        attributed.attributedText = text
        #expect(
            drawnLines(attributed) == [
                ##"<g font-size="10" font-weight="bold" fill="#f00">"##,
                #"<text x="0" y="14.43" textLength="15.01" lengthAdjust="spacingAndGlyphs"><tspan>a</tspan>"#
                    + ##"<tspan font-size="12" font-weight="normal" font-style="italic" fill="#000"> b</tspan></text>"##,
                "</g>",
            ]
        )
    }

    @Test
    func theLabelsColourFollowsTheTraits() {
        let dark = label("a")
        dark.overrideUserInterfaceStyle = .dark
        #expect(drawnLines(dark)[0] == ##"<g font-size="17" fill="#fff">"##)
        dark.highlightedTextColor = .red
        dark.isHighlighted = true
        #expect(drawnLines(dark)[0] == ##"<g font-size="17" fill="#f00">"##)
    }

    @Test
    func truncatedTextEndsWithAnEllipsis() {
        #expect(words(label("aaaaaaaaaa", width: 60)) == ["aaaa\u{2026}"])
    }

    @Test
    func rightToLeftWordsAreLaidFromTheRight() {
        let drawn = words(label("\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} 12 ok"))
        // Words next to each other are written as one, in the order in which they are read.
        #expect(drawn == ["ok 12", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"])
        let within = words(label("a \u{5E9}\u{5DC} \u{5D5}\u{5DD} b"))
        #expect(within == ["a", "\u{5E9}\u{5DC} \u{5D5}\u{5DD}", "b"])
    }

    @Test
    func rightToLeftLinesKeepToTheSideTheyAreAlignedTo() {
        let text = label("\u{5E9}\u{5DC} \u{5D5}\u{5DD}.", width: 100)
        // Three letters and a half of 556 thousandths of an em, three spaces and stops of 278.
        let place = #"y="16.19" textLength="47.26" lengthAdjust="spacingAndGlyphs" direction="rtl""#
        #expect(drawnLines(text)[1].hasPrefix(#"<text x="0" \#(place) text-anchor="end">"#))
        text.textAlignment = .right
        #expect(drawnLines(text)[1].hasPrefix(#"<text x="100" \#(place)>"#))
    }

    @Test
    func linesThatAreJustifiedReachBothSides() throws {
        let justified = label("aaa aaa aaa aaa", width: 70, height: 41)
        justified.numberOfLines = 0
        justified.textAlignment = .justified
        let fragments = try #require(justified.drawnText).fragments
        #expect(fragments.map(\.x)[0] == 0)
        #expect((fragments[1].x + fragments[1].width).isClose(to: 70))
        #expect((fragments[3].x + fragments[3].width).isClose(to: 61.438))
    }

    @Test
    func underlinesRunThroughToTheNextWord() {
        let underlined = label("")
        underlined.attributedText = NSAttributedString(
            string: "aa aa",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .underlineStyle: NSUnderlineStyle.single.rawValue]
        )
        let lines = drawnLines(underlined).filter { $0.hasPrefix("<rect") }
        #expect(
            lines == [
                #"<rect y="17.89" width="23.63" height="1"/>"#, #"<rect x="23.63" y="17.89" width="18.9" height="1"/>"#,
            ]
        )
    }

    @Test
    func anEmptyLabelDrawsNothing() {
        #expect(drawnLines(label("")).isEmpty)
        #expect(drawnLines(label("  ")).isEmpty)
    }

    @Test
    func anImageStandsBetweenTheWords() {
        let dot = NSTextAttachment(
            image: UIImage(content: .named("dot"), size: CGSize(width: 10, height: 12), scale: 1)
        )
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: dot))
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let attributed = label("")
        attributed.attributedText = text
        attributed.shadowColor = .red
        let lines = drawnLines(attributed)
        #expect(words(attributed) == ["a", "b", "a", "b"])
        let boxes = lines.filter { $0.hasPrefix("<rect") }
        #expect(boxes.count == 1)
        #expect(boxes[0].hasPrefix(#"<rect x="9.45" y="4.19" width="10" height="12""#))
    }
}
