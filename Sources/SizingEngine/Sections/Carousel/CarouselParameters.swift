/// The columns, the height and the rest positions of a carousel, in whole pixels.
///
/// A carousel scrolls across the layout: its columns follow one another along the cross axis. *Width* is an extent along
/// that axis, *height* one along the main axis, as in a vertical layout.
package struct CarouselParameters: Hashable, Sendable {
    /// The width of a column.
    package enum Width: Hashable, Sendable {
        case fixed(Int)
        /// As wide as its widest item. A column in which nothing is measured has the mean width of the measured items, at
        /// first an estimate.
        case measured(atMost: Int, estimate: Int)
    }

    /// The height of a row.
    package enum Height: Hashable, Sendable {
        case fixed(Int)
        /// That of the tallest of the first items, or groups. Their number is at least 1.
        case tallest(of: Int)
    }

    /// Where a scroll comes to rest.
    package enum Rest: Hashable, Sendable, CaseIterable {
        case anywhere
        /// At the start of the column nearest to where the scroll would end.
        case columns
        /// At a multiple of the width of the layout.
        case pages
        /// At the start of a column, one column for each scroll.
        case singleColumns
        /// With a column in the middle of the layout, one column for each scroll.
        case centeredColumns
    }

    package let width: Width
    package let height: Height
    /// Where an item lies in its row.
    package let alignment: GridParameters.Alignment
    /// The number of items in a column.
    package let rows: Int
    /// The places of the items of a column, from the start of the column; `nil` if all rows are equally high.
    package let group: PatternParameters?
    /// The space between two columns.
    package let columnSpacing: Int
    /// The space between two rows.
    package let rowSpacing: Int
    package let rest: Rest
    /// The width between the insets of the section.
    package let contentWidth: Int
    /// The width of the inset before the content, in which columns are visible while they scroll out.
    package let insetBefore: Int
    /// The width of the inset after the content.
    package let insetAfter: Int

    /// Lengths are clamped to `0...PixelGrid.maximumExtent`, widths to at least 1, numbers to at least 1.
    package init(
        width: Width,
        height: Height = .tallest(of: 1),
        alignment: GridParameters.Alignment = .stretch,
        rows: Int = 1,
        group: PatternParameters? = nil,
        columnSpacing: Int = 0,
        rowSpacing: Int = 0,
        rest: Rest = .anywhere,
        contentWidth: Int,
        insetBefore: Int = 0,
        insetAfter: Int = 0
    ) {
        func clamped(_ extent: Int) -> Int { min(max(extent, 0), PixelGrid.maximumExtent) }
        self.width =
            switch width {
            case .fixed(let width): .fixed(max(1, clamped(width)))
            case .measured(let most, let estimate):
                .measured(atMost: max(1, clamped(most)), estimate: min(max(1, estimate), max(1, clamped(most))))
            }
        self.height =
            switch height {
            case .fixed(let height): .fixed(clamped(height))
            case .tallest(let number): .tallest(of: max(1, number))
            }
        self.alignment = alignment
        self.rows = min(max(1, group?.placeCount ?? rows), MasonryParameters.maximumColumnCount)
        self.group = group
        self.columnSpacing = PixelGrid.clampedSpace(columnSpacing)
        self.rowSpacing = clamped(rowSpacing)
        self.rest = rest
        self.contentWidth = clamped(contentWidth)
        self.insetBefore = clamped(insetBefore)
        self.insetAfter = clamped(insetAfter)
    }

    /// The width of the layout, in which columns are visible.
    package var visibleWidth: Int { insetBefore + contentWidth + insetAfter }

    /// The number of first items from which the height of all rows follows.
    var leadCount: Int {
        switch height {
        case .fixed: 0
        case .tallest(let number): group == nil ? number : number * rows
        }
    }

    /// Whether a column is as wide as its widest item.
    var measuresWidths: Bool { if case .measured = width { true } else { false } }

    /// The parts of a column along the cross axis, if they follow from the widths that its items choose.
    var chosenWidths: PatternParameters? { group?.chosenWidths }

    /// Whether the frame of an item other than the first ones doesn't depend on its size.
    var givesFrames: Bool {
        !measuresWidths && chosenWidths == nil && alignment == .stretch && group?.statesExtents != false
    }
}
