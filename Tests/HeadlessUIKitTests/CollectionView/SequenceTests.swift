import HeadlessTools
import Testing
import UIKit

/// The shorter sequences between a collection view and those around it, line by line.
@MainActor
struct SequenceTests {
    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    private func rows(_ count: Int, configure: (RowLayout) -> Void = { _ in }) -> Rows {
        let rows = Rows(MovableSource(rows: Array(0..<count)), configure: configure)
        rows.screen.frame()
        return rows
    }

    @Test func firstLayoutOfEveryKindOfView() {
        let kind = UICollectionView.elementKindSectionHeader
        let rows = Rows(count: 1) { layout in
            layout.headerHeight = 40
            layout.background = "back"
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        }
        let trace = rows.record { rows.screen.frame() }
        #expect(
            trace == [
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 140)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "dataSource.cellForItem(0, 0)",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 0))",
                "dataSource.viewForSupplementaryElement(\(kind), 0, 0)",
                "supplementary(\(kind), 0, 0).apply",
                "supplementary(\(kind), 0, 0).preferredLayoutAttributesFitting((300, 40)) -> (300, 40)",
                "delegate.willDisplay(supplementary(\(kind), 0, 0))",
                "decoration(back, 0, 0).apply",
            ]
        )
    }

    @Test func aQuestionForOneElement() {
        let rows = rows(1)
        let trace = rows.record {
            _ = rows.view.layoutAttributesForItem(at: path(0))
            rows.layout.invalidateLayout()
            _ = rows.view.layoutAttributesForItem(at: path(0))
        }
        #expect(
            trace == [
                "layout.layoutAttributesForItem(at: 0, 0)",
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForItem(at: 0, 0)",
            ]
        )
    }

    @Test func aNewDataSource() {
        let rows = rows(1)
        let source = RowSource(rows: [8])
        let trace = rows.record {
            rows.view.dataSource = source
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: everything, counts)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "dataSource.cellForItem(0, 0)",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 0))",
            ]
        )
    }

    @Test func aNewLayout() {
        let rows = rows(1)
        let trace = rows.record {
            rows.view.collectionViewLayout = RowLayout()
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: everything, counts)",
                "delegate.didEndDisplaying(cell(0, 0))",
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "dataSource.cellForItem(0, 0)",
                "cell.prepareForReuse",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 0))",
            ]
        )
    }

    @Test func aCellThatChangesItsMind() {
        let rows = rows(1) { $0.acceptsPreferredSizes = true }
        let trace = rows.record {
            rows.cell(0)?.wantedHeight = 70
            rows.cell(0)?.invalidateIntrinsicContentSize()
            rows.screen.frame()
        }
        #expect(
            trace == [
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 70)",
                "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: 0, 0, (300, 70)) -> true",
                "layout.invalidationContext(forPreferredLayoutAttributes: 0, 0)",
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 70)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 70)) -> (300, 70)",
            ]
        )
    }

    @Test func aReconfiguredRowThatWantsAnotherHeight() {
        let rows = rows(1) { $0.acceptsPreferredSizes = true }
        rows.source.wantedHeight = { _ in 70 }
        let trace = rows.record {
            rows.view.reconfigureItems(at: [path(0)])
            rows.screen.frame()
        }
        #expect(
            trace == [
                "dataSource.cellForItem(0, 0)",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 70)",
                "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: 0, 0, (300, 70)) -> true",
                "layout.invalidationContext(forPreferredLayoutAttributes: 0, 0)",
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 70)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 70)) -> (300, 70)",
            ]
        )
    }

    @Test func listedSupplementaryAndDecorationElements() {
        let kind = UICollectionView.elementKindSectionHeader
        let rows = rows(1) { layout in
            layout.headerHeight = 40
            layout.background = "back"
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        }
        let trace = rows.record {
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateSupplementaryElements(ofKind: kind, at: [path(0)])
            context.invalidateDecorationElements(ofKind: "back", at: [path(0)])
            rows.layout.invalidateLayout(with: context)
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: supplementary(\(kind), 0, 0), decoration(back, 0, 0))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 140)",
                "layout.layoutAttributesForSupplementaryView(ofKind: \(kind), at: 0, 0)",
                "layout.layoutAttributesForDecorationView(ofKind: back, at: 0, 0)",
            ]
        )
    }

    @Test func aMovementThatIsCancelled() {
        let rows = rows(3)
        let trace = rows.record {
            _ = rows.view.beginInteractiveMovementForItem(at: path(0))
            rows.screen.frame()
            rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
            rows.screen.frame()
            rows.view.cancelInteractiveMovement()
            rows.screen.frame()
        }
        #expect(
            trace == [
                "dataSource.canMoveItem(0, 0) -> true",
                "layout.invalidationContext(forInteractivelyMovingItems: 0, 0)",
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForInteractivelyMovingItem(at: 0, 0)",
                "cell(0, 0).apply",
                "layout.targetIndexPath(forInteractivelyMovingItem: 0, 0, withPosition: (150, 150))",
                "layout.layoutAttributesForElements(in: (150, 150, 1, 1))",
                "layout.invalidationContext(forInteractivelyMovingItems: 0, 1)",
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForInteractivelyMovingItem(at: 0, 1)",
                "cell(0, 0).apply",
                "cell(0, 1).apply",
                "layout.invalidationContextForEndingInteractiveMovementOfItems(cancelled: true)",
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "cell(0, 0).apply",
                "cell(0, 1).apply",
            ]
        )
    }

    @Test func theEndOfADrag() {
        let rows = rows(20)
        rows.screen.drag(rows.view, by: 30)
        let trace = rows.record { rows.screen.lift(rows.view) }
        #expect(
            trace == [
                "layout.targetContentOffset(forProposedContentOffset: (0, 30), withScrollingVelocity: (0, 0)) -> (0, 30)"
            ]
        )
    }

    @Test func scrollingToAnItem() {
        let rows = rows(20)
        let trace = rows.record { rows.view.scrollToItem(at: path(9), at: .top, animated: false) }
        #expect(
            trace == [
                "layout.layoutAttributesForItem(at: 0, 9)",
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 900, 300, 300)) -> false",
            ]
        )
    }
}
