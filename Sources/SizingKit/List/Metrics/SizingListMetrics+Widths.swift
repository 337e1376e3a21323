import UIKit

extension SizingListMetrics {
    /// The distance from the edge of a row to its text, in points.
    ///
    /// - Parameter sizeClass: The horizontal size class. An unspecified one counts as compact.
    func margin(for sizeClass: UIUserInterfaceSizeClass) -> CGFloat {
        Self.length(sizeClass == .regular ? regularMargin : compactMargin)
    }

    /// The width that an accessory takes from the content, in points, from the content to the row's trailing edge.
    func width(of accessory: SizingListRow.Accessory) -> CGFloat {
        switch accessory {
        case .none: 0
        case .disclosureIndicator: Self.length(disclosureIndicatorWidth)
        case .detailButton: Self.length(detailButtonWidth)
        case .detailDisclosureButton: Self.length(detailDisclosureButtonWidth)
        case .checkmark: Self.length(checkmarkWidth)
        case .switch: Self.length(accessoryViewPadding) + Self.length(switchWidth)
        case .custom(let width): Self.length(accessoryViewPadding) + Self.length(width)
        }
    }

    /// The distance by which an editing control indents the content, in points.
    func width(of style: SizingListRow.EditingStyle) -> CGFloat {
        switch style {
        case .none: 0
        case .delete, .insert: Self.length(editingControlWidth)
        case .multiselect: Self.length(multiselectControlWidth)
        }
    }

    /// Returns the distance from the margin of a standard cell's content to its text if there is an image, in points.
    ///
    /// - Parameter width: The width of the image, in points.
    public func textInset(besideImageOfWidth width: CGFloat) -> CGFloat {
        Self.length(width) + Self.length(imageSpacing)
    }

    /// The width that is subtracted at the trailing edge of all content, in points: ``largePhoneAllowance`` or 0.
    ///
    /// - Parameters:
    ///   - width: The width of the list, in points.
    ///   - displayScale: The number of pixels per point.
    func allowance(forWidth width: CGFloat, displayScale: CGFloat) -> CGFloat {
        width >= largePhoneWidth && displayScale >= largePhoneScale ? Self.length(largePhoneAllowance) : 0
    }

    /// The height of a separator, in points.
    ///
    /// - Parameter displayScale: The number of pixels per point. A value that is not a positive number counts as 1.
    func separatorHeight(displayScale: CGFloat) -> CGFloat {
        let scale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
        return CGFloat(max(0, separatorPixels)) / scale
    }

    /// Clamps to a finite, nonnegative length.
    static func length(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(0, length) : 0
    }
}
