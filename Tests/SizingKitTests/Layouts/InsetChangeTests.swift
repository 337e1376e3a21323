import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Insets that change while a list is shown, as by a keyboard or a safe area. True extents are 90 points, the estimate
/// is 40.
@MainActor
@Suite(.secondProcess) struct InsetChangeTests {
    private static let keyboard: [CGFloat] = [300, 336, 0, 150, 0]

    private func list(
        _ count: Int,
        _ direction: ListFixture.Direction,
        anchor: SizingLayout.ContentAnchor = .start,
        safeArea: UIEdgeInsets = .zero,
        hostility: Hostility = []
    ) -> SectionsFixture {
        let layout = SizingListLayout.bare()
        layout.contentAnchor = anchor
        layout.scrollDirection = direction == .vertical ? .vertical : .horizontal
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        let fixture = SectionsFixture(counts: [count], layout: layout, safeArea: safeArea, hostility: hostility)
        if direction == .rightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.size = { _, _ in CGSize(width: 90, height: 90) }
        fixture.show()
        fixture.screen.runUntilRest()
        return fixture
    }

    /// Insets that take something away at the end of what is read.
    private func insets(atEnd length: CGFloat, _ direction: ListFixture.Direction) -> UIEdgeInsets {
        switch direction {
        case .vertical: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
        case .leftToRight: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
        case .rightToLeft: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
        }
    }

    /// Insets that take something away at the start of what is read.
    private func insets(atStart length: CGFloat, _ direction: ListFixture.Direction) -> UIEdgeInsets {
        switch direction {
        case .vertical: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
        case .leftToRight: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
        case .rightToLeft: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
        }
    }

    /// How far inside what is visible an item begins and ends, in points along the reading direction.
    private func distances(_ item: Int, in fixture: SectionsFixture) -> (start: CGFloat, end: CGFloat) {
        let view = fixture.collectionView
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let frame = fixture.frame(item, in: 0) ?? .null
        guard fixture.layout.scrollDirection == .horizontal else {
            return (rounded(frame.minY - visible.minY), rounded(visible.maxY - frame.maxY))
        }
        let left = rounded(frame.minX - visible.minX)
        let right = rounded(visible.maxX - frame.maxX)
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isReversed ? (right, left) : (left, right)
    }

    /// To the pixel.
    private func rounded(_ points: CGFloat) -> CGFloat { (points * 3).rounded() / 3 }

    @Test(arguments: ListFixture.Direction.allCases, ScrollSimulationTests.modes)
    func aChatAtItsEndStaysThereWhenTheKeyboardComesAndGoes(
        _ direction: ListFixture.Direction,
        _ hostility: Hostility
    ) {
        let chat = list(100, direction, anchor: .end, hostility: hostility)
        #expect(distances(99, in: chat).end == 0)
        for height in Self.keyboard {
            chat.collectionView.contentInset = insets(atEnd: height, direction)
            chat.screen.frames(2)
            #expect(distances(99, in: chat).end == 0)
            chat.screen.runUntilRest()
            #expect(distances(99, in: chat).end == 0)
        }
    }

    /// Claim (Keeping the reader's place): "moves nothing, unless the reader is at the end and the end moves"
    @Test(arguments: ListFixture.Direction.allCases, [SizingLayout.ContentAnchor.start, .end])
    func aReaderInTheMiddleStaysWhenTheKeyboardComesAndGoes(
        _ direction: ListFixture.Direction,
        _ anchor: SizingLayout.ContentAnchor
    ) {
        let list = list(100, direction, anchor: anchor)
        let position: UICollectionView.ScrollPosition = direction == .vertical ? .top : .left
        list.layout.scrollExactly(toItemAt: IndexPath(item: 50, section: 0), at: position, animated: false)
        list.screen.runUntilRest()
        let view = list.collectionView
        // UIKit keeps the distance to the low inset.
        func place() -> CGPoint {
            let frame = list.frame(50, in: 0) ?? .null
            let insets = view.adjustedContentInset
            return CGPoint(
                x: rounded(frame.minX - view.contentOffset.x - insets.left),
                y: rounded(frame.minY - view.contentOffset.y - insets.top)
            )
        }
        let before = place()
        for height in Self.keyboard {
            view.contentInset = insets(atEnd: height, direction)
            list.screen.frames(2)
            #expect(place() == before)
            list.screen.runUntilRest()
            #expect(place() == before)
        }
    }

    @Test(arguments: ListFixture.Direction.allCases, ScrollSimulationTests.modes)
    func aReaderAtTheStartStaysThereWhenABarComesAndGoes(
        _ direction: ListFixture.Direction,
        _ hostility: Hostility
    ) {
        let list = list(100, direction, hostility: hostility)
        for length in [44, 96, 0, 44] as [CGFloat] {
            list.collectionView.contentInset = insets(atStart: length, direction)
            list.screen.frames(2)
            #expect(distances(0, in: list).start == 0)
            list.screen.runUntilRest()
            #expect(distances(0, in: list).start == 0)
        }
    }

