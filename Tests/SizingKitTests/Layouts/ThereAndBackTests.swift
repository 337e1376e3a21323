import HeadlessTools
import Simulation
import SizingEngine
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// The space changes and changes back, and nobody has scrolled: everything is where it was.
@MainActor
@Suite(.secondProcess) struct ThereAndBackTests {
    private static let upright = CGSize(width: 390, height: 844)
    private static let sideways = CGSize(width: 844, height: 390)

    /// Screens of apps.
    enum Screen: CaseIterable {
        case list, chat, grid, masonry, flow, pattern
        /// A list from left to right, and one from right to left.
        case strip, reversedStrip
        /// A list, a carousel of cards, a masonry and a grid on one page.
        case page

        @MainActor var section: SizingSection {
            switch self {
            case .list, .chat, .strip, .reversedStrip, .page: .bareList()
            case .grid: .grid(columns: .adaptive(minimumWidth: 110), spacing: 6)
            case .masonry: .masonry(columns: .adaptive(minimumWidth: 110), spacing: 6)
            case .flow: .flow(spacing: 6)
            case .pattern: .pattern(.row(.item(2 / 3), .column(.item, .item)), spacing: 6)
            }
        }

        var isHorizontal: Bool { self == .strip || self == .reversedStrip }

        var counts: [Int] { self == .page ? [5, 30, 200, 200] : [400] }
    }

