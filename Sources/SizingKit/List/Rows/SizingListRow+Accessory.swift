import UIKit

extension SizingListRow {
    /// The accessories of a row.
    ///
    /// The cases are those of `UITableViewCell.AccessoryType`, and two for views. ``SizingListMetrics`` has the width
    /// that each takes from the content.
    public enum Accessory: Hashable, Sendable {
        /// No accessory.
        case none
        /// A chevron, for a row that leads to another screen.
        case disclosureIndicator
        /// An information button.
        case detailButton
        /// An information button and a chevron.
        case detailDisclosureButton
        /// A checkmark, for a row that is chosen.
        case checkmark
        /// A switch.
        case `switch`
        /// A custom view, as a table cell's `accessoryView`.
        ///
        /// - Parameter width: The width of the view, in points, without its distance from the edge. A negative,
        ///   infinite or NaN width counts as 0.
        case custom(width: CGFloat)

        /// Returns the accessory for a custom view, with the view's width, or with its intrinsic width if its width is
        /// 0.
        @preconcurrency @MainActor
        public static func view(_ view: UIView) -> SizingListRow.Accessory {
            let width = view.bounds.width
            return .custom(width: width > 0 ? width : SizingListRow.Accessory.fittingSize(of: view).width)
        }

        /// The intrinsic size of a view, or the size that fits if the view has no intrinsic size.
        @MainActor
        static func fittingSize(of view: UIView) -> CGSize {
            let intrinsic = view.intrinsicContentSize
            guard intrinsic.width < 0 || intrinsic.height < 0 else { return intrinsic }
            let fitting = view.sizeThatFits(.zero)
            return CGSize(
                width: intrinsic.width < 0 ? fitting.width : intrinsic.width,
                height: intrinsic.height < 0 ? fitting.height : intrinsic.height
            )
        }
    }
}
