import TestSupport
import Testing
import UIKit

/// A label that is given the size it asks for shows all of its text within it.
@MainActor
struct LabelFitTests {
    private static let words = [
        "a", "an", "table", "of", "measurements", "well-known", "漢字かな", "。", "«да»", "naïve", "\u{2014}", "👨‍👩‍👧‍👦", "🇩🇪",
        "e\u{301}", "extra\u{AD}ordinary", "שלום", "12.345", "https://example.org/a/b?c=1", "\n", "\t", "\u{A0}x",
        "(so)",
        "Donaudampfschifffahrtsgesellschaft", "\u{200B}", "  ",
    ]
    private static let sizes: [CGFloat] = [9, 11, 12.5, 13, 15, 17, 20, 28, 34, 53]

    @Test(.byTurns(), arguments: 0..<40)
    func allLinesAreInside(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<25 {
            let label = UILabel()
            let count = Int.random(in: 1...30, using: &generator)
            label.text = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
                .joined(separator: Bool.random(using: &generator) ? " " : "")
            label.font = .systemFont(
                ofSize: Self.sizes.randomElement(using: &generator) ?? 17,
                weight: Bool.random(using: &generator) ? .regular : .semibold
            )
            label.numberOfLines = 0
            label.traitOverrides.displayScale = CGFloat(Int.random(in: 1...3, using: &generator))
            let width = CGFloat.random(in: 60...400, using: &generator)
            label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
            try check(label, seed: seed)
            // Once more without what the measurement has left behind.
            label.font = label.font.withSize(label.font.pointSize + 1)
            label.font = label.font.withSize(label.font.pointSize - 1)
            try check(label, seed: seed)
        }
    }

    private func check(_ label: UILabel, seed: UInt64) throws {
        guard label.bounds.width > 0 else { return }
        let note = "seed \(seed), \(label.bounds.width) points, \(String(reflecting: label.text))"
        let drawn = try #require(label.drawnText)
        #expect(!drawn.layout.isTruncated, "\(note)")
        for line in drawn.layout.lines {
            #expect(line.width <= label.bounds.width + 0.001, "\(note)")
            #expect(drawn.origin.y + line.top >= -0.001, "\(note)")
            #expect(drawn.origin.y + line.bottom <= label.bounds.height + 0.001, "\(note)")
        }
        for fragment in drawn.fragments {
            #expect(fragment.x >= -0.001 && fragment.x + fragment.width <= label.bounds.width + 0.001, "\(note)")
        }
    }
}
