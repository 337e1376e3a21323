#if !os(tvOS)
    import UIKit

    /// The gestures by which the rows of a collection view are swiped aside.
    @MainActor
    final class SwipeGestures: NSObject, UIGestureRecognizerDelegate {
        private let session: SessionReference
        private weak var collectionView: UICollectionView?
        private let swipe = SwipeRecognizer()
        /// Recognizes each touch that only closes the open row, so that it selects nothing.
        private let closingTouch = UILongPressGestureRecognizer()
        private let resignations = NotificationObservation()
        private let voiceOverChanges = NotificationObservation()
        private let switchControlChanges = NotificationObservation()
        private let guests = Guests()

        init(_ session: LayoutSession) {
            self.session = SessionReference(session)
            super.init()
            swipe.delegate = self
            swipe.maximumNumberOfTouches = 1
            // Wheels scroll; two fingers on a trackpad swipe as well.
            swipe.allowedScrollTypesMask = .continuous
            closingTouch.delegate = self
            closingTouch.minimumPressDuration = 0
            guests.add(swipe)
            guests.add(closingTouch)
            swipe.didChange = { [weak self] in self?.swipeDidChange($0) }
            swipe.didTap = { [weak self] in self?.didTap() }
            swipe.didReset = { [session = self.session] in session.use { $0.swipes.forgetUnmovedRow() } }
            let resign = session.whileLayoutLives { $0.swipes.closeOpenRow() }
            resignations.observe(UIApplication.willResignActiveNotification) { resign() }
            let update = session.whileLayoutLives { $0.swipes.accessible.update(in: $0) }
            voiceOverChanges.observe(UIAccessibility.voiceOverStatusDidChangeNotification) { update() }
            switchControlChanges.observe(UIAccessibility.switchControlStatusDidChangeNotification) { update() }
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

        /// Whether a finger moves a row.
        var isUnderWay: Bool { swipe.isUnderWay }

        /// Ends the swipe under way: the finger moves nothing until it is lifted.
        func cancel() {
            guard swipe.isEnabled, swipe.numberOfTouches > 0 || swipe.isUnderWay else { return }
            swipe.isEnabled = false
            swipe.isEnabled = true
        }

        /// Follows a trackpad.
        func turnWillEnd() {
            swipe.followScroll()
        }

        private func swipeDidChange(_ state: UIGestureRecognizer.State) {
            session.use { session in
                let swipes = session.swipes
                switch state {
                case .began, .changed: swipes.swipeDidMove(by: swipe.translation(in: collectionView))
                case .ended: swipes.swipeDidEnd(velocity: swipe.velocity(in: collectionView))
                default: swipes.closeOpenRow()
                }
            }
        }

        private func didTap() {
            session.use { $0.swipes.didTap(at: swipe.location(in: collectionView)) }
        }

        // MARK: UIGestureRecognizerDelegate

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard gestureRecognizer === swipe else { return true }
            var start = swipe.location(in: collectionView)
            // The pointer of a trackpad stays where it is.
            if swipe.numberOfTouches > 0 {
                let moved = swipe.translation(in: collectionView)
                start = CGPoint(x: start.x - moved.x, y: start.y - moved.y)
            }
            let isFree = horizontalScrollView(at: start) == nil
            let velocity = swipe.velocity(in: collectionView)
            return session.use { $0.swipes.mayBeginSwipe(at: start, velocity: velocity, onContent: isFree) } ?? false
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            guard gestureRecognizer === closingTouch else { return true }
            let isInButtons = sequence(first: touch.view, next: { $0?.superview }).contains { $0 is SwipeActionsView }
            let location = touch.location(in: collectionView)
            return !isInButtons && session.use { $0.swipes.closesOpenRow(touchedAt: location) } ?? false
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            // A touch that closes a row may go on to scroll, to swipe another row, or to pop at the edge of the screen.
            gestureRecognizer === closingTouch && !popsFromContent(otherGestureRecognizer)
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            // The edge of the screen belongs to the gestures that begin there.
            gestureRecognizer === swipe && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard gestureRecognizer === swipe else { return false }
            // A finger either scrolls or swipes. A swipe fails at once where a row has no actions.
            return otherGestureRecognizer === collectionView?.panGestureRecognizer
                || popsFromContent(otherGestureRecognizer) || isInOpenRow(otherGestureRecognizer.view)
        }

        // MARK: Other gestures

        private func popsFromContent(_ recognizer: UIGestureRecognizer) -> Bool {
            collectionView?.isContentPop(recognizer) ?? false
        }

        /// The view in a row that scrolls horizontally at a point; `nil` without one.
        private func horizontalScrollView(at point: CGPoint) -> UIScrollView? {
            guard let collectionView else { return nil }
            let touched = collectionView.hitTest(point, with: nil)
            let views = sequence(first: touched, next: { $0?.superview }).prefix { $0 !== collectionView }
            return views.lazy.compactMap { $0 as? UIScrollView }.first { $0.scrollsHorizontally }
        }

        private func isInOpenRow(_ view: UIView?) -> Bool {
            guard let collectionView, let view, view is UIScrollView, view.isDescendant(of: collectionView),
                view !== collectionView
            else { return false }
            let cell = sequence(first: view, next: \.superview).first { $0.superview === collectionView }
            guard let cell = cell as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell) else {
                return false
            }
            return session.use { $0.swipes.isOpen(indexPath) } ?? false
        }
    }

    extension UIScrollView {
        /// Whether a finger can scroll the content horizontally.
        fileprivate var scrollsHorizontally: Bool {
            let insets = adjustedContentInset
            return isScrollEnabled
                && (alwaysBounceHorizontal || contentSize.width + insets.left + insets.right > bounds.width)
        }
    }
#endif
