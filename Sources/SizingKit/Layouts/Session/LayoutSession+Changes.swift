import SizingEngine
import UIKit

/// Changes that the layout makes by itself, between the passes.
extension LayoutSession {
    /// Performs a change, and places the elements near the viewport again around the kept position.
    ///
    /// - Parameters:
    ///   - reason: The reason of the change. It decides the kept position.
    ///   - distance: The distance by which the kept position moves nevertheless, in pixels.
    func change(because reason: PositionKeeper.Reason, movedBy distance: Int = 0, _ change: () -> Void) {
        keepingPlace(because: reason) { kept, viewport in
            change()
            try? place(in: viewport, keeping: kept.moved(by: distance))
        }
    }

    /// Performs work that places elements itself.
    ///
    /// - Parameter work: The work. It gets the kept position, and the viewport in which that stays.
    func keepingPlace(
        because reason: PositionKeeper.Reason,
        _ work: (_ kept: KeptPosition, _ viewport: Viewport) -> Void
    ) {
        guard let viewport = visibleViewport else { return }
        let kept = kept(for: reason, in: viewport)
        keeper.keepingTurnedPlace(in: viewport) { work(kept, viewport) }
    }

    /// Returns the position that is kept in a viewport when elements are placed again.
    func kept(for reason: PositionKeeper.Reason, in viewport: Viewport) -> KeptPosition {
        let target: Anchor? =
            switch reason {
            case .correction, .lateSize: scrolling.anchorAtTarget(in: viewport)
            // The first lines of a masonry are brought in line with its start: the target of a scroll stays where it
            // arrived.
            case .settling: scrolling.anchorAtDestination(in: viewport)
            case .pass, .updates, .sizesFarAway: nil
            }
        return keeper.kept(for: reason, at: target, in: viewport)
    }

    /// Shows an item in its carousel before UIKit scrolls to it.
    func willScroll(
        toItemAt indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        // In a batch, UIKit lists the updates before it returns.
        if stopAwaitingUpdates() { invalidateLayout() }
        let end = settler.reportedEnd
        carousels.show(itemAt: indexPath, at: scrollPosition, animated: animated)
        // UIKit keeps the scroll within the content that it knows. It prepares an invalidated layout first.
        if settler.reportedEnd != end { invalidateLayout() }
    }

    /// Lays the content out again, since the app has said that sizes may be others.
    func sizesMayHaveChanged() {
        keeper.sizesMayHaveChanged()
        invalidateLayout()
    }

    /// Looks up everything near the viewport again.
    func forgetSizesNearby() {
        pending.add(.sizes)
        precacher.sizesWereInvalidated()
        sizesMayHaveChanged()
    }
}
