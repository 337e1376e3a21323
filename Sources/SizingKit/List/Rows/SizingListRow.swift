import UIKit

/// What stands beside the content of a row.
///
/// The names are those of `UITableViewCell` and of the table's delegate.
public struct SizingListRow: Hashable, Sendable {
    /// At the leading edge, before the content, whether the row is edited or not. A table has none.
    public var leadingAccessory: SizingListRow.Accessory
    /// At the trailing edge while the row is not edited.
    public var accessory: SizingListRow.Accessory
    /// At the trailing edge while the row is edited, as a table cell's `editingAccessoryType`.
    public var editingAccessory: SizingListRow.Accessory
    /// At the leading edge while the row is edited.
    public var editingStyle: SizingListRow.EditingStyle
    /// Whether the editing control moves the content in; if not, it lies over it.
    public var shouldIndentWhileEditing: Bool
    /// Whether a reorder control stands at the trailing edge while the row is edited.
    public var showsReorderControl: Bool
    /// How many times the content is moved in by ``indentationWidth``. A negative one counts as 0.
    public var indentationLevel: Int
    /// In points; `nil` takes ``SizingListMetrics/indentationWidth``.
    public var indentationWidth: CGFloat?

    /// From the margin of the content to its text, in points: the room of an image, see
    /// ``SizingListMetrics/textInset(besideImageOfWidth:)``. The separator begins below the text.
    public var textInset: CGFloat

    /// Creates a row. By default nothing stands beside its content, whether it is edited or not.
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
