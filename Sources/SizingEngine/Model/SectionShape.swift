/// How a section is built, in whole pixels: what its extent consists of beside its items, and how these are arranged.
package struct SectionShape: Equatable, Sendable {
    /// How items are arranged, with what the arrangement needs to know.
    package enum Arrangement: Equatable, Sendable {
        /// One column with a space between two neighbours.
        case list(spacing: Int)
        case grid(GridParameters)
        case masonry(MasonryParameters)
        case flow(FlowParameters)
    }

    package var arrangement: Arrangement
    /// Where the items lie across the scroll axis.
    package var itemCross: Span
    /// Where the header and the footer lie across the scroll axis.
    package var boundaryCross: Span
    /// The space between the header and the first item.
    package var insetBefore: Int
    /// The space between the last item and the footer.
    package var insetAfter: Int
    /// The space before the header, if there is one.
    package var headerPadding: Int
    /// Whether the section may have a header. One that turns out not to exist is measured as 0.
    package var hasHeader: Bool
    /// Whether the section may have a footer. One that turns out not to exist is measured as 0.
    package var hasFooter: Bool
    /// Whether the header stays at the start of what is visible while its section is.
    package var pinsHeader: Bool
    /// Whether the footer stays at the end of what is visible while its section is.
    package var pinsFooter: Bool
    /// What whoever made the shape knows it by. It travels with the section.
    package var style: Int

    package init(
        arrangement: Arrangement = .list(spacing: 0),
        itemCross: Span = Span(start: 0, end: 0),
        boundaryCross: Span? = nil,
        insetBefore: Int = 0,
        insetAfter: Int = 0,
        headerPadding: Int = 0,
        hasHeader: Bool = false,
        hasFooter: Bool = false,
        pinsHeader: Bool = false,
        pinsFooter: Bool = false,
        style: Int = 0
    ) {
        self.arrangement = arrangement
        self.itemCross = itemCross
        self.boundaryCross = boundaryCross ?? itemCross
        self.insetBefore = insetBefore
        self.insetAfter = insetAfter
        self.headerPadding = headerPadding
        self.hasHeader = hasHeader
        self.hasFooter = hasFooter
        self.pinsHeader = pinsHeader
        self.pinsFooter = pinsFooter
        self.style = style
    }
}
