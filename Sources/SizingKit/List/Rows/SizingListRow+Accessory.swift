import UIKit

extension SizingListRow {
    /// What stands at the trailing edge of a row.
    ///
    /// The cases are those of `UITableViewCell.AccessoryType`, and two for views. What each takes off the width of the row's
    /// content is in ``SizingListMetrics``.
    public enum Accessory: Hashable, Sendable {
        /// Nothing.
        case none
        /// A chevron: a tap on the row leads on.
        case disclosureIndicator
        /// An information button.
        case detailButton
        /// An information button and a chevron.
        case detailDisclosureButton
        /// A tick: the row is chosen.
        case checkmark
        /// A switch.
        case `switch`
        /// A view of your own, as a table cell's `accessoryView`.
        ///
        /// - Parameter width: That of the view, in points, without the distance from the edge. A negative one, or one that is
        ///   not a finite number, counts as 0.
        case custom(width: CGFloat)

        /// A view of your own, as wide as it is now, or as it wants to be if it has no width yet.
        @MainActor
        public static func view(_ view: UIView) -> SizingListRow.Accessory {
            let width = view.bounds.width
            return .custom(width: width > 0 ? width : SizingListRow.Accessory.fittingSize(of: view).width)
        }

        /// The size a view wants to have: its intrinsic one, and where it has none, the one that fits.
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
