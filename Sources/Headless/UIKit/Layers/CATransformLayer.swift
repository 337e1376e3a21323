import Foundation

/// A layer that only holds others, in three dimensions: it has no looks of its own, and nothing hits it.
open class CATransformLayer: CALayer {
    /// Nil: what lies on the layer is hit by itself.
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }

    override func makeCopy() -> CALayer { CATransformLayer() }
}
