import Testing
import UIKit

struct WidthTests {
    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        TextLayout(TypesetText(text, attributes: [.font: font]), in: TextContainer()).size.width
    }

    @Test(arguments: [
        ("Hello", 2278.0), ("i", 222), ("W", 944), ("iiii WWWW", 4942), ("0123456789", 5560), ("Ålesund", 3613),
        ("Straße", 3001), ("\u{2026}", 1000), ("\u{2014}", 1000), ("€", 556), ("Ωμέγα", 2848), ("Привет", 3379),
        ("→", 1000), ("", 0),
    ])
    func regular(text: String, thousandths: Double) {
        #expect(width(text, .systemFont(ofSize: 17)).isClose(to: thousandths * 17 / 1000))
    }

    @Test
    func semiboldAndHeavierAreAsWideAsBold() {
        for weight in [UIFont.Weight.semibold, .bold, .heavy, .black] {
            // H 722, e 556, l 278 twice, o 611
            #expect(width("Hello", .systemFont(ofSize: 20, weight: weight)).isClose(to: 2445 * 20 / 1000))
        }
        for weight in [UIFont.Weight.ultraLight, .light, .regular, .medium] {
            #expect(width("Hello", .systemFont(ofSize: 20, weight: weight)).isClose(to: 2278 * 20 / 1000))
        }
    }

    @Test
    func italicIsAsWideAsUpright() {
        #expect(width("Hello", .italicSystemFont(ofSize: 17)) == width("Hello", .systemFont(ofSize: 17)))
    }

    @Test
    func monospacedLettersAreEquallyWide() {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        #expect(width("iiii", font).isClose(to: 24))
        #expect(width("WWWW", font).isClose(to: 24))
    }

    @Test(arguments: [
        ("漢字", 2), ("かな", 2), ("한국", 2), ("ＡＢ", 2), ("。", 1), ("ｱｲ", 1),
        ("😀", 1), ("👍🏽", 1), ("👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 2), ("❤️", 1), ("1️⃣", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1),
    ])
    func wideCharactersTakeAnEm(text: String, ems: Double) {
        #expect(width(text, .systemFont(ofSize: 20)).isClose(to: 20 * ems))
    }

    @Test
    func marksAndInvisibleCharactersTakeNoRoom() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(width("e\u{301}", font) == width("e", font))
        #expect(width("a\u{200B}b", font) == width("ab", font))
        #expect(width("\u{FEFF}a\u{AD}b\u{200D}", font) == width("ab", font))
        #expect(width("\u{301}", font) == 0)
        #expect(width("\u{0}\u{7}", font) == 0)
    }

    @Test
    func unknownLettersAreAsWideAsADigit() {
        #expect(width("\u{10A0}", .systemFont(ofSize: 10)).isClose(to: 5.56))
    }

    @Test
    func kernAddsToEachCluster() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10), .kern: 1.5]
        let layout = TextLayout(TypesetText("ab", attributes: attributes), in: TextContainer())
        #expect(layout.size.width.isClose(to: 11.12 + 3))
    }

    @Test
    func verticalFiguresAreTheSystemFonts() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.leading == 0)
        #expect(font.capHeight.isClose(to: 11.978))
        #expect(font.xHeight.isClose(to: 8.9482))
    }
}
