extension SizingListCell {
    /// How a cell arranges its image and its texts: the styles of `UITableViewCell`.
    public enum Style: Hashable, Sendable {
        /// An image and a text.
        case `default`
        /// An image, a text, and a value at the trailing edge, as in Settings. At accessibility text sizes, and if one of the
        /// two may have several lines and they do not fit, the value stands below.
        case value1
        /// A caption in the tint colour at the trailing edge of a column of its own, and a text beside it, as in Contacts.
        /// There is no image.
        case value2
        /// An image, a text, and a smaller one below it.
        case subtitle
    }
}
