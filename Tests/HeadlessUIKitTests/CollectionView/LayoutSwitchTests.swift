import HeadlessTools
import Testing
import UIKit

/// From one layout to another, in an animation.
@MainActor
struct LayoutSwitchTests {
    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    private func low() -> RowLayout {
        let layout = RowLayout()
        layout.rowHeight = 50
        return layout
    }

    @Test func theHooksComeInOrder() {
        let rows = Rows(count: 1)
        rows.screen.frame()
        let trace = rows.record { rows.view.setCollectionViewLayout(low(), animated: true) }
        #expect(
            trace == [
                "oldLayout.prepareForTransition(to:)",
                "newLayout.prepareForTransition(from:)",
                "cell(0, 0).willTransition",
                "layout.invalidateLayout(with: everything, counts)",
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 50)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 300))",
                "oldLayout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "newLayout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "oldLayout.finalizeLayoutTransition()",
                "newLayout.finalizeLayoutTransition()",
                "cell(0, 0).apply",
                "cell(0, 0).preferredLayoutAttributesFitting((300, 50)) -> (300, 50)",
                "cell(0, 0).didTransition",
            ]
        )
        #expect(rows.record { rows.screen.frame() }.isEmpty)
    }

    /// A hostile UIKit asks for whole pages, and makes the views on them.
    @Test func theHooksOfAHostileSwitch() {
        let kind = UICollectionView.elementKindSectionHeader
        let rows = Rows(count: 1, hostility: .all) { $0.headerHeight = 40 }
        rows.screen.frames(3)
        let trace = rows.record { rows.view.setCollectionViewLayout(low(), animated: true) }
        #expect(
            trace == [
                "newLayout.prepareForTransition(from:)",
                "oldLayout.prepareForTransition(to:)",
                "cell(0, 0).willTransition",
                "supplementary(\(kind), 0, 0).willTransition",
                "layout.invalidateLayout(with: everything, counts)",
                "layout.prepare()",
                "dataSource.numberOfSections -> 1",
                "dataSource.numberOfItems(inSection: 0) -> 1",
                "layout.collectionViewContentSize -> (300, 50)",
                "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
                "layout.layoutAttributesForElements(in: (0, 0, 300, 50))",
                "oldLayout.finalLayoutAttributesForDisappearingItem(at: 0, 0)",
                "oldLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(kind), at: empty)",
                "newLayout.initialLayoutAttributesForAppearingItem(at: 0, 0)",
                "oldLayout.finalizeLayoutTransition()",
                "newLayout.finalizeLayoutTransition()",
                "delegate.didEndDisplaying(supplementary(\(kind), 0, 0))",
                "cell(0, 0).apply",
                "layout.layoutAttributesForSupplementaryView(ofKind: \(kind), at: 0, 0)",
                "cell(0, 0).didTransition",
            ]
        )
    }

    @Test func layoutsMayBeToldWithoutAnAnimation() {
        let rows = Rows(count: 1, hostility: .layoutsToldWithoutAnimation)
        rows.screen.frame()
        let trace = rows.record { rows.view.collectionViewLayout = low() }
        #expect(
            trace == [
                "oldLayout.prepareForTransition(to:)",
                "newLayout.prepareForTransition(from:)",
                "layout.invalidateLayout(with: everything, counts)",
                "oldLayout.finalizeLayoutTransition()",
                "newLayout.finalizeLayoutTransition()",
            ]
        )
    }

    @Test func aLayoutMayBeToldBeforeItHasTheCollectionView() {
        final class Told: RowLayout {
            var isInstalled: Bool?

            override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
                super.prepareForTransition(from: oldLayout)
                isInstalled = collectionView != nil
            }
        }
        for hostility in [[], .layoutsToldBeforeInstalled] as [Hostility] {
            let rows = Rows(count: 1, hostility: hostility)
            rows.screen.frame()
            let layout = Told()
            rows.view.setCollectionViewLayout(layout, animated: true)
            #expect(layout.isInstalled == hostility.isEmpty)
        }
    }

    @Test func viewsStayAndTheOldLayoutIsLetGoAtTheEnd() {
        final class Watching: RowLayout {
            var isInstalledAtTheEnd = false

            override func finalizeLayoutTransition() {
                super.finalizeLayoutTransition()
                isInstalledAtTheEnd = collectionView != nil
            }
        }
        let rows = Rows(count: 3)
        let old = Watching()
        rows.view.collectionViewLayout = old
        rows.screen.frame()
        let cell = rows.cell(1)
        var isFinished: Bool?
        let new = Watching()
        rows.view.setCollectionViewLayout(new, animated: true) { isFinished = $0 }
        #expect(rows.cell(1) === cell)
        #expect(old.isInstalledAtTheEnd && new.isInstalledAtTheEnd)
        #expect(old.collectionView == nil)
        #expect(new.collectionView === rows.view)
        #expect(isFinished == true)
    }

    @Test func theNewLayoutsTargetIsTheOffset() {
        let rows = Rows(count: 20)
        rows.screen.frame()
        rows.scroll(to: 500)
        let layout = low()
        layout.targetOffset = CGPoint(x: 0, y: 250)
        rows.view.setCollectionViewLayout(layout, animated: true)
        #expect(rows.view.contentOffset.y == 250)
        #expect(rows.titles == ["5", "6", "7", "8", "9", "10"])
    }

    @Test func theProposedOffsetIsWithinTheNewContent() {
        let rows = Rows(count: 20)
        rows.screen.frame()
        rows.scroll(to: 1500)
        rows.view.setCollectionViewLayout(low(), animated: true)
        #expect(rows.view.contentOffset.y == 700)
    }

    private final class Stripes: UICollectionReusableView {}

    @Test func decorationViewsGoWithTheirLayout() {
        let rows = Rows(count: 1)
        func layout(_ viewClass: AnyClass) -> RowLayout {
            let layout = RowLayout()
            layout.background = "background"
            layout.register(viewClass, forDecorationViewOfKind: "background")
            return layout
        }
        rows.view.collectionViewLayout = layout(UICollectionReusableView.self)
        rows.screen.frame()
        rows.view.setCollectionViewLayout(layout(Stripes.self), animated: true)
        let animations = rows.screen.animations(in: rows.view).filter { $0.category == .decorationView }
        #expect(animations.map(\.change) == [.disappears, .appears])
        #expect(
            rows.view.subviews.filter { !($0 is UICollectionViewCell) }.map { type(of: $0) == Stripes.self } == [true]
        )
    }

    @Test func aSwitchBeforeTheFirstLayoutIsNotAnimated() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
        let trace = CallTrace.record { view.setCollectionViewLayout(low(), animated: true) }
        #expect(trace.lines == ["layout.invalidateLayout(with: everything, counts)"])
    }
}
