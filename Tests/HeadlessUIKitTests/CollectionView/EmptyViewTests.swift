import HeadlessTools
import Testing
import UIKit

/// Collection views without a height or a width, and those that get one.
@MainActor
@Suite struct EmptyViewTests {
    /// Asks to be prepared for each change of the bounds, and notes them.
    private final class NotingLayout: UICollectionViewFlowLayout {
        var prepared = 0
        var askedFor: [CGSize] = []

        override func prepare() {
            super.prepare()
            prepared += 1
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            askedFor.append(newBounds.size)
            return true
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    nonisolated private static let modes: [Hostility] = [
        [], .pageAlignedQueries, .cellsForWholePages, [.pageAlignedQueries, .cachedAttributes], .all,
    ]

    private let source = Source()

    private func view(_ layout: UICollectionViewFlowLayout, _ frame: CGRect) -> UICollectionView {
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    /// A view that is as tall as its content begins without a height.
    @Test(arguments: modes) func aViewWithoutAHeightKnowsItsContent(_ hostility: Hostility) {
        let layout = NotingLayout()
        let view = view(layout, CGRect(x: 0, y: 0, width: 100, height: 0))
        let screen = HeadlessScreen(hostility: hostility)
        screen.window.addSubview(view)
        screen.frame()
        #expect(layout.prepared > 0)
        #expect(view.contentSize == CGSize(width: 100, height: 200))
        #expect(view.visibleCells.isEmpty)
        view.frame.size.height = view.contentSize.height
        screen.frame()
        #expect(view.visibleCells.count == 4)
    }

    @Test(arguments: modes) func aSidewaysViewWithoutAWidthKnowsItsContent(_ hostility: Hostility) {
        let layout = NotingLayout()
        layout.scrollDirection = .horizontal
        let view = view(layout, CGRect(x: 0, y: 0, width: 0, height: 50))
        let screen = HeadlessScreen(hostility: hostility)
        screen.window.addSubview(view)
        screen.frame()
        #expect(view.contentSize.height == 50)
        view.frame.size.width = 300
        screen.frame()
        #expect(view.visibleCells.count >= 3)
    }

    @Test(arguments: modes) func aLayoutHearsOfAWidthThatGoesAndComesBack(_ hostility: Hostility) {
        let layout = NotingLayout()
        let view = view(layout, CGRect(x: 0, y: 0, width: 100, height: 300))
        let screen = HeadlessScreen(hostility: hostility)
        screen.window.addSubview(view)
        screen.frame()
        layout.askedFor = []
        UIView.animate(withDuration: 0.3) { view.frame.size.width = 0 }
        screen.frames(3)
        UIView.animate(withDuration: 0.3) { view.frame.size.width = 100 }
        screen.frames(3)
        #expect(layout.askedFor.contains(CGSize(width: 0, height: 300)))
        #expect(layout.askedFor.contains(CGSize(width: 100, height: 300)))
        #expect(view.visibleCells.count == 4)
    }

    @Test(arguments: modes) func anEmptyRectangleIsNoPage(_ hostility: Hostility) {
        let view = view(NotingLayout(), .zero)
        let screen = HeadlessScreen(hostility: hostility)
        screen.window.addSubview(view)
        screen.frame()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.frame()
        view.frame.size = .zero
        screen.frames(2)
        view.frame = CGRect(x: 0, y: 0, width: 0, height: 100)
        screen.frames(2)
        #expect(view.visibleCells.isEmpty)
    }

    // MARK: Right to left

    /// Mirrored content lies between the insets, not between the edges.
    @Test func mirroredContentLiesBetweenTheInsets() throws {
        final class Mirrored: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        for (left, right) in [(20, 50), (0, 30), (40, 0)] as [(CGFloat, CGFloat)] {
            let width = 390 - left - right
            let layout = Mirrored()
            let view = view(layout, CGRect(x: 0, y: 0, width: 390, height: 300))
            layout.itemSize = CGSize(width: width, height: 50)
            view.semanticContentAttribute = .forceRightToLeft
            view.contentInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
            let screen = HeadlessScreen()
            screen.window.addSubview(view)
            screen.frame()
            let cell = try #require(view.visibleCells.first)
            let onScreen = cell.convert(cell.bounds, to: screen.window)
            #expect(onScreen.minX == left && onScreen.maxX == 390 - right)
        }
    }

    // MARK: One setter

    private final class Listener: NSObject, UICollectionViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    /// A subclass that overrides `delegate` hears of every delegate, however it is set.
    @Test func delegatesAreSetByOneSetter() {
        final class Deaf: UICollectionView {
            var refused = 0
            override var delegate: (any UICollectionViewDelegate)? {
                get { nil }
                set { refused += 1 }
            }
        }
        let view = Deaf(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let listener = Listener()
        (view as UIScrollView).delegate = listener
        (view as UICollectionView).delegate = listener
        (view as UIScrollView).delegate = nil
        #expect(view.refused == 3)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.contentOffset.y = 10
        #expect(listener.scrolls == 0)
    }

    // MARK: Movements

    private final class Movable: NSObject, UICollectionViewDataSource {
        var counts = [3, 2]
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
            counts[source.section] -= 1
            counts[target.section] += 1
        }
    }

    @Test(arguments: [true, false]) func aReloadDuringAMovementPutsTheItemBack(_ isCancelled: Bool) {
        let data = Movable()
        let view = view(NotingLayout(), CGRect(x: 0, y: 0, width: 100, height: 600))
        view.dataSource = data
        let screen = HeadlessScreen()
        screen.window.addSubview(view)
        screen.frame()
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 190))
        screen.frame()
        #expect(view.numberOfItems(inSection: 0) == 2 && view.numberOfItems(inSection: 1) == 3)
        view.reloadData()
        screen.frame()
        #expect(view.numberOfItems(inSection: 0) == 3 && view.numberOfItems(inSection: 1) == 2)
        if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
        screen.runUntilRest()
        #expect(view.numberOfItems(inSection: 0) == 3 && view.numberOfItems(inSection: 1) == 2)
        #expect(view.visibleCells.count == 5)
    }
}
