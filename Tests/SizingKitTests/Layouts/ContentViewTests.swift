import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Views before the first section and after the last one.
@MainActor
@Suite struct ContentViewTests {
    /// A view that is as long as its constraints make it.
    private final class Banner: UIView {
        let height: NSLayoutConstraint
        let width: NSLayoutConstraint

        init(_ length: CGFloat) {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            height = box.heightAnchor.constraint(equalToConstant: length)
            width = box.widthAnchor.constraint(equalToConstant: length)
            super.init(frame: .zero)
            addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topAnchor),
                box.bottomAnchor.constraint(equalTo: bottomAnchor),
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code only") }

        /// A banner of a height, at any width.
        static func high(_ length: CGFloat) -> Banner {
            let banner = Banner(length)
            banner.height.isActive = true
            return banner
        }

        /// A banner of a width, at any height.
        static func wide(_ length: CGFloat) -> Banner {
            let banner = Banner(length)
            banner.width.isActive = true
            return banner
        }
    }

    /// A view that answers a height that depends on its width.
    private final class FittingView: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 39_000 / size.width) }
    }

    /// A view that remembers in which animation it came to each place.
    private final class RecordingView: UIView {
        var durations: [CGFloat: TimeInterval] = [:]

        override var frame: CGRect {
            didSet { if frame.minY != oldValue.minY { durations[frame.minY] = UIView.inheritedAnimationDuration } }
        }
    }

    /// A cell that remembers in which animation the first item came to each place.
    private final class RecordingCell: UICollectionViewCell {
        private static var durations: [CGFloat: TimeInterval] = [:]

        static func duration(ofFirstAt position: CGFloat) -> TimeInterval { durations[position] ?? -1 }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            guard layoutAttributes.indexPath.item == 0 else { return }
            let position = layoutAttributes.frame.minY
            if Self.durations[position] == nil { Self.durations[position] = UIView.inheritedAnimationDuration }
        }
    }

    private func list(_ counts: [Int] = [30], _ hostility: Hostility = []) -> SectionsFixture {
        let layout = SizingLayout(.bareList())
        return SectionsFixture(counts: counts, layout: layout, hostility: hostility)
    }

    private func frame(_ view: UIView?, in fixture: SectionsFixture) -> CGRect? {
        view.map { $0.convert($0.bounds, to: fixture.collectionView) }
    }

    @Test(.byTurns(), arguments: Hostility.userModes)
    func aHeaderAndAFooterHaveTheirHeightsInTheFirstFrame(_ mode: Hostility) {
        let fixture = list([10], mode)
        fixture.layout.contentHeaderView = Banner.high(120)
        fixture.layout.contentFooterView = Banner.high(60)
        fixture.show()
        #expect(frame(fixture.layout.contentHeaderView, in: fixture) == CGRect(x: 0, y: 0, width: 390, height: 120))
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 120, width: 390, height: 100))
        #expect(frame(fixture.layout.contentFooterView, in: fixture) == CGRect(x: 0, y: 1_120, width: 390, height: 60))
        #expect(fixture.collectionView.contentSize.height == 1_180)
        #expect(fixture.layout.contentHeaderView?.superview?.superview === fixture.collectionView)
    }

    @Test func viewsAreMeasuredByConstraintsOrByTheirOwnAnswerOrKeepTheirFrames() {
        for (view, height): (UIView, CGFloat) in [
            (Banner.high(80), 80), (FittingView(), 100), (UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 70)), 70),
        ] {
            let fixture = list()
            fixture.layout.contentHeaderView = view
            fixture.show()
            #expect(frame(view, in: fixture) == CGRect(x: 0, y: 0, width: 390, height: height))
            #expect(fixture.frame(0, in: 0)?.minY == height)
        }
    }

    @Test func aViewIsMeasuredAgainAtAnotherWidth() {
        let fixture = list()
        fixture.layout.contentHeaderView = FittingView()
        fixture.show()
        #expect(fixture.frame(0, in: 0)?.minY == 100)
        fixture.screen.rotate(to: CGSize(width: 780, height: 390))
        fixture.screen.runUntilRest()
        #expect(fixture.frame(0, in: 0)?.minY == 50)
        #expect(frame(fixture.layout.contentHeaderView, in: fixture) == CGRect(x: 0, y: 0, width: 780, height: 50))
    }

    @Test(arguments: ListFixture.Direction.allCases)
    func viewsLieAtTheEndsInEveryDirection(_ direction: ListFixture.Direction) {
        let fixture = list([10])
        let isVertical = direction == .vertical
        fixture.layout.scrollDirection = isVertical ? .vertical : .horizontal
        if direction == .rightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.layout.contentHeaderView = isVertical ? Banner.high(50) : Banner.wide(50)
        fixture.layout.contentFooterView = isVertical ? Banner.high(30) : Banner.wide(30)
        fixture.show()
        let header = frame(fixture.layout.contentHeaderView, in: fixture)
        let footer = frame(fixture.layout.contentFooterView, in: fixture)
        switch direction {
        case .vertical:
            #expect(header == CGRect(x: 0, y: 0, width: 390, height: 50))
            #expect(footer == CGRect(x: 0, y: 1_050, width: 390, height: 30))
        case .leftToRight:
            #expect(header == CGRect(x: 0, y: 0, width: 50, height: 844))
            #expect(footer == CGRect(x: 1_050, y: 0, width: 30, height: 844))
        case .rightToLeft:
            #expect(header == CGRect(x: 1_030, y: 0, width: 50, height: 844))
            #expect(footer == CGRect(x: 0, y: 0, width: 30, height: 844))
        }
    }

    /// The rows follow in an animation, and the view keeps its place at the start.
    @Test func aViewThatChangesByItselfMovesTheRowsWithAnAnimation() throws {
        let fixture = list()
        fixture.collectionView.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
        let banner = Banner.high(120)
        fixture.layout.contentHeaderView = banner
        fixture.show()
        fixture.screen.runUntilRest()
        #expect(RecordingCell.duration(ofFirstAt: 120) == 0)
        banner.height.constant = 200
        fixture.screen.frame()
        for _ in 0..<5 { fixture.screen.frame() }
        #expect(RecordingCell.duration(ofFirstAt: 200) > 0)
        #expect(fixture.frame(0, in: 0)?.minY == 200)
        #expect(frame(banner, in: fixture) == CGRect(x: 0, y: 0, width: 390, height: 200))
        #expect(fixture.collectionView.contentOffset.y == 0)
    }

    @Test(.byTurns(), arguments: byTurns(Hostility.userModes, every: 3))
    func whatIsOnScreenStaysInPlaceWhileAViewAboveItChanges(_ mode: Hostility) throws {
        let fixture = list([200], mode)
        let banner = Banner.high(120)
        fixture.layout.contentHeaderView = banner
        fixture.show()
        fixture.scroll(to: CGPoint(x: 0, y: 5_000))
        fixture.screen.runUntilRest()
        func distances() -> [IndexPath: CGFloat] {
            Dictionary(
                uniqueKeysWithValues: fixture.collectionView.indexPathsForVisibleItems.compactMap { path in
                    fixture.collectionView.cellForItem(at: path).map {
                        (path, $0.frame.minY - fixture.collectionView.contentOffset.y)
                    }
                }
            )
        }
        let before = distances()
        #expect(before.count > 5)
        banner.height.constant = 300
        for _ in 0..<60 {
            fixture.screen.frame()
            let now = distances()
            for (path, distance) in before { #expect(now[path] == nil || abs((now[path] ?? 0) - distance) < 0.01) }
        }
        fixture.layout.contentHeaderView = nil
        fixture.screen.runUntilRest()
        let now = distances()
        for (path, distance) in before { #expect(now[path] == nil || abs((now[path] ?? 0) - distance) < 0.01) }
        fixture.collectionView.setContentOffset(.zero, animated: false)
        fixture.screen.runUntilRest()
        #expect(fixture.collectionView.contentOffset.y == 0)
        #expect(fixture.frame(0, in: 0)?.minY == 0)
    }

    @Test(.byTurns(), arguments: byTurns(Hostility.userModes, every: 2))
    func theFooterFollowsInsertedAndDeletedRows(_ mode: Hostility) throws {
        let fixture = list([4], mode)
        fixture.layout.contentFooterView = Banner.high(60)
        fixture.show()
        fixture.counts[0] = 6
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        }
        fixture.screen.runUntilRest()
        #expect(frame(fixture.layout.contentFooterView, in: fixture)?.minY == 600)
        fixture.counts[0] = 0
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.deleteItems(at: (0..<6).map { IndexPath(item: $0, section: 0) })
        }
        fixture.screen.runUntilRest()
        #expect(frame(fixture.layout.contentFooterView, in: fixture) == CGRect(x: 0, y: 0, width: 390, height: 60))
    }

    /// Without the longer view there would be too little content above the row for it to stay.
    @Test(arguments: Hostility.userModes)
    func aRowStaysInPlaceWhereAViewAboveItGrowsInABatch(_ mode: Hostility) throws {
        let fixture = list([20], mode)
        let banner = Banner.high(30)
        fixture.layout.contentHeaderView = banner
        fixture.show()
        fixture.screen.runUntilRest()
        fixture.collectionView.contentOffset.y = 90
        fixture.screen.runUntilRest()
        fixture.counts[0] = 19
        fixture.collectionView.performBatchUpdates {
            banner.height.constant = 200
            fixture.layout.invalidateContentViews()
            fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        fixture.screen.runUntilRest()
        #expect(frame(banner, in: fixture)?.height == 200)
        let row = try #require(fixture.frame(0, in: 0))
        #expect(row.minY == 200)
        #expect(row.minY - fixture.collectionView.contentOffset.y == 40)
    }

    @Test func theFooterIsAnimatedWithTheRows() throws {
        let fixture = list([4])
        let footer = RecordingView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        fixture.layout.contentFooterView = footer
        fixture.show()
        fixture.screen.runUntilRest()
        #expect(footer.durations[400] == 0)
        fixture.counts[0] = 5
        fixture.collectionView.performBatchUpdates {
            fixture.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        fixture.screen.runUntilRest()
        #expect(try #require(footer.durations[500]) > 0)
        #expect(footer.frame == CGRect(x: 0, y: 500, width: 390, height: 60))
    }

    @Test func anotherLayoutTakesTheViewAway() {
        let fixture = list()
        let banner = Banner.high(120)
        fixture.layout.contentHeaderView = banner
        fixture.show()
        let other = SizingLayout(.bareList())
        other.itemSizing = { _ in .fixed(height: 50) }
        fixture.collectionView.setCollectionViewLayout(other, animated: false)
        fixture.screen.runUntilRest()
        #expect(banner.window == nil)
        #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
        fixture.collectionView.setCollectionViewLayout(fixture.layout, animated: false)
        fixture.screen.runUntilRest()
        #expect(frame(banner, in: fixture) == CGRect(x: 0, y: 0, width: 390, height: 120))
        fixture.layout.contentHeaderView = nil
        #expect(banner.superview == nil)
        #expect(banner.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func aLayoutWithoutItemsShowsItsViews() {
        let fixture = list([])
        fixture.layout.contentHeaderView = Banner.high(120)
        fixture.layout.contentFooterView = Banner.high(60)
        fixture.show()
        #expect(frame(fixture.layout.contentFooterView, in: fixture) == CGRect(x: 0, y: 120, width: 390, height: 60))
        #expect(fixture.collectionView.contentSize.height == 180)
    }

    @Test func aMasonryHasThemAsWell() {
        let layout = SizingLayout(.masonry(columns: 2, spacing: 10))
        let fixture = SectionsFixture(counts: [20], layout: layout)
        layout.contentHeaderView = Banner.high(44)
        fixture.show()
        #expect(fixture.frame(0, in: 0) == CGRect(x: 0, y: 44, width: 190, height: 100))
        #expect(fixture.frame(1, in: 0) == CGRect(x: 200, y: 44, width: 190, height: 100))
    }
}
