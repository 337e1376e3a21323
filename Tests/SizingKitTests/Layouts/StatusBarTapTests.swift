import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// A tap on the status bar scrolls to the very start, whatever has changed above the screen.
@MainActor
@Suite struct StatusBarTapTests {
    /// What has happened to the content above the screen.
    enum Change: CaseIterable, Sendable {
        case nothing, reload, invalidation, insertion, rotation
    }

    /// Kinds of screens.
    enum Kind: CaseIterable, Sendable {
        case list, pinnedHeaders, safeArea, unmeasured
    }

    private func list(_ kind: Kind, _ hostility: Hostility) -> ListFixture {
        let heights = (0..<4).map { (section: Int) -> [CGFloat] in
            (0..<20).map { (row: Int) -> CGFloat in CGFloat(60 + (row + section) * 13 % 80) }
        }
        let list = ListFixture(
            heights: heights,
            section: .bareList().pinningHeaders(kind == .pinnedHeaders),
            safeArea: kind == .safeArea ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero,
            hostility: hostility
        )
        list.growsWhenNarrow = true
        if kind == .pinnedHeaders { list.addHeaders { _ in 40 } }
        list.screen.frames(2)
        if kind != .unmeasured {
            for offset in stride(from: CGFloat(0), to: 2_800, by: 400) {
                list.collectionView.contentOffset.y = offset
                list.screen.frame()
            }
        }
        list.collectionView.contentOffset.y = 2_805
        list.screen.runUntilRest()
        return list
    }

    private func make(_ change: Change, in list: ListFixture) {
        let first = IndexPath(item: 3, section: 0)
        switch change {
        case .nothing: break
        case .reload:
            list.rows[0][3] = .init(id: list.freshID(), height: 420)
            list.collectionView.reloadItems(at: [first])
        case .invalidation:
            list.rows[0][3] = .init(id: list.freshID(), height: 420)
            list.layout.invalidateSizes(at: [first])
        case .insertion:
            list.collectionView.performBatchUpdates {
                list.rows[0].insert(.init(id: list.freshID(), height: 300), at: 3)
                list.collectionView.insertItems(at: [first])
            }
        case .rotation: list.screen.rotate(to: CGSize(width: 844, height: 390))
        }
        list.screen.runUntilRest()
    }

    @Test(
        arguments: Change.allCases,
        byTurns(
            pairs(
                Kind.allCases,
                [[], .animationsWithoutFlags, [.animationsWithoutFlags, .clampedOffsets]] as [Hostility]
            ),
            every: 2
        )
    )
    func theTapEndsAtTheStart(_ change: Change, _ screen: (kind: Kind, hostility: Hostility)) {
        let list = list(screen.kind, screen.hostility)
        make(change, in: list)
        list.screen.scrollToTop(list.collectionView)
        list.screen.runUntilRest()
        let view = list.collectionView
        #expect(view.contentOffset.y == -view.adjustedContentInset.top)
        let first = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY
        #expect(first == (screen.kind == .pinnedHeaders ? 40 : 0))
    }

    /// The steps of a wheel, and of momentum that runs into the start, show what comes before, and settle at rest.
    @Test(arguments: [0.97, 1.0, 1.02])
    func aWheelThatReachesTheStartMovesNothing(_ factor: CGFloat) throws {
        let list = list(.unmeasured, .animationsWithoutFlags)
        make(.reload, in: list)
        var distance: CGFloat = -90
        let view = list.collectionView
        while view.contentOffset.y > 0 {
            let shown = try #require(view.indexPathsForVisibleItems.min())
            let place = try #require(view.cellForItem(at: shown)).frame.minY - view.contentOffset.y
            let before = view.contentOffset.y
            list.screen.turnWheel(over: view, by: distance)
            list.screen.frame()
            distance *= factor
            guard let cell = view.cellForItem(at: shown) else { continue }
            let moved = cell.frame.minY - view.contentOffset.y - place
            #expect(abs(moved - min(-distance / factor, before)) < 1, "at \(before)")
        }
    }

    /// A delegate that shows a bar of its own as the scroll begins.
    private final class BarDelegate: NSObject, UICollectionViewDelegate {
        let inset: CGFloat

        init(inset: CGFloat) { self.inset = inset }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if scrollView.contentInset.top != inset { scrollView.contentInset.top = inset }
        }
    }

    /// The scroll goes on to where it was sent.
    @Test(arguments: [100, 40] as [CGFloat], [Hostility(), .adjustmentsIgnoredWhileScrolling])
    func aBarThatComesAsTheScrollBeginsDoesNotStopItAboveUnmeasuredRows(_ inset: CGFloat, _ hostility: Hostility) {
        let list = ListFixture(
            heights: [(0..<400).map { CGFloat(60 + $0 * 13 % 80) }],
            safeArea: HeadlessScreen.phoneSafeArea,
            hostility: hostility
        )
        list.screen.runUntilRest()
        list.layout.scrollExactly(toItemAt: IndexPath(item: 300, section: 0), at: .top, animated: false)
        list.screen.runUntilRest()
        let delegate = BarDelegate(inset: inset)
        list.collectionView.delegate = delegate
        list.screen.scrollToTop(list.collectionView)
        list.screen.runUntilRest()
        let view = list.collectionView
        #expect(view.contentOffset.y == -47)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    }
}
