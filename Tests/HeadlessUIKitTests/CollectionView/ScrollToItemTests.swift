import HeadlessTools
import Testing
import UIKit

@MainActor
struct ScrollToItemTests {
    private func path(_ item: Int) -> IndexPath {
        IndexPath(item: item, section: 0)
    }

    @Test(
        arguments: [
            (UICollectionView.ScrollPosition.top, CGFloat(1000)), (.centeredVertically, 900), (.bottom, 800),
        ] as [(UICollectionView.ScrollPosition, CGFloat)]
    )
    func theItemComesToThePosition(_ position: UICollectionView.ScrollPosition, _ offset: CGFloat) {
        let rows = Rows(count: 50)
        rows.screen.frame()
        rows.view.scrollToItem(at: path(10), at: position, animated: false)
        #expect(rows.view.contentOffset.y == offset)
    }

    @Test func theContentEndsAtItsEnds() {
        let rows = Rows(count: 5)
        rows.screen.frame()
        rows.view.scrollToItem(at: path(4), at: .top, animated: false)
        #expect(rows.view.contentOffset.y == 200)
        rows.view.scrollToItem(at: path(0), at: .bottom, animated: false)
        #expect(rows.view.contentOffset.y == 0)
    }

    /// A layout whose content is longer once an item has been asked for.
    private final class Growing: RowLayout {
        private var isAsked = false

        override var collectionViewContentSize: CGSize {
            var size = super.collectionViewContentSize
            if isAsked { size.height += 200 }
            return size
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            isAsked = true
            return super.layoutAttributesForItem(at: indexPath)
        }
    }

    @Test func theEndOfTheContentIsTheOneKnownOrTheOneAskedFor() {
        for (hostility, offset) in [([], 200), (.contentSizeReadByScrolls, 400)] as [(Hostility, CGFloat)] {
            let rows = Rows(count: 5, hostility: hostility)
            rows.view.collectionViewLayout = Growing()
            rows.screen.frame()
            rows.view.scrollToItem(at: path(4), at: .top, animated: false)
            #expect(rows.view.contentOffset.y == offset)
        }
    }

    @Test func theOffsetMayBeRounded() {
        for (hostility, offset) in [([], 900.25), (.scrollsRoundedToPoints, 900)] as [(Hostility, CGFloat)] {
            let rows = Rows(count: 50, hostility: hostility)
            rows.view.contentInset.bottom = 0.5
            rows.screen.frame()
            rows.view.scrollToItem(at: path(10), at: .centeredVertically, animated: false)
            #expect(rows.view.contentOffset.y == offset)
        }
    }

    @Test func whatIsKnownOfAnItemMayBeTaken() {
        for hostility in [[], .knownAttributesScrolledTo] as [Hostility] {
            let rows = Rows(count: 50, hostility: hostility)
            rows.screen.frame()
            rows.scroll(to: 30)
            let trace = rows.record { rows.view.scrollToItem(at: path(1), at: .top, animated: false) }
            #expect(trace.contains("layout.layoutAttributesForItem(at: 0, 1)") == hostility.isEmpty)
            #expect(rows.view.contentOffset.y == 100)
        }
    }

    @Test func insetsAreKeptClear() {
        let rows = Rows(count: 50)
        rows.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        rows.screen.frame()
        rows.view.scrollToItem(at: path(10), at: .top, animated: false)
        #expect(rows.view.contentOffset.y == 980)
        rows.view.scrollToItem(at: path(10), at: .bottom, animated: false)
        #expect(rows.view.contentOffset.y == 830)
    }

    @Test func noCellsAreMadeOnTheWay() {
        let rows = Rows(count: 50)
        rows.view.scrollToItem(at: path(20), at: .top, animated: false)
        #expect(rows.source.cellsMade == 0)
        rows.screen.frame()
        #expect(rows.titles == ["20", "21", "22"])
        #expect(rows.source.cellsMade == 3)
    }

    @Test func anAnimatedScrollTakesItsTimeAndSetsNoFlag() {
        let rows = Rows(count: 50)
        rows.screen.frame()
        rows.view.scrollToItem(at: path(20), at: .top, animated: true)
        #expect(rows.view.contentOffset.y == 0)
        rows.screen.frames(3)
        #expect(rows.view.contentOffset.y > 0 && rows.view.contentOffset.y < 2000)
        #expect(!rows.view.isDragging && !rows.view.isDecelerating)
        rows.screen.runUntilRest()
        #expect(rows.view.contentOffset.y == 2000)
    }

    @Test func contentThatBecomesShorterShowsItsEnd() {
        let rows = Rows(count: 50)
        rows.screen.frame()
        rows.scroll(to: 4000)
        rows.source.rows = Array(0..<10)
        rows.view.reloadData()
        rows.screen.frame()
        #expect(rows.view.contentOffset.y == 700)
        #expect(rows.titles == ["7", "8", "9"])
    }

    @Test func aScrollEndsWhereTheLayoutWants() {
        final class Snapping: RowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint,
                withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
            }
        }
        let rows = Rows(count: 100)
        rows.view.collectionViewLayout = Snapping()
        rows.screen.frame()
        rows.screen.fling(rows.view, velocity: 1000)
        rows.screen.runUntilRest()
        #expect(rows.view.contentOffset.y > 100)
        #expect(rows.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
    }
}
