import SizingEngine

/// What a list says of its rows. What its geometry says of the space above and below the rows does not count: that is in
/// the shape of the section.
///
/// It is shared by reference, since it is asked for at each row that is handed out: a copy of the geometry would count a
/// dozen references up and down.
@MainActor
final class ListStyle {
    let geometry: ListSectionGeometry
    /// What the separator of a row adds to its content, in pixels.
    let separatorExtent: Int
    /// The least extent of a row, in pixels.
    let minimumRowExtent: Int

    /// Whether rows are told of anything by their attributes.
    let rowsHaveLooks: Bool

    init(_ geometry: ListSectionGeometry, on grid: PixelGrid) {
        self.geometry = geometry
        rowsHaveLooks = geometry.contentInsets != .zero || (geometry.card?.cornerRadius ?? 0) > 0
        separatorExtent = grid.extent(of: geometry.contentInsets.bottom)
        minimumRowExtent = grid.extent(of: SizingListMetrics.length(geometry.configuration.minimumRowHeight))
    }
}
