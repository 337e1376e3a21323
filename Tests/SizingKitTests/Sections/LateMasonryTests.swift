import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// Images that arrive above the screen of a masonry: what moves, as its pages say.
@MainActor
@Suite struct LateMasonryTests {
    /// A masonry of three columns that was scrolled through from its start.
    @MainActor
    private final class Gallery {
        let fixture: SectionsFixture
        var view: UICollectionView { fixture.collectionView }
        private var grown: [Int: CGFloat] = [:]

        private let isSideways: Bool

        init(_ hostility: Hostility, isSideways: Bool = false) {
            self.isSideways = isSideways
            let layout = SizingLayout(.masonry(columns: 3, spacing: 6))
            if isSideways { layout.scrollDirection = UICollectionView.ScrollDirection.horizontal }
            fixture = SectionsFixture(counts: [1_000], layout: layout, hostility: hostility)
            fixture.size = { [unowned self] path, proposal in
                let length = CGFloat(60 + path.item * 37 % 91) + (grown[path.item] ?? 0)
                return isSideways
                    ? CGSize(width: length, height: proposal.height ?? 50)
                    : CGSize(width: proposal.width ?? 50, height: length)
            }
            fixture.show()
        }

        func scroll(by distance: CGFloat, times: Int) {
            for _ in 0..<times {
                var offset = view.contentOffset
                offset.x = max(0, offset.x + (isSideways ? distance : 0))
                offset.y = max(0, offset.y + (isSideways ? 0 : distance))
                fixture.scroll(to: offset)
            }
            fixture.screen.runUntilRest()
        }

        /// Where the items are on screen.
        var places: [Int: CGRect] {
            var places: [Int: CGRect] = [:]
            for path in view.indexPathsForVisibleItems {
                guard let frame = view.cellForItem(at: path)?.frame, frame.intersects(view.bounds) else { continue }
                places[path.item] = frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
            }
            return places
        }

        func grow(_ item: Int, by length: CGFloat) {
            grown[item, default: 0] += length
            fixture.layout.invalidateSizes(at: [IndexPath(item: item, section: 0)])
            fixture.screen.runUntilRest()
        }
    }

    /// Claim (Keeping the reader's place): "keeps everything after it where it is: what lies before it in its column moves"
    @Test(
        arguments: sample(of: Hostility.userModes, every: 8, always: [[]]),
        byTurns(pairs([1, 2, 3, 5, 8], [40, -30]), every: 4)
    )
    func nothingOnScreenMoves(_ hostility: Hostility, _ change: (distance: Int, length: CGFloat)) throws {
        for isSideways in [false, true] {
            let gallery = Gallery(hostility, isSideways: isSideways)
            gallery.scroll(by: 200, times: 30)
            let before = gallery.places
            let first = try #require(before.keys.min())
            gallery.grow(first - change.distance, by: change.length)
            gallery.grow(first - 1, by: 7)
            let after = gallery.places
            for (item, frame) in before {
                #expect(after[item].map { abs($0.minY - frame.minY) + abs($0.minX - frame.minX) < 0.01 } ?? true)
            }
            #expect(Set(before.keys).intersection(after.keys).count > 8)
        }
    }

    /// Claim (Keeping the reader's place): "The columns then start at different heights, and are aligned once their start is on
    /// screen and nothing scrolls"
    @Test func columnsStartTogetherWhenTheStartIsReachedAgain() throws {
        let gallery = Gallery([])
        gallery.scroll(by: 200, times: 10)
        for distance in 1...9 {
            gallery.grow(try #require(gallery.places.keys.min()) - distance, by: CGFloat(distance * 20))
        }
        gallery.scroll(by: -200, times: 15)
        let starts = (0..<3).compactMap { gallery.fixture.frame($0, in: 0)?.minY }
        #expect(starts == [starts[0], starts[0], starts[0]])
        #expect(gallery.view.contentOffset.y == 0)
    }
}
