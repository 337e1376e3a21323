/// Where a section and its items lie along the scroll axis.
package struct SectionPlace: Sendable {
    package let index: Int
    /// From the start of its header, with the space before it, to the end of its footer.
    package var main: Span
    /// From the start of the first item to the end of the last one.
    package var items: Span
    package let itemCount: Int
    package let shape: SectionShape
    /// Whether the shape is the section's own.
    package let isResolved: Bool
}
