import SizingKit
import Testing
import UIKit

/// Headers and footers from edge to edge over items with insets, in each kind of section, pinned or not.
@MainActor
@Suite(.oneAtATime) struct EdgeToEdgeHeaderTests {
    private static let kinds: [SizingSection] = [
        .list(appearance: .plain) { $0.headerTopPadding = 0 }, .grid(columns: 3, spacing: 4),
        .masonry(columns: 2, spacing: 4), .flow(spacing: 4),
        .pattern(.row(.item, .item), spacing: 4), .carousel(itemWidth: .fixed(80), spacing: 4),
    ]
    private static let insets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 20)

    private func fixture(_ section: SizingSection, safeArea: UIEdgeInsets = .zero) async -> SectionsFixture {
        let fixture = SectionsFixture(counts: [40, 3], layout: SizingLayout(section), safeArea: safeArea)
        fixture.size = { path, proposal in
            CGSize(width: min(80, proposal.width ?? 80), height: CGFloat(40 + path.item % 5))
        }
        fixture.headerExtent = { _ in 33 }
        fixture.footerExtent = { $0 == 0 ? 12 : nil }
        await fixture.show()
        return fixture
    }

    @Test func byDefaultTheyFollowTheInsets() async {
        for kind in Self.kinds {
            let fixture = await fixture(kind.insets(Self.insets))
            #expect(fixture.header(0) == CGRect(x: 30, y: 0, width: 340, height: 33))
            #expect(fixture.footer(0)?.minX == 30)
        }
    }

    @Test(arguments: [false, true]) func theyReachFromEdgeToEdge(pins: Bool) async {
        for kind in Self.kinds {
            let section = kind.insets(Self.insets).supplementariesFollowingContentInsets(false).pinningHeaders(pins)
            let fixture = await fixture(section)
            #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 390, height: 33))
            #expect(fixture.footer(0)?.minX == 0 && fixture.footer(0)?.width == 390)
            #expect(fixture.frame(0, in: 0)?.minX == 30)
            await fixture.scroll(to: CGPoint(x: 0, y: 20))
            #expect(fixture.shownHeader(0) == CGRect(x: 0, y: pins ? 20 : 0, width: 390, height: 33))
        }
    }

    /// They are measured in the width that they have.
    @Test func theyAreMeasuredFromEdgeToEdge() async {
        for kind in Self.kinds {
            let section = kind.insets(Self.insets, from: .safeArea).supplementariesFollowingContentInsets(false)
            let fixture = await fixture(section, safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
            var widths: Set<CGFloat> = []
            fixture.layout.headerSizing = { _ in
                .computed { proposal in
                    widths.insert(proposal.width ?? 0)
                    return CGSize(width: proposal.width ?? 0, height: 50)
                }
            }
            fixture.collectionView.reloadData()
            await fixture.stage.frame()
            #expect(widths == [390])
            #expect(fixture.header(0)?.width == 390)
        }
    }

    @Test func aListChangesItsLooks() async {
        var configuration = SizingListConfiguration(appearance: .insetGrouped, rowSpacing: 8)
        configuration.showsSeparators = false
        configuration.minimumRowHeight = 50
        configuration.headerTopPadding = 3
        let list = SizingSection.list(appearance: .insetGrouped) {
            $0.showsSeparators = false
            $0.rowSpacing = 8
            $0.minimumRowHeight = 50
            $0.headerTopPadding = 3
        }
        #expect(list == .list(configuration))
        let fixture = await fixture(list)
        #expect(fixture.frame(1, in: 0)?.minY == fixture.frame(0, in: 0).map { $0.minY + 58 })
    }
}
