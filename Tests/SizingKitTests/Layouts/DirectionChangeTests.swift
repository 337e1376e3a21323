import HeadlessTools
import Simulation
import Testing
import UIKit

@testable import SizingKit

/// A change of `semanticContentAttribute`, of which UIKit may tell a layout nothing.
@MainActor
@Suite struct DirectionChangeTests {
    /// What comes first after the change.
    enum Event: CaseIterable {
        case nothing, scroll, drag, batch, reload
    }

    private func list(_ direction: UICollectionView.ScrollDirection, _ anchor: SizingLayout.ContentAnchor)
        -> SectionsFixture
    {
        let layout = SizingListLayout.bare()
        layout.scrollDirection = direction
        layout.contentAnchor = anchor
        let fixture = SectionsFixture(counts: [300], layout: layout)
        fixture.size = { indexPath, _ in
            CGSize(width: 60 + CGFloat(indexPath.item * 37 % 91), height: 60 + CGFloat(indexPath.item * 37 % 91))
        }
        fixture.show()
        fixture.screen.runUntilRest()
        return fixture
    }

    /// How far an item begins inside what is visible, in points from the side where reading begins.
    private func distance(_ item: Int, in fixture: SectionsFixture) -> CGFloat {
        let view = fixture.collectionView
        let frame = fixture.frame(item, in: 0) ?? .null
        let distance: CGFloat =
            if fixture.layout.scrollDirection == .vertical { frame.minY - view.bounds.minY } else if view.isRightToLeft
            {
                view.bounds.maxX - frame.maxX
            } else {
                frame.minX - view.bounds.minX
            }
        return (distance * 3).rounded() / 3
    }

    @Test(arguments: Event.allCases, [UICollectionView.ScrollDirection.vertical, .horizontal])
    func theReaderKeepsThePlace(_ event: Event, _ direction: UICollectionView.ScrollDirection) {
        for isRightToLeft in [true, false] {
            let fixture = list(direction, .start)
            let view = fixture.collectionView
            view.semanticContentAttribute = isRightToLeft ? .unspecified : .forceRightToLeft
            fixture.screen.runUntilRest()
            fixture.layout.scrollExactly(
                toItemAt: IndexPath(item: 150, section: 0),
                at: direction == .vertical ? .top : isRightToLeft ? .left : .right,
                animated: false
            )
            fixture.screen.runUntilRest()
            #expect(distance(150, in: fixture) == 0)
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
            var item = 150
            var expected: CGFloat = 0
            switch event {
            case .nothing: break
            case .scroll:
                // Towards the high coordinates: from right to left that is back.
                let step = CGPoint(
                    x: direction == .vertical ? 0 : 30,
                    y: direction == .vertical ? 30 : 0
                )
                view.contentOffset = CGPoint(x: view.contentOffset.x + step.x, y: view.contentOffset.y + step.y)
                expected = direction == .vertical ? -30 : isRightToLeft ? 30 : -30
            case .drag:
                fixture.screen.drag(
                    view,
                    by: CGPoint(x: direction == .vertical ? 0 : 30, y: direction == .vertical ? 30 : 0)
                )
                fixture.screen.lift(view)
                expected = direction == .vertical ? -30 : isRightToLeft ? 30 : -30
            case .batch:
                view.performBatchUpdates {
                    fixture.counts[0] += 3
                    view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
                }
                item = 153
            case .reload: view.reloadData()
            }
            fixture.screen.frame()
            // A scroll in the turn of the change may be taken for one before it or after it.
            let places = event == .scroll || event == .drag ? [expected, -expected, 0] : [expected]
            #expect(places.contains(distance(item, in: fixture)))
            fixture.screen.runUntilRest()
            #expect(places.contains(distance(item, in: fixture)))
            #expect(fixture.layout.session.elastic?.origin == 0)
            #expect(fixture.layout.session.elastic?.isReversed == (direction == .horizontal && isRightToLeft))
        }
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func aReaderAtAnEndStaysThere(_ direction: UICollectionView.ScrollDirection) {
        for anchor in [SizingLayout.ContentAnchor.start, .end] {
            let fixture = list(direction, anchor)
            let view = fixture.collectionView
            let item = anchor == .start ? 0 : 299
            let before = distance(item, in: fixture)
            for attribute in [UISemanticContentAttribute.forceRightToLeft, .unspecified] {
                view.semanticContentAttribute = attribute
                fixture.screen.frame()
                #expect(distance(item, in: fixture) == before)
                fixture.screen.runUntilRest()
                #expect(distance(item, in: fixture) == before)
            }
        }
    }

    /// What is on screen under a finger keeps its column.
    @Test func itemsKeepTheirColumnsInADrag() {
        let fixture = SectionsFixture(counts: [600], layout: SizingLayout(.masonry(columns: 3, spacing: 6)))
        fixture.size = { indexPath, proposal in
            CGSize(width: proposal.width ?? 0, height: 60 + CGFloat(indexPath.item * 37 % 91))
        }
        fixture.show()
        let view = fixture.collectionView
        fixture.screen.touchDown(view)
        for _ in 0..<5 { fixture.screen.drag(view, by: 400) }
        func columns() -> [Int: CGFloat] {
            Dictionary(
                uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
                    ($0.item, fixture.frame($0.item, in: 0)?.minX ?? -1)
                }
            )
        }
        let before = columns()
        view.semanticContentAttribute = .forceRightToLeft
        fixture.screen.drag(view, by: 20)
        for (item, x) in columns() {
            if let old = before[item] { #expect(x == old) }
        }
    }
}
