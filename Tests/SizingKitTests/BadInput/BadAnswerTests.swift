import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Shown views that answer a size that is none: their elements keep their estimates.
@MainActor
@Suite struct BadAnswerTests {
    /// Lengths along the scroll axis: longer than 2²² pixels, infinite, negative, and not a number.
    nonisolated private static let lengths: [CGFloat] = [1_398_102, 4e8, .infinity, -3, .nan]

    /// Twelve items of 70 points, of which the second answers a length.
    private func screen(_ length: CGFloat, _ section: SizingSection, isHorizontal: Bool = false) -> TellingScreen {
        TellingScreen(section, isHorizontal: isHorizontal, count: 12) { $0 == 1 ? length : 70 }
    }

    @Test(arguments: lengths) func theItemKeepsItsEstimate(_ length: CGFloat) {
        let lists: [(SizingSection, Bool)] = [
            (.bareList(), false), (.bareList(), true), (.grid(columns: .count(1), spacing: 0), false),
            (.masonry(columns: .count(1), spacing: 0), false),
        ]
        for (section, isHorizontal) in lists {
            let fixture = screen(length, section, isHorizontal: isHorizontal)
            fixture.layout.estimatedItemSize = CGSize(width: 44, height: 44)
            fixture.screen.show(fixture.view)
            fixture.screen.frames(3)
            let frames = (0..<3).compactMap { fixture.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
            #expect(frames.map { isHorizontal ? $0.width : $0.height } == [70, 44, 70])
            #expect(frames.map { isHorizontal ? $0.minX : $0.minY } == [0, 70, 114])
        }
    }

    @Test func theLongestLengthIsLaidOut() {
        let fixture = screen(1_398_101, .bareList())
        fixture.screen.show(fixture.view)
        fixture.screen.frames(3)
        #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 1_398_101)
    }

    /// With an estimate so long each pass would show one more cell, until UIKit gives up.
    @Test(.byTurns(), arguments: byTurns([0, -5, .nan, .infinity, 1e9] as [CGFloat], every: 3))
    func anEstimateOfNoSizeIsLearned(_ estimate: CGFloat) {
        let fixture = TellingScreen(.bareList(), count: 400) { _ in 4 }
        fixture.layout.estimatedItemSize = CGSize(width: estimate, height: estimate)
        let exceptions = catchingUIKitExceptions {
            fixture.screen.show(fixture.view)
            fixture.screen.runUntilRest()
        }
        #expect(exceptions.isEmpty)
        #expect(fixture.view.contentSize.height < 400 * 44)
        #expect(fixture.view.visibleCells.allSatisfy { $0.frame.height == 4 })
    }
}
