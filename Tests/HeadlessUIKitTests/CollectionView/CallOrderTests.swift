import HeadlessTools
import Testing
import UIKit

/// Who calls whom, in which order, line by line.
@MainActor
struct CallOrderTests {
    @Test func firstLayout() {
        let rows = Rows(count: 2)
        let trace = rows.record { rows.screen.frame() }
        #expect(
            trace == [
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 2",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "dataSource.cellForItem(0, 0)",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 0))",
                "dataSource.cellForItem(0, 1)",
                "cell(0, 1).apply",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 1))",
            ]
        )
        #expect(rows.record { rows.screen.frame() }.isEmpty)
    }

    @Test func settingTheDataSourceInvalidatesEverything() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        let source = RowSource(count: 3)
        #expect(
            CallTrace.record { view.dataSource = source }.lines == [
                "layout.invalidateLayout(with: everything, counts)"
            ]
        )
        #expect(CallTrace.record { view.dataSource = source }.lines.isEmpty)
    }

    @Test func nothingIsLaidOutWithoutASize() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        let source = RowSource(count: 3)
        view.dataSource = source
        #expect(CallTrace.record { view.layoutIfNeeded() }.lines.isEmpty)
        #expect(view.visibleCells.isEmpty)
    }

    @Test func scrollingWithoutInvalidation() {
        let rows = Rows(count: 10)
        rows.screen.frame()
        let trace = rows.record { rows.scroll(to: 100) }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 100, 300, 300)) -> false",
                "layout.layoutAttributesForElements(in: (0, 100, 300, 300))",
                "delegate.didEndDisplaying(cell(0, 0))",
                "dataSource.cellForItem(0, 3)",
                "cell.prepareForReuse",
                "cell(0, 3).apply",
                "cell(0, 3).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 3))",
            ]
        )
    }

    @Test func scrollingWithInvalidation() {
        let rows = Rows(count: 10) { $0.invalidatesOnScroll = true }
        rows.screen.frame()
        let trace = rows.record { rows.scroll(to: 10) }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 10, 300, 300)) -> true",
                "layout.invalidationContext(forBoundsChange: (0, 10, 300, 300))",
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 1000)",
                "layout.layoutAttributesForElements(in: (0, 10, 300, 300))",
                "dataSource.cellForItem(0, 3)",
                "cell(0, 3).apply",
                "cell(0, 3).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
                "delegate.willDisplay(cell(0, 3))",
            ]
        )
    }

    @Test func boundsChangeQuestionsSeeTheOldBoundsAndInvalidationTheNew() {
        final class Watching: RowLayout {
            var seen: [CGFloat] = []

            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                seen.append(collectionView!.bounds.minY)
                return true
            }

            override func invalidationContext(
                forBoundsChange newBounds: CGRect
            ) -> UICollectionViewLayoutInvalidationContext {
                seen.append(collectionView!.bounds.minY)
                return super.invalidationContext(forBoundsChange: newBounds)
            }

            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                seen.append(collectionView?.bounds.minY ?? -1)
            }
        }
        let rows = Rows(count: 10)
        let layout = Watching()
        rows.view.collectionViewLayout = layout
        rows.screen.frame()
        layout.seen = []
        rows.view.contentOffset.y = 7
        #expect(layout.seen == [0, 0, 7])
    }

    @Test func widthChange() {
        let rows = Rows(count: 1)
        rows.screen.frame()
        let trace = rows.record {
            rows.screen.resize(to: CGSize(width: 400, height: 300))
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 0, 400, 300)) -> true",
                "layout.invalidationContext(forBoundsChange: (0, 0, 400, 300))",
                "layout.invalidateLayout(with: size + (100, 0))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (400, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 400, 300))",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((400, 100)) -> (400, 100)",
            ]
        )
    }

    @Test func rotation() {
        let rows = Rows(count: 1)
        rows.screen.frame()
        let trace = rows.record {
            rows.screen.rotate(to: CGSize(width: 400, height: 300))
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 0, 400, 300)) -> true",
                "layout.invalidationContext(forBoundsChange: (0, 0, 400, 300))",
                "layout.invalidateLayout(with: size + (100, 0))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (400, 100)",
                "layout.prepare(forAnimatedBoundsChange: (0, 0, 300, 300))",
                "layout.layoutAttributesForElements(in: (0, 0, 400, 300))",
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
        let rows = Rows(count: 1)
        rows.screen.frame()
        let reload = rows.record { rows.view.reloadData() }
        #expect(reload == ["layout.invalidateLayout(with: everything, counts)"])
        #expect(
            rows.record { rows.screen.frame() } == [
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

    @Test func aNewLayoutInvalidatesEverythingAndLosesTheOldOne() {
        let rows = Rows(count: 1)
        rows.screen.frame()
        let layout = RowLayout()
        layout.rowHeight = 50
        let trace = rows.record { rows.view.collectionViewLayout = layout }
        #expect(trace == ["layout.invalidateLayout(with: everything, counts)"])
        #expect(rows.layout.collectionView == nil)
        #expect(layout.collectionView === rows.view)
        rows.screen.frame()
        #expect(rows.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    }

    @Test func invalidateLayoutAsksAgainAndKeepsTheViews() {
        let rows = Rows(count: 1)
        rows.screen.frame()
        let cell = rows.cell(0)
        rows.layout.rowHeight = 50
        let trace = rows.record {
            rows.layout.invalidateLayout()
            rows.layout.invalidateLayout()
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: plain)",
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 50)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 50)) -> (300, 50)",
            ]
        )
        #expect(rows.cell(0) === cell)
    }

    @Test func selfSizing() {
        let source = RowSource(rows: Array(0..<4))
        source.wantedHeight = { _ in 150 }
        let rows = Rows(source) { $0.acceptsPreferredSizes = true }
        let trace = rows.record { rows.screen.frame() }
        func made(_ item: Int) -> [String] {
            [
                "dataSource.cellForItem(0, \(item))",
                "cell(0, \(item)).apply",
                "cell(0, \(item)).preferredLayoutAttributesFitting((300, 100)) -> (300, 150)",
                "layout.shouldInvalidateLayout(forPreferredLayoutAttributes: 0, \(item), (300, 150)) -> true",
                "layout.invalidationContext(forPreferredLayoutAttributes: 0, \(item))",
                "layout.invalidateLayout(with: plain)",
                "delegate.willDisplay(cell(0, \(item)))",
            ]
        }
        #expect(
            trace == [
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 4",
                "layout.collectionViewContentSize -> (300, 400)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
            ] + made(0) + made(1) + made(2) + [
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 550)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "delegate.didEndDisplaying(cell(0, 2))",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 150)) -> (300, 150)",
                "cell(0, 1).apply",
                "cell(0, 1).preferredLayoutAttributesFitting((300, 150)) -> (300, 150)",
            ]
        )
        #expect(rows.cell(1)?.frame == CGRect(x: 0, y: 150, width: 300, height: 150))
    }

    @Test func listedElementsAreAskedForOneByOne() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        let trace = rows.record {
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
            rows.layout.invalidateLayout(with: context)
            rows.screen.frame()
        }
        #expect(
            trace == [
                "layout.invalidateLayout(with: item(0, 1))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 300)",
                "layout.layoutAttributesForItem(at: 0, 1)",
            ]
        )
    }

    @Test func listedElementsThatChangeTheContentSizeAreNotEnough() {
        let rows = Rows(count: 3)
        rows.screen.frame()
        let trace = rows.record {
            rows.layout.measured[0] = 120
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
            rows.layout.invalidateLayout(with: context)
            rows.screen.frame()
        }
        #expect(trace.contains("layout.layoutAttributesForElements(in: (0, 0, 300, 300))"))
        #expect(rows.cell(2)?.frame.minY == 220)
    }

    @Test func aPinnedHeaderIsAskedForByItself() {
        let rows = Rows(count: 10) {
            $0.headerHeight = 40
            $0.pinsHeader = true
            $0.invalidatesOnScroll = true
        }
        rows.screen.frame()
        let kind = UICollectionView.elementKindSectionHeader
        let trace = rows.record { rows.scroll(to: 20) }
        #expect(
            trace == [
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 20, 300, 300)) -> true",
                "layout.invalidationContext(forBoundsChange: (0, 20, 300, 300))",
                "layout.invalidateLayout(with: supplementary(\(kind), 0, 0))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 1040)",
                "layout.layoutAttributesForSupplementaryView(ofKind: \(kind), at: 0, 0)",
                "layout.layoutAttributesForElements(in: (0, 20, 300, 300))",
                "supplementary(\(kind), 0, 0).apply",
            ]
        )
        let header = rows.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == 20)
    }

    @Test func anOffsetAdjustmentIsABoundsChangeOfItsOwn() {
        let rows = Rows(count: 10)
        rows.screen.frame()
        let trace = rows.record {
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
            rows.layout.invalidateLayout(with: context)
            rows.screen.frame()
        }
        #expect(
            trace.prefix(5) == [
                "layout.invalidateLayout(with: offset + (0, 30))",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 1000)",
                "layout.shouldInvalidateLayout(forBoundsChange: (0, 30, 300, 300)) -> false",
                "layout.layoutAttributesForElements(in: (0, 30, 300, 300))",
            ]
        )
        #expect(rows.view.contentOffset.y == 30)
    }
}
