import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// An animated scroll to an item arrives at the item, whatever changes on the way: below a bar, at 91 points.
@MainActor
@Suite struct TargetChangeTests {
    enum Change: CaseIterable, Sendable {
        case emptyBatch, insertionAtTheEnd, insertionBefore, deletionBefore, reloadedItem, reload, sizes, nothing
    }

    /// How the app scrolls, and through what.
    enum Way: CaseIterable, Sendable {
        case throughRows, exactlyThroughRows, throughColumns, exactlyThroughColumns

        var hasColumns: Bool { self == .throughColumns || self == .exactlyThroughColumns }
        var isExact: Bool { self == .exactlyThroughRows || self == .exactlyThroughColumns }
    }

    nonisolated static let modes = sample(of: Hostility.userModes, every: 4, always: [[]])

    private func screen(_ way: Way, _ hostility: Hostility) -> SectionsFixture {
        let items = SectionsFixture(
            counts: [200],
            layout: way.hasColumns ? SizingLayout(.masonry(columns: 2, spacing: 10)) : SizingListLayout.bare(),
            safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        items.size = { path, proposal in
            CGSize(width: proposal.width ?? 390, height: CGFloat(60 + path.item * 37 % 91))
        }
        items.show()
        items.screen.runUntilRest()
        return items
    }

    private func scroll(_ way: Way, in items: SectionsFixture) {
        let path = IndexPath(item: 60, section: 0)
        if way.isExact {
            items.layout.scrollExactly(toItemAt: path, at: .top, animated: true)
        } else {
            items.collectionView.scrollToItem(at: path, at: .top, animated: true)
        }
    }

    /// Makes a change while item 60 is scrolled to, and returns the item that it is afterwards.
    private func make(_ change: Change, in items: SectionsFixture) -> Int {
        let view = items.collectionView
        let first = IndexPath(item: 2, section: 0)
        switch change {
        case .nothing: break
        case .emptyBatch: view.performBatchUpdates(nil)
        case .insertionAtTheEnd:
            items.counts[0] += 1
            view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 200, section: 0)]) }
        case .insertionBefore:
            items.counts[0] += 1
            view.performBatchUpdates { view.insertItems(at: [first]) }
            return 61
        case .deletionBefore:
            items.counts[0] -= 1
            view.performBatchUpdates { view.deleteItems(at: [first]) }
            return 59
        case .reloadedItem: view.reloadItems(at: [first])
        case .reload: view.reloadData()
        case .sizes: items.layout.invalidateSizes(at: [first])
        }
        return 60
    }

    @Test(arguments: pairs(Way.allCases, Change.allCases), byTurns(modes, every: 3))
    func aScrollArrivesWhateverChangesOnTheWay(_ turn: (Way, Change), _ hostility: Hostility) throws {
        let (way, change) = turn
        let items = screen(way, hostility)
        scroll(way, in: items)
        items.screen.frames(4)
        let item = make(change, in: items)
        items.screen.runUntilRest()
        // A scroll may end on a whole point.
        #expect(abs(try #require(items.top(item)) - 91) < 1)
    }

    @Test(arguments: Way.allCases, Change.allCases)
    func aScrollArrivesIfTheChangeComesRightAfterItsBeginning(_ way: Way, _ change: Change) throws {
        let items = screen(way, [])
        scroll(way, in: items)
        let item = make(change, in: items)
        items.screen.runUntilRest()
        #expect(items.top(item) == 91)
    }
}
