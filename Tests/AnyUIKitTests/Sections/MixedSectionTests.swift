import SizingKit
import Testing
import UIKit

/// Sections of all kinds in one layout, with exact frames at 390 points.
@MainActor
@Suite(.oneAtATime) struct MixedSectionTests {
    private func fixture(
        _ counts: [Int],
        _ section: @escaping (Int) -> SizingSection
    ) -> SectionsFixture {
        let layout = SizingLayout { index, _ in section(index) }
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        return SectionsFixture(counts: counts, layout: layout)
    }

    @Test func aGridStretchesItsRowsAndFollowsTheSectionBefore() async {
        let fixture = fixture([2, 5]) { index in
            guard index == 1 else { return .bareList() }
            return .grid(columns: 2, spacing: 10)
                .insets(NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 12, trailing: 14))
        }
        fixture.size = { indexPath, proposal in
            #expect(proposal.width == (indexPath.section == 0 ? 390 : 175))
            return CGSize(width: 0, height: 40 + 10 * CGFloat(indexPath.item))
        }
        fixture.headerExtent = { $0 == 1 ? 30 : nil }
        await fixture.show()
        #expect(fixture.frame(1, in: 0) == CGRect(x: 0, y: 40, width: 390, height: 50))
        #expect(fixture.header(1) == CGRect(x: 16, y: 90, width: 360, height: 30))
        #expect(fixture.frame(0, in: 1) == CGRect(x: 16, y: 140, width: 175, height: 50))
        #expect(fixture.frame(1, in: 1) == CGRect(x: 201, y: 140, width: 175, height: 50))
        #expect(fixture.frame(4, in: 1) == CGRect(x: 16, y: 280, width: 175, height: 80))
        #expect(fixture.collectionView.contentSize.height == 372)
    }

    @Test func changingTheSectionLaysOutAnew() async {
        let layout = SizingLayout(.masonry(columns: 3, spacing: 6))
        let fixture = SectionsFixture(counts: [2, 4], layout: layout)
        await fixture.show()
        #expect(fixture.frame(3, in: 1) == CGRect(x: 0, y: 206, width: 126, height: 100))
        layout.section = .grid(columns: 2, spacing: 10)
            .insets(NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0))
        await fixture.stage.frame()
        #expect(fixture.frame(3, in: 1) == CGRect(x: 200, y: 220, width: 190, height: 100))
        layout.sectionProvider = { section, _ in section == 0 ? .bareList() : .grid(columns: 1) }
        await fixture.stage.frame()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 390, height: 100))
        #expect(fixture.frame(3, in: 1) == CGRect(x: 0, y: 500, width: 390, height: 100))
        layout.sectionProvider = nil
        await fixture.stage.frame()
        #expect(fixture.frame(3, in: 1) == CGRect(x: 200, y: 220, width: 190, height: 100))
    }

    @Test func otherColumnsKeepTheInsets() async {
        let insets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        let layout = SizingLayout(.masonry(columns: 3, spacing: 6).insets(insets))
        let fixture = SectionsFixture(counts: [4], layout: layout)
        await fixture.show()
        #expect(fixture.frame(3, in: 0) == CGRect(x: 30, y: 106, width: 116, height: 100))
        layout.section = .masonry(columns: 2, spacing: 6).insets(insets)
        await fixture.stage.frame()
        #expect(fixture.frame(3, in: 0) == CGRect(x: 213, y: 106, width: 177, height: 100))
    }

    @Test func anotherConfigurationOfAListKeepsItsInsetsAndPinning() async {
        let insets = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 0)
        let layout = SizingListLayout()
        layout.section = .bareList().insets(insets).pinningFooters()
        let fixture = SectionsFixture(counts: [4], layout: layout)
        await fixture.show()
        layout.configuration.rowSpacing = 9
        await fixture.stage.frame()
        #expect(layout.section == .bareList(rowSpacing: 9).insets(insets).pinningFooters())
        #expect(fixture.frame(3, in: 0) == CGRect(x: 30, y: 332, width: 360, height: 100))
    }

    @Test func aNumberOfColumnsMayBeALiteral() {
        #expect(SizingSection.masonry(columns: 2, spacing: 8) == .masonry(columns: .count(2), spacing: 8))
        #expect(SizingSection.grid(columns: 3) != .grid(columns: .count(2)))
    }

    @Test func aListAsTheSectionOfALayoutIsThatOfAListLayout() async {
        let configuration = SizingListConfiguration(appearance: .insetGrouped)
        let layouts = [SizingLayout(.list(configuration)), SizingListLayout(configuration: configuration)]
        var frames: [[CGRect?]] = []
        for layout in layouts {
            layout.sectionSpacing = 9
            let fixture = SectionsFixture(counts: [2, 0, 3, 40], layout: layout)
            fixture.headerExtent = { $0 == 2 ? 30 : nil }
            await fixture.show()
            fixture.counts.removeFirst()
            fixture.collectionView.deleteSections([0])
            await fixture.stage.runUntilRest()
            frames.append(
                [fixture.frame(0, in: 1), fixture.frame(2, in: 1), fixture.header(1), fixture.frame(9, in: 2)]
            )
        }
        #expect(frames[0] == frames[1])
        #expect(frames[0].allSatisfy { $0 != nil })
    }

    @Test func aMasonryPutsEachItemInTheColumnThatEndsFirst() async {
        let fixture = fixture([6]) { _ in .masonry(columns: 3, spacing: 6) }
        let heights: [CGFloat] = [100, 60, 80, 50, 40, 70]
        fixture.size = { indexPath, proposal in
            #expect(proposal.width == 126)
            return CGSize(width: 0, height: heights[indexPath.item])
        }
        await fixture.show()
        let expected = [
            CGRect(x: 0, y: 0, width: 126, height: 100), CGRect(x: 132, y: 0, width: 126, height: 60),
            CGRect(x: 264, y: 0, width: 126, height: 80), CGRect(x: 132, y: 66, width: 126, height: 50),
            CGRect(x: 264, y: 86, width: 126, height: 40), CGRect(x: 0, y: 106, width: 126, height: 70),
        ]
        for (item, frame) in expected.enumerated() { #expect(fixture.frame(item, in: 0) == frame) }
        #expect(fixture.measured.count == 6)
    }

    @Test func itemsOfAMasonryMayTakeSeveralColumns() async {
        let fixture = fixture([4]) { _ in .masonry(columns: 2, spacing: 10) }
        fixture.columnSpan = { $0.item == 2 ? .max : 1 }
        fixture.size = { indexPath, proposal in
            #expect(proposal.width == (indexPath.item == 2 ? 390 : 190))
            return CGSize(width: 0, height: [50, 80, 30, 20][indexPath.item])
        }
        await fixture.show()
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 90, width: 390, height: 30))
        #expect(fixture.frame(3, in: 0) == CGRect(x: 0, y: 130, width: 190, height: 20))
    }

    @Test func aSizeIsKeptForTheColumnsThatItWasMeasuredAt() async {
        let fixture = fixture([2]) { _ in .masonry(columns: 2, spacing: 10) }
        var spans = [1, 2]
        var widths: [CGFloat?] = []
        fixture.layout.itemSizing = { indexPath in
            .computed(key: "the same picture") { proposal in
                widths.append(proposal.width)
                return CGSize(width: 0, height: (proposal.width ?? 0) / 2)
            }
            .columnSpan(spans[indexPath.item])
        }
        await fixture.show()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 190, height: 95))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 0, y: 105, width: 390, height: 195))
        #expect(widths == [190, 390])
        spans = [2, 1]
        fixture.collectionView.reloadData()
        await fixture.stage.frame()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 390, height: 195))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 0, y: 205, width: 190, height: 95))
        #expect(widths == [190, 390])
    }

    @Test func anItemTakesAnotherSpanWhenItIsMeasuredAgain() async {
        let fixture = fixture([3]) { _ in .masonry(columns: 2, spacing: 10) }
        await fixture.show()
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 110, width: 190, height: 100))
        fixture.columnSpan = { $0.item == 1 ? 2 : 1 }
        fixture.layout.invalidateSizes(at: [IndexPath(item: 1, section: 0)])
        await fixture.stage.frame()
        #expect(fixture.frame(1, in: 0) == CGRect(x: 0, y: 110, width: 390, height: 100))
        #expect(fixture.frame(2, in: 0) == CGRect(x: 0, y: 220, width: 190, height: 100))
    }

    @Test func aFlowBreaksLinesByTheWidthsOfItsItems() async {
        let fixture = fixture([5]) { _ in .flow(spacing: 10) }
        let widths: [CGFloat] = [100, 150, 120, 500, 40]
        fixture.size = { indexPath, proposal in
            #expect(proposal.width == nil)
            #expect(proposal.maximumSize.width == 390)
            return CGSize(width: widths[indexPath.item], height: indexPath.item == 0 ? 40 : 30)
        }
        await fixture.show()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 110, y: 5, width: 150, height: 30))
        #expect(fixture.frame(2, in: 0) == CGRect(x: 270, y: 5, width: 120, height: 30))
        #expect(fixture.frame(3, in: 0) == CGRect(x: 0, y: 50, width: 390, height: 30))
        #expect(fixture.frame(4, in: 0) == CGRect(x: 0, y: 90, width: 40, height: 30))
    }

    /// Claim (What bad data gets): "Cost no more than one: the layout asks for the arrangement of a section when it
    /// comes near the viewport"
    @Test func sectionsAreAskedForAsTheyComeNear() async {
        var asked: [Int] = []
        let fixture = fixture(Array(repeating: 10, count: 100_000)) { index in
            asked.append(index)
            return .grid(columns: 2)
        }
        fixture.size = { _, _ in CGSize(width: 0, height: 100) }
        await fixture.show()
        await fixture.stage.runUntilRest()
        #expect(asked == [0, 1, 2, 3])
        fixture.collectionView.contentOffset.y = 10_000_000
        await fixture.stage.frame()
        #expect(asked.count < 12)
        #expect(fixture.collectionView.visibleCells.count >= 16)
    }

    @Test func aNewWidthAsksForTheSectionsAgain() async {
        let layout = SizingLayout { _, environment in
            .masonry(columns: .count(environment.effectiveContentSize.width > 600 ? 4 : 2))
        }
        let fixture = SectionsFixture(counts: [40], layout: layout)
        fixture.size = { _, _ in CGSize(width: 0, height: 100) }
        await fixture.show()
        #expect(fixture.frame(1, in: 0) == CGRect(x: 195, y: 0, width: 195, height: 100))
        fixture.stage.resize(to: CGSize(width: 800, height: 390))
        await fixture.stage.frame()
        #expect(fixture.frame(3, in: 0) == CGRect(x: 600, y: 0, width: 200, height: 100))
    }

    /// Claim (README): "As many columns as fit"
    @Test func adaptiveColumnsAreAsManyAsFit() async {
        for (columns, width) in [
            (SizingColumns.adaptive(minimumWidth: 120), 124), (.adaptive(minimumWidth: 100, maximumCount: 2), 190),
            (.adaptive(minimumWidth: 1_000), 390), (.count(0), 390), (.adaptive(minimumWidth: 0), 390),
        ] as [(SizingColumns, CGFloat)] {
            let fixture = fixture([3]) { _ in
                .grid(columns: columns, spacing: columns == .adaptive(minimumWidth: 120) ? 9 : 10)
            }
            await fixture.show()
            #expect(fixture.frame(0, in: 0)?.width == width)
        }
    }
}
