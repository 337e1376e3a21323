#if !os(tvOS)
    import UIKit

    /// A pan that tells closures of its steps.
    ///
    /// It follows fingers on the screen, and two fingers on a trackpad.
    final class SwipeRecognizer: UIPanGestureRecognizer {
        /// Called after each step of a recognized pan, and after its end.
        var didChange: ((_ state: UIGestureRecognizer.State) -> Void)?
        /// Called when a touch has ended that was no pan.
        var didTap: (() -> Void)?
        /// Called when a gesture is over, recognized or not.
        var didReset: (() -> Void)?
        /// Whether the closure has been told of the pan and not of its end.
        private(set) var isUnderWay = false
        /// Whether the pan under way is a scroll of a trackpad.
        private var isScroll = false
        private var toldTranslation = CGPoint.zero

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            tell()
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            tell()
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            let isPan = isUnderWay
            super.touchesEnded(touches, with: event)
            if isPan { tell() } else { didTap?() }
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesCancelled(touches, with: event)
            tell()
        }

        /// Tells of the progress of a scroll. A trackpad sends no touches, and UIKit does not document another message to
        /// subclasses, so this is called in each turn of the run loop.
        func followScroll() {
            switch state {
            case .began, .changed:
                guard numberOfTouches == 0, !isUnderWay || translation(in: view) != toldTranslation else { return }
                isScroll = true
                tell()
            default: if isScroll { tell() }
            }
        }

        override func reset() {
            // A pan that has ended without a touch: a scroll, or it was disabled, or another recognizer has prevented it.
            if isUnderWay { tell() }
            super.reset()
            didReset?()
        }

        private func tell() {
            var state = state
            switch state {
            case .began, .changed:
                isUnderWay = true
                toldTranslation = translation(in: view)
            case .ended, .cancelled, .failed, .possible:
                guard isUnderWay else { return }
                // The state of a scroll that is over may already be that of the next gesture.
                if isScroll, state == .possible { state = .ended }
                (isUnderWay, isScroll) = (false, false)
            @unknown default: return
            }
            didChange?(state)
        }
    }
#endif
