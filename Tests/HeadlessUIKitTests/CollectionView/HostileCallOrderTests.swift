import HeadlessTools
import Testing
import UIKit

/// The sequences of `CallOrderTests` where UIKit does everything that a layout's author does not expect.
///
/// The sizes that cells prefer come a frame late, so that a second frame belongs to each sequence.
@MainActor
struct HostileCallOrderTests {
    private func rows(_ count: Int, settle: Bool = true, configure: (RowLayout) -> Void = { _ in }) -> Rows {
        let rows = Rows(count: count, hostility: .all, configure: configure)
        if settle { rows.screen.frames(3) }
        return rows
    }

    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    @Test func firstLayout() {
        let rows = rows(2, settle: false)
        let trace = rows.record { rows.screen.frames(2) }
        #expect(
            trace == [
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 2",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 200))",
                "dataSource.cellForItem(0, 0)",
                "cell(0, 0).apply",
                "delegate.willDisplay(cell(0, 0))",
                "dataSource.cellForItem(0, 1)",
                "cell(0, 1).apply",
                "delegate.willDisplay(cell(0, 1))",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    @Test func scrollingWithoutInvalidation() {
        let rows = rows(10)
        let trace = rows.record {
            rows.scroll(to: 100)
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 100, 300, 300)) -> false",
                "layout.layoutAttributesForElements(in: (0, 300, 300, 300))",
                "dataSource.cellForItem(0, 3)",
                "cell(0, 3).apply",
                "delegate.willDisplay(cell(0, 3))",
                "dataSource.cellForItem(0, 4)",
                "cell(0, 4).apply",
                "dataSource.cellForItem(0, 5)",
                "cell(0, 5).apply",
                "delegate.didEndDisplaying(cell(0, 0))",
                "cell(0, 3).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "cell(0, 4).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "cell(0, 5).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    @Test func scrollingWithInvalidation() {
        let rows = rows(10) { $0.invalidatesOnScroll = true }
        let trace = rows.record {
            rows.scroll(to: 10)
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 10, 300, 300)) -> true",
                "layout.invalidationContext(forBoundsChange: (0, 10, 300, 300))",
                "layout.invalidateLayout(with: plain)",
                "layout.collectionViewContentSize -> (300, 1000)",
                "layout.layoutAttributesForElements(in: (0, 10, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 1000)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForElements(in: (0, 300, 300, 300))",
                "dataSource.cellForItem(0, 3)",
                "cell(0, 3).apply",
                "delegate.willDisplay(cell(0, 3))",
                "dataSource.cellForItem(0, 4)",
                "cell(0, 4).apply",
                "dataSource.cellForItem(0, 5)",
                "cell(0, 5).apply",
                "cell(0, 3).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "cell(0, 4).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "cell(0, 5).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    @Test func aPinnedHeader() {
        let rows = rows(3) {
            $0.headerHeight = 40
            $0.pinsHeader = true
            $0.invalidatesOnScroll = true
        }
        let kind = UICollectionView.elementKindSectionHeader
        let trace = rows.record {
            rows.scroll(to: 20)
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 20, 300, 300)) -> true",
                "layout.invalidationContext(forBoundsChange: (0, 20, 300, 300))",
                "layout.invalidateLayout(with: supplementary(\(kind), 0, 0))",
                "layout.collectionViewContentSize -> (300, 340)",
                "layout.layoutAttributesForElements(in: (0, 20, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "supplementary(\(kind), 0, 0).apply",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 340)",
                "layout.layoutAttributesForSupplementaryView(ofKind: \(kind), at: 0, 0)",
                "layout.layoutAttributesForElements(in: (0, 300, 300, 40))",
            ]
        )
    }

    @Test func widthChange() {
        let rows = rows(1)
        let trace = rows.record {
            rows.screen.resize(to: CGSize(width: 400, height: 300))
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 0, 400, 300)) -> true",
                "layout.invalidationContext(forBoundsChange: (0, 0, 400, 300))",
                "layout.invalidateLayout(with: size + (100, 0))",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 400, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (400, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 400, 100))",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((400, 100)) -> (400, 100)",
            ]
        )
    }

    @Test func rotation() {
        let rows = rows(1)
        let trace = rows.record {
            rows.screen.rotate(to: CGSize(width: 400, height: 300))
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 0, 400, 300)) -> true",
                "layout.invalidationContext(forBoundsChange: (0, 0, 400, 300))",
                "layout.invalidateLayout(with: size + (100, 0))",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 400, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (400, 100)",
                "layout.prepare(forAnimatedBoundsChange: (0, 0, 300, 300))",
                "layout.layoutAttributesForElements(in: (0, 0, 400, 100))",
                "layout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "layout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.finalizeAnimatedBoundsChange()",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((400, 100)) -> (400, 100)",
            ]
        )
    }

    @Test func reloadData() {
        let rows = rows(1)
        let trace = rows.record {
            rows.view.reloadData()
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: everything, counts)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 100))",
                "dataSource.cellForItem(0, 0)",
                "cell.prepareForReuse",
                "cell(0, 0).apply",
                "delegate.willDisplay(cell(0, 0))",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    @Test func aNewDataSource() {
        let rows = rows(1)
        let source = RowSource(rows: [8])
        let trace = rows.record {
            rows.view.dataSource = source
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: everything, counts)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 100))",
                "dataSource.cellForItem(0, 0)",
                "cell(0, 0).apply",
                "delegate.willDisplay(cell(0, 0))",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    @Test func aNewLayout() {
        let rows = rows(1)
        let layout = RowLayout()
        layout.rowHeight = 50
        let trace = rows.record {
            rows.view.collectionViewLayout = layout
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "newLayout.prepareForTransition(from:)",
                "oldLayout.prepareForTransition(to:)",
                "layout.invalidateLayout(with: everything, counts)",
                "oldLayout.finalizeLayoutTransition()",
                "newLayout.finalizeLayoutTransition()",
                "delegate.didEndDisplaying(cell(0, 0))",
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 50)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 50))",
                "dataSource.cellForItem(0, 0)",
                "cell.prepareForReuse",
                "cell(0, 0).apply",
                "delegate.willDisplay(cell(0, 0))",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 50)) -> (300, 50)",
            ]
        )
    }

    @Test func invalidateLayout() {
        let rows = rows(1)
        rows.layout.rowHeight = 50
        let trace = rows.record {
            rows.layout.invalidateLayout()
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: plain)",
                "layout.collectionViewContentSize -> (300, 50)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "cell(0, 0).apply",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 50)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 50))",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 50)) -> (300, 50)",
            ]
        )
    }

    @Test func selfSizing() {
        let source = RowSource(rows: [0, 1])
        source.wantedHeight = { _ in 150 }
        let rows = Rows(source, hostility: .all) { $0.acceptsPreferredSizes = true }
        let trace = rows.record { rows.screen.frames(3) }
        #expect(
            trace == [
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 2",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 200))",
                "dataSource.cellForItem(0, 0)",
                "cell(0, 0).apply",
                "delegate.willDisplay(cell(0, 0))",
                "dataSource.cellForItem(0, 1)",
                "cell(0, 1).apply",
                "delegate.willDisplay(cell(0, 1))",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 150)",
                "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: 0, 0, (300, 150)) -> true",
                "layout.invalidationContext(forPreferredLayoutAttributes: 0, 0)",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 100)) -> (300, 150)",
                "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: 0, 1, (300, 150)) -> true",
                "layout.invalidationContext(forPreferredLayoutAttributes: 0, 1)",
                "layout.invalidateLayout(with: plain)",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "cell(0, 0).apply",
                "cell(0, 1).apply",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 150)) -> (300, 150)",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 150)) -> (300, 150)",
            ]
        )
    }

    @Test func listedElements() {
        let rows = rows(3)
        let trace = rows.record {
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateItems(at: [path(1)])
            rows.layout.invalidateLayout(with: context)
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: item(0, 1))",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForItem(at: 0, 1)",
            ]
        )
    }

    @Test func reconfiguring() {
        let rows = rows(2)
        let trace = rows.record {
            rows.view.reconfigureItems(at: [path(1)])
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "dataSource.cellForItem(0, 1)",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    @Test func interactiveMovement() {
        let movements: Hostility = [
            .countsInvalidatedByMovements, .updatesListedByMovements, .lateCountsAfterMovements,
        ]
        let rows = Rows(MovableSource(rows: [5, 6, 7]), hostility: .all.subtracting(movements))
        rows.screen.frames(3)
        let trace = rows.record {
            _ = rows.view.beginInteractiveMovementForItem(at: path(0))
            rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
            rows.screen.frames(2)
            rows.view.endInteractiveMovement()
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "dataSource.canMoveItem(0, 0) -> true",
                "layout.invalidationContext(forInteractivelyMovingItems: 0, 0)",
                "layout.invalidateLayout(with: plain)",
                "layout.targetIndexPath(forInteractivelyMovingItem: 0, 0, withPosition: (150, 150))",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.layoutAttributesForInteractivelyMovingItem(at: 0, 0)",
                "cell(0, 0).apply",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (150, 150, 1, 1))",
                "layout.invalidationContext(forInteractivelyMovingItems: 0, 1)",
                "layout.invalidateLayout(with: plain)",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.layoutAttributesForInteractivelyMovingItem(at: 0, 1)",
                "cell(0, 0).apply",
                "cell(0, 1).apply",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForInteractivelyMovingItem(at: 0, 1)",
                "dataSource.moveItem(0, 0 to 0, 1)",
                "layout.invalidationContextForEndingInteractiveMovementOfItems(cancelled: false)",
                "layout.invalidateLayout(with: plain)",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 3",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "cell(0, 1).apply",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
            ]
        )
    }

    @Test func anAdjustmentOfTheOffset() {
        let rows = rows(10)
        let trace = rows.record {
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
            rows.layout.invalidateLayout(with: context)
            rows.screen.frames(2)
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: offset + (0, 30))",
                "layout.collectionViewContentSize -> (300, 1000)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 1000)",
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 30, 300, 300)) -> false",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForElements(in: (0, 300, 300, 300))",
                "dataSource.cellForItem(0, 3)",
                "cell(0, 3).apply",
                "delegate.willDisplay(cell(0, 3))",
                "dataSource.cellForItem(0, 4)",
                "cell(0, 4).apply",
                "dataSource.cellForItem(0, 5)",
                "cell(0, 5).apply",
                "cell(0, 3).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "cell(0, 4).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "cell(0, 5).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }
}
