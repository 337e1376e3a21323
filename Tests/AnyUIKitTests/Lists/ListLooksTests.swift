import SizingKit
import Testing
import UIKit

/// Separators, cards and paddings of lists: rows with 100 points of content, headers of 30.
@MainActor
@Suite(.oneAtATime) struct ListLooksTests {
    private func show(_ counts: [Int], _ configuration: SizingListConfiguration, headers: Bool = false) async
        -> SectionsFixture
    {
        let layout = SizingListLayout(configuration: configuration)
        let fixture = SectionsFixture(counts: counts, layout: layout)
        if headers { fixture.headerExtent = { _ in 30 } }
        await fixture.show()
        return fixture
    }

    private func pixel(_ fixture: SectionsFixture) -> CGFloat {
        1 / fixture.collectionView.traitCollection.displayScale
    }

    /// The frames of lines and backgrounds on screen. One view draws lines, each as a view of its own.
    private func decorations(_ fixture: SectionsFixture) -> [CGRect] {
        let view = fixture.collectionView
        let shown = view.subviews.filter {
            $0 is UICollectionReusableView && !($0 is UICollectionViewCell) && !$0.isHidden
        }
        let frames = shown.flatMap { decoration in
            let lines = decoration.subviews.filter { $0.frame.height < 2 }
            return lines.isEmpty ? [decoration.frame] : lines.map { $0.convert($0.bounds, to: view) }
        }
        return frames.sorted { ($0.minY, $0.height) < ($1.minY, $1.height) }
    }

    private func separators(_ fixture: SectionsFixture) -> [CGRect] {
        decorations(fixture).filter { $0.height < 2 }
    }

    private func cards(_ fixture: SectionsFixture) -> [CGRect] {
        decorations(fixture).filter { $0.height > 40 }
    }

    private func isClose(_ left: CGFloat?, _ right: CGFloat) -> Bool {
        abs((left ?? .infinity) - right) < 0.001
    }

    @Test(arguments: [1, 2, 5])
    func aRowOfAPlainListIsAPixelTallerForItsSeparator(_ count: Int) async {
        let fixture = await show([count], SizingListConfiguration())
        let pixel = pixel(fixture)
        let found = separators(fixture)
        #expect(found.count == count)
        for (item, separator) in found.enumerated() {
            let end = CGFloat(item + 1) * (100 + pixel)
            #expect(isClose(fixture.frame(item, in: 0)?.maxY, end))
            #expect(isClose(separator.maxY, end))
            #expect(isClose(separator.height, pixel))
            #expect(separator.minX == 16)
            #expect(separator.maxX == 390)
        }
    }

    @Test(arguments: [SizingListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func withoutSeparatorsRowsAreAsTallAsTheirContent(_ appearance: SizingListConfiguration.Appearance) async {
        var configuration = SizingListConfiguration(appearance: appearance)
        configuration.showsSeparators = false
        let fixture = await show([3], configuration)
        #expect(separators(fixture).isEmpty)
        #expect(fixture.frame(1, in: 0)?.height == 100)
    }

    @Test func sectionsOfAnInsetGroupedListStandOnCards() async {
        let fixture = await show([2, 1, 3], SizingListConfiguration(appearance: .insetGrouped))
        let found = cards(fixture)
        #expect(found.count == 3)
        for (section, card) in found.enumerated() {
            let last = fixture.counts[section] - 1
            #expect(card.minX == 16)
            #expect(card.width == 358)
            #expect(isClose(fixture.frame(0, in: section)?.minY, card.minY))
            #expect(isClose(fixture.frame(last, in: section)?.maxY, card.maxY))
        }
        #expect(found.first?.minY == 35)
    }

    @Test func rowsOnACardHaveSeparatorsBetweenThemOnly() async {
        let fixture = await show([3], SizingListConfiguration(appearance: .insetGrouped))
        let found = separators(fixture)
        #expect(found.count == 2)
        #expect(found.map(\.minX) == [32, 32])
        #expect(found.map(\.maxX) == [374, 374])
    }

    @Test func aGroupedSectionHasLinesFromEdgeToEdgeAroundIt() async {
        let found = await separators(show([2], SizingListConfiguration(appearance: .grouped)))
        #expect(found.map(\.minX) == [0, 16, 0])
        #expect(found.map(\.maxX) == [390, 390, 390])
    }

    @Test func sectionsOfAGroupedListStandOnCardsFromEdgeToEdge() async {
        let found = await cards(show([3, 3], SizingListConfiguration(appearance: .grouped)))
        #expect(found.map(\.minX) == [0, 0])
        #expect(found.map(\.width) == [390, 390])
    }

    @Test func aPlainListHasNoCards() async {
        let fixture = await show([3, 3], SizingListConfiguration())
        #expect(cards(fixture).isEmpty)
    }

    @Test(arguments: [0, 8, 21] as [CGFloat])
    func rowsKeepTheirSpace(_ spacing: CGFloat) async {
        var configuration = SizingListConfiguration(rowSpacing: spacing)
        configuration.showsSeparators = false
        let fixture = await show([3], configuration)
        #expect(fixture.frame(2, in: 0)?.minY == 2 * (100 + spacing))
    }

    @Test(arguments: [0, 12, 40] as [CGFloat])
    func aHeaderKeepsItsPadding(_ padding: CGFloat) async {
        var configuration = SizingListConfiguration()
        configuration.showsSeparators = false
        configuration.headerTopPadding = padding
        let fixture = await show([2, 2], configuration, headers: true)
        let header = fixture.header(1)
        #expect(isClose(header?.minY, 2 * padding + 230))
        #expect(isClose(fixture.frame(0, in: 1)?.minY, 2 * padding + 260))
    }

    @Test func aRowIsAtLeastAsTallAsTheConfigurationSays() async {
        var configuration = SizingListConfiguration()
        configuration.minimumRowHeight = 140
        let fixture = await show([2], configuration)
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 390, height: 140))
    }

    @Test func anItemMayHaveNoSeparator() async {
        var configuration = SizingListConfiguration()
        configuration.itemSeparatorHandler = { indexPath, separators in
            var separators = separators
            if indexPath.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            return separators
        }
        let fixture = await show([3], configuration)
        #expect(separators(fixture).count == 2)
        #expect(isClose(fixture.frame(1, in: 0)?.height, 100 + pixel(fixture)))
    }

    @Test(arguments: [SizingListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func decorationsFollowAnInsertion(_ appearance: SizingListConfiguration.Appearance) async {
        let configuration = SizingListConfiguration(appearance: appearance)
        let fixture = await show([2, 2], configuration)
        fixture.collectionView.batch {
            fixture.counts[0] = 4
            fixture.collectionView.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
        }
        await fixture.stage.runUntilRest()
        let expected = await show([4, 2], configuration)
        #expect(decorations(fixture) == decorations(expected))
    }

    @Test(arguments: [SizingListConfiguration.Appearance.plain, .grouped, .insetGrouped])
    func decorationsAreMirrored(_ appearance: SizingListConfiguration.Appearance) async {
        let configuration = SizingListConfiguration(appearance: appearance)
        let there = await decorations(show([2, 3], configuration))
        let fixture = await show([2, 3], configuration)
        fixture.collectionView.semanticContentAttribute = .forceRightToLeft
        fixture.layout.invalidateLayout()
        await fixture.stage.frame()
        let mirrored = decorations(fixture).map { $0.minX }
        #expect(there.count > 4)
        #expect(mirrored == there.map { 390 - $0.maxX })
    }
}
