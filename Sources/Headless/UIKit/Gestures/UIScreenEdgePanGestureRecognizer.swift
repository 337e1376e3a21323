import Foundation

/// A drag that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near the edge the finger comes down, in points. Apple publishes no figure; this is an estimate.
    private static let reach: CGFloat = 20

    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let window = view?.window, touches.allSatisfy({ isAtEdge($0.position, of: window.bounds) }) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func isAtEdge(_ point: CGPoint, of bounds: CGRect) -> Bool {
        edges.contains(.left) && point.x - bounds.minX <= Self.reach
            || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
            || edges.contains(.top) && point.y - bounds.minY <= Self.reach
            || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
    }
}
