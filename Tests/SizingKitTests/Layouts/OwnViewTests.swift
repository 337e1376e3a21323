import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// Views that an app adds to the collection view itself, as the article on them says.
@MainActor
@Suite struct OwnViewTests {
    private final class Follower: NSObject, UICollectionViewDelegate {
        var follow: (UIScrollView) -> Void = { _ in }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { follow(scrollView) }
    }

    private func list() -> ListFixture {
        let heights = (0..<300).map { CGFloat(60 + $0 % 7 * 30) }
        return ListFixture(heights: [heights], estimate: CGSize(width: 390, height: 60))
    }

    /// Claim (Views of your own among the rows): what a view does at rest, during a scroll, and when the layout settles.
    @Test(.byTurns()) func aViewThatFollowsIsBesideItsRowInEachFrame() throws {
        let fixture = list()
        let view = fixture.collectionView
        let follower = Follower()
        view.delegate = follower
        fixture.screen.frame()
        view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
        fixture.screen.runUntilRest()
        let own = OwnViews(view, fixture.layout)
        own.marked = IndexPath(item: 195, section: 0)
        let fixed = UIView(frame: try #require(view.layoutAttributesForItem(at: own.marked)).frame)
        view.addSubview(fixed)
        follower.follow = { _ in
            own.placeSpinner()
            own.placeMarker()
        }
        fixture.screen.fling(view, velocity: -3_000)
        var (farthest, shown, beside, lag) = (0 as CGFloat, 0, 0 as CGFloat, 0 as CGFloat)
        for _ in 0..<400 {
            fixture.screen.frame()
            farthest = max(farthest, abs(fixture.layout.contentOrigin))
            lag = max(lag, abs(own.spinner.frame.maxY - fixture.layout.contentOrigin))
            guard let cell = view.cellForItem(at: own.marked) else { continue }
            shown += 1
            #expect(own.marker.frame == cell.frame)
            beside = max(beside, abs(fixed.frame.minY - cell.frame.minY))
        }
        fixture.screen.runUntilRest()
        #expect(farthest == 0)
        #expect(shown > 3)
        #expect(lag < 0.34)
        #expect(fixture.layout.contentOrigin == 0)
        #expect(own.spinner.frame.maxY == 0)
        // A view that does not follow has another row beside it: those above the marked one have other heights.
        #expect(beside > 100)
        let marked = try #require(view.layoutAttributesForItem(at: own.marked)).frame
        #expect(abs(fixed.frame.minY - marked.minY) > 100)
    }

    @Test func aHeaderStretchesByThePull() {
        let fixture = list()
        let view = fixture.collectionView
        let header = StretchingHeader(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        header.addSubview(header.picture)
        fixture.layout.contentHeaderView = header
        let follower = Follower()
        follower.follow = { header.follow($0) }
        view.delegate = follower
        fixture.screen.runUntilRest()
        #expect(header.picture.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
        view.contentOffset.y = -50
        fixture.screen.frame()
        #expect(header.picture.frame == CGRect(x: 0, y: -50, width: 390, height: 250))
        #expect(header.convert(header.picture.frame, to: view).minY == view.bounds.minY)
        view.contentOffset.y = 30
        fixture.screen.frame()
        #expect(header.picture.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 200)
    }
}
