import UIKit

/// How an item comes in or goes in an animated batch of updates.
///
/// Where the user has asked the system to reduce motion, items only fade.
public struct SizingTransition: Equatable, Sendable {
    /// The opacity at the far end of the animation, from 0 to 1.
    public var alpha: CGFloat
    /// The transform at the far end of the animation.
    public var transform: CGAffineTransform

    /// Creates a transition.
    public init(alpha: CGFloat, transform: CGAffineTransform = .identity) {
        self.alpha = alpha
        self.transform = transform
    }

    /// The item fades in its place.
    public static let fade = SizingTransition(alpha: 0)

    /// The item is there at once, or gone at the end.
    public static let none = SizingTransition(alpha: 1)

    /// The item fades and grows from a part of its size, or shrinks to it.
    ///
    /// - Parameter factor: The part of its size, greater than 0.
    public static func scale(_ factor: CGFloat) -> SizingTransition {
        SizingTransition(alpha: 0, transform: CGAffineTransform(scaleX: factor, y: factor))
    }

    /// The item fades and slides.
    ///
    /// - Parameters:
    ///   - x: How far from its place it is at the far end, in points to the right.
    ///   - y: How far from its place it is at the far end, in points downwards.
    public static func slide(x: CGFloat = 0, y: CGFloat = 0) -> SizingTransition {
        SizingTransition(alpha: 0, transform: CGAffineTransform(translationX: x, y: y))
    }

    /// What it comes down to for this user.
    @MainActor
    var respectingReducedMotion: SizingTransition {
        UIAccessibility.isReduceMotionEnabled ? SizingTransition(alpha: alpha) : self
    }
}
