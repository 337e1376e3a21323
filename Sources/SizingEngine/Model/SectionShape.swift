/// What a section's extent consists of beside its items, in whole pixels along the scroll axis.
package struct SectionShape: Equatable, Sendable {
    /// The space between two neighbouring items.
    package var spacing: Int
    /// The space between the header and the first item.
    package var insetBefore: Int
    /// The space between the last item and the footer.
    package var insetAfter: Int
    /// Whether the section may have a header. One that turns out not to exist is measured as 0.
    package var hasHeader: Bool
    /// Whether the section may have a footer. One that turns out not to exist is measured as 0.
    package var hasFooter: Bool

    package init(
        spacing: Int = 0,
        insetBefore: Int = 0,
        insetAfter: Int = 0,
        hasHeader: Bool = false,
        hasFooter: Bool = false
    ) {
        self.spacing = spacing
        self.insetBefore = insetBefore
        self.insetAfter = insetAfter
        self.hasHeader = hasHeader
        self.hasFooter = hasFooter
    }
}
