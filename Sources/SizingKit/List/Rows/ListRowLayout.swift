import UIKit

/// How the width of a row is shared between its content and what stands beside it, and how tall the row is.
///
/// Everything is in points, from the leading edge; ``contentFrame(height:direction:)`` turns it to left and right. Pure
/// arithmetic: making one costs a few additions.
struct ListRowLayout: Equatable, Sendable {
    /// The width of the whole row.
    let width: CGFloat
    /// From the leading edge of the row to that of the content view.
    let contentLeading: CGFloat
    /// From the content view to the trailing edge of the row.
    let contentTrailing: CGFloat
    /// From the trailing edge of the row to that of the outermost accessory's room: what a section index, the safe area
    /// and the reorder control take.
    let accessoryTrailing: CGFloat
    /// The room that the accessory takes, its distance from the edge included.
    let accessoryWidth: CGFloat
    /// From the content's margin to its text: what an image takes.
    let textInset: CGFloat
    /// The part of the row's height that its separator takes, at the bottom.
    let separatorHeight: CGFloat
    /// Where the leading accessory's room begins.
    let leadingAccessoryLeading: CGFloat
    /// The room that the leading accessory takes, its distance from the edge included.
    let leadingAccessoryWidth: CGFloat
    /// Where the editing control's room begins: the safe area's edge.
    let editingControlLeading: CGFloat
    /// The room of the editing control; 0 while there is none.
    let editingControlWidth: CGFloat
    /// Where the reorder control's room ends, from the trailing edge.
    let reorderControlTrailing: CGFloat
    /// The room of the reorder control; 0 while there is none.
    let reorderControlWidth: CGFloat

    /// The width that the content is measured and shown at; never negative.
    var contentWidth: CGFloat { max(0, width - contentLeading - contentTrailing) }

    /// Shares out the width of a row.
    ///
    /// - Parameters:
    ///   - row: What stands beside the content.
    ///   - width: That of the row.
    ///   - insets: What the content may not use at the edges of the row: at the sides a section index and the safe area,
    ///     at the bottom the separator.
    ///   - isEditing: Whether the controls for editing are shown.
    ///   - allowance: What is taken off the trailing edge on some displays, see
    ///     ``SizingListMetrics/allowance(forWidth:displayScale:)``.
    ///   - metrics: The widths of what stands beside the content.
    init(
        _ row: SizingListRow,
        width: CGFloat,
        insets: NSDirectionalEdgeInsets = .zero,
        isEditing: Bool = false,
        allowance: CGFloat = 0,
        metrics: SizingListMetrics = SizingListMetrics()
    ) {
        self.width = width
        separatorHeight = insets.bottom
        textInset = SizingListMetrics.length(row.textInset)
        editingControlLeading = insets.leading
        editingControlWidth = isEditing ? metrics.width(of: row.editingStyle) : 0
        let indentation =
            CGFloat(max(0, row.indentationLevel))
            * SizingListMetrics.length(row.indentationWidth ?? metrics.indentationWidth)
        leadingAccessoryLeading =
            insets.leading + (row.shouldIndentWhileEditing ? editingControlWidth : 0) + indentation
        leadingAccessoryWidth = metrics.width(of: row.leadingAccessory)
        contentLeading = leadingAccessoryLeading + leadingAccessoryWidth
        reorderControlTrailing = insets.trailing
        reorderControlWidth =
            isEditing && row.showsReorderControl ? SizingListMetrics.length(metrics.reorderControlWidth) : 0
        accessoryTrailing = insets.trailing + reorderControlWidth + allowance
        accessoryWidth = metrics.width(of: isEditing ? row.editingAccessory : row.accessory)
        contentTrailing = accessoryTrailing + accessoryWidth
    }

    /// Where the content view lies in a row of some height.
    func contentFrame(height: CGFloat, direction: UIUserInterfaceLayoutDirection) -> CGRect {
        CGRect(
            x: direction == .rightToLeft ? width - contentLeading - contentWidth : contentLeading,
            y: 0,
            width: contentWidth,
            height: max(0, height - separatorHeight)
        )
    }

    /// The height of a row whose content has some height: both the content and the separator, and at least the minimum.
    func height(ofContent height: CGFloat, minimum: CGFloat = 0) -> CGFloat {
        max(height + separatorHeight, minimum)
    }
}
