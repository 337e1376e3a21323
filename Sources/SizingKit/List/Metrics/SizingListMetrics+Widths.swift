import UIKit

extension SizingListMetrics {
    /// From the edge of a row to its text, in points.
    ///
    /// - Parameter sizeClass: The horizontal one. An unspecified one is taken for compact.
    func margin(for sizeClass: UIUserInterfaceSizeClass) -> CGFloat {
        Self.length(sizeClass == .regular ? regularMargin : compactMargin)
    }

    /// What an accessory takes off the content's width, in points, from the content to the row's trailing edge.
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

    /// How far an editing control moves the content in, in points.
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

    /// What is taken off the trailing edge of all content on a display, in points: ``largePhoneAllowance`` or nothing.
    ///
    /// - Parameters:
    ///   - width: Of the list, in points.
    ///   - displayScale: In pixels a point.
    func allowance(forWidth width: CGFloat, displayScale: CGFloat) -> CGFloat {
        width >= largePhoneWidth && displayScale >= largePhoneScale ? Self.length(largePhoneAllowance) : 0
    }

    /// The height of a separator, in points.
    ///
    /// - Parameter displayScale: In pixels a point; what is not a positive number is taken for 1.
    func separatorHeight(displayScale: CGFloat) -> CGFloat {
        let scale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
        return CGFloat(max(0, separatorPixels)) / scale
    }

    /// Clamps to a finite, nonnegative length.
    static func length(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(0, length) : 0
    }
}
