import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Sections of all kinds in one layout, with exact frames at 390 points and 3 pixels a point.
@MainActor
@Suite(.secondProcess) struct MixedSectionTests {
    private func fixture(
        _ counts: [Int],
        hostility: Hostility = [],
        _ section: @escaping (Int) -> SizingSection
    ) -> SectionsFixture {
        let layout = SizingLayout { index, _ in section(index) }
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        return SectionsFixture(counts: counts, layout: layout, hostility: hostility)
    }

    @Test(.byTurns(), arguments: byTurns(ScrollSimulationTests.modes, every: 10))
    func aScrollFromTheTopShowsEachItemOnceAndEndsWhereAllSizesWereKnown(_ hostility: Hostility) throws {
        func size(_ indexPath: IndexPath) -> CGSize {
            CGSize(width: 30 + CGFloat(indexPath.item * 53 % 170), height: 40 + CGFloat(indexPath.item * 37 % 211))
        }
        let kinds: [SizingSection] = [
            .masonry(columns: 2, spacing: 8), .grid(columns: 3, spacing: 4), .flow(spacing: 6),
            .bareList(),
            .masonry(columns: 3, itemSpacing: 5, order: .sequential),
        ]
        let counts = [200, 150, 120, 30, 160]
        let fixture = fixture(counts, hostility: hostility) { kinds[$0] }
        fixture.size = { indexPath, _ in size(indexPath) }
        fixture.headerExtent = { _ in 24 }
        fixture.show()
        for _ in 0..<400 {
            fixture.screen.drag(fixture.collectionView, by: 300)
            fixture.screen.lift(fixture.collectionView)
            let view = fixture.collectionView
            if view.contentOffset.y + view.bounds.height >= view.contentSize.height { break }
        }
        fixture.screen.runUntilRest()
        #expect(fixture.measured.count == Set(fixture.measured).count)
        #expect(fixture.measured.count == counts.reduce(0, +))
        let known = self.fixture(counts) { kinds[$0] }
        known.size = { indexPath, _ in size(indexPath) }
        known.headerExtent = { _ in 24 }
        known.screen.resize(to: CGSize(width: 390, height: 100_000))
        known.show()
        for section in counts.indices {
            #expect(fixture.header(section) == known.header(section))
            for item in 0..<counts[section] {
                try #require(fixture.frame(item, in: section) == known.frame(item, in: section))
            }
        }
    }

    @Test(.byTurns(), arguments: [SizingSection.flow(), .masonry(columns: 2), .grid(columns: 3)])
    func whatAnUpdateMovesToAnotherPlaceIsThereWhenItComesIntoView(_ section: SizingSection) {
        let count = isExhaustive ? 3_000 : 600
        let fixture = fixture([count]) { _ in section }
        fixture.size = { indexPath, _ in CGSize(width: 100, height: 20) }
        fixture.show()
        let view = fixture.collectionView
        func scrollThrough() {
            while view.contentOffset.y + view.bounds.height < view.contentSize.height {
                let last = view.contentSize.height - view.bounds.height
                fixture.scroll(to: CGPoint(x: 0, y: min(last, view.contentOffset.y + 600)))
                let shown = view.visibleCells.filter { $0.frame.intersects(view.bounds) }
                let columns = Set(shown.map(\.frame.minX)).count
                #expect(shown.count >= 42 * columns)
            }
        }
        scrollThrough()
        fixture.scroll(to: .zero)
        fixture.counts[0] += 1
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        fixture.screen.frame()
        let measured = fixture.measured.count
        scrollThrough()
        // Nothing that was measured is measured again for its new place.
        #expect(fixture.measured.count == measured)
    }
}
