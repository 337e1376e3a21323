import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Lists of a thousand rows of 30 to 180 points, estimated at 40: scrolling by the estimates would land far off.
@MainActor
@Suite struct ScrollExactlyTests {
    private func fixture(
        _ layout: SizingLayout = SizingListLayout.bare(),
        safeArea: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) -> SectionsFixture {
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [1_000], layout: layout, safeArea: safeArea, hostility: hostility)
        fixture.size = { indexPath, _ in
            let extent = CGFloat(30 + indexPath.item * 37 % 151)
            return CGSize(width: extent, height: extent)
        }
        fixture.show()
        return fixture
    }

    private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test(arguments: [60, 900, 20, 150], [Hostility(), .adjustmentsIgnoredWhileScrolling, [.pageAlignedQueries]])
    func anAnimatedScrollEndsExactly(_ number: Int, _ hostility: Hostility) throws {
        let fixture = fixture(hostility: hostility)
        fixture.layout.scrollExactly(toItemAt: item(number), at: .top, animated: true)
        #expect(fixture.collectionView.contentOffset.y < (fixture.frame(number, in: 0)?.minY ?? 0))
        fixture.screen.runUntilRest()
        #expect(try #require(fixture.frame(number, in: 0)).minY == fixture.collectionView.contentOffset.y)
        fixture.layout.scrollExactly(toItemAt: item(0), at: .top, animated: true)
        fixture.screen.runUntilRest()
        #expect(fixture.collectionView.contentOffset.y == 0)
        #expect(fixture.frame(0, in: 0)?.minY == 0)
    }

    /// UIKit leaves an offset between two pixels, as after a scroll that centres an item.
    @Test func anAnimatedScrollFromBetweenTwoPixelsEndsOnOne() {
        let fixture = fixture()
        fixture.collectionView.contentOffset.y = 1_191.5
        fixture.screen.runUntilRest()
        fixture.layout.scrollExactly(toItemAt: item(0), at: .top, animated: true)
        fixture.screen.runUntilRest()
        #expect(fixture.collectionView.contentOffset.y == 0)
        #expect(fixture.frame(0, in: 0)?.minY == 0)
    }

    /// Momentum has brought the content between two pixels.
    @Test(arguments: 1...4) func anAnimatedScrollOutOfAFlingEndsOnAPixel(_ frames: Int) {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var end: CGFloat?
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { end = scrollView.contentOffset.y }
        }
        let (fixture, delegate) = (fixture(), Delegate())
        let view = fixture.collectionView
        view.delegate = delegate
        view.contentOffset.y = 1_200
        fixture.screen.runUntilRest()
        fixture.screen.fling(view, velocity: 777)
        fixture.screen.frames(frames)
        fixture.layout.scrollExactly(toItemAt: item(0), at: .top, animated: true)
        fixture.screen.runUntilRest()
        #expect(delegate.end == 0)
    }

    /// UIKit's animation ends where it was sent.
    @Test(arguments: [false, true], ContentChange.allCases)
    func anAnimatedScrollToWhatHasGoneComesBackToTheContent(_ isExact: Bool, _ change: ContentChange) {
        let fixture = fixture()
        let view = fixture.collectionView
        if isExact {
            fixture.layout.scrollExactly(toItemAt: item(999), at: .bottom, animated: true)
        } else {
            view.scrollToItem(at: item(999), at: .bottom, animated: true)
        }
        fixture.screen.frames(2)
        switch change {
        case .fewerItems:
            fixture.counts = [700]
            view.performBatchUpdates { view.deleteItems(at: (700..<1_000).map { item($0) }) }
        case .noItems:
            fixture.counts = [0]
            view.reloadData()
        case .insets:
            view.contentInset.bottom = -300
        }
        fixture.screen.runUntilRest()
        // It waits whether UIKit itself bounces back.
        fixture.screen.frames(60)
        fixture.screen.runUntilRest()
        let end = max(0, view.contentSize.height + view.contentInset.bottom - view.bounds.height)
        #expect(view.contentOffset.y <= end)
        // Beyond the end stays what an app itself puts there.
        view.contentOffset.y = end + 50
        fixture.screen.frames(60)
        #expect(view.contentOffset.y == end + 50)
    }

    /// The layout isn't asked where an item is that UIKit sees.
    @Test func anAnimatedScrollToWhatIsPartlyOnScreenComesBackToTheContent() throws {
        let fixture = fixture()
        let view = fixture.collectionView
        let last = try #require(view.indexPathsForVisibleItems.max())
        view.scrollToItem(at: last, at: .top, animated: true)
        fixture.counts = [3]
        view.performBatchUpdates { view.deleteItems(at: (3..<1_000).map { item($0) }) }
        fixture.screen.runUntilRest()
        fixture.screen.frames(60)
        fixture.screen.runUntilRest()
        #expect(view.contentOffset.y <= max(0, view.contentSize.height - view.bounds.height))
    }

    enum ContentChange: CaseIterable {
        case fewerItems, noItems, insets
    }

    /// The way is measured and much longer than estimated: the start of the content moves, and settles first.
    @Test func anAnimatedScrollStaysWithinTheContent() {
        let fixture = fixture()
        let view = fixture.collectionView
        fixture.layout.scrollExactly(toItemAt: item(60), at: .top, animated: false)
        fixture.screen.frame()
        fixture.layout.scrollExactly(toItemAt: item(0), at: .top, animated: true)
        var offsets = [view.contentOffset.y]
        for _ in 0..<40 {
            fixture.screen.frame()
            offsets.append(view.contentOffset.y)
        }
        #expect(offsets.allSatisfy { $0 >= 0 })
        #expect(offsets == offsets.sorted(by: >))
        #expect(offsets.last == 0)
        #expect(fixture.frame(0, in: 0)?.minY == 0)
    }

    /// Read upwards through what is longer than its estimate, the content begins above zero until rest. An animation that
    /// begins before that ends at the true start all the same.
    @Test(arguments: [Hostility(), .animationsWithoutFlags])
    func anAnimatedScrollRightAfterADragStaysWithinTheContent(_ hostility: Hostility) {
        let fixture = fixture(hostility: hostility)
        let view = fixture.collectionView
        view.contentOffset.y = 1_300
        fixture.screen.runUntilRest()
        for _ in 0..<4 { fixture.screen.drag(view, by: CGPoint(x: 0, y: 260)) }
        fixture.screen.lift(view)
        fixture.layout.scrollExactly(toItemAt: item(0), at: .top, animated: true)
        var offsets = [view.contentOffset.y]
        for _ in 0..<60 {
            fixture.screen.frame()
            offsets.append(view.contentOffset.y)
        }
        #expect(offsets.allSatisfy { $0 >= 0 })
        #expect(offsets == offsets.sorted(by: >))
        #expect(offsets.last == 0)
        #expect(fixture.frame(0, in: 0)?.minY == 0)
    }

    nonisolated static let dirtyPositions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]

    private func distance(
        _ number: Int,
        from position: UICollectionView.ScrollPosition,
        in fixture: SectionsFixture
    ) throws -> CGFloat {
        let cell = fixture.collectionView.cellForItem(at: item(number))
        let frame = try #require(cell).frame
        let visible = fixture.collectionView.bounds.inset(by: fixture.collectionView.adjustedContentInset)
        switch position {
        case .top: return frame.minY - visible.minY
        case .bottom: return frame.maxY - visible.maxY
        default: return frame.midY - visible.midY
        }
    }

    @Test(
        .byTurns(),
        arguments: [false, true],
        [Hostility(), [.queriesBeforeUpdates, .noPrepareBeforeUpdates], .noPrepareAfterUpdates]
    )
    func aPositionIsKeptUntilABatchIsThrough(_ animated: Bool, _ hostility: Hostility) throws {
        let fixture = fixture(hostility: hostility)
        var isAsked = false
        let size = fixture.size
        fixture.size = { [unowned fixture] indexPath, proposal in
            if indexPath.item == 0, fixture.counts == [1_001], !isAsked {
                isAsked = true
                fixture.layout.scrollExactly(
                    toItemAt: IndexPath(item: 500, section: 0),
                    at: .centeredVertically,
                    animated: animated
                )
            }
            return size(indexPath, proposal)
        }
        fixture.counts = [1_001]
        fixture.collectionView.insertItems(at: [item(0)])
        #expect(isAsked)
        fixture.screen.runUntilRest()
        #expect(abs(try distance(500, from: .centeredVertically, in: fixture)) < 0.34)
    }

    @Test(
        .byTurns(),
        arguments: byTurns(
            pairs(dirtyPositions, [[], .all.subtracting(.queriesClippedToContent)] as [Hostility]),
            every: 4
        )
    )
    func aMasonryThatKeepsToItsEndScrollsExactly(
        _ position: UICollectionView.ScrollPosition,
        _ hostility: Hostility
    ) throws {
        for number in [500, 3, 990, 120, 40] {
            let layout = SizingLayout(.masonry(columns: 3, spacing: 6))
            layout.contentAnchor = .end
            let fixture = fixture(layout, hostility: hostility)
            fixture.screen.runUntilRest()
            layout.scrollExactly(toItemAt: item(number), at: position, animated: false)
            fixture.screen.frame()
            let first = try distance(number, from: position, in: fixture)
            fixture.screen.runUntilRest()
            #expect(try distance(number, from: position, in: fixture) == first)
            if number == 500 || number == 120 { #expect(abs(first) < 0.34) }
        }
    }

    // MARK: Corrections

    /// A cell whose template is 100 points tall; shown, it asks for more.
    private final class GrowingCell: UICollectionViewCell {
        var shownHeight: CGFloat = 100

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = shownHeight
            return layoutAttributes
        }
    }

    /// One of the rows on screen shows that it is 160 points tall: it must not push away what was scrolled to.
    @Test(arguments: [SizingLayout.ContentAnchor.start, .end], Hostility.readerModes)
    func anItemStaysWhereItCameWhileACellIsCorrected(
        _ anchor: SizingLayout.ContentAnchor,
        _ hostility: Hostility
    ) throws {
        let cell = SizingRegistration<GrowingCell, Int>(fitting: .sizeThatFits) { cell, _, number in
            cell.shownHeight = number == 23 ? 160 : 100
        }
        let layout = SizingListLayout.bare()
        layout.contentAnchor = anchor
        layout.itemSizing = { indexPath in .template(cell, item: indexPath.item, key: indexPath.item) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, number in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<60))
        source.applySnapshotUsingReloadData(snapshot)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3, hostility: hostility)
        screen.show(view)
        screen.runUntilRest()
        func frame(_ number: Int) throws -> CGRect {
            let frame = try #require(view.cellForItem(at: item(number))).frame
            return frame.offsetBy(dx: 0, dy: -view.contentOffset.y)
        }
        // In a chat the row is above the screen, in a list below: it comes to the nearest edge.
        let number = anchor == .start ? 28 : 20
        layout.scrollExactly(toItemAt: item(number), at: [], animated: false)
        for _ in 0..<2 {
            screen.frame()
            if anchor == .end { #expect(abs(try frame(20).minY) < 0.01) }
            if anchor == .start { #expect(abs(try frame(28).maxY - 844) < 0.01) }
            screen.runUntilRest()
        }
        #expect(abs(try frame(23).height - 160) < 0.01)
    }
}
