import Foundation

extension UIView {
    /// The size that the constraints of the subtree ask for. Without any, a required dimension is kept, otherwise the
    /// view's own size counts, and where it has none, nothing pushes it open.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        if let size = constrainedFittingSize(target, horizontal: horizontal, vertical: vertical) { return size }
        return fittingSizeWithoutConstraints(target, horizontal: horizontal, vertical: vertical)
    }
}

extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
