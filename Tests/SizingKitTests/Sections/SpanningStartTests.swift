import HeadlessTools
import Simulation
import SizingKit
import Testing
import UIKit

/// A masonry whose first item takes all columns, read upwards from a jump.
@MainActor
@Suite struct SpanningStartTests {
    @Test(arguments: [Hostility(), .all]) func noHolesAreLeftBelowTheFirstItem(_ hostility: Hostility) throws {
        let gallery = SectionsFixture(
            counts: [1_000],
            layout: SizingLayout(.masonry(columns: 5, spacing: 6)),
            safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0),
            hostility: hostility
        )
        gallery.columnSpan = { $0.item == 0 ? 5 : 1 }
        gallery.size = { path, proposal in
            CGSize(width: proposal.width ?? 50, height: CGFloat(60 + path.item * 37 % 91))
        }
        gallery.show()
        gallery.layout.scrollExactly(toItemAt: IndexPath(item: 450, section: 0), at: .top, animated: false)
        gallery.screen.runUntilRest()
        gallery.screen.rotate(to: CGSize(width: 844, height: 390))
        gallery.screen.runUntilRest()
        for _ in 0..<400 where gallery.collectionView.contentOffset.y > -44 {
            gallery.screen.drag(gallery.collectionView, by: -300)
            gallery.screen.lift(gallery.collectionView)
            gallery.screen.runUntilRest()
        }
        #expect(gallery.collectionView.contentOffset.y == -44)
        #expect(gallery.frame(0, in: 0) == CGRect(x: 0, y: 0, width: 844, height: 60))
        // Each column goes on right below the first item.
        let shown = try (1..<40).map { try #require(gallery.frame($0, in: 0)) }
        let tops = Dictionary(grouping: shown, by: \.minX).mapValues { $0.map(\.minY).min() }
        #expect(tops.count == 5)
        #expect(tops.values.allSatisfy { $0 == 66 })
    }
}
