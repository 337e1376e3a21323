import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Masonries of equally high items read forwards above the place where they were begun.
@MainActor
@Suite struct MasonryReadingTests {
    private static let upright = CGSize(width: 390, height: 844)
    private static let sideways = CGSize(width: 844, height: 390)

    private func gallery(
        anchor: SizingLayout.ContentAnchor = .start,
        isRightToLeft: Bool = false,
        hostility: Hostility = []
    ) -> SectionsFixture {
        let layout = SizingLayout(.masonry(columns: .count(3), spacing: 6))
        layout.contentAnchor = anchor
        let gallery = SectionsFixture(counts: [1_000], layout: layout, size: Self.upright, hostility: hostility)
        gallery.size = { _, proposal in CGSize(width: proposal.width ?? 0, height: 100) }
        if isRightToLeft { gallery.collectionView.semanticContentAttribute = .forceRightToLeft }
        gallery.show()
        gallery.screen.runUntilRest()
        return gallery
    }

    /// The rows on screen from the top down, each in the direction of reading.
    private func rows(_ gallery: SectionsFixture) -> [[Int]] {
        let view = gallery.collectionView
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shown = view.indexPathsForVisibleItems.compactMap { path in
            view.cellForItem(at: path).map { (item: path.item, frame: $0.frame) }
        }.filter { $0.frame.intersects(view.bounds) }
        let rows = Dictionary(grouping: shown) { ($0.frame.minY * 3).rounded() }
        return rows.sorted { $0.key < $1.key }.map { row in
            row.value.sorted { ($0.frame.minX < $1.frame.minX) != isRightToLeft }.map(\.item)
        }
    }

    /// Reads upwards, and compares each row.
    private func readUpwards(_ gallery: SectionsFixture, _ comment: Comment) {
        for _ in 0..<12 {
            let rows = rows(gallery)
            #expect(rows.count > 2, comment)
            for row in rows {
                let first = row[0] / 3 * 3
                #expect(row == [first, first + 1, first + 2].filter { $0 < 1_000 }, comment)
            }
            gallery.screen.touchDown(gallery.collectionView)
            gallery.screen.drag(gallery.collectionView, by: -230)
            gallery.screen.lift(gallery.collectionView)
            gallery.screen.frame()
        }
        gallery.screen.runUntilRest()
    }

    @Test(.byTurns(), arguments: byTurns(ScrollSimulationTests.modes, every: 6)) func aboveAJump(_ hostility: Hostility)
    {
        for target in 500...502 {
            let gallery = gallery(hostility: hostility)
            let path = IndexPath(item: target, section: 0)
            gallery.layout.scrollExactly(toItemAt: path, at: .top, animated: false)
            gallery.screen.frame()
            readUpwards(gallery, "\(target)")
        }
    }

    @Test(.byTurns(), arguments: byTurns(ScrollSimulationTests.modes, every: 3)) func aboveTheEndOfAChat(
        _ hostility: Hostility
    ) {
        readUpwards(gallery(anchor: .end, hostility: hostility), "end")
    }

    @Test(.byTurns(), arguments: byTurns(ScrollSimulationTests.modes, every: 5)) func aboveWhereItWasTurned(
        _ hostility: Hostility
    ) {
        let gallery = gallery(hostility: hostility)
        for _ in 0..<20 {
            gallery.collectionView.contentOffset.y += 300
            gallery.screen.frame()
        }
        gallery.screen.runUntilRest()
        gallery.screen.rotate(to: Self.sideways)
        gallery.screen.runUntilRest()
        readUpwards(gallery, "turned")
        gallery.screen.rotate(to: Self.upright)
        gallery.screen.runUntilRest()
        readUpwards(gallery, "turned back")
    }

    @Test(.byTurns(), arguments: byTurns(ScrollSimulationTests.modes, every: 3)) func fromTheRightToTheLeft(
        _ hostility: Hostility
    ) {
        let gallery = gallery(isRightToLeft: true, hostility: hostility)
        let path = IndexPath(item: 601, section: 0)
        gallery.layout.scrollExactly(toItemAt: path, at: .top, animated: false)
        gallery.screen.frame()
        readUpwards(gallery, "right to left")
    }

    @Test(.byTurns()) func theFirstRowIsWholeOnceTheStartIsReached() {
        let gallery = gallery()
        let path = IndexPath(item: 62, section: 0)
        gallery.layout.scrollExactly(toItemAt: path, at: .top, animated: false)
        gallery.screen.frame()
        for _ in 0..<20 { readUpwards(gallery, "towards the start") }
        gallery.screen.runUntilRest()
        #expect(gallery.collectionView.contentOffset.y == 0)
        #expect(rows(gallery).first == [0, 1, 2])
    }
}
