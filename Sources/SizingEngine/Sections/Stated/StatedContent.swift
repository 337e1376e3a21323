/// The sections of a layout in which the app states every size, as a flow layout places them, in points.
///
/// The positions of a flow layout are sums of fractions. They are added up here, and rounded to pixels once for each edge: so
/// a section starts at the pixel nearest to where a flow layout has it, however many come before it.
package struct StatedContent: Sendable {
    /// What the app states of a section, in points.
    package struct Section: Sendable {
        package var itemCount: Int
        package var sizes: StatedSizes
        /// The extents along the scroll axis; 0 for none.
        package var header: Double
        package var footer: Double
        /// The space between the header and the items, and between the items and the footer. Negative spaces overlap.
        package var insetBefore: Double
        package var insetAfter: Double
        /// Where lines start across the scroll axis, and how long they are.
        package var crossStart: Double
        package var available: Double
        package var itemSpacing: Double
        package var lineSpacing: Double

        package init(
            itemCount: Int,
            sizes: StatedSizes,
            header: Double,
            footer: Double,
            insetBefore: Double,
            insetAfter: Double,
            crossStart: Double,
            available: Double,
            itemSpacing: Double,
            lineSpacing: Double
        ) {
            self.itemCount = itemCount
            self.sizes = sizes
            self.header = StatedLines.clamped(header)
            self.footer = StatedLines.clamped(footer)
            // Without items, nothing can be drawn over its neighbours.
            let isEmpty = itemCount == 0 && insetBefore + insetAfter < 0
            self.insetBefore = isEmpty ? 0 : StatedLines.clampedSpace(insetBefore)
            self.insetAfter = isEmpty ? 0 : StatedLines.clampedSpace(insetAfter)
            self.crossStart = StatedLines.clampedSpace(crossStart)
            self.available = StatedLines.clamped(available)
            self.itemSpacing = StatedLines.clampedSpace(itemSpacing)
            self.lineSpacing = StatedLines.clampedSpace(lineSpacing)
        }

        fileprivate var lines: StatedLines.Parameters {
            StatedLines.Parameters(
                crossStart: crossStart,
                available: available,
                itemSpacing: itemSpacing,
                lineSpacing: lineSpacing
            )
        }
    }

    /// A section and where its parts start along the scroll axis.
    struct Placed: Sendable {
        var items: StatedItems
        var start: Double
        var header: Double
        var startOfItems: Double
        var startOfFooter: Double
        var footer: Double
        var end: Double { startOfFooter + footer }
    }

    /// Where an element lies, in points from the start of the content.
    package struct Frame: Equatable, Sendable {
        package var mainStart: Double
        package var crossStart: Double
        package var size: StatedSize
    }

    let placed: [Placed]
    let grid: PixelGrid
    /// The pixels between two sections.
    let spacing: Int
    /// The length of headers and footers across the scroll axis.
    let crossExtent: Double

    /// - Parameters:
    ///   - sections: The sections, in their order.
    ///   - spacing: The pixels between two sections.
    ///   - crossExtent: The length of headers and footers across the scroll axis, in points.
    /// - Complexity: O(sections), and O(items) where the items of a section have different sizes.
    package init(_ sections: some Sequence<Section>, spacing: Int, crossExtent: Double, on grid: PixelGrid) {
        var placed: [Placed] = []
        placed.reserveCapacity(sections.underestimatedCount)
        var start = 0.0
        for section in sections {
            let startOfItems = start + section.header + section.insetBefore
            let items = Self.items(of: section, at: startOfItems, on: grid, after: placed.last?.items)
            let startOfFooter = max(start, startOfItems + items.lines.extent + section.insetAfter)
            placed.append(
                Placed(
                    items: items,
                    start: start,
                    header: section.header,
                    startOfItems: startOfItems,
                    startOfFooter: startOfFooter,
                    footer: section.footer
                )
            )
            start = startOfFooter + section.footer + grid.points(of: spacing)
        }
        self.placed = placed
        self.grid = grid
        self.spacing = spacing
        self.crossExtent = crossExtent
    }

    /// The items of a section: those of the section before it, if they lie in the same way.
    private static func items(
        of section: Section,
        at start: Double,
        on grid: PixelGrid,
        after previous: StatedItems?
    ) -> StatedItems {
        let phase = start - grid.points(of: grid.pixel(at: start))
        if let previous, case .uniform = section.sizes, previous.lines.sizes == section.sizes,
            previous.lines.count == section.itemCount, previous.lines.parameters == section.lines,
            abs(previous.phase - phase) < StatedLines.tolerance
        {
            return previous
        }
        let lines = StatedLines(count: section.itemCount, sizes: section.sizes, section.lines)
        return StatedItems(lines, on: grid, phase: phase)
    }

    /// The extent of all sections along the scroll axis, in points.
    package var extent: Double { placed.last?.end ?? 0 }

    /// The part of the extent after its last whole pixel, in points: negative if that pixel is a whole one by rounding up.
    package var rest: Double { extent - grid.points(of: grid.pixel(at: extent)) }

    /// Where an element lies; `nil` if there is no such element.
    ///
    /// - Complexity: O(log *n* + items of the line)
    package func frame(of element: Element) -> Frame? {
        guard placed.indices.contains(element.section) else { return nil }
        let section = placed[element.section]
        switch element.kind {
        case .header where section.header > 0: return frame(at: section.start, section.header)
        case .footer where section.footer > 0: return frame(at: section.startOfFooter, section.footer)
        case .item where element.item >= 0 && element.item < section.items.lines.count:
            let box = section.items.lines.box(of: element.item)
            return Frame(
                mainStart: section.startOfItems + box.mainStart,
                crossStart: box.crossStart,
                size: box.size
            )
        default: return nil
        }
    }

    /// The extents of the header and of the footer of a section, and the distance from the start of the one to that of the
    /// other, in points.
    package func boundaries(of section: Int) -> (header: Double, footer: Double, toFooter: Double) {
        let section = placed[section]
        return (section.header, section.footer, section.startOfFooter - section.start)
    }

    private func frame(at start: Double, _ extent: Double) -> Frame {
        Frame(mainStart: start, crossStart: 0, size: StatedSize(main: extent, cross: crossExtent))
    }

    /// A frame on whole pixels.
    package func pixels(of frame: Frame) -> ItemFrame {
        let (main, cross) = (frame.mainStart + frame.size.main, frame.crossStart + frame.size.cross)
        return ItemFrame(
            main: Span(start: grid.pixel(at: frame.mainStart), end: grid.pixel(at: main)),
            cross: Span(start: grid.pixel(at: frame.crossStart), end: grid.pixel(at: cross))
        )
    }
}

