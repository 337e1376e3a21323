import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Items that are longer than the screen: what is read in them stays where it is.
@MainActor
@Suite(.secondProcess) struct CoveringItemTests {
    private static let upright = CGSize(width: 390, height: 844)
    private static let sideways = CGSize(width: 844, height: 390)

    /// Screens whose content covers what is visible.
    enum Screen: CaseIterable {
        /// Short rows around a row of 9,000 points.
        case article
        /// A list that is held at its end, whose last message is long.
        case chat
        /// Tall pictures in two columns.
        case pictures
        /// Wide pictures in rows, from the left and from the right.
        case panorama, reversedPanorama

        var isHorizontal: Bool { self == .panorama || self == .reversedPanorama }

        /// The item that is read.
        var item: Int {
            switch self {
            case .article, .panorama, .reversedPanorama: 20
            case .chat: 49
            case .pictures: 24
            }
        }

        /// The points from the start of that item to the start of what is visible.
        var depth: CGFloat { self == .article ? 6_000 : 1_300 }
    }

    /// Shows a screen and reads in its long item.
    private func show(
        _ kind: Screen,
        growth: @escaping () -> CGFloat = { 0 },
        safeArea: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) -> SectionsFixture {
        let section: SizingSection = kind == .pictures ? .masonry(columns: .count(2), spacing: 10) : .bareList()
        let layout = SizingLayout(section)
        layout.contentAnchor = kind == .chat ? .end : .start
        layout.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
        let fixture = SectionsFixture(
            counts: [50],
            layout: layout,
            size: Self.upright,
            safeArea: safeArea,
            hostility: hostility
        )
        if kind == .reversedPanorama { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.size = { path, proposal in
            let isLarge = proposal.traitCollection.preferredContentSizeCategory == .accessibilityLarge
            let scale: CGFloat = isLarge ? 1.7 : 1
            let added = path.item == kind.item ? growth() : 0
            if kind.isHorizontal {
                let height = proposal.height ?? 0
                let length: CGFloat = path.item == kind.item ? 3_000 : 60
                return CGSize(width: length * height / 844 * scale + added, height: height)
            }
            let width = proposal.width ?? 0
            if kind == .pictures {
                let height = (path.item / 2 == 12 ? 3_000 + CGFloat(path.item) * 20 : 90) * width / 190
                return CGSize(width: width, height: height + added)
            }
            let length: CGFloat = path.item != kind.item ? 70 : kind == .article ? 9_000 : 3_000
            return CGSize(width: width, height: length * 390 / width * scale + added)
        }
        fixture.show()
        fixture.screen.runUntilRest()
        let path = IndexPath(item: kind.item, section: 0)
        layout.scrollExactly(toItemAt: path, at: kind.isHorizontal ? .left : .top, animated: false)
        fixture.screen.frame()
        drag(fixture, by: kind.depth, kind)
        fixture.screen.runUntilRest()
        return fixture
    }

    private func drag(_ fixture: SectionsFixture, by distance: CGFloat, _ kind: Screen) {
        let view = fixture.collectionView
        var left = distance
        while left != 0 {
            let step = min(max(left, -300), 300)
            fixture.screen.touchDown(view)
            fixture.screen.drag(view, by: kind.isHorizontal ? CGPoint(x: step, y: 0) : CGPoint(x: 0, y: step))
            fixture.screen.lift(view)
            fixture.screen.frame()
            left -= step
        }
    }

    /// The span of the long item on screen along the scroll axis.
    private func span(_ kind: Screen, _ fixture: SectionsFixture) -> (start: CGFloat, length: CGFloat) {
        let view = fixture.collectionView
        let frame = view.cellForItem(at: IndexPath(item: kind.item, section: 0))?.frame ?? .null
        return kind.isHorizontal
            ? (frame.minX - view.contentOffset.x, frame.width) : (frame.minY - view.contentOffset.y, frame.height)
    }

    /// Where the content of the long item begins on screen.
    private func beginning(_ kind: Screen, _ fixture: SectionsFixture) -> CGFloat {
        let span = span(kind, fixture)
        return kind == .reversedPanorama ? span.start + span.length : span.start
    }

    /// The edge of what is visible at which what is read stays, from the edge of the screen.
    private func readingEdge(_ kind: Screen, _ fixture: SectionsFixture) -> CGFloat {
        let view = fixture.collectionView
        let insets = view.adjustedContentInset
        return switch kind {
        case .article, .pictures: insets.top
        case .chat: view.bounds.height - insets.bottom
        case .panorama: insets.left
        case .reversedPanorama: view.bounds.width - insets.right
        }
    }

    // MARK: Other content

    /// What an app does when the content of an item has changed.
    enum Act: CaseIterable {
        case invalidateItem, invalidateAll, reloadItem, reloadData, reloadSection
    }

    private func perform(_ act: Act, _ kind: Screen, _ fixture: SectionsFixture) {
        let path = IndexPath(item: kind.item, section: 0)
        switch act {
        case .invalidateItem: fixture.layout.invalidateSizes(at: [path])
        case .invalidateAll: fixture.layout.invalidateSizes()
        case .reloadItem: fixture.collectionView.performBatchUpdates { fixture.collectionView.reloadItems(at: [path]) }
        case .reloadData: fixture.collectionView.reloadData()
        case .reloadSection:
            fixture.collectionView.performBatchUpdates { fixture.collectionView.reloadSections([0]) }
        }
    }

    /// Claim (Keeping the reader's place): "a message that is written word by word moves nothing"
    @Test(arguments: sample(of: pairs(Screen.allCases, Act.allCases), every: 3) + [(.chat, .reloadSection)])
    func contentThatGrowsBelowWhatIsReadMovesNothing(_ kind: Screen, _ act: Act) {
        for hostility in sample(of: Hostility.userModes) {
            var grown: CGFloat = 0
            let fixture = show(kind, growth: { grown }, hostility: hostility)
            let (before, length) = (beginning(kind, fixture), span(kind, fixture).length)
            for _ in 0..<4 {
                grown += 50
                perform(act, kind, fixture)
                for _ in 0..<3 {
                    fixture.screen.frame()
                    #expect(abs(beginning(kind, fixture) - before) < 0.01, "\(hostility.rawValue)")
                }
            }
            fixture.screen.runUntilRest()
            #expect(abs(beginning(kind, fixture) - before) < 0.01, "\(hostility.rawValue)")
            #expect(abs(span(kind, fixture).length - length - 200) < 1, "\(hostility.rawValue)")
        }
    }

    @Test(.byTurns(), arguments: Screen.allCases) func contentThatGrowsUnderTheKeyboardMovesNothing(_ kind: Screen) {
        var grown: CGFloat = 0
        let fixture = show(kind, growth: { grown })
        fixture.collectionView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
        fixture.screen.runUntilRest()
        let before = beginning(kind, fixture)
        for act in Act.allCases {
            grown += 40
            perform(act, kind, fixture)
            fixture.screen.runUntilRest()
            #expect(abs(beginning(kind, fixture) - before) < 0.01)
        }
    }

    /// A message that is written word by word while another part of it is read.
    @Test(.byTurns(), arguments: [SizingLayout.ContentAnchor.start, .end])
    func aCellThatGrowsByItselfMovesNothing(_ anchor: SizingLayout.ContentAnchor) {
        for hostility in byTurns(Hostility.userModes, every: 5, always: [[]]) {
            var heights = (0..<50).map { 40 + CGFloat($0 * 37 % 60) }
            heights[49] = 3_000
            let list = ListFixture(heights: [heights], measuring: .selfSizing, hostility: hostility)
            list.layout.contentAnchor = anchor
            list.screen.runUntilRest()
            list.scrollToBottom()
            list.drag(by: -1_200)
            list.screen.runUntilRest()
            let path = IndexPath(item: 49, section: 0)
            func top() -> CGFloat {
                (list.collectionView.cellForItem(at: path)?.frame.minY ?? .nan) - list.collectionView.contentOffset.y
            }
            let before = top()
            for _ in 0..<6 {
                list.rows[0][49].height += 40
                list.collectionView.reconfigureItems(at: [path])
                for _ in 0..<3 {
                    list.screen.frame()
                    #expect(abs(top() - before) < 0.01, "\(hostility.rawValue)")
                }
            }
            list.screen.runUntilRest()
            #expect(abs(top() - before) < 0.01, "\(hostility.rawValue)")
            #expect(list.collectionView.cellForItem(at: path)?.frame.height == 3_240, "\(hostility.rawValue)")
        }
    }

    // MARK: Other space

    /// Checks that what lies at the edge of what is visible stays there.
    private func expectKept(
        _ kind: Screen,
        _ fixture: SectionsFixture,
        _ comment: Comment,
        after change: () -> Void
    ) {
        let before = span(kind, fixture)
        let edge = readingEdge(kind, fixture)
        let share = (edge - before.start) / before.length
        change()
        fixture.screen.runUntilRest()
        let after = span(kind, fixture)
        let position = after.start + share * after.length
        // The point lies between two pixels.
        #expect(abs(position - readingEdge(kind, fixture)) < 0.7, comment)
    }

    /// Claim (README): "when the device turns or the text size changes"
    @Test(arguments: byTurns(Screen.allCases, every: 3)) func turningKeepsWhatIsRead(_ kind: Screen) {
        for hostility in sample(of: Hostility.userModes) {
            let fixture = show(kind, hostility: hostility)
            expectKept(kind, fixture, "\(hostility.rawValue)") { fixture.screen.rotate(to: Self.sideways) }
        }
    }

    @Test(arguments: Screen.allCases) func turningBetweenBarsKeepsWhatIsRead(_ kind: Screen) {
        let fixture = show(kind, safeArea: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        expectKept(kind, fixture, "bars") {
            fixture.screen.rotate(
                to: Self.sideways,
                safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 21, right: 0)
            )
        }
    }

    @Test(.byTurns(), arguments: Screen.allCases) func aReloadWhileTurningKeepsWhatIsRead(_ kind: Screen) {
        let fixture = show(kind)
        expectKept(kind, fixture, "reload") {
            fixture.screen.rotate(to: Self.sideways)
            fixture.collectionView.reloadData()
        }
    }

    /// Claim (README): "when the device turns or the text size changes"
    @Test(arguments: [Screen.article, .chat, .panorama, .reversedPanorama])
    func anotherTextSizeKeepsWhatIsRead(_ kind: Screen) {
        for hostility in sample(of: Hostility.userModes) {
            let fixture = show(kind, hostility: hostility)
            expectKept(kind, fixture, "\(hostility.rawValue)") {
                fixture.screen.set { $0.preferredContentSizeCategory = .accessibilityLarge }
            }
        }
    }

    @Test(.byTurns(), arguments: Screen.allCases) func eachWidthOfASplitViewKeepsWhatIsRead(_ kind: Screen) {
        let fixture = show(kind)
        for (width, height) in [(350, 800), (320, 844), (500, 844), (700, 600), (390, 844)] {
            expectKept(kind, fixture, "\(width)") { fixture.screen.rotate(to: CGSize(width: width, height: height)) }
        }
    }

    @Test(.byTurns(), arguments: Screen.allCases) func insetsAtTheSidesKeepWhatIsRead(_ kind: Screen) {
        let fixture = show(kind)
        for inset in [40, 90, 0] as [CGFloat] {
            expectKept(kind, fixture, "\(inset)") {
                fixture.collectionView.contentInset =
                    kind.isHorizontal
                    ? UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
                    : UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
            }
        }
    }

    @Test(.byTurns(), arguments: Screen.allCases) func aKeyboardMovesNothing(_ kind: Screen) {
        let fixture = show(kind)
        let before = span(kind, fixture).start
        for height in [300, 340, 0] as [CGFloat] {
            fixture.collectionView.contentInset.bottom = height
            // Across a horizontal list it takes space away.
            guard !kind.isHorizontal else { continue }
            fixture.screen.runUntilRest()
            #expect(span(kind, fixture).start == before)
        }
    }

    @Test(arguments: Screen.allCases) func anotherLayoutKeepsWhatIsRead(_ kind: Screen) {
        let fixture = show(kind)
        let section: SizingSection = kind == .pictures ? .masonry(columns: .count(2), spacing: 30) : .bareList()
        let other = SizingLayout(
            section.insets(NSDirectionalEdgeInsets(top: 30, leading: 30, bottom: 30, trailing: 30))
        )
        other.contentAnchor = fixture.layout.contentAnchor
        other.scrollDirection = fixture.layout.scrollDirection
        other.itemSizing = fixture.layout.itemSizing
        expectKept(kind, fixture, "layout") {
            fixture.collectionView.setCollectionViewLayout(other, animated: false)
        }
    }

    /// Cells that tell their heights only when they are shown.
    @Test(.byTurns(), arguments: [SizingLayout.ContentAnchor.start, .end])
    func turningCellsThatSizeThemselvesKeepsWhatIsRead(_ anchor: SizingLayout.ContentAnchor) {
        for hostility in byTurns(Hostility.userModes, every: 5, always: [[]]) {
            var heights = (0..<50).map { 40 + CGFloat($0 * 37 % 60) }
            heights[25] = 6_000
            let list = ListFixture(heights: [heights], measuring: .selfSizing, hostility: hostility)
            list.growsWhenNarrow = true
            list.layout.contentAnchor = anchor
            list.screen.runUntilRest()
            let path = IndexPath(item: 25, section: 0)
            list.layout.scrollExactly(toItemAt: path, at: .top, animated: false)
            list.screen.frame()
            for _ in 0..<10 { list.drag(by: 300) }
            list.screen.runUntilRest()
            func point(_ share: CGFloat) -> CGFloat {
                let frame = list.collectionView.cellForItem(at: path)?.frame ?? .null
                return frame.minY + share * frame.height - list.collectionView.contentOffset.y
            }
            func edge() -> CGFloat { anchor == .start ? 0 : list.collectionView.bounds.height }
            let share = (edge() - point(0)) / 6_000
            list.screen.rotate(to: Self.sideways)
            list.screen.runUntilRest()
            #expect(abs(point(share) - edge()) < 0.7, "\(hostility.rawValue)")
        }
    }

    /// The row that is read is cut, and the only whole one is far from the edge at which it would be kept.
    @Test func aRowThatIsWholeFarDownDoesNotTakeWhatIsReadAway() {
        let fixture = show(.article)
        // The end of the long row is 700 points down.
        drag(fixture, by: 9_000 - 6_000 - 700, .article)
        fixture.screen.runUntilRest()
        expectKept(.article, fixture, "cut") { fixture.screen.rotate(to: Self.sideways) }
    }
}
