import UIKit

extension ListSectionGeometry {
    /// Returns the separator of a row; `nil` if the row has no separator.
    ///
    /// By default, a plain section has separators below each row. A grouped section has them between its rows, and from
    /// edge to edge above its first row and below its last one. A card has them between its rows only.
    ///
    /// - Parameters:
    ///   - edge: The line above the row, or the one below it.
    ///   - item: The row, counted from 0.
    ///   - count: The number of rows in the section.
    ///   - separators: How the row's separators are drawn, see
    ///     ``SizingListConfiguration/separatorConfiguration(forItemAt:)``.
    ///   - row: The layout of the row: the automatic inset follows the content.
    func separator(
        at edge: ListSeparatorEdge,
        ofItem item: Int,
        of count: Int,
        separators: SizingListSeparatorConfiguration,
        row: ListRowLayout
    ) -> ListSeparator? {
        guard configuration.showsSeparators else { return nil }
        let isSectionEnd = edge == .top ? item == 0 : item == count - 1
        switch edge == .top ? separators.topSeparatorVisibility : separators.bottomSeparatorVisibility {
        case .hidden: return nil
        case .visible: break
        case .automatic:
            guard configuration.appearance.drawsSeparator(at: edge, isSectionEnd: isSectionEnd) else { return nil }
        }
        let isFullWidth = configuration.appearance.endsSectionsFromEdgeToEdge && isSectionEnd
        let automatic =
            isFullWidth ? -rowMargins.leading : row.contentLeading + contentMargin + row.textInset
        let insets = edge == .top ? separators.topSeparatorInsets : separators.bottomSeparatorInsets
        let reference = separators.insetReference
        return ListSeparator(
            leading: Self.inset(insets.leading, from: reference, automatic: automatic),
            trailing: Self.inset(insets.trailing, from: reference, automatic: automaticTrailingInset),
            color: separators.color
        )
    }

    /// The inset of a separator from the trailing edge of its row, unless one is stated.
    private var automaticTrailingInset: CGFloat {
        let inset = configuration.metrics.cardSeparatorTrailingInset
        return configuration.appearance.insetsCards ? SizingListMetrics.length(inset) : -rowMargins.trailing
    }

    private static func inset(
        _ inset: CGFloat,
        from reference: SizingListSeparatorConfiguration.InsetReference,
        automatic: CGFloat
    ) -> CGFloat {
        guard inset != SizingListSeparatorConfiguration.automatic, inset.isFinite else { return automatic }
        return reference == .automaticInsets ? automatic + inset : inset
    }

    /// Returns the frame of a separator, in the coordinates of the row's frame. It has the height of a separator in the
    /// row's metrics, and lies inside the row.
    ///
    /// - Parameters:
    ///   - separator: The separator.
    ///   - edge: The line above the row, or the one below it.
    ///   - frame: The frame of the row, in points.
    /// - Returns: `nil` if the insets leave no space for it.
    func frame(
        of separator: ListSeparator,
        at edge: ListSeparatorEdge,
        ofRowAt frame: CGRect
    ) -> CGRect? {
        let width = frame.width - separator.leading - separator.trailing
        let height = contentInsets.bottom
        guard width > 0, height > 0 else { return nil }
        return CGRect(
            x: frame.minX + (layoutDirection == .rightToLeft ? separator.trailing : separator.leading),
            y: edge == .top ? frame.minY : frame.maxY - height,
            width: width,
            height: height
        )
    }
}
