import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A grid that gets another number of columns: the first whole item stays where it is read.
@MainActor
@Suite struct SectionChangeTests {
    nonisolated static let modes = byTurns(Hostility.userModes, every: 20, always: [[]])

    private func photos(columns: Int, _ hostility: Hostility) -> TextsFixture {
        let layout = SizingLayout(.grid(columns: .count(columns), spacing: 4))
        let texts = (0..<600).map { String.sentences(1 + $0 * 7 % 5) }
        return TextsFixture(texts, layout, measuring: .template, hostility: hostility)
    }

    @Test(
        .byTurns(),
        arguments: byTurns(
            pairs([[5, 3], [3, 5], [2, 5], [5, 2]], [1_000, 1_500, 2_222, 3_000] as [CGFloat]),
            every: 5
        )
    )
    func theFirstWholeItemStaysWhereItIs(_ columns: [Int], _ offset: CGFloat) throws {
        for animated in [false, true] {
            for hostility in Self.modes {
                let photos = photos(columns: columns[0], hostility)
                photos.screen.runUntilRest()
                photos.scroll(to: offset)
                photos.screen.runUntilRest()
                let before = photos.itemPositions
                let whole = before.filter { $0.value >= 0 }
                let first = try #require(whole.min { ($0.value, $0.key) < ($1.value, $1.key) })
                photos.layout.setSection(.grid(columns: .count(columns[1]), spacing: 4), animated: animated)
                photos.screen.frame()
                let now = try #require(photos.itemPositions[first.key])
                #expect(abs(now - first.value) < 0.01, "\(animated) \(hostility)")
                photos.screen.runUntilRest()
                let after = try #require(photos.itemPositions[first.key])
                #expect(abs(after - first.value) < 0.01, "\(animated) \(hostility)")
            }
        }
    }

    /// Records the duration of the animation that each pass is part of.
    private final class TimedLayout: SizingLayout {
        var durations: [TimeInterval] = []

        override func prepare() {
            super.prepare()
            durations.append(UIView.inheritedAnimationDuration)
        }
    }

    @Test func theChangeIsAnimatedIfItIsAskedFor() throws {
        let layout = TimedLayout(.grid(columns: 3, spacing: 4))
        let photos = TextsFixture((0..<60).map { .sentences(1 + $0 % 5) }, layout, measuring: .template)
        photos.screen.runUntilRest()
        for animated in [false, true] {
            layout.durations = []
            layout.setSection(.grid(columns: animated ? 2 : 4, spacing: 4), animated: animated)
            photos.screen.frame()
            #expect(layout.durations.first == (animated ? 0.3 : 0))
            let cell = try #require(photos.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
            #expect(abs(cell.frame.width - (animated ? 193 : 94.5)) < 0.34)
        }
        layout.durations = []
        layout.setSection(.grid(columns: 2, spacing: 4), animated: true)
        #expect(layout.durations.isEmpty)
    }

    @Test func withReduceMotionNoItemMoves() throws {
        let layout = TimedLayout(.grid(columns: 3, spacing: 4))
        let photos = TextsFixture((0..<60).map { .sentences(1 + $0 % 5) }, layout, measuring: .template)
        photos.screen.runUntilRest()
        photos.screen.reducesMotion = true
        defer { photos.screen.reducesMotion = false }
        layout.durations = []
        layout.setSection(.grid(columns: 2, spacing: 4), animated: true)
        #expect(layout.durations == [0], "It is laid out at once, and the fade is that of the whole view.")
        let cell = try #require(photos.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
        #expect(abs(cell.frame.width - 193) < 0.34)
        photos.screen.runUntilRest()
        #expect(layout.section == .grid(columns: 2, spacing: 4))
    }
}