    /// The safe area counts once the content can be scrolled.
    @Test(arguments: ListFixture.Direction.allCases, [SizingLayout.ContentAnchor.start, .end])
    func contentThatBecomesScrollableKeepsToItsEnd(
        _ direction: ListFixture.Direction,
        _ anchor: SizingLayout.ContentAnchor
    ) {
        let safeArea = UIEdgeInsets(top: 47, left: 40, bottom: 34, right: 50)
        let list = list(2, direction, anchor: anchor, safeArea: safeArea)
        #expect(list.collectionView.adjustedContentInset == .zero)
        list.collectionView.performBatchUpdates {
            list.counts[0] = 30
            list.collectionView.insertItems(at: (2..<30).map { IndexPath(item: $0, section: 0) })
        }
        for _ in 0..<2 {
            list.screen.runUntilRest()
            #expect(list.collectionView.adjustedContentInset != .zero)
            if anchor == .start {
                #expect(distances(0, in: list).start == 0)
            } else {
                #expect(distances(29, in: list).end == 0)
            }
        }
    }

    /// A cell that tells within the pass that shows it that it is 100 points long.
    private final class LongCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if layoutAttributes.size.width < layoutAttributes.size.height {
                layoutAttributes.size.width = 100
            } else {
                layoutAttributes.size.height = 100
            }
            return layoutAttributes
        }
    }

    /// The estimates of a reload fit on the screen, so that the safe area does not count until the cells have told their sizes.
    @Test(arguments: ListFixture.Direction.allCases)
    func aReloadDuringWhichTheSafeAreaDoesNotCountStaysAtTheStart(_ direction: ListFixture.Direction) {
        let layout = SizingListLayout.bare()
        layout.scrollDirection = direction == .vertical ? .vertical : .horizontal
        layout.estimatedItemSize = CGSize(width: 20, height: 20)
        let safeArea = UIEdgeInsets(top: 47, left: 47, bottom: 34, right: 34)
        let list = SectionsFixture(counts: [12], layout: layout, safeArea: safeArea)
        layout.itemSizing = { _ in .selfSizing() }
        list.collectionView.register(LongCell.self, forCellWithReuseIdentifier: "cell")
        if direction == .rightToLeft { list.collectionView.semanticContentAttribute = .forceRightToLeft }
        list.show()
        list.screen.runUntilRest()
        #expect(distances(0, in: list).start == 0)
        for _ in 0..<2 {
            list.collectionView.reloadData()
            list.screen.frame()
            #expect(list.collectionView.adjustedContentInset != .zero)
            #expect(distances(0, in: list).start == 0)
            list.screen.runUntilRest()
            #expect(distances(0, in: list).start == 0)
        }
    }

    /// An app that makes room for a bar, and takes it away, moves the offset itself: the content moves by what the offset does.
    @Test(arguments: [false, true], ScrollSimulationTests.modes)
    func anAppThatMovesTheOffsetWithItsInsetFindsItThere(_ offsetComesFirst: Bool, _ hostility: Hostility) {
        // At the start, where the inset moves the offset too, both together are beyond the content, which springs back.
        for offset in (offsetComesFirst ? [500, 4_000] : [-40, 0, 500, 4_000]) as [CGFloat] {
            let list = list(100, .vertical, hostility: hostility)
            let view = list.collectionView
            view.contentInset.top = 40
            view.contentOffset.y = offset
            list.screen.runUntilRest()
            for bar in [100, 40] as [CGFloat] {
                guard let item = view.indexPathsForVisibleItems.map(\.item).sorted().dropFirst(3).first else { return }
                let place = (list.frame(item, in: 0) ?? .null).minY - view.contentOffset.y
                let (before, grown) = (view.contentOffset.y, bar - view.contentInset.top)
                if offsetComesFirst { view.contentOffset.y -= grown }
                view.contentInset.top = bar
                // UIKit moves the offset with the inset in some systems.
                if !offsetComesFirst { view.contentOffset.y = before - grown }
                let moved = view.contentOffset.y - before
                for _ in 0..<3 {
                    list.screen.frame()
                    let now = (list.frame(item, in: 0) ?? .null).minY - view.contentOffset.y
                    #expect(abs(now - place + moved) < 0.4, "\(offset), \(bar)")
                }
                list.screen.runUntilRest()
                let now = (list.frame(item, in: 0) ?? .null).minY - view.contentOffset.y
                #expect(abs(now - place + moved) < 0.4, "\(offset), \(bar), at rest")
            }
        }
    }
}
