import HeadlessTools
import SizingKit
import Testing
import UIKit

/// UIKit invalidates the counts before it lists updates. The list may not come, or come late.
@MainActor
@Suite struct AwaitedUpdatesTests {
    private final class CountsContext: UICollectionViewLayoutInvalidationContext {
        override var invalidateDataSourceCounts: Bool { true }
    }

    private func shownList(hostility: Hostility = []) -> ListFixture {
        let list = ListFixture(heights: [(0..<200).map { 60 + CGFloat($0 % 7) * 10 }], hostility: hostility)
        list.screen.frame()
        list.layout.scrollExactly(toItemAt: IndexPath(item: 100, section: 0), at: .top, animated: false)
        list.screen.runUntilRest()
        return list
    }

    /// Where a row lies on screen, by its identity.
    private func place(of id: Int, in list: ListFixture) -> CGFloat? {
        guard let item = list.rows[0].firstIndex(where: { $0.id == id }),
            let cell = list.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? HeightCell,
            cell.height == list.rows[0][item].height, cell.frame.height == cell.height
        else { return nil }
        return cell.frame.minY - list.collectionView.contentOffset.y
    }

    /// Claim (What bad data gets): "in the next turn of the run loop the layout uses the current counts, and keeps the
    /// reader's position by the keys"
    @Test(arguments: [.abandonedBatches, .all.union(.abandonedBatches)] as [Hostility])
    func aBatchThatUIKitAbandonsIsShownInTheNextFrame(_ hostility: Hostility) {
        let list = shownList(hostility: hostility)
        #expect(place(of: 100, in: list) == 0)
        list.collectionView.performBatchUpdates {
            list.rows[0].insert(contentsOf: (0..<5).map { _ in .init(id: list.freshID(), height: 44) }, at: 0)
            list.collectionView.insertItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
        }
        list.screen.frame()
        #expect(place(of: 100, in: list) == 0)
        #expect(list.collectionView.visibleCells.count >= 9)
        list.screen.runUntilRest()
        #expect(place(of: 100, in: list) == 0)
    }

    private func isBlank(_ list: ListFixture) -> Bool {
        list.layout.layoutAttributesForElements(in: list.collectionView.bounds)?.isEmpty ?? true
    }

    @Test func theNextInvalidationWithoutCountsEndsTheWait() {
        let list = shownList()
        list.layout.invalidateLayout(with: CountsContext())
        list.collectionView.layoutIfNeeded()
        #expect(isBlank(list))
        list.layout.invalidateLayout()
        list.collectionView.layoutIfNeeded()
        #expect(!isBlank(list))
        #expect(place(of: 100, in: list) == 0)
    }

    @Test func theEndOfTheBatchEndsTheWait() {
        let list = shownList()
        list.layout.invalidateLayout(with: CountsContext())
        list.collectionView.layoutIfNeeded()
        list.layout.finalizeCollectionViewUpdates()
        list.collectionView.layoutIfNeeded()
        #expect(!isBlank(list))
        #expect(place(of: 100, in: list) == 0)
    }

    @Test func theNextTurnOfTheRunLoopEndsTheWait() {
        let list = shownList()
        list.layout.invalidateLayout(with: CountsContext())
        list.collectionView.layoutIfNeeded()
        #expect(isBlank(list))
        list.screen.frame()
        #expect(!isBlank(list))
        #expect(place(of: 100, in: list) == 0)
    }

    /// A layout that is invalidated and prepared between the invalidation of the counts and the list.
    private final class ImpatientLayout: SizingListLayout {
        var isImpatient = false

        override func prepare() {
            super.prepare()
            guard isImpatient else { return }
            isImpatient = false
            invalidateLayout()
            super.prepare()
        }
    }

