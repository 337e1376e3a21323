import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// The lines of a list without handlers, which one view draws for many rows, and which are kept from one question to the next.
@MainActor
@Suite struct ListLinesTests {
    private func fixture(_ hostility: Hostility = [], _ appearance: SizingListConfiguration.Appearance = .plain)
        -> ListFixture
    {
        func height(_ row: Int, _ section: Int) -> CGFloat { CGFloat(40 + (row * 13 + section * 7) % 60) }
        let heights: [[CGFloat]] = (0..<3).map { section in (0..<40).map { height($0, section) } }
        let section = SizingSection.list(SizingListConfiguration(appearance: appearance))
        let fixture = ListFixture(heights: heights, section: section, hostility: hostility)
        fixture.addHeaders { _ in 30 }
        fixture.screen.runUntilRest()
        return fixture
    }

    /// Every row on screen has its line at its end, and there are no others.
    private func expectLines(in fixture: ListFixture, _ place: String = "") {
        let view = fixture.collectionView
        let ends = view.visibleCells.map { Int(($0.frame.maxY * 3).rounded()) }
        let bounds = Int((view.bounds.minY * 3).rounded())..<Int((view.bounds.maxY * 3).rounded())
        let lines = view.shownLineFrames.map { Int(($0.maxY * 3).rounded()) }
        #expect(Set(lines).count == lines.count, "\(place)")
        #expect(Set(lines.filter(bounds.contains)) == Set(ends.filter(bounds.contains)), "\(place)")
    }

    @Test(.byTurns(), arguments: byTurns(Hostility.userModes, every: 10, always: [[]]))
    func everyRowHasItsLineAtEachStep(_ mode: Hostility) {
        let fixture = fixture(mode)
        fixture.screen.touchDown(fixture.collectionView)
        for step in 0..<80 {
            fixture.screen.drag(fixture.collectionView, by: step < 50 ? 97 : -131)
            fixture.screen.frame()
            expectLines(in: fixture, "step \(step)")
        }
    }

    @Test func linesFollowRowsThatGrowAndShrink() {
        let fixture = fixture()
        let rows = [IndexPath(item: 2, section: 0), IndexPath(item: 4, section: 0)]
        // What lies around them stays where it is.
        fixture.rows[0][2].height += 11
        fixture.rows[0][4].height -= 11
        fixture.layout.invalidateSizes(at: rows)
        fixture.screen.runUntilRest()
        expectLines(in: fixture)
        #expect(fixture.collectionView.cellForItem(at: rows[0])?.frame.height == fixture.rows[0][2].height + 1 / 3)
    }

    @Test func linesHaveTheColourOfTheConfiguration() {
        let fixture = fixture()
        var configuration = SizingListConfiguration()
        configuration.separatorConfiguration.color = .red
        fixture.layout.section = .list(configuration)
        fixture.screen.runUntilRest()
        #expect(fixture.collectionView.shownLines.allSatisfy { $0.backgroundColor == .red })
        expectLines(in: fixture)
    }

    @Test func linesAreMirrored() {
        let fixture = fixture()
        let there = fixture.collectionView.shownLineFrames
        fixture.collectionView.semanticContentAttribute = .forceRightToLeft
        fixture.layout.invalidateLayout()
        fixture.screen.runUntilRest()
        expectLines(in: fixture)
        #expect(fixture.collectionView.shownLineFrames.map(\.minX) == there.map { 390 - $0.maxX })
    }

    /// A view draws lines of rows that are off screen, too.
    @Test func handlersAreAskedAgainForRowsOnScreenOnly() {
        let fixture = fixture()
        var asked: [IndexPath] = []
        var configuration = SizingListConfiguration()
        configuration.itemSeparatorHandler = { indexPath, separators in
            asked.append(indexPath)
            return separators
        }
        fixture.layout.section = .list(configuration)
        fixture.screen.runUntilRest()
        fixture.collectionView.contentOffset.y += 10
        fixture.screen.frame()
        asked = []
        for _ in 0..<5 {
            fixture.collectionView.contentOffset.y += 1
            fixture.screen.frame()
        }
        let shown = Set(fixture.collectionView.indexPathsForVisibleItems)
        #expect(!asked.isEmpty && asked.allSatisfy(shown.contains))
        expectLines(in: fixture)
    }

    @Test func oneViewDrawsTheLinesOfManyRows() {
        let fixture = fixture()
        let views = fixture.collectionView.subviews.filter { $0 is ListLinesView && !$0.isHidden }
        #expect(views.count <= 2)
        #expect(fixture.collectionView.shownLines.count >= fixture.collectionView.visibleCells.count)
    }
}
