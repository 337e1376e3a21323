import Foundation

/// Short touches, one or several in quick succession.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How long a finger may be down, in seconds. Apple publishes no figure; this one is in circulation.
    private static let longestTouch: TimeInterval = 0.75

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    @available(iOS 13.4, *)
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    private var taps = 0
    private var mostTouches = 0
    private var lastChange: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        mostTouches = max(mostTouches, numberOfTouches)
        lastChange = MediaTime.now
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.position.distance(to: $0.start) > TouchTracker.tapDistance }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // Others may still be down.
        guard numberOfTouches == touches.count else { return }
        guard mostTouches == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        mostTouches = 0
        lastChange = MediaTime.now
        if taps == numberOfTapsRequired { state = .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        taps = 0
        mostTouches = 0
    }

    /// One tap does not prevent two.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    override var isWaitingForTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

    override func timeDidPass(to now: TimeInterval) {
        let limit = numberOfTouches > 0 ? Self.longestTouch : TouchTracker.tapInterval
        guard recognition.state == .possible, recognition.held == nil, numberOfTouches > 0 || isWaitingForTouches,
            now - lastChange > limit
        else { return }
        state = .failed
    }
}

extension UIEvent {
    /// The buttons of a pointing device.
    @available(iOS 13.4, *)
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}