extension LayoutModel {
    /// Creates a model in which every element has the size that the app states.
    ///
    /// - Parameter shape: What the sections have in common: pinning and the length of headers and footers.
    /// - Complexity: O(sections)
    package init(stating content: StatedContent, shape: SectionShape, estimates: Estimates) {
        self.init(sectionSpacing: content.spacing, estimates: estimates)
        var sections: [ModelSection] = []
        sections.reserveCapacity(content.placed.count)
        var previous: (items: StatedItems, pixels: SectionPixels)?
        for placed in content.placed {
            let pixels = SectionPixels(placed, on: content.grid)
            if let previous, previous.items == placed.items, previous.pixels == pixels, let same = sections.last {
                sections.append(same)
                continue
            }
            var shape = shape
            shape.arrangement = .stated(placed.items)
            (shape.insetBefore, shape.insetAfter) = (pixels.insetBefore, pixels.insetAfter)
            (shape.hasHeader, shape.hasFooter) = (pixels.header > 0, pixels.footer > 0)
            overhang = max(overhang, shape.overhang)
            sections.append(
                ModelSection(
                    stated: shape,
                    itemCount: placed.items.lines.count,
                    header: pixels.header,
                    footer: pixels.footer
                )
            )
            previous = (placed.items, pixels)
        }
        self.sections = SummedTree(sections)
    }
}

/// The parts of a section on whole pixels, so that each starts at the pixel nearest to its position.
private struct SectionPixels: Equatable {
    let header: Int
    let insetBefore: Int
    let insetAfter: Int
    let footer: Int

    init(_ placed: StatedContent.Placed, on grid: PixelGrid) {
        let start = grid.pixel(at: placed.start)
        let endOfHeader = grid.pixel(at: placed.start + placed.header)
        let startOfItems = grid.pixel(at: placed.startOfItems)
        let items = placed.items
        let endOfItems = startOfItems + items.pixel(items.lines.extent) - items.pixel(0)
        let startOfFooter = grid.pixel(at: placed.startOfFooter)
        header = endOfHeader - start
        insetBefore = startOfItems - endOfHeader
        insetAfter = startOfFooter - endOfItems
        footer = grid.pixel(at: placed.end) - startOfFooter
    }
}
