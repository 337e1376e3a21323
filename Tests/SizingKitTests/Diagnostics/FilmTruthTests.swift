import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// A film and a trace count what a reader sees: nothing on screens in which nothing moves, and everything where something does.
@MainActor
@Suite(.secondProcess) struct FilmTruthTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let layout: SizingLayout
        var items = 12

        init(_ layout: SizingLayout) {
            self.layout = layout
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? HeightCell)?.show(50 + CGFloat(indexPath.item % 3) * 20)
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            layout.dequeueSupplementaryView(ofKind: kind, for: indexPath)
        }
    }

    /// Scrolls down and up through pinned titles, and returns how far a film and a trace say that something has moved.
    private func movementOfTitles(_ section: SizingSection, _ hostility: Hostility) -> (film: Int, trace: Int) {
        let layout = SizingLayout(section.pinningHeaders())
        layout.headerSizing = { .title("Section \($0)") }
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(HeightCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source(layout)
        view.dataSource = source
        let screen = HeadlessScreen(hostility: hostility)
        screen.show(view)
        screen.frame()
        let film = HeadlessFilm("Titles", of: view, on: screen)
        let trace = SizingTrace(of: layout)
        trace.start()
        film.record {
            for _ in 0..<15 { screen.drag(view, by: 90) }
            screen.lift(view, velocity: 1_500)
            screen.runUntilRest()
            for _ in 0..<6 { screen.drag(view, by: -120) }
            screen.lift(view)
            screen.runUntilRest()
        }
        return (film.movedPixels, trace.movedPixels)
    }

    @Test(.byTurns(), arguments: byTurns([[], .cellsForWholePages] as [Hostility], every: 2))
    func pinnedTitlesAreNoMovement(_ hostility: Hostility) {
        let sections: [SizingSection] = [
            .list(SizingListConfiguration()), .list(SizingListConfiguration(appearance: .grouped)), .grid(columns: 2),
            .masonry(columns: 3, spacing: 4),
        ]
        for section in byTurns(sections, every: 2) {
            #expect(movementOfTitles(section, hostility) == (0, 0), "\(section)")
        }
    }

    nonisolated private static let lateModes: [Hostility] = [
        [], [.cellsForWholePages, .lateSelfSizing, .selfSizingPerCell], [.lateSelfSizing, .selfSizingPerCell], .all,
    ]

    /// Rows above the screen tell other sizes, early or late, while one reads or scrolls.
    @Test(.byTurns(), arguments: byTurns(lateModes, every: 2)) func rowsThatGrowAboveTheScreenAreNoMovement(
        _ hostility: Hostility
    ) {
        for section in [SizingSection.bareList(), .grid(columns: 1), .masonry(columns: 1, spacing: 0)] {
            let heights = (0..<200).map { (item: Int) -> CGFloat in CGFloat(60 + item * 7 % 11 * 10) }
            let list = ListFixture(heights: [heights], measuring: .selfSizing, section: section, hostility: hostility)
            list.screen.runUntilRest()
            list.layout.scrollExactly(toItemAt: IndexPath(item: 100, section: 0), at: .top, animated: false)
            list.screen.runUntilRest()
            let watched = IndexPath(item: 104, section: 0)
            func place() -> CGFloat? {
                list.collectionView.cellForItem(at: watched).map { $0.frame.minY - list.collectionView.contentOffset.y }
            }
            let before = place()
            let film = HeadlessFilm("Rows", of: list.collectionView, on: list.screen)
            film.record {
                for item in 80..<100 {
                    list.rows[0][item].height += 40
                    list.layout.invalidateSizes(at: [IndexPath(item: item, section: 0)])
                    list.screen.frame()
                }
                list.screen.runUntilRest()
            }
            #expect(before != nil && place() == before, "\(section)")
            #expect(film.movedPixels == 0, "\(section)")
        }
    }

    /// A film still sees what a reader sees: a row, or a header, that moves.
    @Test func whatMovesIsCounted() {
        let list = ListFixture(heights: [Array(repeating: 100, count: 30), Array(repeating: 100, count: 30)])
        list.addHeaders { _ in 30 }
        list.layout.section = list.layout.section.pinningHeaders(false)
        list.screen.runUntilRest()
        let film = HeadlessFilm("Rows", of: list.collectionView, on: list.screen)
        film.record {
            list.rows[0][2].height = 150
            list.layout.invalidateSizes(at: [IndexPath(item: 2, section: 0)])
            list.screen.frames(3)
        }
        #expect(film.movedPixels == 150)
        let headers = HeadlessFilm("Headers", of: list.collectionView, on: list.screen)
        headers.record {
            list.screen.frame()
            let kind = UICollectionView.elementKindSectionHeader
            for view in list.collectionView.visibleSupplementaryViews(ofKind: kind) { view.frame.origin.y += 10 }
            list.screen.frame()
        }
        #expect(headers.movedPixels == 30)
    }
}
