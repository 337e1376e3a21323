/// The columns of a masonry, in whole pixels, and the rule that chooses the column of an item.
package struct MasonryParameters: Hashable, Sendable {
    /// How the column of the next item is chosen.
    package enum Order: Hashable, Sendable {
        /// The column that ends first; of several the first one. An item of several columns goes where the lowest end of its
        /// columns is highest up.
        case shortestColumn
        /// The column after that of the item before; after the last column the first one. An item of more columns than are
        /// left goes to the first columns.
        case sequential
    }

    /// The largest number of columns: a column number fits in a byte.
    package static let maximumColumnCount = 255

    /// The pixels along the scroll axis between an item and the next one below it.
    package let itemSpacing: Int
    package let order: Order

    // A single reference, since parameters are copied with each shape of a section.
    private let layout: Layout

    /// The columns, and what is computed from them once.
    private final class Layout: Sendable {
        let columns: [Span]
        /// The cross extents of the narrowest run of one column, of two, and so on.
        let narrowestRuns: [Int]

        init(_ columns: [Span]) {
            self.columns = columns
            narrowestRuns = (1...columns.count).map { width in
                zip(columns, columns[(width - 1)...]).map { $1.end - $0.start }.min() ?? 0
            }
        }
    }

    /// Where the columns lie across the scroll axis, in pixels, in order.
    package var columns: [Span] { layout.columns }

    /// - Parameters:
    ///   - columns: At least one and at most `maximumColumnCount`, from the start edge on. See
    ///     `columns(count:crossExtent:spacing:)`.
    ///   - itemSpacing: In pixels, clamped to `0...PixelGrid.maximumExtent`.
    package init(columns: [Span], itemSpacing: Int, order: Order = .shortestColumn) {
        precondition(
            (1...Self.maximumColumnCount).contains(columns.count),
            "A masonry has 1 to \(Self.maximumColumnCount) columns, not \(columns.count)."
        )
        layout = Layout(columns)
        self.itemSpacing = min(max(itemSpacing, 0), PixelGrid.maximumExtent)
        self.order = order
    }

    /// Divides a cross extent into columns that fill it exactly.
    ///
    /// The remaining pixels widen the spaces, so that all columns have the same width and an item measured for one of them
    /// fits each. Without spaces the remaining pixels widen columns instead.
    ///
    /// - Parameters:
    ///   - count: The number of columns, clamped to `1...maximumColumnCount` and to the number of pixels.
    ///   - crossExtent: In pixels; a negative one is taken for 0.
    ///   - spacing: The pixels between two columns, at least 0, and less where a column would have none left.
    package static func columns(count: Int, crossExtent: Int, spacing: Int) -> [Span] {
        let crossExtent = max(crossExtent, 0)
        let count = min(max(count, 1), maximumColumnCount, max(crossExtent, 1))
        guard count > 1 else { return [Span(start: 0, end: crossExtent)] }
        let spacing = min(max(spacing, 0), (crossExtent - count) / (count - 1))
        let available = crossExtent - spacing * (count - 1)
        guard spacing > 0 else {
            return (0..<count).map { Span(start: available * $0 / count, end: available * ($0 + 1) / count) }
        }
        let (width, rest) = available.quotientAndRemainder(dividingBy: count)
        return (0..<count).map { column in
            Span(start: column * (width + spacing) + rest * column / (count - 1), length: width)
        }
    }

    /// Clamps the number of columns that an item asks for to `1...columns.count`.
    func clamped(_ columns: Int) -> Int {
        min(max(columns, 1), self.columns.count)
    }

    /// The cross extent of the narrowest run of `columns` columns, in pixels.
    func narrowestRun(of columns: Int) -> Int {
        layout.narrowestRuns[clamped(columns) - 1]
    }
}

extension MasonryParameters {
    package static func == (left: MasonryParameters, right: MasonryParameters) -> Bool {
        left.order == right.order && left.itemSpacing == right.itemSpacing
            && (left.layout === right.layout || left.columns == right.columns)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(columns)
        hasher.combine(itemSpacing)
        hasher.combine(order)
    }
}

extension MasonryParameters: OutwardParameters {
    var estimatedRowLength: Int { columns.count }

    var rowSpacing: Int { itemSpacing }

    func estimatedCross(ofColumn column: Int) -> Span { columns[column] }
}
