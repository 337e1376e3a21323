import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Ten thousand tags of random sizes: after a jump into the middle nothing on screen changes its line or its place in it,
/// wherever the reader scrolls.
@MainActor
@Suite(.secondProcess) struct FlowJumpTests {
    private static let count = 10_000
    private static let spacing: CGFloat = 6

    private static func size(_ item: Int) -> CGSize {
        var generator = SplitMix64(seed: UInt64(item))
        return CGSize(
            width: CGFloat(Int.random(in: 60...900, using: &generator)) / 3,
            height: CGFloat(Int.random(in: 60...150, using: &generator)) / 3
        )
    }

    /// The tags on a screen, and what was seen to move.
    @MainActor
    private final class Reader {
        let fixture: SectionsFixture
        private var shown: [Int: CGRect] = [:]
        /// How many tags were on screen before and after a movement.
        private(set) var kept = 0

        init(_ flow: SizingSection, hostility: Hostility) {
            let layout = SizingLayout(flow)
            fixture = SectionsFixture(counts: [FlowJumpTests.count], layout: layout, hostility: hostility)
            fixture.size = { indexPath, _ in FlowJumpTests.size(indexPath.item) }
            fixture.show()
        }

        var view: UICollectionView { fixture.collectionView }

        func jump(to share: CGFloat) {
            fixture.scroll(to: CGPoint(x: 0, y: (view.contentSize.height * share).rounded()))
            fixture.screen.runUntilRest()
            shown = onScreen
        }

        /// Where the tags are on screen, in pixels of the screen.
        private var onScreen: [Int: CGRect] {
            var frames: [Int: CGRect] = [:]
            for cell in view.visibleCells where cell.frame.intersects(view.bounds) {
                guard let item = view.indexPath(for: cell)?.item else { continue }
                frames[item] = cell.frame.offsetBy(dx: 0, dy: -view.contentOffset.y)
            }
            return frames
        }

        /// Looks at the screen: what was there before has moved by the same distance, and only along the scroll axis.
        ///
        /// - Returns: That distance.
        @discardableResult
        func look() throws -> CGFloat {
            let now = onScreen
            let both = now.filter { shown[$0.key] != nil }
            kept += both.count
            var distance: CGFloat?
            for (item, frame) in both {
                guard let before = shown[item] else { continue }
                let moved = frame.minY - before.minY
                let isStill = frame.minX == before.minX && frame.size == before.size
                if !isStill || abs(moved - (distance ?? moved)) > 0.01 {
                    throw Difference(description: "tag \(item) went from \(before) to \(frame), others by \(moved)")
                }
                distance = moved
            }
            for (item, frame) in now where frame.size != FlowJumpTests.size(item) {
                throw Difference(description: "tag \(item) is shown at \(frame)")
            }
            shown = now
            return distance ?? 0
        }

        func scroll(by distance: CGFloat) throws {
            fixture.screen.drag(view, by: distance)
            try look()
            fixture.screen.lift(view)
            fixture.screen.frame()
            try look()
        }

        func rest() throws {
            for _ in 0..<40 {
                fixture.screen.frame()
                try look()
            }
        }
    }

    @Test(arguments: byTurns(ScrollSimulationTests.modes, every: 20))
    func nothingOnScreenChangesItsLine(_ hostility: Hostility) throws {
        let reader = Reader(.flow(spacing: Self.spacing), hostility: hostility)
        reader.jump(to: 0.5)
        #expect(reader.fixture.measured.count < 600)
        let before = reader.fixture.measured.count
        for turn in 0..<12 {
            for _ in 0..<10 { try reader.scroll(by: turn % 3 == 2 ? 170 : -310) }
            // At rest the origin settles, and nothing is seen of it.
            try reader.rest()
        }
        #expect(reader.kept > 3_000)
        #expect(reader.fixture.measured.count > before)
        #expect(reader.fixture.measured.count == Set(reader.fixture.measured).count)
    }

    @Test(arguments: byTurns([[], .all.subtracting(.queriesClippedToContent)] as [Hostility], every: 2))
    func theReaderComesToTheTopAndBack(_ hostility: Hostility) throws {
        let flow = SizingSection.flow(spacing: Self.spacing)
        let reader = Reader(flow, hostility: hostility)
        reader.jump(to: 0.5)
        let first = try #require(reader.view.indexPathsForVisibleItems.map(\.item).min())
        #expect(first > 3_000)
        var turns = 0
        while turns < 400, reader.view.contentOffset.y > 0 || reader.fixture.frame(0, in: 0)?.minY != 0 {
            turns += 1
            try reader.scroll(by: -640)
            guard reader.view.contentOffset.y <= 0 else { continue }
            reader.fixture.screen.runUntilRest()
            try reader.look()
        }
        #expect(reader.view.contentOffset.y == 0)
        try checkLines(of: reader.fixture, upTo: first, areBrokenUpwards: hostility == [])
        for _ in 0..<20 { try reader.scroll(by: 640) }
        reader.fixture.screen.runUntilRest()
        try checkLines(of: reader.fixture, upTo: first, areBrokenUpwards: hostility == [])
    }

    /// Lines above the place of a jump are as full as they can be from their ends on back, but for the first of all. Where
    /// UIKit may have thrown the reader back to the top, they may have been broken downwards from there.
    private func checkLines(of fixture: SectionsFixture, upTo end: Int, areBrokenUpwards: Bool) throws {
        let frames = try (0..<end).map { try #require(fixture.frame($0, in: 0)) }
        var lines: [[CGRect]] = []
        for frame in frames {
            if frame.minX > 0 { lines[lines.count - 1].append(frame) } else { lines.append([frame]) }
        }
        // The last one may go on beyond the end.
        lines.removeLast()
        #expect(lines.count > 1_000)
        func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }
        func width(_ frames: some Sequence<CGRect>) -> CGFloat { frames.reduce(0) { $0 + $1.width + Self.spacing } }
        var loose = 0
        for (upper, lower) in zip(lines, lines.dropFirst()) {
            let bottom = upper.map(\.maxY).max() ?? 0
            let top = lower.map(\.minY).min() ?? 0
            try Difference.check(isNear(top, bottom + Self.spacing), true, "the space of \(upper) and \(lower)")
            for (left, right) in zip(lower, lower.dropFirst()) {
                try Difference.check(isNear(right.minX, left.maxX + Self.spacing), true, "\(left) and \(right)")
            }
            let isFullUpwards = width(lower) + width(upper.suffix(1)) > 390 + Self.spacing
            let isFullDownwards = width(upper) + width(lower.prefix(1)) > 390 + Self.spacing
            if !isFullUpwards, areBrokenUpwards || !isFullDownwards { loose += 1 }
        }
        #expect(loose <= (areBrokenUpwards ? 0 : 1))
    }

    @Test func aJustifiedFlowIsFilledAboveTheJumpToo() throws {
        let flow = SizingSection.flow(spacing: Self.spacing, alignment: .justified, lineAlignment: .start)
        let reader = Reader(flow, hostility: [])
        reader.jump(to: 0.5)
        for _ in 0..<10 { try reader.scroll(by: -500) }
        // Of a line that begins above the screen, what is short may have no cell.
        let frames = reader.view.visibleCells.map(\.frame).filter { $0.minY >= reader.view.bounds.minY }
        let lines = Dictionary(grouping: frames, by: \.minY).values
        #expect(lines.count { $0.count > 1 } > 10)
        for line in lines {
            #expect(line.contains { $0.minX == 0 })
            #expect(line.count == 1 || line.contains { $0.maxX > 389.9 })
        }
    }
}
