import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// What is seen pinned is on screen: a header keeps the place where it is seen.
@MainActor
@Suite struct HeldHeaderTests {
    enum Screen: CaseIterable {
        case list, grid, masonry, listUnderBar, listWithFooters, listWithInsets
    }

    /// The ways in which an app folds a section.
    enum Folding: CaseIterable {
        case batch, reloadedSection, reload, allFromTheFirstOnScreen
    }

    private func fixture(_ screen: Screen, _ hostility: Hostility = [], anchor: Int = 20) -> SectionsFixture {
        let section: SizingSection =
            switch screen {
            case .list, .listUnderBar, .listWithFooters: .bareList()
            case .grid: .grid(columns: 3, spacing: 6)
            case .masonry: .masonry(columns: 2, spacing: 8)
            case .listWithInsets: .bareList()
            }
        var pinning = section.pinningHeaders()
        if screen == .listWithInsets {
            pinning = pinning.insets(NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 18, trailing: 0))
        }
        let fixture = SectionsFixture(
            counts: [40, 40, 40],
            layout: SizingLayout(pinning),
            safeArea: screen == .listUnderBar ? UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0) : .zero,
            hostility: hostility
        )
        fixture.size = { path, proposal in
            CGSize(width: proposal.width ?? 100, height: 61 + CGFloat(path.item * 29 % 83))
        }
        fixture.headerExtent = { _ in 30 }
        if screen == .listWithFooters { fixture.footerExtent = { _ in 24 } }
        fixture.show()
        fixture.layout.scrollExactly(toItemAt: IndexPath(item: anchor, section: 1), at: .top, animated: false)
        fixture.screen.runUntilRest()
        // The item is cut by the header.
        fixture.collectionView.contentOffset.y += 10
        fixture.screen.runUntilRest()
        return fixture
    }

    private func place(_ fixture: SectionsFixture, header: Int = 1) -> CGFloat? {
        fixture.shownHeader(header).map { $0.minY - fixture.collectionView.contentOffset.y }
    }

    private func place(ofItem item: Int, in section: Int, _ fixture: SectionsFixture) -> CGFloat? {
        fixture.frame(item, in: section).map { (($0.minY - fixture.collectionView.contentOffset.y) * 3).rounded() }
    }

    private func fold(_ fixture: SectionsFixture, _ folding: Folding) {
        let view = fixture.collectionView
        switch folding {
        case .batch:
            fixture.counts[1] = 0
            view.performBatchUpdates { view.deleteItems(at: (0..<40).map { IndexPath(item: $0, section: 1) }) }
        case .reloadedSection:
            fixture.counts[1] = 0
            view.reloadSections([1])
        case .reload:
            fixture.counts[1] = 0
            view.reloadData()
        case .allFromTheFirstOnScreen:
            let first = view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item).min() ?? 0
            fixture.counts[1] = first
            view.performBatchUpdates { view.deleteItems(at: (first..<40).map { IndexPath(item: $0, section: 1) }) }
        }
    }

    @Test(arguments: Screen.allCases, byTurns(Hostility.userModes + [.abandonedBatches], every: 20, always: [[]]))
    func aSectionThatIsFoldedKeepsItsHeaderWhereItIsSeen(_ screen: Screen, _ hostility: Hostility) {
        for folding in Folding.allCases {
            let fixture = fixture(screen, hostility)
            let before = place(fixture)
            #expect(before == (screen == .listUnderBar ? 91 : 0))
            fold(fixture, folding)
            for _ in 0..<30 {
                fixture.screen.frame()
                #expect(abs((place(fixture) ?? .infinity) - (before ?? 0)) < 0.01, "\(folding)")
            }
            fixture.screen.runUntilRest()
            #expect(abs((place(fixture) ?? .infinity) - (before ?? 0)) < 0.01, "\(folding)")
            // What follows comes right below it.
            let next = place(fixture, header: 2) ?? .infinity
            let space: CGFloat = screen == .listWithFooters ? 24 : screen == .listWithInsets ? 30 : 0
            #expect(next - (before ?? 0) - 30 <= space + 0.01, "\(folding)")
        }
    }

    /// Only what is beside the header on screen goes: what remains of the section takes its place.
    @Test func rowsThatRemainTakeThePlaceOfThoseThatGo() {
        let fixture = fixture(.list)
        let shown = fixture.collectionView.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item)
        let (first, last) = (shown.min() ?? 0, shown.max() ?? 0)
        fixture.counts[1] = 40 - (last - first + 1)
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.deleteItems(at: (first...last).map { IndexPath(item: $0, section: 1) })
        }
        fixture.screen.runUntilRest()
        #expect(place(fixture) == 0)
        // The first one is under the header.
        #expect(fixture.collectionView.indexPathsForVisibleItems.contains(IndexPath(item: first + 1, section: 1)))
    }

    /// Records from where and to where headers are animated.
    private final class RecordingLayout: SizingLayout {
        var initial: [Int: CGFloat] = [:]
        var final: [Int: CGFloat] = [:]

        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String,
            at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind,
                at: elementIndexPath
            )
            initial[elementIndexPath.section] = attributes?.frame.minY
            return attributes
        }
    }

    /// A header that can be pinned and is at its own position moves with its rows.
    @Test func aHeaderAtItsOwnPositionSlidesWithItsRows() {
        let layout = RecordingLayout(.bareList().pinningHeaders())
        let fixture = SectionsFixture(counts: [4, 4, 4], layout: layout)
        fixture.headerExtent = { _ in 30 }
        fixture.show()
        fixture.counts[0] = 5
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(layout.initial[0] == 0)
        #expect(layout.initial[1] == 430)
        #expect(fixture.shownHeader(1)?.minY == 530)
    }

    /// A header that is pinned before and after stays; one that leaves its pinned place slides from there.
    @Test func aHeldHeaderStaysInAnAnimation() {
        let layout = RecordingLayout(.bareList().pinningHeaders())
        let fixture = SectionsFixture(counts: [40, 40], layout: layout)
        fixture.headerExtent = { _ in 30 }
        fixture.show()
        fixture.scroll(to: CGPoint(x: 0, y: 1_000))
        fixture.counts[0] = 41
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.insertItems(at: [IndexPath(item: 15, section: 0)])
        }
        #expect(layout.initial[0] == fixture.shownHeader(0)?.minY)
        #expect(fixture.shownHeader(0)?.minY == fixture.collectionView.contentOffset.y)
    }

    /// Footers and insets are seen below the header of a section without items, which is pushed: it is no section that is folded.
    @Test(arguments: [Screen.listWithFooters, .listWithInsets], [0, 40])
    func aReloadOfTheSameDataMovesNothing(_ screen: Screen, count: Int) throws {
        let fixture = fixture(screen)
        fixture.counts[1] = count
        fixture.collectionView.reloadData()
        fixture.screen.runUntilRest()
        let next = try #require(fixture.frame(0, in: 2))
        for distance in stride(from: 20, through: 70, by: 5) as StrideThrough<CGFloat> {
            // The first item of the next section comes so far below the upper edge.
            fixture.collectionView.contentOffset.y = next.minY - 30 - distance
            fixture.screen.runUntilRest()
            let before = place(ofItem: 0, in: 2, fixture)
            fixture.collectionView.reloadData()
            fixture.screen.runUntilRest()
            #expect(place(ofItem: 0, in: 2, fixture) == before, "\(distance)")
        }
    }
}
