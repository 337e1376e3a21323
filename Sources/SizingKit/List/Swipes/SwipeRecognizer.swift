#if !os(tvOS)
    import UIKit

    /// A pan that tells closures of its steps.
    final class SwipeRecognizer: UIPanGestureRecognizer {
        /// Called after each step of a recognized pan, and after its end.
        var didChange: (() -> Void)?
        /// Called when a touch has ended that was no pan.
        var didTap: (() -> Void)?
        /// Whether the closure has been told of the pan and not of its end.
        private var isUnderWay = false

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

        override func reset() {
            // A pan that has ended without a touch: it was disabled, or another recognizer has prevented it.
            if isUnderWay { tell() }
            super.reset()
        }

        private func tell() {
            switch state {
            case .began, .changed: isUnderWay = true
            case .ended, .cancelled, .failed, .possible:
                guard isUnderWay else { return }
                isUnderWay = false
            @unknown default: return
            }
            didChange?()
        }
    }
#endif
