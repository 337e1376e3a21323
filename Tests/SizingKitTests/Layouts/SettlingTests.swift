import SizingEngine
import Testing

@testable import SizingKit

/// Which scrolls only take a settling late, or take it back.
@Suite struct SettlingTests {
    private func viewport(_ top: Int) -> Viewport {
        Viewport(span: Span(start: top, length: 1_800), insetBefore: 141, insetAfter: 852)
    }

    @Test func anOldOffsetComesBackAsFarAsTheContentReaches() {
        var settling = Settling(from: 11_846, to: 6_195, origin: 5_651)
        #expect(settling.concerns(viewport(6_195), contentEnd: 10_058))
        #expect(!settling.concerns(viewport(11_846), contentEnd: 20_000))
        settling.isShown = true
        #expect(settling.concerns(viewport(11_846), contentEnd: 20_000))
        // The content ends before: 10,058 - 1,800 + 852.
        #expect(settling.concerns(viewport(9_110), contentEnd: 10_058))
        #expect(!settling.concerns(viewport(9_111), contentEnd: 10_058))
        #expect(!settling.concerns(viewport(9_110), contentEnd: 20_000))
    }

    @Test func aSettlingThatDoesNotScrollConcernsNone() {
        let settling = Settling(from: 300, to: 300, origin: 40, isShown: true)
        #expect(!settling.concerns(viewport(300), contentEnd: 5_000))
    }
}
