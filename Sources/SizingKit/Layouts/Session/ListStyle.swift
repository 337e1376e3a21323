import SizingEngine

/// The properties of a list that its rows depend on. The space above and below the rows is not among them: it belongs to
/// the shape of the section.
///
/// A class, since each row that UIKit gets needs it: a copy of the geometry would retain and release a dozen references.
@MainActor
final class ListStyle {
    let geometry: ListSectionGeometry
    /// The extent that the separator of a row adds to its content, in pixels.
    let separatorExtent: Int
    /// The minimum extent of a row, in pixels.
    let minimumRowExtent: Int

    /// Whether the attributes of rows have any looks.
    let rowsHaveLooks: Bool

    init(_ geometry: ListSectionGeometry, on grid: PixelGrid) {
        self.geometry = geometry
        rowsHaveLooks =
            geometry.contentInsets != .zero || geometry.rowMargins != .zero || (geometry.card?.cornerRadius ?? 0) > 0
        separatorExtent = grid.extent(of: geometry.contentInsets.bottom)
        minimumRowExtent = grid.extent(of: SizingListMetrics.length(geometry.configuration.minimumRowHeight))
    }
}
