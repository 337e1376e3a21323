import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// What a reload keeps in place.
@MainActor
@Suite struct ReloadedPlaceTests {
    enum Screen: CaseIterable {
        case grid, flow, masonry

        @MainActor var section: SizingSection {
            switch self {
            case .grid: .grid(columns: .count(2), rowAlignment: .start)
            case .flow: .flow(alignment: .leading, lineAlignment: .start)
            case .masonry: .masonry(columns: .count(2))
            }
        }
    }

    /// Articles beside notes: 900 points beside 100.
    private func show(_ screen: Screen, ids: @escaping () -> [Int], hostility: Hostility) -> SectionsFixture {
        let layout = SizingLayout(screen.section)
        let fixture = SectionsFixture(counts: [ids().count], layout: layout, hostility: hostility)
        layout.itemSizing = { path in
            let id = ids()[path.item]
            let height: CGFloat = screen == .masonry ? 900 : id.isMultiple(of: 2) ? 100 : 900
            return .computed(key: id) { _ in CGSize(width: 195, height: height) }
        }
        fixture.show()
        return fixture
    }

    /// The keyboard covers the next row, which is whole.
    @Test(.byTurns(), arguments: Screen.allCases, sample(of: Hostility.userModes, every: 5))
    func theItemThatCoversWhatIsVisibleStays(_ screen: Screen, _ hostility: Hostility) throws {
        var ids = Array(0..<40)
        let fixture = show(screen, ids: { ids }, hostility: hostility)
        let view = fixture.collectionView
        for step in 1...12 { fixture.scroll(to: CGPoint(x: 0, y: step * 305)) }
        view.contentInset.bottom = 300
        fixture.screen.runUntilRest()
        func place(of id: Int) -> CGFloat? {
            let path = ids.firstIndex(of: id).map { IndexPath(item: $0, section: 0) }
            return path.flatMap { view.cellForItem(at: $0) }.map { $0.frame.minY - view.contentOffset.y }
        }
        let before = try #require(place(of: 9))
        #expect(before == -60)
        // One row above goes, and so does the item that stands below.
        ids.removeAll { [0, 1, 10, 11].contains($0) }
        fixture.counts = [ids.count]
        view.reloadData()
        fixture.screen.frame()
        #expect(place(of: 9) == before)
        fixture.screen.runUntilRest()
        #expect(place(of: 9) == before)
    }

    /// Of those that cover what is visible, another one holds where the first one is gone.
    @Test func theKeysOfWhatCoversWhatIsVisibleComeFirst() throws {
        let ids = Array(0..<40)
        let fixture = show(.grid, ids: { ids }, hostility: [])
        for step in 1...12 { fixture.scroll(to: CGPoint(x: 0, y: step * 305)) }
        fixture.collectionView.contentInset.bottom = 300
        fixture.screen.runUntilRest()
        let session = fixture.layout.session
        let viewport = try #require(session.visibleViewport)
        #expect(session.keeper.keysOnScreen(in: viewport, first: nil).map(\.key) == [9, 8, 10, 11])
    }

    /// A smaller text size is on screen: what is whole there now holds, and not what the change of the text size has held.
    @Test func aReloadOfWhatIsOnScreenKeepsItsFirstItem() throws {
        for hostility in sample(of: Hostility.userModes, every: 3) {
            var ids = Array(0..<60)
            let layout = SizingLayout(.bareList())
            let fixture = SectionsFixture(counts: [60], layout: layout, hostility: hostility)
            layout.itemSizing = { path in
                .computed(key: ids[path.item]) { proposal in
                    let isLarge = proposal.traitCollection.preferredContentSizeCategory == .accessibilityLarge
                    return CGSize(width: 390, height: isLarge ? 120 : 40)
                }
            }
            fixture.screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
            fixture.show()
            let view = fixture.collectionView
            for step in 1...10 { fixture.scroll(to: CGPoint(x: 0, y: step * 110)) }
            fixture.screen.runUntilRest()
            func place(of id: Int) -> CGFloat? {
                let path = ids.firstIndex(of: id).map { IndexPath(item: $0, section: 0) }
                return path.flatMap { view.cellForItem(at: $0) }.map { $0.frame.minY - view.contentOffset.y }
            }
            #expect(place(of: 10) == 100)
            fixture.screen.set { $0.preferredContentSizeCategory = .large }
            fixture.screen.frame()
            #expect(place(of: 10) == 100)
            #expect(place(of: 8) == 20)
            ids.insert(100, at: 9)
            fixture.counts = [61]
            view.reloadData()
            fixture.screen.frame()
            #expect(place(of: 8) == 20, "\(hostility.rawValue)")
        }
    }

    /// A title that has no key is the first thing on screen: the first item holds, and stays there in the passes that follow.
    @Test(.byTurns(), arguments: [Screen.grid, .flow, .masonry])
    func aReloadAfterAnotherTextSizeKeepsTheFirstItem(_ screen: Screen) throws {
        for hostility in sample(of: Hostility.userModes, every: 6) {
            let layout = SizingLayout(screen.section)
            let fixture = SectionsFixture(counts: [20, 20], layout: layout, hostility: hostility)
            fixture.headerExtent = { _ in 45 }
            layout.itemSizing = { path in
                .computed(key: path) { _ in CGSize(width: 195, height: CGFloat(90 + path.item % 7 * 20)) }
            }
            fixture.show()
            let view = fixture.collectionView
            let title = try #require(fixture.header(1))
            fixture.scroll(to: CGPoint(x: 0, y: title.minY - 10))
            fixture.screen.runUntilRest()
            let first = IndexPath(item: 0, section: 1)
            fixture.screen.set { $0.preferredContentSizeCategory = .extraLarge }
            view.layoutIfNeeded()
            let before = try #require(view.cellForItem(at: first)).frame.minY - view.contentOffset.y
            view.reloadData()
            view.layoutIfNeeded()
            layout.invalidateLayout()
            view.layoutIfNeeded()
            fixture.screen.frame()
            let after = try #require(view.cellForItem(at: first)).frame.minY - view.contentOffset.y
            #expect(after == before, "\(hostility.rawValue)")
        }
    }
}
