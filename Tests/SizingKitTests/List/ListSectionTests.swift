import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Lists on screen as their configuration says: rows of 100 points of content, headers of 30, worked out by hand.
@MainActor
@Suite struct ListSectionTests {
    private let third: CGFloat = 1.0 / 3

    private func fixture(
        _ counts: [Int],
        _ configuration: SizingListConfiguration,
        headers: Bool = false,
        safeArea: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) -> SectionsFixture {
        let layout = SizingListLayout(configuration: configuration)
        let fixture = SectionsFixture(counts: counts, layout: layout, safeArea: safeArea, hostility: hostility)
        if headers { fixture.headerExtent = { _ in 30 } }
        fixture.show()
        return fixture
    }

    private func decoration(_ kind: String, _ item: Int, in section: Int, _ fixture: SectionsFixture) -> CGRect? {
        let path = IndexPath(item: item, section: section)
        return fixture.layout.layoutAttributesForDecorationView(ofKind: kind, at: path)?.frame
    }

    private func line(_ edge: ListSeparatorEdge, _ item: Int, in section: Int, _ fixture: SectionsFixture) -> CGRect? {
        fixture.collectionView.lineFrame(at: edge, ofRow: IndexPath(item: item, section: section))
    }

    private func isClose(_ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        guard let frame else { return false }
        let parts = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height]
        return parts.allSatisfy { abs($0) < 1e-6 }
    }

    @Test func sectionsOfAnInsetGroupedListStandOnCards() {
        let fixture = fixture([2, 1], SizingListConfiguration(appearance: .insetGrouped))
        let row = 100 + third
        #expect(isClose(fixture.frame(0, in: 0), 16, 35, 358, row))
        #expect(isClose(decoration(ListCardView.elementKind, 0, in: 0, fixture), 16, 35, 358, 2 * row))
        // 17.7 points below and above are 53 pixels each.
        let second = 35 + 2 * row + 106 * third
        #expect(isClose(decoration(ListCardView.elementKind, 0, in: 1, fixture), 16, second, 358, row))
        #expect(isClose(line(.bottom, 0, in: 0, fixture), 32, 135, 342, third))
        #expect(line(.bottom, 1, in: 0, fixture) == nil)
    }

    @Test func aGroupedListHasLinesFromEdgeToEdgeAroundItsSections() {
        let fixture = fixture([2], SizingListConfiguration(appearance: .grouped))
        #expect(isClose(line(.top, 0, in: 0, fixture), 0, 35, 390, third))
        #expect(isClose(line(.bottom, 0, in: 0, fixture), 16, 135, 374, third))
        let last = 35 + 200 + third
        #expect(isClose(line(.bottom, 1, in: 0, fixture), 0, last, 390, third))
    }

    @Test(.byTurns(), arguments: byTurns(ScrollSimulationTests.modes, every: 2))
    func pinnedHeadersAndSeparatorsAreWhereTheyBelongAtEachStep(_ hostility: Hostility) {
        let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let fixture = fixture(
            Array(repeating: 5, count: 10),
            SizingListConfiguration(),
            headers: true,
            safeArea: safeArea,
            hostility: hostility
        )
        let row = 100 + third
        let section = 22 + 30 + 5 * row
        fixture.screen.touchDown(fixture.collectionView)
        for _ in 0..<40 {
            fixture.screen.drag(fixture.collectionView, by: 37)
            let top = fixture.collectionView.contentOffset.y + 47
            let index = Int(top / section)
            let start = CGFloat(index) * section
            let expected = max(start + 22, min(top, start + section - 30))
            #expect(abs((fixture.shownHeader(index)?.minY ?? -1) - expected) < 1e-6)
            let separator = line(.bottom, 2, in: index, fixture)
            #expect(isClose(separator, 16, start + 52 + 3 * row - third, 374, third))
        }
        fixture.screen.lift(fixture.collectionView)
    }

    @Test func whatIsVendedFollowsWhatIsVisibleAndLiesInItsOrder() {
        let fixture = fixture([100_000], SizingListConfiguration(), headers: true)
        fixture.scroll(to: CGPoint(x: 0, y: 5_000))
        let attributes = fixture.layout.layoutAttributesForElements(in: fixture.collectionView.bounds) ?? []
        let separators = attributes.filter { $0.representedElementCategory == .decorationView }
        let cells = attributes.filter { $0.representedElementCategory == .cell }
        let headers = attributes.filter { $0.representedElementCategory == .supplementaryView }
        // One view draws the lines of up to 16 rows.
        #expect(separators.count <= cells.count / 16 + 2)
        let lines = separators.flatMap(\.lineFrames)
        #expect(cells.allSatisfy { cell in lines.contains { isClose($0, 16, cell.frame.maxY - third, 374, third) } })
        #expect(cells.count < 12)
        #expect(cells.allSatisfy { $0.zIndex == 0 })
        #expect(separators.allSatisfy { $0.zIndex == 1 })
        #expect(headers.map(\.zIndex) == [3])
    }

    @Test func pinningAsksForNoMoreOfTenThousandSections() {
        var asked = 0
        var configuration = SizingListConfiguration()
        configuration.rowHandler = { _ in
            asked += 1
            return SizingListRow()
        }
        func questions(_ sections: Int) -> Int {
            let fixture = fixture(Array(repeating: 5, count: sections), configuration, headers: true)
            fixture.scroll(to: CGPoint(x: 0, y: 3_000))
            asked = 0
            for _ in 0..<20 { fixture.scroll(to: CGPoint(x: 0, y: fixture.collectionView.contentOffset.y + 7)) }
            return asked
        }
        let few = questions(20)
        #expect(few > 0)
        #expect(questions(10_000) == few)
    }

    /// What a scroll tick asks of the data source and of the layout's closures.
    struct Questions: Equatable {
        var counts = 0
        var rows = 0
        var items = 0
        var headers = 0
        var footers = 0
    }

    @Test(.byTurns(), arguments: [SizingListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func aTickAsksTheSameOfTenThousandSectionsAsOfTwenty(_ appearance: SizingListConfiguration.Appearance) {
        func questions(_ sections: Int, at offset: CGFloat) -> [Questions] {
            var asked = Questions()
            var configuration = SizingListConfiguration(appearance: appearance)
            configuration.rowHandler = { _ in
                asked.rows += 1
                return SizingListRow(accessory: .checkmark)
            }
            let fixture = fixture(Array(repeating: 5, count: sections), configuration)
            fixture.layout.section = fixture.layout.section.pinningHeaders().pinningFooters()
            fixture.layout.headerSizing = { _ in
                asked.headers += 1
                return .fixed(CGSize(width: 0, height: 30))
            }
            fixture.layout.footerSizing = { _ in
                asked.footers += 1
                return .fixed(CGSize(width: 0, height: 20))
            }
            fixture.screen.runUntilRest()
            fixture.scroll(to: CGPoint(x: 0, y: offset))
            fixture.screen.runUntilRest()
            return (0..<40).map { _ in
                let before = asked
                let (counts, items) = (fixture.countQuestions, fixture.measured.count)
                fixture.scroll(to: CGPoint(x: 0, y: fixture.collectionView.contentOffset.y + 7))
                return Questions(
                    counts: fixture.countQuestions - counts,
                    rows: asked.rows - before.rows,
                    items: fixture.measured.count - items,
                    headers: asked.headers - before.headers,
                    footers: asked.footers - before.footers
                )
            }
        }
        let few = questions(20, at: 3_000)
        #expect(questions(10_000, at: 3_000) == few)
        for ticks in [few, questions(10_000, at: 2_500_000)] {
            #expect(ticks.allSatisfy { $0.counts == 0 })
            // Rows of one screen with its margins, and what comes into sight.
            #expect(ticks.allSatisfy { $0.rows <= 60 && $0.items <= 2 && $0.headers <= 2 && $0.footers <= 2 })
            #expect(ticks.contains { $0.rows > 0 })
        }
    }

    @Test func editingMovesTheSeparatorsWithTheContent() throws {
        var configuration = SizingListConfiguration()
        configuration.rowHandler = { _ in SizingListRow(editingStyle: .delete) }
        let fixture = fixture([3], configuration)
        for (isEditing, leading) in [(false, CGFloat(16)), (true, 56), (false, 16)] {
            (fixture.layout as? SizingListLayout)?.setEditing(isEditing, animated: false)
            #expect(isClose(line(.bottom, 0, in: 0, fixture), leading, 100, 390 - leading, third))
        }
    }

    @Test func aNewFirstSectionTakesTheSpaceOfTheFirst() {
        let fixture = fixture([1], SizingListConfiguration(appearance: .insetGrouped))
        fixture.counts.insert(2, at: 0)
        fixture.collectionView.performBatchUpdates { fixture.collectionView.insertSections([0]) }
        fixture.screen.runUntilRest()
        let row = 100 + third
        #expect(isClose(fixture.frame(0, in: 0), 16, 35, 358, row))
        #expect(isClose(fixture.frame(0, in: 1), 16, 35 + 2 * row + 106 * third, 358, row))
    }

    @Test func theIndexStandsBesideTheListAndTakesItsWidth() throws {
        let fixture = fixture([5], SizingListConfiguration())
        let index = SizingSectionIndexView()
        index.titles = ["A"]
        (fixture.layout as? SizingListLayout)?.sectionIndex = index
        fixture.screen.frame()
        #expect(index.superview === fixture.collectionView.superview)
        #expect(index.frame == CGRect(x: 375, y: 0, width: 15, height: 844))
        let path = IndexPath(item: 0, section: 0)
        let attributes = fixture.layout.layoutAttributesForItem(at: path) as? SizingLayoutAttributes
        #expect(attributes?.contentInsets.trailing == 0)
        #expect(attributes?.rowMargins.trailing == 15)
        #expect(attributes?.frame.width == 375)
    }
}
