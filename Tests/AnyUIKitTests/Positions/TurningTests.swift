import SizingKit
import Testing
import UIKit

/// The device is turned. Items are 20 points taller where they are narrow.
@MainActor
@Suite(.oneAtATime) struct TurningTests {
    private static let upright = CGSize(width: 390, height: 844)
    private static let sideways = CGSize(width: 844, height: 390)

    private func turn(_ page: KindScreen, to size: CGSize) async {
        page.stage.rotate(to: size)
        await page.stage.runUntilRest()
    }

    @Test(arguments: SectionKind.allCases) func aReaderAtTheStartStaysThere(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await turn(page, to: Self.sideways)
        #expect(page.view.contentOffset.y == 0)
        #expect(page.distance(of: 0) == 0)
    }

    @Test(arguments: SectionKind.allCases) func theFirstWholeItemStaysOnScreen(_ kind: SectionKind) async throws {
        let page = await KindScreen(kind, count: 200)
        await page.scroll(to: 1_000)
        let (item, distance) = try #require(page.reading)
        await turn(page, to: Self.sideways)
        #expect(page.distance(of: item) == distance)
    }

    @Test(arguments: SectionKind.allCases) func turningBackGivesTheSameFrames(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        let before = page.shown
        await turn(page, to: Self.sideways)
        #expect(page.shown != before)
        await turn(page, to: Self.upright)
        #expect(page.shown == before)
    }

    @Test(arguments: [SectionKind.list, .masonry]) func itemsHaveTheirSizesAtTheNewWidth(_ kind: SectionKind) async {
        let page = await KindScreen(kind)
        await turn(page, to: Self.sideways)
        #expect(page.shown.allSatisfy { $0.value.width == (kind == .list ? 844 : 417) })
        #expect(page.shown.allSatisfy { $0.value.height == page.lengths[$0.key] })
    }
}
