import TestSupport
import Testing
import UIKit

struct ClusterTests {
    private func clusters(_ text: String) -> [String] {
        let typeset = TypesetText(text, attributes: [:])
        return (0..<typeset.count).map { typeset.string($0..<$0 + 1) }
    }

    @Test(arguments: [
        "Hello, world", "e\u{301}a\u{308}\u{304}", "👨‍👩‍👧‍👦👍🏽❤️", "🇩🇪🇫🇷🇮🇹", "1️⃣2️⃣", "a\r\nb\nc\r", "각\u{1100}\u{1161}\u{11A8}",
        "नमस्ते", "漢字かな", "שלום", "مرحبا", "a\u{200D}b", "🏴󠁧󠁢󠁥󠁮󠁧󠁿!", "©️®™️", "\u{301}abc", "👩🏾‍🚀👩‍❤️‍👨", "ไทย", "x\u{FE0F}",
    ])
    func areThoseOfTheStandardLibrary(text: String) {
        #expect(clusters(text) == text.map(String.init))
    }

    @Test
    func anyMixtureOfScriptsIsCutAsTheStandardLibraryDoes() {
        let pieces = [
            "a", "é", "\u{301}", "漢", "が", "\u{3099}", "한", "\u{1100}", "\u{1161}", "😀", "🏽", "\u{200D}", "👩", "🇩", "🇪",
            "❤", "\u{FE0F}", "1", "\u{20E3}", " ", "\n", "\r", "ש", "\u{5B7}", "م", "\u{64E}", "ก", "\u{E33}", "ж",
        ]
        var generator = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let text = (0..<8).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            #expect(clusters(text) == text.map(String.init), "\(text.unicodeScalars.map { $0.value })")
        }
    }
}
