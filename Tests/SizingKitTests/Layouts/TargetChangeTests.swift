import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// An animated scroll to a row arrives at the row, whatever changes on the way: below a bar, at 91 points.
@MainActor
@Suite struct TargetChangeTests {
    enum Change: CaseIterable, Sendable {
        case emptyBatch, insertionAtTheEnd, insertionBefore, deletionBefore, reloadedRow, reload, sizes, nothing
    }

    nonisolated static let modes = sample(of: Hostility.userModes, every: 4, always: [[]])

    private func list(_ hostility: Hostility) -> SectionsFixture {
        let list = SectionsFixture(
            counts: [200],
            layout: SizingListLayout.bare(),
            safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        list.size = { path, _ in CGSize(width: 390, height: CGFloat(60 + path.item * 37 % 91)) }
        list.show()
        list.screen.runUntilRest()
        return list
    }

    /// Makes a change while row 60 is scrolled to, and returns the row that it is afterwards.
    private func make(_ change: Change, in list: SectionsFixture) -> Int {
        let view = list.collectionView
        let first = IndexPath(item: 2, section: 0)
        switch change {
        case .nothing: break
        case .emptyBatch: view.performBatchUpdates(nil)
        case .insertionAtTheEnd:
            list.counts[0] += 1
            view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 200, section: 0)]) }
        case .insertionBefore:
            list.counts[0] += 1
            view.performBatchUpdates { view.insertItems(at: [first]) }
            return 61
        case .deletionBefore:
            list.counts[0] -= 1
            view.performBatchUpdates { view.deleteItems(at: [first]) }
            return 59
        case .reloadedRow: view.reloadItems(at: [first])
        case .reload: view.reloadData()
        case .sizes: list.layout.invalidateSizes(at: [first])
        }
        return 60
    }

    @Test(arguments: Change.allCases, byTurns(modes, every: 3))
    func aScrollArrivesWhateverChangesOnTheWay(_ change: Change, _ hostility: Hostility) throws {
        let list = list(hostility)
        list.collectionView.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: true)
        list.screen.frames(4)
        let row = make(change, in: list)
        list.screen.runUntilRest()
        // A scroll may end on a whole point.
        #expect(abs(try #require(list.top(row)) - 91) < 1)
    }

    @Test(arguments: Change.allCases)
    func aScrollArrivesIfTheChangeComesRightAfterItsBeginning(_ change: Change) throws {
        let list = list([])
        list.collectionView.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: true)
        let row = make(change, in: list)
        list.screen.runUntilRest()
        #expect(list.top(row) == 91)
    }
}
