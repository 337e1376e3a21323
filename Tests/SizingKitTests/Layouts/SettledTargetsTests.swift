import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

/// Where a scroll would have found an item is another place once the origin has settled.
@MainActor
@Suite struct SettledTargetsTests {
    /// The app asks for the next item below the screen while the finger has just been lifted, and scrolls a little right after the
    /// turn in which the origin was set to zero.
    @Test(arguments: [ListFixture.Direction.vertical, .leftToRight], [90, 170, 400] as [CGFloat])
    func anItemAskedForBeforeASettlingDrawsNoScrollAfterIt(_ direction: ListFixture.Direction, _ distance: CGFloat)
        throws
    {
        // Where offsets are taken at once, nothing is left to settle.
        let places = ScrollPlaces(
            .list,
            direction,
            count: 5_000,
            hostility: [.offsetsIgnoredWhileDragging, .offsetsIgnoredWhileDecelerating]
        )
        let (screen, view) = (places.screen, places.collectionView)
        let isVertical = direction == .vertical
        func along(_ distance: CGFloat) -> CGPoint {
            isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
        }
        places.fixture.layout.scrollExactly(
            toItemAt: IndexPath(item: 2_000, section: 0),
            at: isVertical ? .top : .left,
            animated: false
        )
        screen.runUntilRest()
        // Beyond what has been measured around the screen.
        screen.touchDown(view)
        for _ in 0..<12 { screen.drag(view, by: along(-distance)) }
        screen.lift(view)
        var settlings = 0
        for _ in 0..<8 {
            let visible = view.bounds
            let next = try #require(
                (1_500..<2_100).first {
                    let frame = places.fixture.frame($0, in: 0)
                    return frame.map { isVertical ? $0.minY > visible.maxY + 1 : $0.minX > visible.maxX + 1 } ?? false
                }
            )
            _ = places.fixture.frameToScroll(to: next, in: 0)
            let before = places.fixture.layout.session.settler.settledPixels
            screen.frame()
            guard places.fixture.layout.session.settler.settledPixels != before else { continue }
            settlings += 1
            let moved = movements(places) {
                view.contentOffset.x += along(130).x
                view.contentOffset.y += along(130).y
                screen.frame()
            }
            #expect(moved == [130])
        }
        #expect(settlings > 0)
    }

    /// How far the items around the reader move on screen, the other way round.
    private func movements(_ places: ScrollPlaces, _ action: () -> Void) -> Set<CGFloat> {
        func onScreen() -> [Int: CGFloat] {
            var found: [Int: CGFloat] = [:]
            for indexPath in places.collectionView.indexPathsForVisibleItems {
                guard let frame = places.fixture.frame(indexPath.item, in: 0) else { continue }
                let offset = places.collectionView.contentOffset
                found[indexPath.item] =
                    places.direction == .vertical ? frame.minY - offset.y : frame.minX - offset.x
            }
            return found
        }
        let before = onScreen()
        action()
        let after = onScreen()
        return Set(before.compactMap { item, place in after[item].map { (place - $0).rounded() } })
    }
}
