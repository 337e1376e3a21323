import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// What bars and pinned headers cover is not read: row 20 lies exactly below them, and row 19 is hidden.
@MainActor
@Suite struct CoveredRowTests {
    /// What covers the rows above row 20.
    enum Cover: CaseIterable, Sendable {
        case bar, pinnedHeader, both
    }

    enum Change: CaseIterable, Sendable {
        case sizes, reloadedRow, reload, deletion, insertion, width
    }

    nonisolated static let modes = byTurns(Hostility.userModes, every: 12, always: [[]])

    private func rows(_ cover: Cover, _ hostility: Hostility) -> SectionsFixture {
        let fixture = SectionsFixture(
            counts: [100],
            layout: SizingLayout(.bareList().pinningHeaders(cover != .bar)),
            safeArea: cover == .pinnedHeader ? .zero : UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        fixture.size = { path, proposal in
            CGSize(width: proposal.width ?? 390, height: CGFloat(60 + path.item * 37 % 91))
        }
        if cover != .bar { fixture.headerExtent = { _ in 120 } }
        fixture.show()
        // By a finger, so that the row was not scrolled to.
        let (screen, view) = (fixture.screen, fixture.collectionView)
        while (fixture.top(20) ?? .infinity) > 400 { screen.drag(view, by: 90) }
        screen.lift(view)
        screen.runUntilRest()
        screen.drag(view, by: (fixture.top(20) ?? 0) - below(cover))
        screen.lift(view)
        screen.runUntilRest()
        return fixture
    }

    /// Where what covers the rows ends.
    private func below(_ cover: Cover) -> CGFloat { cover == .bar ? 91 : cover == .both ? 211 : 120 }

    @Test(arguments: Cover.allCases, byTurns(Change.allCases, every: 2))
    func aHiddenRowGrowsUpwards(_ cover: Cover, _ change: Change) {
        for hostility in Self.modes { check(change, under: cover, hostility) }
    }

    private func check(_ change: Change, under cover: Cover, _ hostility: Hostility) {
        let fixture = rows(cover, hostility)
        let (view, hidden) = (fixture.collectionView, IndexPath(item: 19, section: 0))
        let below = below(cover)
        #expect(fixture.top(20) == below)
        let size = fixture.size
        fixture.size = { path, proposal in
            path == hidden ? CGSize(width: proposal.width ?? 390, height: 250) : size(path, proposal)
        }
        var row = 20
        switch change {
        case .sizes: fixture.layout.invalidateSizes(at: [hidden])
        case .reloadedRow: view.reloadItems(at: [hidden])
        case .reload: view.reloadData()
        case .deletion:
            (fixture.counts[0], row) = (99, 19)
            fixture.size = { path, proposal in size(IndexPath(item: path.item + 1, section: 0), proposal) }
            view.performBatchUpdates { view.deleteItems(at: [hidden]) }
        case .insertion:
            (fixture.counts[0], row) = (101, 21)
            view.performBatchUpdates { view.insertItems(at: [hidden]) }
        case .width: fixture.screen.resize(to: CGSize(width: 500, height: 844))
        }
        fixture.screen.frame()
        #expect(fixture.top(row) == below, "\(hostility)")
        fixture.screen.runUntilRest()
        #expect(fixture.top(row) == below, "\(hostility)")
    }
}