    @Test func aListThatComesAfterTheWaitHasEndedChangesNothingTwice() {
        let layout = ImpatientLayout()
        layout.section = .bareList()
        let source = CountedSource(heights: [50, 60, 70, 80])
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        layout.itemSizing = { .fixed(CGSize(width: 0, height: source.heights[$0.item])) }
        view.dataSource = source
        let screen = HeadlessScreen()
        screen.show(view)
        screen.frame()
        layout.isImpatient = true
        view.performBatchUpdates {
            source.heights = [60, 70, 80, 50]
            view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
        }
        screen.frame()
        #expect(
            (0..<4).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
                == [60, 70, 80, 50]
        )
    }

    // MARK: Items that the layout does not know yet

    @Test func anItemThatTheCollectionViewHasIsAnswered() {
        let list = ListFixture(heights: [[50, 60]])
        let layout = SizingListLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = list
        let exceptions = catchingUIKitExceptions {
            view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .bottom, animated: false)
            #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame == .zero)
        }
        #expect(exceptions.isEmpty)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == .zero)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) == nil)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    }

    @Test func whileUpdatesAreAwaitedItemsAndShownHeadersAreAnswered() {
        let list = ListFixture(heights: [[50, 60], [70]])
        list.addHeaders { $0 == 0 ? 20 : nil }
        list.screen.frame()
        list.layout.invalidateLayout(with: CountsContext())
        let item = list.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
        #expect(item?.frame == .zero)
        #expect(item?.representedElementCategory == .cell)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) == nil)
        let kind = UICollectionView.elementKindSectionHeader
        let header = list.layout.layoutAttributesForSupplementaryView(
            ofKind: kind,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(header?.isHidden == true)
        #expect(
            list.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 1)) == nil
        )
    }

    // MARK: The view that keeps the templates

    @Test func templatesAreHostedOutsideOfALayoutPass() {
        let list = ListFixture(heights: [[50, 60]], hostility: .subviewsRestartPasses)
        let trace = CallTrace.record { list.screen.frame() }
        #expect(trace.lines(beginningWith: "collectionView.addSubview").isEmpty)
        #expect(trace.lines(beginningWith: "layout.prepare()").count == 1)
        #expect(list.layout.statistics.items.measured == 2)
    }

    @Test func aLayoutThatHasLeftTakesItsTemplatesAlong() {
        let list = ListFixture(heights: [[50, 60]])
        list.screen.frame()
        let subviews = list.collectionView.subviews.filter { !($0 is UICollectionReusableView) }.count
        let other = SizingListLayout.bare()
        other.itemSizing = list.layout.itemSizing
        list.collectionView.collectionViewLayout = other
        list.screen.frames(2)
        #expect(list.collectionView.subviews.filter { !($0 is UICollectionReusableView) }.count == subviews)
    }

    // MARK: A batch in the turn of another change

    @Test func anInvalidatedItemIsMeasuredAnewInABatchOfTheSameTurn() {
        let list = ListFixture(heights: [[50, 60, 70, 80]], measuring: .computed)
        list.screen.frame()
        list.rows[0][2].height = 170
        list.layout.invalidateSizes(at: [IndexPath(item: 2, section: 0)])
        list.collectionView.performBatchUpdates {
            list.rows[0].insert(.init(id: list.freshID(), height: 44), at: 0)
            list.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        list.screen.frame()
        #expect(
            (0..<5).map { list.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
                == [44, 50, 60, 170, 80]
        )
    }

    @Test func anItemInvalidatedWithinABatchIsMeasuredAnew() {
        let list = ListFixture(heights: [[50, 60, 70, 80]], measuring: .computed, hostility: .noPrepareBeforeUpdates)
        list.screen.frame()
        list.collectionView.performBatchUpdates {
            list.rows[0][2].height = 170
            list.layout.invalidateSizes(at: [IndexPath(item: 2, section: 0)])
            list.rows[0].insert(.init(id: list.freshID(), height: 44), at: 0)
            list.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        list.screen.frame()
        #expect(
            (0..<5).map { list.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
                == [44, 50, 60, 170, 80]
        )
    }
}

/// Rows of one section.
@MainActor
private final class CountedSource: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat]

    init(heights: [CGFloat]) {
        self.heights = heights
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
