import HeadlessTools
import Simulation
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// The offset, the content size and the frames are those of the content wherever an app reads them, and nothing moves by it.
@MainActor
@Suite(.secondProcess) struct TrueNumberTests {
    /// Reads the numbers in each step of a scroll.
    private final class Reader: NSObject, UICollectionViewDelegate {
        var didScroll: () -> Void = {}

        func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
    }

    /// Rows of 31 to 127 points, under a bar.
    private func list(
        _ count: Int,
        anchor: SizingLayout.ContentAnchor = .start,
        estimate: CGFloat? = nil,
        hostility: Hostility = []
    ) -> ListFixture {
        let list = ListFixture(
            heights: [(0..<count).map { CGFloat(31 + $0 * 7_919 % 97) }],
            estimate: estimate.map { CGSize(width: 0, height: $0) } ?? SizingLayout.automaticEstimate,
            safeArea: HeadlessScreen.phoneSafeArea,
            hostility: hostility
        )
        list.layout.contentAnchor = anchor
        list.screen.runUntilRest()
        return list
    }

    /// What is not true of what an app reads now; `nil` if all is.
    private func fault(_ list: ListFixture) -> String? {
        let (view, layout) = (list.collectionView, list.layout)
        if layout.contentOrigin != 0 { return "the content begins at \(layout.contentOrigin)" }
        let size = layout.collectionViewContentSize.height
        return abs(view.contentSize.height - size) < 0.001 ? nil : "the size is \(view.contentSize.height), not \(size)"
    }

    private func insert(_ count: Int, in list: ListFixture) {
        list.rows[0].insert(
            contentsOf: (0..<count).map { .init(id: list.freshID(), height: 40 + CGFloat($0 * 37 % 90)) },
            at: 0
        )
        list.collectionView.performBatchUpdates {
            list.collectionView.insertItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
        }
    }

    private func delete(_ range: Range<Int>, in list: ListFixture) {
        list.rows[0].removeSubrange(range)
        list.collectionView.performBatchUpdates {
            list.collectionView.deleteItems(at: range.map { IndexPath(item: $0, section: 0) })
        }
    }

    // MARK: Batches

    @Test(arguments: [SizingLayout.ContentAnchor.start, .end]) func aBatchLeavesTrueNumbers(
        _ anchor: SizingLayout.ContentAnchor
    ) {
        let list = list(5, anchor: anchor)
        for _ in 0..<12 {
            insert(1, in: list)
            #expect(fault(list) == nil)
            // The whole animation.
            for _ in 0..<3 {
                list.screen.frame()
                #expect(fault(list) == nil)
            }
            let total = list.rows[0].reduce(0) { $0 + $1.height }
            #expect(abs(list.collectionView.contentSize.height - total) < 0.01)
        }
    }

    @Test func rowsDeletedAboveAndAcrossTheEdgeLeaveTrueNumbers() {
        let list = list(100)
        list.collectionView.contentOffset.y = 1_400
        list.screen.runUntilRest()
        delete(0..<22, in: list)
        #expect(fault(list) == nil)
        #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
        for _ in 0..<30 {
            list.screen.frame()
            #expect(fault(list) == nil)
        }
    }

    /// An inset that is worked out from the content size right after a deletion is right for good.
    @Test func aShortListIsPlacedByItsSizeRightAfterADeletion() {
        let list = list(12)
        delete(7..<12, in: list)
        let total = list.rows[0].reduce(0) { $0 + $1.height }
        #expect(abs(list.layout.collectionViewContentSize.height - total) < 0.01)
        list.screen.runUntilRest()
        #expect(abs(list.collectionView.contentSize.height - total) < 0.01)
    }

    /// A page that arrives under a finger and in a deceleration.
    @Test(.byTurns()) func aBatchDuringAScrollLeavesTrueNumbers() throws {
        let list = list(100, anchor: .end)
        for step in 0..<30 {
            list.screen.drag(list.collectionView, by: -30)
            guard step % 10 == 5 else { continue }
            let first = try #require(list.collectionView.indexPathsForVisibleItems.min())
            let cell = try #require(list.collectionView.cellForItem(at: first))
            let place = cell.frame.minY - list.collectionView.contentOffset.y
            insert(20, in: list)
            #expect(fault(list) == nil)
            list.screen.drag(list.collectionView, by: 0)
            #expect(abs(cell.frame.minY - list.collectionView.contentOffset.y - place) < 0.01)
        }
        list.screen.lift(list.collectionView, velocity: -2_000)
        list.screen.frames(5)
        insert(20, in: list)
        for _ in 0..<200 {
            #expect(fault(list) == nil)
            list.screen.frame()
        }
    }

