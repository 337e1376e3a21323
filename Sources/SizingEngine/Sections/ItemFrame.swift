/// Where an item lies in its section, in whole pixels.
package struct ItemFrame: Hashable, Sendable {
    /// Along the scroll axis, from the start of the section's items.
    package var main: Span
    /// Across the scroll axis, from the start edge of the section's content.
    package var cross: Span

    package init(main: Span, cross: Span) {
        self.main = main
        self.cross = cross
    }
}
