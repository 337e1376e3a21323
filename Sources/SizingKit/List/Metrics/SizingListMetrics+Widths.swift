import UIKit

extension SizingListMetrics {
    /// The distance from the edge of a row to its text, in points.
    ///
    /// - Parameter sizeClass: The horizontal size class. An unspecified one counts as compact.
    func margin(for sizeClass: UIUserInterfaceSizeClass) -> CGFloat {
        Self.length(sizeClass == .regular ? regularMargin : compactMargin)
    }

    /// The width that an accessory takes from the content, in points, from the content to the row's trailing edge.
    ///
    /// - Parameter glyphScale: How large chevrons and checkmarks are: see ``glyphScale(for:)``.
    func width(of accessory: SizingListRow.Accessory, glyphScale: CGFloat = 1) -> CGFloat {
        func grown(_ width: CGFloat, _ glyph: CGSize) -> CGFloat {
            Self.length(width) + ((glyphScale - 1) * glyph.width).rounded(.up)
        }
        return switch accessory {
        case .none: 0
        case .disclosureIndicator: grown(disclosureIndicatorWidth, Self.chevronSize)
        case .detailButton: Self.length(detailButtonWidth)
        case .detailDisclosureButton: grown(detailDisclosureButtonWidth, Self.chevronSize)
        case .checkmark: grown(checkmarkWidth, Self.checkmarkSize)
        case .switch: Self.length(accessoryViewPadding) + Self.length(switchWidth)
        case .custom(let width): Self.length(accessoryViewPadding) + Self.length(width)
        }
    }

    // In points, by appearance on iOS 13 to 18; unverified on a device.
    static let chevronSize = CGSize(width: 10, height: 14)
    static let checkmarkSize = CGSize(width: 16, height: 16)

    /// How much larger than at the default text size chevrons and checkmarks are, as the texts beside them: 1 at smaller sizes.
    static func glyphScale(for traitCollection: UITraitCollection) -> CGFloat {
        guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return max(1, length(font.pointSize) / bodySize)
    }

    /// The size of body text at the default text size, in points.
    private static let bodySize: CGFloat = 17

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
