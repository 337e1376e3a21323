import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// UIKit's own way to an item, over sections of which nobody has seen anything: an estimate of 40 points stands for 30 to 180.
@MainActor
@Suite(.secondProcess) struct ScrollToItemTests {
    typealias Place = ScrollPlaces.Place
    nonisolated static let modes: [Hostility] = [
        [],
        [.contentSizeReadByScrolls],
        [.knownAttributesScrolledTo, .cachedAttributes, .pageAlignedQueries],
        [.scrollsRoundedToPoints],
        .all.subtracting(.queriesClippedToContent),
        .all.subtracting([.queriesClippedToContent, .contentSizeReadByScrolls]),
    ]

    @Test(.byTurns(), arguments: byTurns(pairs(SectionKind.allCases, ListFixture.Direction.allCases), every: 4))
    func anItemComesToItsPlace(_ kind: SectionKind, _ direction: ListFixture.Direction) throws {
        let places = ScrollPlaces(kind, direction, count: 5_000)
        for place in Place.allCases {
            for item in [3_000, 4_999, 4_985, 0, 7] { try places.check(item, place) }
        }
    }

    /// Claim (Keeping the reader's place): "`scrollToItem(at:at:animated:)` ends exactly, too, however few items have
    /// been measured."
    @Test(.byTurns(), arguments: byTurns(pairs(modes, ListFixture.Direction.allCases), every: 12))
    func anItemComesToItsPlaceInEveryMode(_ hostility: Hostility, _ direction: ListFixture.Direction) throws {
        // From a place where nothing has been measured but the first screen, each time.
        for kind in [SectionKind.list, .masonry, .flow] {
            for (item, place) in [(3_000, Place.start), (4_999, .end), (4_985, .centre), (30, .end)] {
                try ScrollPlaces(kind, direction, count: 5_000, hostility: hostility).check(item, place)
            }
        }
    }

    @Test(arguments: sample(of: pairs(modes, [SectionKind.list, .grid, .masonry, .flow])))
    func anAnimatedScrollEndsAtItsPlace(_ hostility: Hostility, _ kind: SectionKind) throws {
        for direction in [ListFixture.Direction.vertical, .rightToLeft] {
            for item in [300, 4_999] {
                let places = ScrollPlaces(kind, direction, count: 5_000, hostility: hostility)
                try places.check(item, .centre, animated: true)
                try places.check(20, .start, animated: true)
                try places.check(item - 30, .end, animated: true)
            }
        }
    }

