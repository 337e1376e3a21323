/// The columns and rows of a grid, in whole pixels.
package struct GridParameters: Hashable, Sendable {
    /// Where an item lies in its row.
    package enum Alignment: Hashable, Sendable, CaseIterable {
        /// Every item is as tall as its row.
        case stretch
        case start
        case center
        case end
    }

    /// Where each column lies across the scroll axis. There is at least one.
    package let columns: [Span]

    /// Whether the columns are equally wide to the pixel.
    let hasEqualColumns: Bool

    /// The space between two rows. Rows overlap if it is negative; each is at least as tall as that.
    package let rowSpacing: Int

    package let alignment: Alignment

    /// How far a row reaches into the next one.
    var overlap: Int { max(0, -rowSpacing) }

    /// - Parameters:
    ///   - columns: If empty, one column of width 0.
    ///   - rowSpacing: Clamped to `-PixelGrid.maximumExtent...PixelGrid.maximumExtent`.
    package init(columns: [Span], rowSpacing: Int = 0, alignment: Alignment = .stretch) {
        self.columns = columns.isEmpty ? [Span(start: 0, length: 0)] : columns
        let widths = self.columns.map(\.length)
        hasEqualColumns = (widths.max() ?? 0) - (widths.min() ?? 0) <= 1
        self.rowSpacing = PixelGrid.clampedSpace(rowSpacing)
        self.alignment = alignment
    }

    /// Divides a cross extent into columns of equal width to the pixel: the widths differ by one pixel at most, the
    /// first column starts at 0 and the last ends at the extent.
    ///
    /// - Parameters:
    ///   - count: Less than 1 is taken for 1.
    ///   - crossExtent: Less than 0 is taken for 0.
    ///   - spacing: Between two columns, clamped to what fits.
    package static func columns(_ count: Int, in crossExtent: Int, spacing: Int = 0) -> [Span] {
        columns(edges: max(count, 1), in: crossExtent, spacing: spacing) { available, column, count in
            // Computed from remainder and quotient, so that nothing overflows.
            available / count * column + available % count * column / count
        }
    }

    /// Divides a cross extent into columns whose widths are proportional to weights, rounded to pixels: the first column
    /// starts at 0 and the last ends at the extent.
    ///
    /// - Parameters:
    ///   - weights: One that is not positive and finite counts as 0. If none is left, the columns are equal.
    ///   - crossExtent: Less than 0 is taken for 0.
    ///   - spacing: Between two columns, clamped to what fits.
    package static func columns(weights: [Double], in crossExtent: Int, spacing: Int = 0) -> [Span] {
        let weights = weights.map { $0.isFinite && $0 > 0 ? $0 : 0 }
        let largest = weights.max() ?? 0
        guard largest > 0 else { return columns(weights.count, in: crossExtent, spacing: spacing) }
        // Weights relative to the largest, because the sum of huge weights is not finite.
        var sums = [0.0]
        for weight in weights { sums.append(sums[sums.count - 1] + weight / largest) }
        return columns(edges: weights.count, in: crossExtent, spacing: spacing) { available, column, count in
            column == count ? available : Int((Double(available) * sums[column] / sums[count]).rounded())
        }
    }

    /// - Parameter edge: Takes the extent of all columns without the spaces, a column (or the number of columns) and their
    ///   number, and returns how much of the extent lies before that column.
    private static func columns(
        edges count: Int,
        in crossExtent: Int,
        spacing: Int,
        _ edge: (_ available: Int, _ column: Int, _ count: Int) -> Int
    ) -> [Span] {
        let crossExtent = min(max(crossExtent, 0), PixelGrid.maximumExtent)
        let spacing = count > 1 ? min(max(spacing, 0), crossExtent / (count - 1)) : 0
        let available = crossExtent - spacing * (count - 1)
        return (0..<count).map { column in
            Span(
                start: edge(available, column, count) + spacing * column,
                end: edge(available, column + 1, count) + spacing * column
            )
        }
    }
}
