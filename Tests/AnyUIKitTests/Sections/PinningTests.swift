import SizingKit
import Testing
import UIKit

/// Ten sections of 550 points: a header of 30, five items of 100, a footer of 20.
@MainActor
@Suite(.oneAtATime) struct PinningTests {
    private func fixture(
        headers: Bool = true,
        footers: Bool = false,
        sections: Int = 10,
        safeArea: UIEdgeInsets = .zero
    ) async -> SectionsFixture {
        let layout = SizingLayout { _, _ in
            .bareList().pinningHeaders(headers).pinningFooters(footers)
        }
        let fixture = SectionsFixture(
            counts: Array(repeating: 5, count: sections),
            layout: layout,
            safeArea: safeArea
        )
        fixture.headerExtent = { _ in 30 }
        fixture.footerExtent = { _ in 20 }
        await fixture.show()
        return fixture
    }

    @Test(arguments: [
        (offset: 0, header: 0), (200, 200), (519, 519), (520, 520), (530, 520), (549, 520), (550, 520), (-40, 0),
    ])
    func aHeaderStaysUntilItsSectionPushesItAway(_ offset: Int, _ header: Int) async {
        let fixture = await fixture()
        await fixture.scroll(to: CGPoint(x: 0, y: offset))
        #expect(fixture.header(0) == CGRect(x: 0, y: header, width: 390, height: 30))
        #expect(fixture.shownHeader(0)?.minY == (offset < 550 ? CGFloat(header) : nil))
    }

    @Test func theNextHeaderTakesOverAtItsOwnPlace() async {
        let fixture = await fixture()
        await fixture.scroll(to: CGPoint(x: 0, y: 540))
        #expect(fixture.header(1)?.minY == 550)
        await fixture.scroll(to: CGPoint(x: 0, y: 700))
        #expect(fixture.shownHeader(1)?.minY == 700)
        #expect(fixture.frame(0, in: 1)?.minY == 580)
    }

    @Test func insetsKeepPinnedElementsWithinWhatIsVisible() async {
        let fixture = await fixture(footers: true, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        await fixture.scroll(to: CGPoint(x: 0, y: 200))
        #expect(fixture.shownHeader(0)?.minY == 247)
        // The visible part ends at 200 + 844 - 34 = 1010.
        #expect(fixture.footer(1)?.minY == 990)
    }

    @Test func aFooterStaysAtTheEndButNotBeforeItsHeader() async {
        let fixture = await fixture(footers: true)
        await fixture.scroll(to: CGPoint(x: 0, y: 200))
        #expect(fixture.footer(0)?.minY == 530)
        #expect(fixture.footer(1)?.minY == 1_024)
        // Of the second section only the header's first 15 points are in view.
        await fixture.scroll(to: CGPoint(x: 0, y: -279))
        #expect(fixture.header(1)?.minY == 550)
        #expect(fixture.footer(1)?.minY == 580)
    }

    @Test func aJumpShowsTheHeaderOfASectionThatBeganFarAbove() async {
        let layout = SizingLayout { _, _ in
            .bareList().pinningHeaders()
        }
        let fixture = SectionsFixture(counts: [10_000], layout: layout)
        fixture.headerExtent = { _ in 30 }
        await fixture.show()
        layout.invalidateSizes()
        await fixture.scroll(to: CGPoint(x: 0, y: 300_000))
        #expect(fixture.shownHeader(0)?.minY == fixture.collectionView.contentOffset.y)
        #expect(fixture.shownHeader(0)?.height == 30)
    }

    /// A footer that is pinned below the screen lies right after its header.
    @Test func whatIsVendedOffScreenLiesWhereItDoesByItself() async {
        let fixture = await fixture(footers: true)
        await fixture.stage.runUntilRest()
        let below = CGRect(x: 0, y: 1_100, width: 390, height: 550)
        let kind = UICollectionView.elementKindSectionFooter
        let vended = fixture.layout.layoutAttributesForElements(in: below) ?? []
        let footers = vended.filter { $0.representedElementKind == kind }
        #expect(footers.map(\.frame) == [CGRect(x: 0, y: 1_130, width: 390, height: 20)])
        #expect(fixture.footer(2)?.minY == 1_130)
    }

    @Test func pinnedHeadersLieAboveEverythingThatScrollsUnderThem() async {
        let fixture = await fixture()
        await fixture.scroll(to: CGPoint(x: 0, y: 200))
        let attributes = fixture.layout.layoutAttributesForElements(in: fixture.collectionView.bounds) ?? []
        let header = attributes.first { $0.representedElementKind == UICollectionView.elementKindSectionHeader }
        let items = attributes.filter { $0.representedElementCategory == .cell }
        #expect(items.allSatisfy { $0.zIndex < header?.zIndex ?? 0 })
        let paths = attributes.map { "\($0.representedElementKind ?? "") \($0.indexPath)" }
        #expect(Set(paths).count == paths.count)
    }

    @Test func horizontalHeadersPinAtTheSideWhereTheContentBegins() async {
        for isRightToLeft in [false, true] {
            let layout = SizingLayout { _, _ in
                .bareList().pinningHeaders()
            }
            layout.scrollDirection = .horizontal
            let fixture = SectionsFixture(counts: [5, 5, 5], layout: layout)
            if isRightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
            fixture.headerExtent = { _ in 30 }
            await fixture.show()
            await fixture.stage.runUntilRest()
            fixture.collectionView.contentOffset.x += isRightToLeft ? -60 : 60
            await fixture.stage.frame()
            let bounds = fixture.collectionView.bounds
            #expect(fixture.shownHeader(0)?.width == 30)
            if isRightToLeft {
                #expect(fixture.shownHeader(0)?.maxX == bounds.maxX)
            } else {
                #expect(fixture.shownHeader(0)?.minX == bounds.minX)
            }
        }
    }
}
