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
    func eachWordStandsWhereItWasMeasured() {
        #expect(
            drawnLines(label("Hello you")) == [
                ##"<g font-size="17" fill="#000">"##,
                #"<text x="0" y="16.19" textLength="38.73" lengthAdjust="spacingAndGlyphs">Hello</text>"#,
                #"<text x="43.45" y="16.19" textLength="27.4" lengthAdjust="spacingAndGlyphs">you</text>"#,
                "</g>",
            ]
        )
    }

    @Test
    func markupIsEscapedAndControlCharactersAreDropped() {
        let picture = SVGPicture(of: label("<a&b>\"c\"\u{0}\u{7}\u{FFFE}\u{200B}d\u{AD}"))
        #expect(lines(of: picture)[1].hasSuffix(">&lt;a&amp;b&gt;&quot;c&quot;</text>"))
        #expect(lines(of: picture)[2].hasSuffix(">d</text>"))
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
        let groups = drawnLines(attributed).filter { $0.hasPrefix("<g") }
        #expect(
            groups == [
                ##"<g font-size="10" font-weight="bold" fill="#f00">"##,
                ##"<g font-size="12" font-style="italic" fill="#000">"##,
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
        #expect(words(label("aaaaaaaaaa", width: 60)) == ["aaaa", "\u{2026}"])
    }

    @Test
    func rightToLeftWordsAreLaidFromTheRight() {
        let drawn = words(label("\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD} 12 ok"))
        // Words next to each other are written as one, in the order in which they are read.
        #expect(drawn == ["ok", "12", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"])
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
