import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// What a layout pass leaves while nobody moves the content: the offset and the frames that rest would bring, in the first frame,
/// and the content size, where it is not an estimate that the margin below the screen makes better once the screen is drawn.
@MainActor
@Suite(.secondProcess) struct SettledPassTests {
    nonisolated static let modes = Hostility.readerModes

    /// 300 rows, each 30 to 190 points tall, under a bar and above a home indicator.
    private func list(
        _ hostility: Hostility,
        anchor: SizingLayout.ContentAnchor = .start,
        estimate: CGFloat? = nil,
        direction: ListFixture.Direction = .vertical
    ) -> ListFixture {
        let list = ListFixture(
            heights: [(0..<300).map { 30 + CGFloat($0 * 37 % 161) }],
            measuring: direction == .vertical ? .template : .fixed,
            estimate: estimate.map { CGSize(width: $0, height: $0) } ?? SizingLayout.automaticEstimate,
            safeArea: direction == .vertical
                ? UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
                : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 34),
            direction: direction,
            hostility: hostility
        )
        list.layout.contentAnchor = anchor
        return list
    }

    /// What is on screen, and where.
    private struct Shown: Equatable {
        var offset: CGPoint
        var size: CGSize
        var frames: [IndexPath: CGRect]
    }

    private func shown(_ list: ListFixture) -> Shown {
        let view = list.collectionView
        let frames = view.visibleCells.compactMap { cell in view.indexPath(for: cell).map { ($0, cell.frame) } }
        return Shown(
            offset: view.contentOffset,
            size: view.contentSize,
            frames: Dictionary(frames, uniquingKeysWith: { first, _ in first })
        )
    }

    /// Shows one frame, which must be as it is at rest.
    @discardableResult
    private func showTrueFrame(_ list: ListFixture, sourceLocation: SourceLocation = #_sourceLocation) -> Shown {
        list.screen.frame()
        let first = shown(list)
        list.screen.runUntilRest()
        var rest = shown(list)
        if list.layout.contentAnchor == .start { rest.size = first.size }
        #expect(first == rest, sourceLocation: sourceLocation)
        let start = list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
        #expect(start?.minY == 0 || start?.minX == 0 || start?.maxX == first.size.width, sourceLocation: sourceLocation)
        return first
    }

    /// A collection view that reads what its own layout pass has left, as one does whose height follows its content.
    private final class ReadingView: UICollectionView {
        var sizes: [CGSize] = []
        var offsets: [CGFloat] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            sizes.append(contentSize)
            offsets.append(contentOffset.y)
        }
    }

    @Test func aCollectionViewReadsWhatIsTrueInItsOwnPass() {
        let layout = SizingListLayout.bare()
        layout.contentAnchor = .end
        layout.itemSizing = { _ in .fixed(CGSize(width: 0, height: 90)) }
        let view = ReadingView(frame: .zero, collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<300))
        source.applySnapshotUsingReloadData(snapshot)
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 3)
        screen.show(view)
        screen.frame()
        #expect(view.sizes.first?.height == 27_000)
        #expect(view.offsets.first.map { abs($0 - (27_000 - 844)) < 0.01 } == true)
    }

    @Test(arguments: modes) func aChatOpensAtItsTrueOffset(_ hostility: Hostility) {
        let list = ListFixture(
            heights: [Array(repeating: 90, count: 300)],
            safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0),
            hostility: hostility
        )
        list.layout.contentAnchor = .end
        let first = showTrueFrame(list)
        #expect(first.size.height == 27_000)
        #expect(abs(first.offset.y - (27_000 - 844 + 34)) < 0.01)
        #expect(first.frames[IndexPath(item: 299, section: 0)]?.maxY == 27_000)
    }

    @Test(.byTurns(), arguments: byTurns(pairs(modes, ListFixture.Direction.allCases), every: 3))
    func listsOpenTrue(_ hostility: Hostility, _ direction: ListFixture.Direction) {
        for anchor in [SizingLayout.ContentAnchor.start, .end] {
            showTrueFrame(list(hostility, anchor: anchor, direction: direction))
        }
    }

    @Test(.byTurns(), arguments: sample(of: pairs(modes, [20, 60, 400] as [CGFloat?]), every: 4))
    func aJumpIsTrueAtOnce(_ hostility: Hostility, _ estimate: CGFloat?) {
        for anchor in [SizingLayout.ContentAnchor.start, .end] {
            let list = list(hostility, anchor: anchor, estimate: estimate)
            list.screen.runUntilRest()
            for thousandths in [500, 900, 100, 0, 700, 1_000] as [CGFloat] {
                let view = list.collectionView
                let range = view.contentSize.height - view.bounds.height + 125
                view.contentOffset.y = (range * thousandths / 1_000).rounded() - 91
                let first = showTrueFrame(list)
                if thousandths == 0 {
                    #expect(first.offset.y == -91)
                    #expect(first.frames[IndexPath(item: 0, section: 0)]?.minY == 0)
                }
            }
        }
    }

    /// What an animated batch leaves is settled when the app has heard of its end: see `RestoredOffsetTests`.
    @Test(.byTurns(), arguments: byTurns(modes, every: 4, always: [[]]))
    func aReloadARotationAndABatchWithoutAnAnimationAreTrueAtOnce(_ hostility: Hostility) {
        for anchor in [SizingLayout.ContentAnchor.start, .end] {
            let list = list(hostility, anchor: anchor)
            list.growsWhenNarrow = true
            list.screen.runUntilRest()
            list.collectionView.contentOffset.y = 9_000
            showTrueFrame(list)
            list.collectionView.reloadData()
            showTrueFrame(list)
            list.screen.rotate(to: CGSize(width: 844, height: 390))
            showTrueFrame(list)
            list.screen.resize(to: CGSize(width: 390, height: 844))
            showTrueFrame(list)
            list.performWithoutAnimation {
                for _ in 0..<5 { list.rows[0].insert(.init(id: list.freshID(), height: 77), at: 0) }
                list.collectionView.insertItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
            }
            showTrueFrame(list)
            list.collectionView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 300, right: 0)
            showTrueFrame(list)
            list.performWithoutAnimation {
                list.rows[0].removeSubrange(10..<280)
                list.collectionView.deleteItems(at: (10..<280).map { IndexPath(item: $0, section: 0) })
            }
            showTrueFrame(list)
        }
    }

    /// An animated scroll may end between two pixels.
    @Test(arguments: ListFixture.Direction.allCases)
    func anOffsetHalfwayBetweenTwoPixelsComesToRest(_ direction: ListFixture.Direction) {
        let list = ListFixture(heights: [Array(repeating: 100, count: 60)], measuring: .fixed, direction: direction)
        list.screen.frame()
        let view = list.collectionView
        for pixel in 0..<120 {
            let offset = (CGFloat(1_000 + pixel * 41 % 4_000) + 0.5) / 3
            view.contentOffset = direction == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
            list.screen.frame()
            list.rows[0].insert(.init(id: -pixel - 1, height: 1 + CGFloat(pixel % 7) / 3), at: 0)
            view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
            list.screen.runUntilRest()
            let passes = view.passNumber
            list.screen.frames(2)
            #expect(view.passNumber == passes)
        }
    }
}

extension ListFixture {
    /// Performs a batch of updates that is not animated.
    fileprivate func performWithoutAnimation(_ updates: @escaping () -> Void) {
        UIView.performWithoutAnimation { collectionView.performBatchUpdates(updates) }
    }
}