    /// In one turn with a batch that places nothing new, before another pass.
    @Test(arguments: [[], .noPrepareAfterUpdates, [.noPrepareBeforeUpdates, .noPrepareAfterUpdates]] as [Hostility])
    func anItemComesToItsPlaceRightAfterABatch(_ hostility: Hostility) throws {
        let list = ListFixture(
            heights: [Array(repeating: 44, count: 100) + [300, 44, 44]],
            measuring: .computed,
            hostility: hostility
        )
        list.screen.runUntilRest()
        list.collectionView.performBatchUpdates {
            list.rows[0].remove(at: 90)
            list.collectionView.deleteItems(at: [IndexPath(item: 90, section: 0)])
        }
        list.collectionView.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
        list.screen.frame()
        let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 99, section: 0)))
        #expect(cell.frame.height == 300)
        #expect(abs(cell.frame.maxY - list.collectionView.bounds.maxY) < 0.01)
    }

    /// An app that asks at each step where items lie that are not on screen.
    private final class AskingDelegate: NSObject, UICollectionViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard let view = scrollView as? UICollectionView else { return }
            let shown = view.indexPathsForVisibleItems.map(\.item)
            guard let first = shown.min(), let last = shown.max() else { return }
            for item in [first - 3, last + 1, last + 30] where 0..<view.numberOfItems(inSection: 0) ~= item {
                _ = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
            }
        }
    }

    /// The first rows are longer or shorter than their estimates: until the list comes to rest, they lie elsewhere than a scroll
    /// to them would end.
    @Test(
        arguments: byTurns(Hostility.readerModes, every: 6, always: [[.pageAlignedQueries, .cachedAttributes]]),
        [(50, -2_000), (30, -5_000)] as [(CGFloat, CGFloat)]
    )
    func whatAnAppAsksForMovesNothingUnderAFling(
        _ hostility: Hostility,
        _ firstRows: (height: CGFloat, velocity: CGFloat)
    ) {
        let list = ListFixture(
            heights: [Array(repeating: firstRows.height, count: 40) + Array(repeating: 40, count: 160)],
            measuring: .computed,
            estimate: CGSize(width: 390, height: 40),
            hostility: hostility
        )
        let delegate = AskingDelegate()
        list.collectionView.delegate = delegate
        list.layout.scrollExactly(toItemAt: IndexPath(item: 60, section: 0), at: .top, animated: false)
        list.screen.frame()
        let inspector = ScreenInspector(list)
        list.screen.didCommit = inspector.inspect
        list.screen.drag(list.collectionView, by: -1_300)
        list.screen.lift(list.collectionView, velocity: CGPoint(x: 0, y: firstRows.velocity))
        list.screen.runUntilRest(maximumFrames: 1_000)
        #expect(inspector.problem == nil)
    }

    /// The first items are placed anew around whatever is asked for, and a bounce may come without flags.
    @Test(
        arguments: [[], .bounceWithoutFlags, Hostility.readerModes[9]],
        byTurns([SectionKind.grid, .masonry, .flow], every: 1)
    )
    func whatAnAppAsksForDrawsNothingToItWhereAFlingEnds(_ hostility: Hostility, _ kind: SectionKind) {
        for (item, velocity) in [(40, -3_000), (60, -6_000)] as [(Int, CGFloat)] {
            let layout = SizingLayout(kind.section)
            layout.estimatedItemSize = CGSize(width: 40, height: 40)
            let fixture = SectionsFixture(counts: [120], layout: layout, hostility: hostility)
            fixture.size = { path, proposal in
                let width = CGFloat(30 + path.item * 37 % 131)
                return CGSize(width: min(proposal.width ?? 390, width), height: CGFloat(30 + path.item * 53 % 101))
            }
            let (view, delegate) = (fixture.collectionView, AskingDelegate())
            view.delegate = delegate
            layout.scrollExactly(toItemAt: IndexPath(item: item, section: 0), at: .top, animated: false)
            fixture.show()
            // The user's scrolls move none of it.
            func settled() -> CGFloat { view.contentOffset.y - view.distanceMoved.y }
            var (shown, offset) = ([IndexPath: CGFloat](), settled())
            fixture.screen.didCommit = {
                let places = view.indexPathsForVisibleItems.compactMap { path in
                    view.cellForItem(at: path).map { (path, $0.frame.minY) }
                }
                // Columns that were measured upwards from somewhere are aligned at rest, where their start has come on screen.
                let isAligned = kind == .masonry && !view.isDragging && !view.isDecelerating
                for (path, place) in places where !isAligned || shown[IndexPath(item: 0, section: 0)] == nil {
                    // The content may settle: then all of it moves with the offset.
                    guard let moved = shown[path].map({ place - $0 }), abs(moved) > 0.01 else { continue }
                    #expect(abs(moved - (settled() - offset)) < 0.34)
                }
                shown = Dictionary(uniqueKeysWithValues: places)
                offset = settled()
            }
            fixture.screen.drag(view, by: velocity / 20)
            fixture.screen.lift(view, velocity: CGPoint(x: 0, y: velocity))
            fixture.screen.runUntilRest(maximumFrames: 600)
        }
    }

    /// The first steps of an animation look like small jumps before iOS 17.4.
    @Test(arguments: [SectionKind.list, .masonry], byTurns([SizingLayout.ContentAnchor.start, .end], every: 2))
    func anAnimationWithoutAFlagEndsAtItsPlace(_ kind: SectionKind, _ anchor: SizingLayout.ContentAnchor) throws {
        for hostility in [.animationsWithoutFlags, Hostility.readerModes[14]] as [Hostility] {
            for (item, place) in [(30, Place.start), (2_500, .centre), (4_960, .end)] {
                let places = ScrollPlaces(kind, .vertical, count: 5_000, anchor: anchor, hostility: hostility)
                places.screen.runUntilRest()
                try places.check(item, place, animated: true)
            }
        }
    }

    /// An app may have asked for another item before, and may ask for more while it is told of each step.
    @Test func anAnimationPassesItemsThatAreAskedForMeanwhile() throws {
        for item in [60, 300, 4_000] {
            let places = ScrollPlaces(.list, .vertical, count: 5_000)
            places.screen.runUntilRest()
            _ = places.fixture.frameToScroll(to: 30, in: 0)
            try places.check(IndexPath(item: item, section: 0), .start, animated: true) {
                let last = places.collectionView.indexPathsForVisibleItems.map(\.item).max() ?? 0
                _ = places.fixture.frameToScroll(to: last + 3, in: 0)
            }
        }
    }

    @Test(.byTurns(), arguments: byTurns(ListFixture.Direction.allCases, every: 2))
    func aLayoutThatKeepsToItsEndScrollsExactlyToo(_ direction: ListFixture.Direction) throws {
        for kind in [SectionKind.list, .masonry] {
            let places = ScrollPlaces(kind, direction, count: 5_000, anchor: .end)
            for place in Place.allCases {
                for item in [3_000, 12, 4_970] { try places.check(item, place) }
            }
        }
    }

    @Test(arguments: sample(of: pairs(modes, ListFixture.Direction.allCases), every: 5))
    func theOffsetOfTheEndShowsTheLastItemWhole(_ hostility: Hostility, _ direction: ListFixture.Direction) throws {
        for kind in SectionKind.allCases {
            let places = ScrollPlaces(kind, direction, count: 5_000, hostility: hostility)
            places.scrollToLastOffset()
            try places.checkThatTheEndIsShown()
            places.screen.runUntilRest()
            try places.checkThatTheEndIsShown()
        }
    }

    @Test func anItemIsMeasuredWhenItsPlaceIsAsked() throws {
        let places = ScrollPlaces(.list, .vertical, count: 5_000)
        let before = places.fixture.measured.count
        let shown = places.collectionView.visibleCells.map(\.frame)
        let frame = try #require(places.fixture.frameToScroll(to: 3_000, in: 0))
        #expect(frame.height == places.extent(of: 3_000))
        #expect(places.fixture.measured.count == before + 1)
        places.screen.runUntilRest()
        #expect(places.collectionView.visibleCells.map(\.frame) == shown)
        #expect(places.collectionView.contentOffset.y == -47)
    }

    /// What was asked for before a scroll has come to its end pulls nothing afterwards.
    @Test(.byTurns()) func oneScrollAfterTheOtherIsExact() throws {
        for kind in [SectionKind.list, .sequentialMasonry, .flow] {
            let places = ScrollPlaces(kind, .vertical, count: 5_000)
            for item in [3_000, 4_999, 4_985, 0] {
                places.collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
                places.screen.frame()
            }
            try places.check(7, .start)
            try places.check(9, .start)
        }
    }

    /// A section that begins on screen is put in order at rest, around the item that was scrolled to.
    @Test(
        .byTurns(),
        arguments: byTurns(
            pairs([SectionKind.masonry, .sequentialMasonry, .flow], ListFixture.Direction.allCases),
            every: 4
        )
    )
    func anItemStaysAtItsPlaceWhenTheStartOfItsSectionIsPutInOrder(
        _ kind: SectionKind,
        _ direction: ListFixture.Direction
    ) throws {
        for (item, place) in [(3, Place.end), (5, .end), (8, .end), (4, .centre), (7, .centre)] {
            let places = ScrollPlaces(kind, direction, counts: [2_000, 40, 2_000])
            try places.check(IndexPath(item: item, section: 1), place)
        }
    }

    @Test func aScrollMeasuresNothingOnTheWay() throws {
        let places = ScrollPlaces(.list, .vertical, count: 5_000)
        let before = Set(places.fixture.measured.map(\.item))
        try places.check(3_000, .start)
        let measured = Set(places.fixture.measured.map(\.item)).subtracting(before)
        #expect(measured.count < 60)
        #expect(measured.allSatisfy { (2_950..<3_050).contains($0) })
    }

    @Test func aPinnedHeaderLiesOnTheItemAsInUIKit() throws {
        let places = ScrollPlaces(.list, .vertical, count: 5_000, pinsHeader: true)
        try places.check(3_000, .start)
        #expect(places.fixture.shownHeader(0)?.minY == places.collectionView.contentOffset.y + 47)
        try places.check(1_000, .end)
    }

    /// How far a step moves each item that stays on screen, in points.
    private func movements(_ places: ScrollPlaces, step: () -> Void) -> Set<CGFloat> {
        let view = places.collectionView
        func shown() -> [IndexPath: CGFloat] {
            let cells = view.indexPathsForVisibleItems.compactMap { indexPath in
                view.cellForItem(at: indexPath).map { (indexPath, $0.frame.minY - view.contentOffset.y) }
            }
            return Dictionary(uniqueKeysWithValues: cells)
        }
        let before = shown()
        step()
        let after = shown()
        return Set(before.compactMap { indexPath, place in after[indexPath].map { (place - $0).rounded() } })
    }

    @Test func anItemAskedForInVainIsForgottenAtRest() {
        let places = ScrollPlaces(.list, .vertical, count: 5_000)
        _ = places.fixture.frameToScroll(to: 200, in: 0)
        places.screen.runUntilRest()
        for _ in 0..<60 {
            let movements = movements(places) {
                places.collectionView.contentOffset.y += 170
                places.screen.frame()
            }
            #expect(movements == [170])
        }
    }

    @Test func aFingerIsDrawnToNoItem() {
        let places = ScrollPlaces(.list, .vertical, count: 5_000)
        _ = places.fixture.frameToScroll(to: 200, in: 0)
        places.screen.touchDown(places.collectionView)
        for _ in 0..<60 {
            #expect(movements(places) { places.screen.drag(places.collectionView, by: 170) } == [170])
        }
    }
}

