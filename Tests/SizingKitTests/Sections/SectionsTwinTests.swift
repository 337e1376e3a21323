import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Sections of all kinds, scrolled through from the top, against their twin.
@MainActor
@Suite struct SectionsTwinTests {
    @Test(arguments: ScrollSimulationTests.modes, [UInt64(1), 2, 3])
    func aScrollFromTheTopEndsInTheFramesOfTheTwin(_ hostility: Hostility, _ seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let sections = (0..<8).map { id in
            SectionsTwin.Section(
                id: id,
                kind: SectionKind.allCases.randomElement(using: &generator) ?? .list,
                items: (0..<Int.random(in: 0...30, using: &generator)).map { item in
                    SectionsTwin.Item(
                        id: item,
                        width: 3 * Int.random(in: 20...300, using: &generator),
                        height: 3 * Int.random(in: 20...200, using: &generator),
                        span: 1
                    )
                }
            )
        }
        let layout = SizingLayout { index, _ in sections[index].kind.section }
        let fixture = SectionsFixture(counts: sections.map(\.items.count), layout: layout, hostility: hostility)
        fixture.size = { indexPath, _ in
            let item = sections[indexPath.section].items[indexPath.item]
            return CGSize(width: CGFloat(item.width) / 3, height: CGFloat(item.height) / 3)
        }
        fixture.headerExtent = { CGFloat(sections[$0].header) / 3 }
        fixture.show()
        let view = fixture.collectionView
        for _ in 0..<200 where view.contentOffset.y + view.bounds.height < view.contentSize.height {
            fixture.screen.drag(view, by: 300)
            fixture.screen.lift(view)
        }
        fixture.screen.runUntilRest()
        let twin = SectionsTwin(sections: sections).frames(in: 1_170)
        for section in sections.indices {
            #expect(pixels(fixture.header(section)) == twin.headers[section])
            for item in sections[section].items.indices {
                try #require(pixels(fixture.frame(item, in: section)) == twin.items[section][item])
            }
        }
        #expect(Int((view.contentSize.height * 3).rounded()) == twin.end)
    }

    private func pixels(_ rect: CGRect?) -> SectionsTwin.Frame? {
        guard let rect else { return nil }
        func pixels(_ points: CGFloat) -> Int { Int((points * 3).rounded()) }
        return SectionsTwin.Frame(
            main: pixels(rect.minY)..<pixels(rect.maxY),
            cross: pixels(rect.minX)..<pixels(rect.maxX)
        )
    }
}