    private func show(
        _ kind: Screen,
        safeArea: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) -> SectionsFixture {
        let layout: SizingLayout
        if kind == .page {
            let cards = SizingSection.carousel(
                itemWidth: .fraction(0.8),
                spacing: 10,
                scrollingBehavior: .groupPagingCentered
            )
            let sections: [SizingSection] = [
                .bareList(), cards, .masonry(columns: .adaptive(minimumWidth: 110), spacing: 6),
                .grid(columns: .adaptive(minimumWidth: 110), spacing: 6),
            ]
            layout = SizingLayout { section, _ in sections[section] }
        } else {
            layout = SizingLayout(kind.section)
        }
        layout.contentAnchor = kind == .chat ? .end : .start
        layout.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
        let fixture = SectionsFixture(
            counts: kind.counts,
            layout: layout,
            size: Self.upright,
            safeArea: safeArea,
            hostility: hostility
        )
        if kind == .reversedStrip { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.size = { path, proposal in
            let isLarge = proposal.traitCollection.preferredContentSizeCategory == .accessibilityLarge
            let length = CGFloat(40 + path.item * 37 % 90) * (isLarge ? 1.6 : 1)
            if kind.isHorizontal {
                let height = proposal.height ?? 0
                return CGSize(width: length + height / 12, height: height)
            }
            if kind == .flow { return CGSize(width: length, height: isLarge ? 40 : 30) }
            let width = proposal.width ?? 0
            return CGSize(width: width, height: length + 6_000 / max(width, 1))
        }
        fixture.show()
        fixture.screen.runUntilRest()
        return fixture
    }

    /// Reads on with a finger, from the start or, in a chat, from the end.
    private func read(_ kind: Screen, _ fixture: SectionsFixture, times: Int = 7, by step: CGFloat = 211) {
        let isBackwards = kind == .chat || kind == .reversedStrip
        let distance = isBackwards ? -step : step
        for _ in 0..<times {
            let view = fixture.collectionView
            fixture.screen.touchDown(view)
            fixture.screen.drag(
                view,
                by: kind.isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
            )
            fixture.screen.lift(view)
            fixture.screen.frame()
        }
        fixture.screen.runUntilRest()
    }

    /// Where the items are on screen, in pixels.
    private func shown(_ fixture: SectionsFixture) -> [IndexPath: [Int]] {
        let view = fixture.collectionView
        var shown: [IndexPath: [Int]] = [:]
        for path in view.indexPathsForVisibleItems {
            guard let frame = view.cellForItem(at: path)?.frame, frame.intersects(view.bounds) else { continue }
            let lengths = [
                frame.minX - view.contentOffset.x, frame.minY - view.contentOffset.y, frame.width, frame.height,
            ]
            shown[path] = lengths.map { Int(($0 * 3).rounded()) }
        }
        return shown
    }

    private func turn(_ fixture: SectionsFixture, to size: CGSize, _ safeArea: UIEdgeInsets? = nil) {
        fixture.screen.rotate(to: size, safeAreaInsets: safeArea)
        fixture.screen.runUntilRest()
    }

    private func expectBack(
        _ before: (shown: [IndexPath: [Int]], offset: CGPoint),
        _ fixture: SectionsFixture,
        _ kind: Screen,
        _ comment: Comment
    ) {
        #expect(shown(fixture) == before.shown, comment)
        // In the others the offset counts items that were never read.
        guard kind != .chat, kind != .reversedStrip else { return }
        #expect(abs(fixture.collectionView.contentOffset.x - before.offset.x) < 0.34, comment)
        #expect(abs(fixture.collectionView.contentOffset.y - before.offset.y) < 0.34, comment)
    }

    /// Claim (Keeping the reader's place): "Turned back, everything is where it was, if nothing was scrolled or changed
    /// between."
    @Test(arguments: byTurns(Screen.allCases, every: 2)) func turnedAndTurnedBack(_ kind: Screen) {
        for hostility in sample(of: Hostility.userModes, every: 5) {
            for times in byTurns([1, 7, 20], every: 3) {
                let fixture = show(kind, hostility: hostility)
                read(kind, fixture, times: times)
                let before = (shown(fixture), fixture.collectionView.contentOffset)
                #expect(!before.0.isEmpty)
                for turn in 0..<3 {
                    self.turn(fixture, to: Self.sideways)
                    self.turn(fixture, to: Self.upright)
                    expectBack(before, fixture, kind, "turn \(turn) after \(times) in \(hostility.rawValue)")
                }
            }
        }
    }

    @Test(.byTurns(), arguments: byTurns(Screen.allCases, every: 2)) func turnedAndTurnedBackBetweenBars(_ kind: Screen)
    {
        for hostility in sample(of: Hostility.userModes, every: 5) {
            let bars = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
            let fixture = show(kind, safeArea: bars, hostility: hostility)
            read(kind, fixture)
            let before = (shown(fixture), fixture.collectionView.contentOffset)
            turn(fixture, to: Self.sideways, UIEdgeInsets(top: 44, left: 47, bottom: 21, right: 47))
            turn(fixture, to: Self.upright, bars)
            expectBack(before, fixture, kind, "\(hostility.rawValue)")
        }
    }

    /// On its side a flow has fewer lines, and a masonry more columns: the offset is clamped to content that ends earlier.
    @Test(.byTurns(), arguments: [Screen.grid, .masonry, .flow]) func turnedAtTheEndOfTheContentAndTurnedBack(
        _ kind: Screen
    ) {
        for hostility in byTurns(Hostility.userModes, every: 12, always: [[]]) {
            let bars = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
            for distance in [0, 10, 60] as [CGFloat] {
                let fixture = show(kind, safeArea: bars, hostility: hostility)
                let last = IndexPath(item: kind.counts[0] - 1, section: 0)
                fixture.layout.scrollExactly(toItemAt: last, at: .bottom, animated: false)
                fixture.screen.runUntilRest()
                read(kind, fixture, times: 1, by: -distance)
                let before = shown(fixture)
                turn(fixture, to: Self.sideways, UIEdgeInsets(top: 44, left: 47, bottom: 21, right: 47))
                turn(fixture, to: Self.upright, bars)
                #expect(shown(fixture) == before, "\(distance) in \(hostility.rawValue)")
            }
        }
    }

    @Test(.byTurns(), arguments: byTurns(Screen.allCases, every: 2)) func anotherTextSizeAndTheFirstAgain(
        _ kind: Screen
    ) {
        for hostility in byTurns(Hostility.userModes, every: 12) {
            let fixture = show(kind, hostility: hostility)
            read(kind, fixture)
            let before = (shown(fixture), fixture.collectionView.contentOffset)
            for category in [UIContentSizeCategory.accessibilityLarge, .large] {
                fixture.screen.set { $0.preferredContentSizeCategory = category }
                fixture.screen.runUntilRest()
            }
            expectBack(before, fixture, kind, "\(hostility.rawValue)")
        }
    }

    @Test(.byTurns(), arguments: byTurns(Screen.allCases, every: 3)) func aSplitViewIsMovedInManyStepsAndBack(
        _ kind: Screen
    ) {
        for hostility in byTurns(Hostility.userModes, every: 20) {
            let fixture = show(kind, hostility: hostility)
            read(kind, fixture)
            let before = (shown(fixture), fixture.collectionView.contentOffset)
            for width in [380, 351, 320, 322, 400, 477, 560, 700, 433, 390] {
                fixture.screen.rotate(to: CGSize(width: width, height: 844))
                fixture.screen.frame()
            }
            fixture.screen.runUntilRest()
            expectBack(before, fixture, kind, "\(hostility.rawValue)")
        }
    }

    @Test(.byTurns(), arguments: byTurns(Screen.allCases, every: 3)) func aHeightThatIsTakenAwayAndGivenBack(
        _ kind: Screen
    ) {
        let fixture = show(kind)
        read(kind, fixture, times: 200)
        let before = (shown(fixture), fixture.collectionView.contentOffset)
        for height in [500, 300, 844] { turn(fixture, to: CGSize(width: 390, height: height)) }
        expectBack(before, fixture, kind, "height")
    }

    @Test(.byTurns(), arguments: byTurns(Screen.allCases, every: 2)) func turnedThenAnotherTextSizeThenBothBack(
        _ kind: Screen
    ) {
        let fixture = show(kind)
        read(kind, fixture)
        let before = (shown(fixture), fixture.collectionView.contentOffset)
        turn(fixture, to: Self.sideways)
        fixture.screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
        fixture.screen.runUntilRest()
        turn(fixture, to: Self.upright)
        fixture.screen.set { $0.preferredContentSizeCategory = .large }
        fixture.screen.runUntilRest()
        expectBack(before, fixture, kind, "both")
    }

    /// Items that lie in rows and lines, or were decided around the place where they are after a reload.
    @Test(.byTurns(), arguments: [Screen.list, .chat, .grid, .pattern, .strip, .reversedStrip])
    func reloadedAtEachTurn(_ kind: Screen) {
        let fixture = show(kind)
        read(kind, fixture)
        let before = shown(fixture)
        for size in [Self.sideways, Self.upright] {
            fixture.screen.rotate(to: size)
            fixture.collectionView.reloadData()
            fixture.screen.runUntilRest()
        }
        #expect(shown(fixture) == before)
    }

    // MARK: What ends it

    /// The first item that is whole on screen, and its distance from the top.
    private func reading(_ fixture: SectionsFixture) -> (item: IndexPath, top: Int)? {
        shown(fixture).filter { $0.value[1] >= 0 }.min { ($0.value[1], $0.key) < ($1.value[1], $1.key) }
            .map { ($0.key, $0.value[1]) }
    }

    @Test(arguments: [Screen.list, .grid, .masonry])
    func whoScrollsBetweenTheTurnsReadsOnWhereTheyAre(_ kind: Screen) throws {
        let fixture = show(kind)
        read(kind, fixture)
        turn(fixture, to: Self.sideways)
        read(kind, fixture, times: 3, by: 97)
        let now = try #require(reading(fixture))
        turn(fixture, to: Self.upright)
        #expect(shown(fixture)[now.item]?[1] == now.top)
    }

    @Test(.byTurns(), arguments: [Screen.list, .grid, .masonry])
    func anUpdateBetweenTheTurnsEndsIt(_ kind: Screen) throws {
        let fixture = show(kind)
        read(kind, fixture)
        turn(fixture, to: Self.sideways)
        fixture.collectionView.performBatchUpdates {
            fixture.counts[0] -= 2
            fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        }
        fixture.screen.runUntilRest()
        let now = try #require(reading(fixture))
        turn(fixture, to: Self.upright)
        #expect(shown(fixture)[now.item]?[1] == now.top)
    }

    @Test(arguments: [Screen.list, .grid, .masonry])
    func itemsThatComeFarAwayBetweenTheTurnsAreThere(_ kind: Screen) {
        let fixture = show(kind)
        read(kind, fixture)
        turn(fixture, to: Self.sideways)
        fixture.collectionView.performBatchUpdates {
            fixture.counts[0] += 2
            fixture.collectionView.insertItems(at: (400..<402).map { IndexPath(item: $0, section: 0) })
        }
        fixture.screen.runUntilRest()
        turn(fixture, to: Self.upright)
        #expect(fixture.frame(401, in: 0) != nil)
        #expect(fixture.frame(402, in: 0) == nil)
    }

    /// A size that was invalidated meanwhile isn't shown again.
    @Test func aSizeThatIsInvalidatedBetweenTheTurnsIsNew() throws {
        let fixture = show(.list)
        read(.list, fixture)
        let now = try #require(reading(fixture))
        let height = try #require(shown(fixture)[now.item]?[3])
        let size = fixture.size
        turn(fixture, to: Self.sideways)
        fixture.size = { path, proposal in
            var size = size(path, proposal)
            if path == now.item { size.height += 30 }
            return size
        }
        fixture.layout.invalidateSizes(at: [now.item])
        fixture.screen.runUntilRest()
        let before = shown(fixture)
        turn(fixture, to: Self.upright)
        turn(fixture, to: Self.sideways)
        #expect(shown(fixture) == before)
        turn(fixture, to: Self.upright)
        // It is 30 points longer than at first, to the pixel.
        #expect(shown(fixture)[now.item]?[3] == height + 90)
    }

    @Test func aCarouselThatIsScrolledBetweenTheTurnsStaysThere() {
        let fixture = show(.page)
        func showCard(_ card: Int) {
            fixture.layout.scrollExactly(
                toItemAt: IndexPath(item: card, section: 1),
                at: .centeredHorizontally,
                animated: false
            )
            fixture.screen.runUntilRest()
        }
        showCard(4)
        // The carousel is on screen, and the list before it is not all of it.
        read(.page, fixture, times: 1, by: 120)
        let place = fixture.collectionView.contentOffset
        turn(fixture, to: Self.sideways)
        #expect(fixture.layout.carouselPage(inSection: 1) == 4)
        let session = fixture.layout.session
        let eleventh = Element.item(11, in: 1)
        let offset = session.elastic?.model.carouselOffset(showing: eleventh, at: GridParameters.Alignment.center)
        session.carousels.scroll(1, to: offset ?? 0)
        fixture.screen.runUntilRest()
        turn(fixture, to: Self.upright)
        let card = shown(fixture)[IndexPath(item: 11, section: 1)] ?? [0, 0, 0, 0]
        let doubledMiddle = card[0] * 2 + card[2]
        #expect(abs(doubledMiddle - 390 * 3) <= 1)
        #expect(fixture.collectionView.contentOffset == place)
    }
}
