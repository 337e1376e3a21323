import HeadlessTools
import Testing
import UIKit

/// From one layout to another, as far as a gesture says.
@MainActor
struct InteractiveTransitionTests {
    private func rows(hostility: Hostility = []) -> Rows {
        let rows = Rows(count: 20, hostility: hostility)
        rows.screen.frames(3)
        return rows
    }

    private func high() -> RowLayout {
        let layout = RowLayout()
        layout.rowHeight = 200
        return layout
    }

    private func setProgress(_ progress: CGFloat, _ layout: UICollectionViewTransitionLayout, _ rows: Rows) {
        layout.transitionProgress = progress
        layout.invalidateLayout()
        rows.screen.frame()
    }

    @Test(arguments: [Hostility(), .all])
    func viewsAreOnTheirWayAsFarAsTheProgressSays(hostility: Hostility) {
        let rows = rows(hostility: hostility)
        let cell = rows.cell(1)
        let layout = rows.view.startInteractiveTransition(to: high())
        rows.screen.frame()
        #expect(rows.view.collectionViewLayout === layout)
        #expect(rows.cell(1)?.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
        setProgress(0.5, layout, rows)
        #expect(rows.cell(1) === cell)
        #expect(rows.cell(1)?.frame == CGRect(x: 0, y: 150, width: 300, height: 150))
        #expect(rows.view.contentSize.height == 3000)
        rows.view.finishInteractiveTransition()
        rows.screen.frames(3)
        #expect(rows.cell(1) === cell)
        #expect(rows.cell(1)?.frame == CGRect(x: 0, y: 200, width: 300, height: 200))
        #expect(rows.view.contentSize.height == 4000)
    }

    @Test func theOffsetIsOnItsWayToo() {
        let rows = rows()
        rows.scroll(to: 400)
        let next = high()
        next.targetOffset = CGPoint(x: 0, y: 800)
        let layout = rows.view.startInteractiveTransition(to: next)
        setProgress(0.25, layout, rows)
        #expect(rows.view.contentOffset.y == 500)
        // The row that was at the top of the screen still is.
        #expect(rows.cell(4)?.frame.minY == 500)
        rows.view.finishInteractiveTransition()
        #expect(rows.view.contentOffset.y == 800)
        #expect(rows.titles == ["4", "5"])
    }

    @Test func cancellingGoesBack() {
        let rows = rows()
        rows.scroll(to: 400)
        let next = high()
        var results: [[Bool]] = []
        let layout = rows.view.startInteractiveTransition(to: next) { results.append([$0, $1]) }
        setProgress(0.5, layout, rows)
        rows.view.cancelInteractiveTransition()
        #expect(rows.view.collectionViewLayout === rows.layout)
        #expect(rows.layout.collectionView === rows.view)
        #expect(next.collectionView == nil)
        #expect(layout.collectionView == nil)
        #expect(rows.view.contentOffset.y == 400)
        #expect(rows.titles == ["4", "5", "6"])
        #expect(results == [[false, true]])
    }

    @Test func theHooksComeInOrder() {
        let rows = Rows(count: 1)
        rows.screen.frame()
        var layout: UICollectionViewTransitionLayout?
        let start = rows.record {
            layout = rows.view.startInteractiveTransition(to: high())
            rows.screen.frame()
        }
        #expect(
            start == [
                "delegate.transitionLayout(forOldLayout:newLayout:)",
                "oldLayout.prepareForTransition(to:)",
                "newLayout.prepareForTransition(from:)",
                "cell(0, 0).willTransition",
                "newLayout.prepare()",
                "newLayout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.invalidateLayout(with: everything, counts)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
            ]
        )
        let progress = rows.record { setProgress(0.5, layout!, rows) }
        #expect(
            progress == [
                "layout.invalidateLayout(with: plain)",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 150)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 150)) -> (300, 150)",
            ]
        )
        let end = rows.record { rows.view.finishInteractiveTransition() }
        #expect(
            end == [
                "oldLayout.finalizeLayoutTransition()",
                "newLayout.finalizeLayoutTransition()",
                "layout.invalidateLayout(with: everything, counts)",
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 200)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 200)) -> (300, 200)",
                "cell(0, 0).didTransition",
            ]
        )
        let animation = rows.screen.animations(in: rows.view)
        #expect(animation.map(\.start.frame.height) == [150])
        #expect(animation.map(\.end.frame.height) == [200])
    }

    /// The transition layout is asked between invalidation and `prepare()`, and sizes come a frame late.
    @Test func theHooksOfAHostileTransition() {
        let rows = Rows(count: 1, hostility: .all)
        rows.screen.frames(3)
        let layout = rows.view.startInteractiveTransition(to: high())
        rows.screen.frames(2)
        let progress = rows.record {
            setProgress(0.5, layout, rows)
            rows.screen.frame()
        }
        #expect(
            progress == [
                "layout.invalidateLayout(with: plain)",
                "layout.collectionViewContentSize -> (300, 150)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "layout.layoutAttributesForItem(at: 0, 0)",
                "cell(0, 0).apply",
                "layout.prepare()",
                "layout.collectionViewContentSize -> (300, 150)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 150))",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 150)) -> (300, 150)",
            ]
        )
        let end = rows.record {
            rows.view.cancelInteractiveTransition()
            rows.screen.frames(2)
        }
        #expect(
            end == [
                "oldLayout.finalizeLayoutTransition()",
                "newLayout.finalizeLayoutTransition()",
                "layout.invalidateLayout(with: everything, counts)",
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 100)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 100))",
                "cell(0, 0).apply",
                "cell(0, 0).didTransition",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 100)) -> (300, 100)",
            ]
        )
    }

    @Test func theDelegateMayHaveALayoutOfItsOwn() {
        final class Own: UICollectionViewTransitionLayout {}
        final class Source: RowSource {
            override func collectionView(
                _ collectionView: UICollectionView,
                transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout {
                Own(currentLayout: fromLayout, nextLayout: toLayout)
            }
        }
        let rows = Rows(Source(rows: [0]))
        rows.screen.frame()
        let next = high()
        let layout = rows.view.startInteractiveTransition(to: next)
        #expect(layout is Own)
        #expect(layout.currentLayout === rows.layout)
        #expect(layout.nextLayout === next)
        layout.updateValue(3, forAnimatedKey: "finger")
        #expect(layout.value(forAnimatedKey: "finger") == 3)
        #expect(layout.value(forAnimatedKey: "other") == 0)
        rows.view.cancelInteractiveTransition()
    }

    @Test func twoAtATimeAndNoneAtAll() {
        let rows = rows()
        let caught = catchingUIKitExceptions {
            rows.view.finishInteractiveTransition()
            let first = rows.view.startInteractiveTransition(to: high())
            #expect(rows.view.startInteractiveTransition(to: high()) === first)
        }
        #expect(
            caught.map(\.reason) == [
                "the collection was not prepared for an interactive transition. see "
                    + "startInteractiveTransitionToCollectionViewLayout:completion:",
                "the collection is already in the middle of an interactive transition",
            ]
        )
    }

    @Test func anotherLayoutEndsTheTransition() {
        let rows = rows()
        var results: [[Bool]] = []
        _ = rows.view.startInteractiveTransition(to: high()) { results.append([$0, $1]) }
        rows.view.collectionViewLayout = high()
        rows.screen.frame()
        #expect(results == [[false, false]])
        #expect(rows.cell(1)?.frame.minY == 200)
    }
}
