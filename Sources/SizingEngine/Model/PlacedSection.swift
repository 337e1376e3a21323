/// The position of a section and its items along the scroll axis, in whole pixels.
package struct PlacedSection: Sendable {
    package let index: Int
    /// From the start of the section, the space before its header included, to the end of its footer.
    package var main: Span
    /// From the start of the first item to the end of the last one.
    package var items: Span
    package let itemCount: Int
    package let shape: SectionShape
    /// Whether the shape is final; else it is provisional.
    package let isResolved: Bool
}
