import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// Content that a finger has pulled beyond one of its ends, while something makes the layout place everything anew.
@MainActor
@Suite struct PullTests {
    private func list(_ direction: ListFixture.Direction, _ anchor: SizingLayout.ContentAnchor) -> SectionsFixture {
        let layout = SizingListLayout.bare()
        layout.contentAnchor = anchor
        layout.scrollDirection = direction == .vertical ? .vertical : .horizontal
        let fixture = SectionsFixture(counts: [50], layout: layout)
        if direction == .rightToLeft { fixture.collectionView.semanticContentAttribute = .forceRightToLeft }
        fixture.size = { _, _ in CGSize(width: 90, height: 90) }
        fixture.show()
        fixture.screen.runUntilRest()
        return fixture
    }

    /// What is on screen at one end stays under the finger, whatever end the list keeps to.
    @Test(arguments: ListFixture.Direction.allCases, [SizingLayout.ContentAnchor.start, .end])
    func pulledContentStaysUnderTheFinger(
        _ direction: ListFixture.Direction,
        _ anchor: SizingLayout.ContentAnchor
    ) throws {
        let list = list(direction, anchor)
        let view = list.collectionView
        let isVertical = direction == .vertical
        // A list in a right-to-left interface begins where another one ends.
        let pullsBack = (anchor == .start) != (direction == .rightToLeft)
        let item = anchor == .start ? 1 : 48
        list.screen.touchDown(view)
        for _ in 0..<3 {
            let distance: CGFloat = pullsBack ? -60 : 60
            list.screen.drag(view, by: CGPoint(x: isVertical ? 0 : distance, y: isVertical ? distance : 0))
        }
        let place = isVertical ? view.contentOffset.y : view.contentOffset.x
        let last: CGFloat = 50 * 90 - (isVertical ? 844 : 390)
        #expect(pullsBack ? place < 0 : place > last)
        let (offset, frame) = (view.contentOffset, try #require(list.frame(item, in: 0)))
        view.collectionViewLayout.invalidateLayout()
        list.screen.frame()
        view.reloadData()
        list.screen.frame()
        #expect(view.contentOffset == offset)
        #expect(list.frame(item, in: 0) == frame)
        list.screen.lift(view)
        list.screen.runUntilRest()
        #expect((isVertical ? view.contentOffset.y : view.contentOffset.x) == (pullsBack ? 0 : last))
    }
}
