import SizingEngine
import UIKit

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

    /// The looks of headers and footers.
    let boundaryLooks: SharedLooks
    /// The looks of the card behind the rows, all of whose corners are rounded; `nil` if there is no card.
    let cardLooks: SharedLooks?
    /// The looks of a row between others, of the first one, of the last one, and of the only one; `nil` if rows have none.
    private let rowLooks: [SharedLooks?]
    /// Whether a row has looks, or gets some when it is swiped.
    let rowsHaveLooks: Bool
    /// The separators of these rows; `nil` if they follow from the app's handlers.
    private let rowSeparators: [RowSeparators]?

    init(_ geometry: ListSectionGeometry, in environment: LayoutEnvironment) {
        self.geometry = geometry
        separatorExtent = environment.grid.extent(of: geometry.contentInsets.bottom)
        minimumRowExtent = environment.grid.extent(
            of: SizingListMetrics.length(geometry.configuration.minimumRowHeight)
        )
        let isHorizontal = environment.axis == .horizontal
        var boundary = ElementLooks()
        boundary.contentInsets = isHorizontal ? geometry.boundaryInsets.forHorizontalScrolling : geometry.boundaryInsets
        boundaryLooks = SharedLooks(boundary)
        cardLooks = geometry.card.map { card in
            var looks = ElementLooks()
            looks.cornerRadius = card.cornerRadius
            looks.maskedCorners = ListCard.corners(ofItem: 0, of: 1)
            return SharedLooks(looks)
        }
        let rows = [(1, 3), (0, 2), (1, 2), (0, 1)]
        rowLooks = rows.map { item, count in
            let looks = ElementLooks(
                ofRow: item,
                of: count,
                in: geometry,
                along: environment.axis,
                isReversed: environment.isReversed
            )
            return looks.isEqual(to: ElementLooks()) ? nil : SharedLooks(looks)
        }
        let configuration = geometry.configuration
        rowsHaveLooks = configuration.hasSwipeActions || rowLooks.contains { $0 != nil }
        guard configuration.itemSeparatorHandler == nil, configuration.rowHandler == nil else {
            rowSeparators = nil
            return
        }
        let layout = geometry.layout(of: SizingListRow())
        rowSeparators = rows.map { item, count in
            RowSeparators(ofRow: item, of: count, in: geometry, configuration.separatorConfiguration, layout)
        }
    }

    /// Returns the looks of a row; `nil` if it has none.
    ///
    /// - Parameters:
    ///   - item: The row, counted from 0.
    ///   - count: The number of rows in the section.
    func looks(ofRow item: Int, of count: Int) -> SharedLooks? {
        rowLooks[Self.index(ofRow: item, of: count)]
    }

    /// Whether the separators of rows follow from their places alone, and not from the app's handlers.
    var separatorsAreAlike: Bool { rowSeparators != nil }

    /// Returns the separators of a row; `nil` if they follow from the app's handlers.
    ///
    /// - Parameters:
    ///   - item: The row, counted from 0.
    ///   - count: The number of rows in the section.
    func separators(ofRow item: Int, of count: Int) -> RowSeparators? {
        rowSeparators?[Self.index(ofRow: item, of: count)]
    }

    private static func index(ofRow item: Int, of count: Int) -> Int {
        (item == 0 ? 1 : 0) + (item == count - 1 ? 2 : 0)
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets of a row in a horizontal list, from those of a row in a vertical list: bottom becomes trailing.
    var forHorizontalScrolling: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: leading, leading: 0, bottom: trailing, trailing: bottom)
    }
}
