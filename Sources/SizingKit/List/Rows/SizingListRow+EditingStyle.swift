extension SizingListRow {
    /// The controls at the leading edge of a row that is edited.
    ///
    /// The first three are those of `UITableViewCell.EditingStyle`.
    public enum EditingStyle: Hashable, Sendable {
        /// No control.
        case none
        /// A red circle with a minus.
        case delete
        /// A green circle with a plus.
        case insert
        /// A circle that is ticked while the row is selected.
        case multiselect
    }
}
