import UIKit

/// The animation of an item that is inserted or deleted in an animated batch of updates.
///
/// If the user has turned on Reduce Motion, items only fade.
public struct SizingTransition: Equatable, Sendable {
    /// The opacity of an inserted item at the beginning, and of a deleted item at the end, from 0 to 1.
    public var alpha: CGFloat
    /// The transform of an inserted item at the beginning, and of a deleted item at the end.
    public var transform: CGAffineTransform

    /// Creates a transition.
    public init(alpha: CGFloat, transform: CGAffineTransform = .identity) {
        self.alpha = alpha
        self.transform = transform
    }

    /// The item fades in or out.
    public static let fade = SizingTransition(alpha: 0)

    /// An inserted item appears at once; a deleted item disappears at the end.
    public static let none = SizingTransition(alpha: 1)

    /// The item fades and is scaled.
    ///
    /// - Parameter factor: The scale at the beginning of an insertion and at the end of a deletion, greater than 0.
    public static func scale(_ factor: CGFloat) -> SizingTransition {
        SizingTransition(alpha: 0, transform: CGAffineTransform(scaleX: factor, y: factor))
    }

    /// The item fades and slides.
    ///
    /// - Parameters:
    ///   - x: The distance to the right that an inserted item comes from and a deleted item goes to, in points.
    ///   - y: The same distance downwards, in points.
    public static func slide(x: CGFloat = 0, y: CGFloat = 0) -> SizingTransition {
        SizingTransition(alpha: 0, transform: CGAffineTransform(translationX: x, y: y))
    }

    /// The transition without its transform if the user has turned on Reduce Motion.
    @MainActor
    var respectingReducedMotion: SizingTransition {
        UIAccessibility.isReduceMotionEnabled ? SizingTransition(alpha: alpha) : self
    }
}