/// Items of known extents on a screen with bars, and where a scroll to one of them must end.
@MainActor
final class ScrollPlaces {
    enum Place: CaseIterable {
        case start, centre, end
    }

    let fixture: SectionsFixture
    let direction: ListFixture.Direction
    private let kind: SectionKind
    private let hostility: Hostility

    var screen: HeadlessScreen { fixture.screen }
    var collectionView: UICollectionView { fixture.collectionView }

    init(
        _ kind: SectionKind,
        _ direction: ListFixture.Direction,
        counts: [Int],
        anchor: SizingLayout.ContentAnchor = .start,
        pinsHeader: Bool = false,
        hostility: Hostility = []
    ) {
        self.kind = kind
        self.direction = direction
        self.hostility = hostility
        let isVertical = direction == .vertical
        let section = isVertical ? kind.section : kind.horizontalSection
        let layout = SizingLayout(section.pinningHeaders(pinsHeader))
        layout.scrollDirection = isVertical ? .vertical : .horizontal
        layout.contentAnchor = anchor
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        fixture = SectionsFixture(
            counts: counts,
            layout: layout,
            safeArea: isVertical
                ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
                : UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 34),
            hostility: hostility
        )
        if direction == .rightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.size = { indexPath, _ in
            let extent = Self.extent(of: indexPath.item)
            return CGSize(width: extent, height: extent)
        }
        if pinsHeader { fixture.headerExtent = { _ in 28 } }
        fixture.show()
        screen.runUntilRest()
    }

    convenience init(
        _ kind: SectionKind,
        _ direction: ListFixture.Direction,
        count: Int,
        anchor: SizingLayout.ContentAnchor = .start,
        pinsHeader: Bool = false,
        hostility: Hostility = []
    ) {
        self.init(
            kind,
            direction,
            counts: [count],
            anchor: anchor,
            pinsHeader: pinsHeader,
            hostility: hostility
        )
    }

    nonisolated static func extent(of item: Int) -> CGFloat { CGFloat(30 + item * 37 % 151) }

    func extent(of item: Int) -> CGFloat { Self.extent(of: item) }

    private var isVertical: Bool { direction == .vertical }

    private func position(_ place: Place) -> UICollectionView.ScrollPosition {
        switch place {
        case .start: isVertical ? .top : .left
        case .centre: isVertical ? .centeredVertically : .centeredHorizontally
        case .end: isVertical ? .bottom : .right
        }
    }

    /// What a view shows between its bars, along the scroll axis.
    private var visible: ClosedRange<CGFloat> {
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        return isVertical ? visible.minY...visible.maxY : visible.minX...visible.maxX
    }

    private func shown(_ item: IndexPath) throws -> ClosedRange<CGFloat> {
        let cell = collectionView.cellForItem(at: item)
        let frame = try #require(cell, "\(item) is not on screen").frame
        return isVertical ? frame.minY...frame.maxY : frame.minX...frame.maxX
    }

    /// How far an item is from its place, in points along the scroll axis.
    private func distance(of item: IndexPath, from place: Place) throws -> CGFloat {
        let shown = try shown(item)
        switch place {
        case .start: return shown.lowerBound - visible.lowerBound
        case .centre: return (shown.lowerBound + shown.upperBound - visible.lowerBound - visible.upperBound) / 2
        case .end: return shown.upperBound - visible.upperBound
        }
    }

    /// How far it is from the view to the ends of the content, in points.
    private var waysToTheEnds: (before: CGFloat, after: CGFloat) {
        let size = collectionView.contentSize
        return (visible.lowerBound, (isVertical ? size.height : size.width) - visible.upperBound)
    }

    /// A pixel, or what the mode rounds away.
    private var tolerance: CGFloat { hostility.contains(.scrollsRoundedToPoints) ? 1 : 0.34 }

    func check(_ item: Int, _ place: Place, animated: Bool = false) throws {
        try check(IndexPath(item: item, section: 0), place, animated: animated)
    }

    /// Scrolls as UIKit does, and compares where an item is with where it should be: in the first frame, and at rest.
    ///
    /// - Parameter onTheWay: What happens after each frame of an animation.
    func check(_ item: IndexPath, _ place: Place, animated: Bool = false, onTheWay: () -> Void = {}) throws {
        collectionView.scrollToItem(at: item, at: position(place), animated: animated)
        if animated {
            for _ in 0..<30 {
                screen.frame()
                onTheWay()
            }
            screen.runUntilRest()
        } else {
            screen.frame()
        }
        let first = try distance(of: item, from: place)
        screen.runUntilRest()
        let distance = try distance(of: item, from: place)
        #expect(abs(first - distance) < 0.01, "\(item) at \(place) moved on by \(distance - first)")
        let extent = try shown(item)
        // Rows of a grid may be as tall as their tallest item.
        if !kind.stretchesItems {
            #expect(abs(extent.upperBound - extent.lowerBound - self.extent(of: item.item)) < 0.01)
        }
        // An end of the content that is nearer than the place asks for holds it.
        let ways = waysToTheEnds
        #expect(ways.before > -0.01 && ways.after > -0.01)
        if distance > tolerance {
            #expect(abs(ways.after) < 0.01, "\(item) at \(place): \(distance)")
        } else if distance < -tolerance {
            #expect(abs(ways.before) < 0.01, "\(item) at \(place): \(distance)")
        }
    }

    /// Sets the offset at which the content ends, by the content size in force.
    func scrollToLastOffset() {
        let (size, bounds, inset) = (
            collectionView.contentSize, collectionView.bounds.size, collectionView.adjustedContentInset
        )
        var offset = collectionView.contentOffset
        switch direction {
        case .vertical: offset.y = size.height - bounds.height + inset.bottom
        case .leftToRight: offset.x = size.width - bounds.width + inset.right
        case .rightToLeft: offset.x = -inset.left
        }
        collectionView.contentOffset = offset
        screen.frame()
    }

    /// The last item is whole on screen, and the space behind it ends where the content does.
    func checkThatTheEndIsShown() throws {
        let shown = try shown(IndexPath(item: fixture.counts[0] - 1, section: 0))
        #expect(shown.lowerBound >= visible.lowerBound && shown.upperBound <= visible.upperBound)
        let space: CGFloat =
            direction == .rightToLeft
            ? shown.lowerBound - visible.lowerBound : visible.upperBound - shown.upperBound
        let ways = waysToTheEnds
        #expect(abs(direction == .rightToLeft ? ways.before : ways.after) < 0.01)
        #expect(space < 200)
    }
}