    // MARK: Scrolls

    @Test(arguments: [nil, 40, 150] as [CGFloat?])
    func aScrollUpThroughUnmeasuredRowsReadsTrueNumbers(_ estimate: CGFloat?) {
        let list = list(2_000, anchor: .end, estimate: estimate)
        var faults: [String] = []
        let reader = Reader()
        reader.didScroll = { if let fault = fault(list) { faults.append(fault) } }
        list.collectionView.delegate = reader
        for _ in 0..<3 {
            for _ in 0..<40 {
                list.screen.drag(list.collectionView, by: -40)
                reader.didScroll()
            }
            list.screen.lift(list.collectionView, velocity: -3_000)
            for _ in 0..<60 {
                list.screen.frame()
                reader.didScroll()
            }
        }
        // The size is told a frame late where the layout sees for the first time that an offset is taken up.
        #expect(faults.count <= 4 && faults.allSatisfy { $0.hasPrefix("the size") }, "\(faults)")
    }

    /// The places of the rows on screen follow the finger, by the least pixel, whether or not offsets are taken up.
    @Test(
        arguments: [
            [], .offsetsIgnoredWhileDragging, .absoluteDrags, [.offsetsIgnoredWhileDragging, .absoluteDrags],
            .offsetsIgnoredWhileDecelerating, .clampedOffsets, .limitsFixedAtStartOfDeceleration,
        ] as [Hostility]
    )
    func nothingMovesWhereAnOffsetIsNotTakenUp(_ hostility: Hostility) {
        let list = list(2_000, anchor: .end, estimate: 150, hostility: hostility)
        let view = list.collectionView
        func places() -> [Int: CGFloat] {
            Dictionary(
                uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
                    view.cellForItem(at: path).map { (path.item, $0.frame.minY - view.contentOffset.y) }
                }
            )
        }
        var moved: Set<Int> = []
        func step(by distance: CGFloat) {
            let before = places()
            list.screen.drag(view, by: -distance)
            for (item, place) in places() {
                if let old = before[item], abs(place - old - distance) > 0.01 { moved.insert(item) }
            }
        }
        for _ in 0..<3 {
            for number in 0..<60 { step(by: CGFloat(20 + number % 5)) }
            list.screen.lift(view)
            list.screen.runUntilRest()
            #expect(fault(list) == nil)
        }
        #expect(moved == [])
    }

    /// A fast finger moves by more than what is settled at each step; its own way tells them apart.
    @Test(arguments: [nil, 60, 90] as [CGFloat?])
    func aFastFingerReadsTrueNumbers(_ estimate: CGFloat?) {
        let list = list(2_000, anchor: .end, estimate: estimate)
        list.screen.drag(list.collectionView, by: -40)
        for _ in 0..<20 {
            list.screen.drag(list.collectionView, by: -210)
            #expect(list.layout.contentOrigin == 0)
        }
    }

    /// In a fast fling the growth by one row could not be told from a step; under the finger that stops it, it can.
    @Test func whatAFlingHasLeftIsSettledUnderTheNextFinger() {
        let list = list(200, anchor: .end)
        // All of it is measured, so that no step places anything.
        for _ in 0..<2 {
            for _ in 0..<200 { list.screen.drag(list.collectionView, by: -90) }
            for _ in 0..<200 { list.screen.drag(list.collectionView, by: 90) }
            list.screen.lift(list.collectionView)
            list.screen.runUntilRest()
        }
        list.screen.drag(list.collectionView, by: -90)
        list.screen.lift(list.collectionView, velocity: -18_000)
        list.screen.frames(2)
        insert(1, in: list)
        list.screen.frame()
        #expect(list.layout.contentOrigin != 0)
        for _ in 0..<2 { list.screen.drag(list.collectionView, by: -30) }
        #expect(list.layout.contentOrigin == 0)
    }

    /// A finger that is put down again goes another way than the one before.
    @Test(arguments: [40, 150] as [CGFloat], [-30, 30] as [CGFloat])
    func theNextFingerTakesNothingBack(_ estimate: CGFloat, _ distance: CGFloat) throws {
        let list = list(2_000, anchor: .end, estimate: estimate)
        let view = list.collectionView
        for _ in 0..<8 {
            for _ in 0..<2 { list.screen.drag(view, by: -279) }
            list.screen.lift(view)
            list.screen.frame()
            let cell = try #require(view.visibleCells.first { $0.frame.minY > view.bounds.midY })
            let place = cell.frame.minY - view.contentOffset.y
            list.screen.drag(view, by: distance)
            #expect(abs(cell.frame.minY - view.contentOffset.y - place + distance) < 0.01)
            list.screen.lift(view)
            list.screen.frame()
        }
    }

    /// Content that is pulled beyond its end moves less than the finger, and a finger that comes down in the turn in which another
    /// one has left counts its way anew. Neither makes the way of a finger doubtful.
    @Test(arguments: [false, true]) func theWayOfAFingerStaysExact(pulls: Bool) {
        let list = list(60, anchor: .end)
        let view = list.collectionView
        list.screen.drag(view, by: -40)
        insert(1, in: list)
        if pulls {
            list.screen.drag(view, by: 400)
            list.screen.drag(view, by: -400)
        } else {
            list.screen.lift(view)
            list.screen.drag(view, by: -250)
        }
        for _ in 0..<2 {
            list.screen.drag(view, by: -250)
            insert(1, in: list)
            #expect(fault(list) == nil)
        }
    }

    /// The row is measured, and is the row that was inserted before: the offset goes back by what it came.
    @Test func whatIsTakenAwayAgainUnderAFingerIsSettledAtOnce() {
        // All of it is measured: no settling has shown before whether an offset is taken up.
        let list = list(14, anchor: .end)
        list.screen.drag(list.collectionView, by: -30)
        insert(1, in: list)
        delete(0..<1, in: list)
        #expect(fault(list) == nil)
    }

    @Test func aMotionThatRefusesIsAskedOnce() {
        let list = list(2_000, anchor: .end, estimate: 150, hostility: .absoluteDrags)
        var settled: Set<Int> = []
        for _ in 0..<100 {
            list.screen.drag(list.collectionView, by: -20)
            settled.insert(list.layout.session.settler.settledPixels)
        }
        // Before, and once moved and taken back.
        #expect(settled.count == 2)
    }

    // MARK: Offsets that the app computes

    /// A finger that begins to scroll in the turn of a batch moves the content, also by what it has grown.
    @Test(arguments: [0, 1]) func aFingerThatBeginsAfterABatchRestoresNothing(_ more: CGFloat) throws {
        let list = list(100)
        let view = list.collectionView
        view.contentOffset.y = 1_400
        list.screen.runUntilRest()
        let cell = try #require(view.visibleCells.first { $0.frame.minY > view.bounds.midY })
        let (size, place) = (view.contentSize.height, cell.frame.minY - view.contentOffset.y)
        insert(1, in: list)
        let distance = view.contentSize.height - size + more
        list.screen.drag(view, by: distance)
        #expect(abs(cell.frame.minY - view.contentOffset.y - place + distance) < 0.01)
    }

    /// What restores an offset by hand changes nothing, under a finger, too, wherever it is.
    @Test(.byTurns(), arguments: [false, true], [10, 20, 80])
    func growthAddedToTheOffsetUnderAFingerMovesNothing(keepsDistance: Bool, steps: Int) throws {
        let list = list(300, anchor: .end)
        let view = list.collectionView
        for _ in 0..<steps { list.screen.drag(view, by: -31) }
        let first = try #require(view.indexPathsForVisibleItems.min())
        let cell = try #require(view.cellForItem(at: first))
        let place = cell.frame.minY - view.contentOffset.y
        let (size, distance) = (view.contentSize.height, view.contentSize.height - view.contentOffset.y)
        insert(20, in: list)
        if keepsDistance {
            view.contentOffset.y = view.contentSize.height - distance
        } else {
            view.contentOffset.y += view.contentSize.height - size
        }
        for _ in 0..<5 {
            list.screen.drag(view, by: 0)
            #expect(abs(cell.frame.minY - view.contentOffset.y - place) < 0.01)
            #expect(fault(list) == nil)
        }
    }
}
