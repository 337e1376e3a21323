import UIKit

/// The accessories, the editing controls and the indentation of a row.
///
/// The names are those of `UITableViewCell` and of the table's delegate.
public struct SizingListRow: Hashable, Sendable {
    /// The accessory at the leading edge, whether the row is edited or not. A table has none.
    public var leadingAccessory: SizingListRow.Accessory
    /// The accessory at the trailing edge while the row is not edited.
    public var accessory: SizingListRow.Accessory
    /// The accessory at the trailing edge while the row is edited, as a table cell's `editingAccessoryType`.
    public var editingAccessory: SizingListRow.Accessory
    /// The control at the leading edge while the row is edited.
    public var editingStyle: SizingListRow.EditingStyle
    /// Whether the content is indented to make room for the editing control. If not, the control covers the content.
    public var shouldIndentWhileEditing: Bool
    /// Whether a reorder control is shown at the trailing edge while the row is edited.
    public var showsReorderControl: Bool
    /// The number of levels that the content is indented by, each ``indentationWidth`` wide. A negative number counts
    /// as 0.
    public var indentationLevel: Int
    /// The width of one level of indentation, in points; `nil` for ``SizingListMetrics/indentationWidth``.
    public var indentationWidth: CGFloat?

    /// The distance from the margin of the content to its text, in points, for an image: see
    /// ``SizingListMetrics/textInset(besideImageOfWidth:)``. The separator begins below the text.
    public var textInset: CGFloat

    /// Creates a row. By default it has no accessories, no editing controls and no indentation.
    public init(
        leadingAccessory: SizingListRow.Accessory = .none,
        accessory: SizingListRow.Accessory = .none,
        editingAccessory: SizingListRow.Accessory = .none,
        editingStyle: SizingListRow.EditingStyle = .none,
        shouldIndentWhileEditing: Bool = true,
        showsReorderControl: Bool = false,
        indentationLevel: Int = 0,
        indentationWidth: CGFloat? = nil,
        textInset: CGFloat = 0
    ) {
        self.leadingAccessory = leadingAccessory
        self.accessory = accessory
        self.editingAccessory = editingAccessory
        self.editingStyle = editingStyle
        self.shouldIndentWhileEditing = shouldIndentWhileEditing
        self.showsReorderControl = showsReorderControl
        self.indentationLevel = indentationLevel
        self.indentationWidth = indentationWidth
        self.textInset = textInset
    }
}
