extension SizingListCell {
    /// The arrangements of the image and the texts of a cell: the styles of `UITableViewCell`.
    public enum Style: Hashable, Sendable {
        /// An image and a text.
        case `default`
        /// An image, a text, and a value at the trailing edge, as in Settings. The value is below the text at
        /// accessibility text sizes, and where the two do not fit beside each other and one of them may have several
        /// lines.
        case value1
        /// A caption in the tint colour at the trailing edge of a column of its own, and a text beside it, as in Contacts.
        /// There is no image.
        case value2
        /// An image, a text, and a smaller text below it.
        case subtitle
    }
}
