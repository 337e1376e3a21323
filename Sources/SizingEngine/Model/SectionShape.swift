/// The layout of a section apart from the sizes of its elements, in whole pixels: insets, where items and boundaries lie
/// across the scroll axis, and how items are arranged.
package struct SectionShape: Equatable, Sendable {
    /// The kind of arrangement, with its parameters.
    package enum Arrangement: Equatable, Sendable {
        /// One column with a space between two neighbours.
        case list(spacing: Int)
        case grid(GridParameters)
        case masonry(MasonryParameters)
        case flow(FlowParameters)
        case carousel(CarouselParameters)
        case pattern(PatternParameters)
        /// Groups of items of stated sizes.
        case repeated(RepeatedParameters)
        /// Items whose sizes the app states.
        case stated(StatedItems)
    }

    package var arrangement: Arrangement
    /// Where the items lie across the scroll axis.
    package var itemCross: Span
    /// Where the header and the footer lie across the scroll axis.
    package var boundaryCross: Span
    /// Where the footer lies if that is elsewhere than the header.
    package var ownFooterCross: Span?
    /// Where further views at the edges of the section lie, if that is elsewhere than the header.
    package var edgeCross: Span?
    /// The extents that the header and the footer have, whatever is measured; `nil` if they are measured.
    package var headerExtent: Int?
    package var footerExtent: Int?
    /// The extent along the scroll axis that the items of a flow have, whatever is measured.
    package var itemExtent: Int?
    /// The extent that the app estimates for the items along the scroll axis, until one is measured; `nil` if it doesn't.
    package var itemEstimate: Int?
    /// The space between the header and the first item. Items lie over the header if it is negative.
    package var insetBefore: Int
    /// The space between the last item and the footer. What follows lies over the items if it is negative.
    package var insetAfter: Int
    /// The space before the header, if there is one.
    package var headerPadding: Int
    /// Whether the section can have a header. A header that turns out not to exist is measured as 0.
    package var hasHeader: Bool
    /// Whether the section can have a footer. A footer that turns out not to exist is measured as 0.
    package var hasFooter: Bool
    /// Whether the header stays at the start of the visible part while its section is visible.
    package var pinsHeader: Bool
    /// Whether the footer stays at the end of the visible part while its section is visible.
    package var pinsFooter: Bool
    /// How far the background reaches out of the section along the scroll axis.
    package var backgroundOverhang = 0
    /// Whether a pinned header is pushed away by the footer of its section, and not by the section's end.
    package var headerStopsAtFooter = false
    /// An opaque tag that the layout sets; it travels with the section.
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

    /// How far the items and the background may reach out of their section along the scroll axis.
    package var overhang: Int { max(0, -insetBefore, -insetAfter, backgroundOverhang) }

    /// Where the header or the footer lies across the scroll axis.
    func boundaryCross(of kind: Element.Kind) -> Span {
        kind == .footer ? ownFooterCross ?? boundaryCross : boundaryCross
    }

    /// The extent along the scroll axis that an item has whatever is measured; `nil` if it is measured.
    package func statedExtent(of item: Int) -> Int? {
        switch arrangement {
        case .pattern(let parameters): parameters.statedExtent(of: item)
        case .flow(let parameters): parameters.place(of: item)?.main
        case .carousel(let parameters): parameters.group?.statedExtent(of: item)
        case .repeated(let parameters): parameters.extent(of: item)
        default: nil
        }
    }
}
