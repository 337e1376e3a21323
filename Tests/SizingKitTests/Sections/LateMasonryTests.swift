import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// An image that arrives above the screen of a masonry: what moves, and by how much, as its pages say.
@MainActor
@Suite struct LateMasonryTests {
    /// Claim (Keeping the reader's place): "its own column moves by as much as it has grown, and nothing else"
    @Test(arguments: sample(of: Hostility.userModes, every: 8, always: [[]]), byTurns([1, 2, 3, 5, 8], every: 2))
    func onlyItsOwnColumnMovesByAsMuchAsItHasGrown(_ hostility: Hostility, _ distance: Int) throws {
        let gallery = SectionsFixture(
            counts: [1_000],
            layout: SizingLayout(.masonry(columns: 3, spacing: 6)),
            hostility: hostility
        )
        gallery.size = { path, proposal in
            CGSize(width: proposal.width ?? 50, height: CGFloat(60 + path.item * 37 % 91))
        }
        gallery.show()
        for _ in 0..<30 { gallery.scroll(to: CGPoint(x: 0, y: gallery.collectionView.contentOffset.y + 200)) }
        gallery.screen.runUntilRest()
        let view = gallery.collectionView
        func places() -> [Int: CGRect] {
            var places: [Int: CGRect] = [:]
            for path in view.indexPathsForVisibleItems {
                guard let frame = view.cellForItem(at: path)?.frame, frame.intersects(view.bounds) else { continue }
                places[path.item] = frame.offsetBy(dx: 0, dy: -view.contentOffset.y)
            }
            return places
        }
        let before = places()
        let late = try #require(before.keys.min()) - distance
        let column = try #require(gallery.frame(late, in: 0))
        let size = gallery.size
        gallery.size = { path, proposal in
            path.item == late ? CGSize(width: column.width, height: column.height + 40) : size(path, proposal)
        }
        gallery.layout.invalidateSizes(at: [IndexPath(item: late, section: 0)])
        gallery.screen.runUntilRest()
        let moved = places().compactMap { item, frame in before[item].map { (frame.minX, frame.minY - $0.minY) } }
        let isOwn: (CGFloat) -> Bool = { $0 == column.minX }
        let own = Set(moved.filter { isOwn($0.0) }.map { ($0.1 * 3).rounded() / 3 })
        let others = Set(moved.filter { !isOwn($0.0) }.map { ($0.1 * 3).rounded() / 3 })
        // The column of the first whole item stays: relative to it, the others move the other way.
        #expect(own == [40] && others == [0] || own == [0] && others == [-40], "\(own) \(others)")
    }
}
