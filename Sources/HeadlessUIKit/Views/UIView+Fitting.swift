import Foundation

extension UIView {
    /// The size without constraints: a required dimension is kept, otherwise the view's own size counts, and where it
    /// has none, nothing pushes it open.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: horizontal >= .required ? target.width : max(intrinsic.width, 0),
            height: vertical >= .required ? target.height : max(intrinsic.height, 0)
        )
    }
}
