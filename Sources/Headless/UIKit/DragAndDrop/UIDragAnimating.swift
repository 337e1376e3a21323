import Foundation

/// Lets changes of one's own go along with the way of what is dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animation of a drop. Nothing flies here: what is added happens in the next frame.
@MainActor
final class DropAnimation: NSObject, UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) {
        FrameClock.afterNextFrame(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        FrameClock.afterNextFrame { completion(.end) }
    }
}

/// Where what is dropped goes.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
}
