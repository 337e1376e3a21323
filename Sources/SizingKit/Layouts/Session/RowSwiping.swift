#if !os(tvOS)
    import UIKit

    /// The gestures by which the rows of a collection view are swiped aside.
    @MainActor
    final class RowSwiping: NSObject, UIGestureRecognizerDelegate {
        private unowned let session: LayoutSession
        private weak var collectionView: UICollectionView?
        private let swipe = SwipeRecognizer()
        /// Recognizes each touch that only closes the open row, so that it selects nothing.
        private let closingTouch = UILongPressGestureRecognizer()

        init(_ session: LayoutSession) {
            self.session = session
            super.init()
            swipe.delegate = self
            swipe.maximumNumberOfTouches = 1
            closingTouch.delegate = self
            closingTouch.minimumPressDuration = 0
            swipe.didChange = { [weak self] in self?.swipeDidChange() }
            swipe.didTap = { [weak self] in self?.didTap() }
        }

        /// Adds the recognizers to a collection view, and removes them from another one.
        func attach(to collectionView: UICollectionView) {
            guard collectionView !== self.collectionView else { return }
            detach()
            self.collectionView = collectionView
            collectionView.addGestureRecognizer(swipe)
            collectionView.addGestureRecognizer(closingTouch)
        }

        func detach() {
            for recognizer in [swipe, closingTouch] { recognizer.view?.removeGestureRecognizer(recognizer) }
            collectionView = nil
        }

        /// Ends the swipe under way: the finger moves nothing until it is lifted.
        func cancel() {
            guard swipe.isEnabled, swipe.numberOfTouches > 0 else { return }
            swipe.isEnabled = false
            swipe.isEnabled = true
        }

        private func swipeDidChange() {
            switch swipe.state {
            case .began, .changed: session.swipeDidMove(by: swipe.translation(in: collectionView))
            case .ended: session.swipeDidEnd(velocity: swipe.velocity(in: collectionView))
            default: session.closeOpenRow()
            }
        }

        private func didTap() {
            session.didTap(at: swipe.location(in: collectionView))
        }

        // MARK: UIGestureRecognizerDelegate

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard gestureRecognizer === swipe else { return true }
            let point = swipe.location(in: collectionView)
            let moved = swipe.translation(in: collectionView)
            let start = CGPoint(x: point.x - moved.x, y: point.y - moved.y)
            return session.mayBeginSwipe(at: start, velocity: swipe.velocity(in: collectionView))
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            guard gestureRecognizer === closingTouch else { return true }
            let isInButtons = sequence(first: touch.view, next: { $0?.superview }).contains { $0 is SwipeActionsView }
            return !isInButtons && session.closesOpenRow(touchedAt: touch.location(in: collectionView))
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            // A touch that closes a row may go on to scroll or to swipe another row.
            gestureRecognizer === closingTouch
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            // A finger either scrolls or swipes.
            gestureRecognizer === swipe && otherGestureRecognizer === collectionView?.panGestureRecognizer
        }
    }
#endif
