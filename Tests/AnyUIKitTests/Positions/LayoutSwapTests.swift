import SizingKit
import Testing
import UIKit

/// Another layout takes the place of the one that is shown.
@MainActor
@Suite(.oneAtATime) struct LayoutSwapTests {
    /// A layout of another kind for the items of a screen.
    private func layout(_ kind: SectionKind, for page: KindScreen) -> SizingLayout {
        let layout = SizingLayout(kind.section)
        layout.estimatedItemSize = CGSize(width: 70, height: 70)
        layout.itemSizing = page.layout.itemSizing
        return layout
    }

    private func swap(_ page: KindScreen, to layout: UICollectionViewLayout, animated: Bool = false) async {
        page.view.replaceLayout(by: layout, animated: animated)
        await page.stage.runUntilRest()
    }

    @Test(arguments: [SectionKind.list, .grid, .masonry]) func theStartIsShown(_ kind: SectionKind) async {
        let page = await KindScreen(.list)
        await swap(page, to: layout(kind, for: page))
        #expect(page.view.contentOffset.y == 0)
        #expect(page.shown[0]?.origin == .zero)
        #expect(page.shown[0]?.width == (kind == .list ? 390 : 190))
    }

    @Test(arguments: [SectionKind.list, .grid, .masonry]) func theFirstWholeItemStaysOnScreen(_ kind: SectionKind)
        async
        throws
    {
        let page = await KindScreen(.list, count: 200)
        await page.scroll(to: 3_000)
        let (item, _) = try #require(page.reading)
        await swap(page, to: layout(kind, for: page))
        #expect(page.distance(of: item) != nil)
    }

    @Test func aFlowLayoutIsReplacedWhereItWasRead() async throws {
        let page = await KindScreen(.list, count: 200)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 390, height: 100)
        await swap(page, to: flow)
        await page.scroll(to: 5_000)
        let (item, _) = try #require(page.reading)
        await swap(page, to: layout(.list, for: page))
        #expect(page.distance(of: item) != nil)
        #expect(page.shown.allSatisfy { $0.value.height == page.lengths[$0.key] + 20 })
    }

    @Test func theFramesAreThoseOfBeforeWhenTheLayoutComesBack() async {
        let page = await KindScreen(.list)
        let (before, list) = (page.shown, page.layout)
        await swap(page, to: layout(.masonry, for: page))
        #expect(page.shown != before)
        await swap(page, to: list)
        #expect(page.shown == before)
    }
}
