import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// A scroll view counts the safe area by the size of its content, and the layout places its content by the insets. What the
/// layout tells must not depend on what UIKit makes of it.
@MainActor
@Suite struct InsetFeedbackTests {
    @Test(
        .byTurns(),
        arguments: byTurns(pairs([SizingLayout.ContentAnchor.end, .start], Hostility.userModes), every: 12)
    )
    func contentThatScrollsByItsInsetsComesToRest(_ anchor: SizingLayout.ContentAnchor, _ hostility: Hostility) {
        for bottom in stride(from: 0, through: 400, by: 50) as StrideThrough<CGFloat> {
            let list = ListFixture(
                heights: [[31, 66, 135, 132]],
                measuring: .fixed,
                size: CGSize(width: 390, height: 600),
                safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
                hostility: hostility
            )
            list.layout.contentAnchor = anchor
            list.screen.runUntilRest()
            list.collectionView.contentInset.bottom = bottom
            list.screen.touchDown(list.collectionView)
            list.screen.drag(list.collectionView, by: 1_510)
            list.rows[0].remove(at: 0)
            list.collectionView.performBatchUpdates {
                list.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
            for _ in 0..<3 { list.screen.frame() }
            list.screen.drag(list.collectionView, by: -300)
            list.screen.lift(list.collectionView)
            #expect(list.screen.runUntilRest() != nil, "inset \(bottom)")
            #expect(list.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
        }
    }
}
