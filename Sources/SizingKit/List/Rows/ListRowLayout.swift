import UIKit

/// How the width of a row is shared between its content, accessories and editing controls, and the height of the row.
///
/// All lengths are in points and from the leading edge; ``contentFrame(height:direction:)`` converts them to left and
/// right. It costs a few additions to create.
struct ListRowLayout: Equatable, Sendable {
    /// The width of the whole row.
    let width: CGFloat
    /// The distance from the leading edge of the row to that of the content view.
    let contentLeading: CGFloat
    /// The distance from the content view to the trailing edge of the row.
    let contentTrailing: CGFloat
    /// The distance from the trailing edge of the row to the outermost accessory: the width of a section index, the safe
    /// area and the reorder control.
    let accessoryTrailing: CGFloat
    /// The width of the accessory, including its distance from the edge.
    let accessoryWidth: CGFloat
    /// The distance from the content's margin to its text: the width that an image takes.
    let textInset: CGFloat
    /// The height of the separator, at the bottom of the row.
    let separatorHeight: CGFloat
    /// The start of the leading accessory.
    let leadingAccessoryLeading: CGFloat
    /// The width of the leading accessory, including its distance from the edge.
    let leadingAccessoryWidth: CGFloat
    /// The start of the editing control: the edge of the safe area.
    let editingControlLeading: CGFloat
    /// The width of the editing control; 0 if the row shows no editing control.
    let editingControlWidth: CGFloat
    /// The distance from the trailing edge of the row to the reorder control.
    let reorderControlTrailing: CGFloat
    /// The width of the reorder control; 0 if the row shows no reorder control.
    let reorderControlWidth: CGFloat

    /// The width that the content is measured and shown at; never negative.
    var contentWidth: CGFloat { max(0, width - contentLeading - contentTrailing) }

    /// Creates the layout of a row.
    ///
    /// - Parameters:
    ///   - row: The accessories, the editing controls and the indentation of the row.
    ///   - width: The width of the row.
    ///   - insets: The insets of the content from the edges of the row: at the sides a section index and the safe area,
    ///     at the bottom the separator.
    ///   - isEditing: Whether the controls for editing are shown.
    ///   - allowance: The width that is subtracted at the trailing edge on some displays, see
    ///     ``SizingListMetrics/allowance(forWidth:displayScale:)``.
    ///   - metrics: The widths of the accessories and the controls.
    ///   - glyphScale: How large chevrons and checkmarks are.
    init(
        _ row: SizingListRow,
        width: CGFloat,
        insets: NSDirectionalEdgeInsets = .zero,
        isEditing: Bool = false,
        allowance: CGFloat = 0,
        metrics: SizingListMetrics = SizingListMetrics(),
        glyphScale: CGFloat = 1
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
        leadingAccessoryWidth = metrics.width(of: row.leadingAccessory, glyphScale: glyphScale)
        contentLeading = leadingAccessoryLeading + leadingAccessoryWidth
        reorderControlTrailing = insets.trailing
        reorderControlWidth =
            isEditing && row.showsReorderControl ? SizingListMetrics.length(metrics.reorderControlWidth) : 0
        accessoryTrailing = insets.trailing + reorderControlWidth + allowance
        accessoryWidth = metrics.width(
            of: isEditing ? row.editingAccessory : row.accessory,
            glyphScale: glyphScale
        )
        contentTrailing = accessoryTrailing + accessoryWidth
    }

    /// Returns the frame of the content view in a row of a given height.
    func contentFrame(height: CGFloat, direction: UIUserInterfaceLayoutDirection) -> CGRect {
        CGRect(
            x: direction == .rightToLeft ? width - contentLeading - contentWidth : contentLeading,
            y: 0,
            width: contentWidth,
            height: max(0, height - separatorHeight)
        )
    }

    /// Returns the height of a row with content of a given height: with the separator, and at least the minimum.
    func height(ofContent height: CGFloat, minimum: CGFloat = 0) -> CGFloat {
        max(height + separatorHeight, minimum)
    }
}
