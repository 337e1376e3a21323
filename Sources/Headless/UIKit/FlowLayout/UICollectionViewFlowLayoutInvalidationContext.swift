import Foundation

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The delegate must be asked again.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Frames must be computed again.
    open var invalidateFlowLayoutAttributes = true

    public override init() {
        super.init()
    }
}
