import SizingKit
import Testing
import UIKit

/// The height that content has in a collection view of a width, before there is one, and while it has another.
@MainActor
@Suite(.oneAtATime) struct ContentHeightTests {
    private static let kinds: [SizingSection] = [
        .bareList(), .list(), .grid(columns: .adaptive(minimumWidth: 110), spacing: 6),
        .masonry(columns: .adaptive(minimumWidth: 110), spacing: 6), .flow(spacing: 6),
        .pattern(.row(.item(2 / 3), .column(.item, .item)), spacing: 6),
        .carousel(itemWidth: .fraction(0.8), spacing: 10),
    ]

    /// A page with every kind of section, with headers, a footer and a view before all.
    private func page(width: CGFloat, counts: [Int] = [20, 12, 31, 45, 26, 40, 9]) -> SectionsFixture {
        let layout = SizingLayout { section, environment in
            // What follows from the width comes from the width that is asked for.
            let isWide = environment.effectiveContentSize.width > 600
            return section == 2 && isWide ? .grid(columns: 4, spacing: 6) : Self.kinds[section % Self.kinds.count]
        }
        let fixture = SectionsFixture(counts: counts, layout: layout, size: CGSize(width: width, height: 844))
        fixture.size = { path, proposal in
            let width = proposal.width ?? 90
            return CGSize(
                width: min(width, CGFloat(60 + path.item * 13 % 70)),
                height: 20 + 9_000 / width + CGFloat(path.item % 7)
            )
        }
        fixture.headerExtent = { $0 % 2 == 0 ? 31 : nil }
        fixture.footerExtent = { $0 == 3 ? 17 : nil }
        let title = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 90))
        layout.contentHeaderView = title
        return fixture
    }

    /// The height once everything has been on screen.
    private func heightAfterReading(_ fixture: SectionsFixture) async -> CGFloat {
        await fixture.show()
        var offset: CGFloat = 0
        while offset < fixture.collectionView.contentSize.height - 844 {
            offset += 400
            await fixture.scroll(to: CGPoint(x: 0, y: offset))
        }
        return fixture.collectionView.contentSize.height
    }

    @Test(arguments: [320, 390, 844]) func isThatOfTheContentOnceItIsShown(width: CGFloat) async {
        let shown = await heightAfterReading(page(width: width))
        let hidden = page(width: 0)
        #expect(hidden.layout.contentHeight(forWidth: width) == shown, "without a size")
        let other = page(width: 500)
        await other.show()
        #expect(other.layout.contentHeight(forWidth: width) == shown, "shown at another width")
        await other.scroll(to: CGPoint(x: 0, y: 900))
        #expect(other.layout.contentHeight(forWidth: width) == shown, "scrolled")
        #expect(other.layout.contentHeight(forWidth: 500) == other.layout.contentHeight(forWidth: 500))
    }

    /// Layouts that state sizes, or describe sections in Apple's words.
    @Test func layoutsByRenamingKnowItToo() async {
        let flow = SizingFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 50)
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (10, 10)
        flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        let third = SizingCollectionLayoutItem(
            layoutSize: SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3),
                heightDimension: .fractionalHeight(1)
            )
        )
        let row = SizingCollectionLayoutGroup.horizontal(
            layoutSize: SizingCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(1 / 3)
            ),
            subitems: [third]
        )
        let squares = SizingCompositionalLayout(section: SizingCollectionLayoutSection(group: row))
        for (layout, heights) in [(flow as SizingLayout, [320: 602, 600: 242]), (squares, [300: 700, 600: 1_400])] {
            let hidden = SectionsFixture(counts: [20], layout: layout, size: CGSize(width: 450, height: 844))
            layout.itemSizing = nil
            for shows in [false, true] {
                if shows { await hidden.show() }
                for (width, height) in heights {
                    #expect(
                        layout.contentHeight(forWidth: CGFloat(width)) == CGFloat(height),
                        "\(width), shown: \(shows)"
                    )
                }
            }
        }
    }

    @Test func nothingOnScreenChanges() async {
        let (asked, twin) = (page(width: 390), page(width: 390))
        for fixture in [asked, twin] {
            await fixture.show()
            await fixture.scroll(to: CGPoint(x: 0, y: 700))
        }
        _ = asked.layout.contentHeight(forWidth: 844)
        _ = asked.layout.contentHeight(forWidth: 390)
        for offset: CGFloat in [700, 1_100, 3_000, 250, 0] {
            for fixture in [asked, twin] { await fixture.scroll(to: CGPoint(x: 0, y: offset)) }
            #expect(asked.collectionView.contentOffset == twin.collectionView.contentOffset)
            let frames = [asked, twin].map {
                $0.collectionView.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            }
            #expect(frames[0] == frames[1])
            #expect(asked.layout.contentHeaderView?.frame == twin.layout.contentHeaderView?.frame)
        }
    }

    @Test func nothingBehindTheLimitIsMeasured() {
        let fixture = SectionsFixture(counts: [10_000], layout: SizingListLayout.bare())
        fixture.size = { _, _ in CGSize(width: 390, height: 50) }
        #expect(fixture.layout.contentHeight(forWidth: 390, upTo: 600) == 600)
        #expect(fixture.measured.count < 40)
        fixture.counts = [7]
        fixture.collectionView.reloadData()
        #expect(fixture.layout.contentHeight(forWidth: 390, upTo: 600) == 350)
    }

    @Test func unusableWidthsHaveNoHeight() {
        let fixture = page(width: 390)
        for width in [0, -10, CGFloat.nan, .infinity] {
            #expect(fixture.layout.contentHeight(forWidth: width) == 0 || width == .infinity)
        }
        for limit in [0, -5, CGFloat.nan] { #expect(fixture.layout.contentHeight(forWidth: 390, upTo: limit) == 0) }
        #expect(SizingListLayout().contentHeight(forWidth: 390) == 0, "without a collection view")
    }

    @Test func aClosureOfTheLayoutGetsTheHeightOfNow() async {
        let fixture = page(width: 390)
        await fixture.show()
        var heights: [CGFloat] = []
        let now = fixture.collectionView.contentSize.height
        fixture.size = { [unowned fixture] _, _ in
            heights.append(fixture.layout.contentHeight(forWidth: 700))
            return CGSize(width: 50, height: 50)
        }
        _ = fixture.layout.contentHeight(forWidth: 611)
        #expect(!heights.isEmpty && heights.allSatisfy { $0 == now })
    }

    @Test func aSidewaysLayoutIsAsHighAsItsCollectionView() async {
        let layout = SizingListLayout.bare()
        layout.scrollDirection = .horizontal
        let fixture = SectionsFixture(counts: [5], layout: layout)
        fixture.collectionView.contentInset.top = 40
        await fixture.show()
        #expect(layout.contentHeight(forWidth: 100) == 804)
    }

    // MARK: Reconfiguring

    @Test func aReconfiguredItemHasItsNewSizeInPlace() async {
        let list = ListFixture(heights: [Array(repeating: 100, count: 40)])
        await list.stage.frame()
        list.collectionView.contentOffset.y = 1_000
        await list.stage.frame()
        let place = list.collectionView.cellForItem(at: IndexPath(item: 12, section: 0)).map { $0.frame.minY - 1_000 }
        list.heights[0][14] = 160
        list.layout.reconfigureItems(at: [IndexPath(item: 14, section: 0), IndexPath(item: 400, section: 3)])
        await list.stage.frame()
        let cell = list.collectionView.cellForItem(at: IndexPath(item: 14, section: 0)) as? HeightCell
        #expect(cell?.frame.height == 160)
        let after = list.collectionView.cellForItem(at: IndexPath(item: 12, section: 0))?.frame.minY
        #expect(after.map { $0 - list.collectionView.contentOffset.y } == place)
    }
}
