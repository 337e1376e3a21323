/// How a flow lays out its lines, in whole pixels.
package struct FlowParameters: Hashable, Sendable {
    /// Where the items of a line lie across the scroll axis.
    package enum Alignment: Hashable, Sendable, CaseIterable {
        case leading
        case center
        case trailing
        /// The items fill the line: the remaining pixels widen the spaces between them. A single item stays leading, and so
        /// do the items of the last line and of a line that may still take more.
        case justified
        /// As a flow layout of UIKit has it: as `justified`, but a single item that leaves no room for another one like it is
        /// centred, and a line that is not filled is spread as if it went on with items like its last one.
        case spread
    }

    /// Where an item lies along the scroll axis in a line that is taller.
    package enum LineAlignment: Hashable, Sendable, CaseIterable {
        case start
        case center
        case end
    }

    /// What is stated of an item by its place.
    package struct Place: Hashable, Sendable {
        /// The cross extent that the item has; `nil` if it chooses it.
        package var cross: Int?
        /// The main extent that the item has; `nil` if it is measured.
        package var main: Int?
        /// The space before the item and after it, across the scroll axis.
        package var before: Int
        package var after: Int

        /// Lengths are clamped to `0...PixelGrid.maximumExtent`.
        package init(cross: Int?, main: Int?, before: Int = 0, after: Int = 0) {
            func clamped(_ extent: Int) -> Int { min(max(extent, 0), PixelGrid.maximumExtent) }
            self.cross = cross.map(clamped)
            self.main = main.map(clamped)
            self.before = clamped(before)
            self.after = clamped(after)
        }

        var around: Int { before + after }
    }

    /// The cross extent of a line.
    package let crossExtent: Int
    /// The smallest space between two items of a line. Items overlap if it is negative.
    package let itemSpacing: Int
    /// The space between two lines. Lines overlap if it is negative; each is at least as tall as that.
    package let lineSpacing: Int
    package let alignment: Alignment
    package let lineAlignment: LineAlignment
    /// The cross extent of an unmeasured item.
    package let estimatedCross: Int
    /// The places that the items take in turn; empty if nothing is stated of them.
    package let places: [Place]

    /// All lengths are clamped to `0...PixelGrid.maximumExtent`, spaces to `-PixelGrid.maximumExtent...`.
    package init(
        crossExtent: Int,
        itemSpacing: Int = 0,
        lineSpacing: Int = 0,
        alignment: Alignment = .leading,
        lineAlignment: LineAlignment = .start,
        estimatedCross: Int,
        places: [Place] = []
    ) {
        func clamped(_ extent: Int) -> Int { min(max(extent, 0), PixelGrid.maximumExtent) }
        self.crossExtent = clamped(crossExtent)
        self.itemSpacing = PixelGrid.clampedSpace(itemSpacing)
        self.lineSpacing = PixelGrid.clampedSpace(lineSpacing)
        self.alignment = alignment
        self.lineAlignment = lineAlignment
        self.estimatedCross = clamped(estimatedCross)
        self.places = places
    }

    /// The place of an item; `nil` if items have none.
    @inline(__always)
    func place(of item: Int) -> Place? { places.isEmpty ? nil : places[item % places.count] }

    /// How far a line reaches into the next one.
    var overlap: Int { max(0, -lineSpacing) }

    /// The number of items that fit on a line if each has the estimated cross extent.
    package var estimatedLineCount: Int {
        let each = estimatedCross + itemSpacing
        let fitting = each <= 0 ? FlowArrangement.maximumLineCount : (crossExtent + itemSpacing) / each
        return min(max(fitting, 1), FlowArrangement.maximumLineCount)
    }
}

extension FlowParameters: OutwardParameters {
    var estimatedRowLength: Int { estimatedLineCount }

    var rowSpacing: Int { lineSpacing }

    func estimatedCross(ofColumn column: Int) -> Span {
        Span(start: column * (estimatedCross + itemSpacing), length: min(estimatedCross, crossExtent))
    }
}
