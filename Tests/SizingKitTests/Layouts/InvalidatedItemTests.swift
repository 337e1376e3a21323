import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// Items that an invalidation context lists, for which UIKit asks one by one: not to scroll to them.
@MainActor
@Suite struct InvalidatedItemTests {
    /// A list that was opened in its middle, and whose start a finger has pulled into view: it does not start at zero, since the
    /// first rows are shorter than their estimates.
    private func listUnderAFinger(_ hostility: Hostility) -> ListFixture {
        let list = ListFixture(
            heights: [Array(repeating: 20, count: 35) + Array(repeating: 44, count: 65) + [300, 44, 44]],
            measuring: .computed,
            safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0),
            hostility: hostility
        )
        list.layout.scrollExactly(toItemAt: IndexPath(item: 60, section: 0), at: .top, animated: false)
        list.screen.frame()
        for _ in 0..<9 { list.screen.drag(list.collectionView, by: -200) }
        return list
    }

    private func invalidate(_ item: Int, in list: ListFixture) {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: item, section: 0)])
        list.layout.invalidateLayout(with: context)
    }

    @Test(arguments: Hostility.readerModes)
    func anItemOffScreenStaysThereWhenItIsInvalidated(_ hostility: Hostility) throws {
        let list = listUnderAFinger(hostility)
        let bounds = list.collectionView.bounds
        let takesOffsets = hostility.isDisjoint(with: [.offsetsIgnoredWhileDragging, .absoluteDrags])
        #expect(takesOffsets ? list.layout.contentOrigin == 0 : list.layout.contentOrigin > 100)
        let below = try #require(
            (0..<100).first { item in
                let frame = list.layout.placedAttributes(forItemAt: IndexPath(item: item, section: 0))?.frame
                return frame.map { $0.minY > bounds.maxY + 1 } ?? false
            }
        )
        invalidate(below, in: list)
        list.collectionView.layoutIfNeeded()
        let shown = list.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.maxY == $1.minY })
        #expect(shown.allSatisfy { $0.minY <= bounds.maxY })
    }

    /// Once the pass is over, whoever asks may scroll there: the item is measured, and is much longer than its estimate.
    @Test func anItemThatWasInvalidatedCanBeScrolledTo() throws {
        let list = listUnderAFinger([])
        invalidate(100, in: list)
        list.screen.lift(list.collectionView)
        list.collectionView.layoutIfNeeded()
        list.collectionView.scrollToItem(at: IndexPath(item: 100, section: 0), at: .bottom, animated: false)
        list.screen.frame()
        let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 100, section: 0)))
        #expect(cell.frame.height == 300)
        #expect(cell.frame.maxY == list.collectionView.bounds.maxY)
    }
}
