import HeadlessTools
import UIKit

extension ListFixture {
    /// Drags through the list to its end and comes to rest there.
    func scrollToBottom(step: CGFloat = 500) {
        for _ in 0..<10_000 {
            let view = collectionView
            let left =
                view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom - view.contentOffset.y
            guard left > 0 else { break }
            drag(by: min(step, left))
        }
        screen.runUntilRest(maximumFrames: 1_000)
    }

    /// Drags through the list to its start and comes to rest there.
    func scrollToTop(step: CGFloat = 500) {
        for _ in 0..<10_000 {
            let left = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
            guard left > 0 else {
                screen.runUntilRest(maximumFrames: 1_000)
                if collectionView.contentOffset.y + collectionView.adjustedContentInset.top <= 0 { break }
                continue
            }
            drag(by: -min(step, left))
        }
        screen.runUntilRest(maximumFrames: 1_000)
    }

    /// Moves the finger once and lifts it without speed.
    func drag(by distance: CGFloat) {
        screen.touchDown(collectionView)
        screen.drag(collectionView, by: distance)
        screen.lift(collectionView)
        screen.frame()
    }
}
