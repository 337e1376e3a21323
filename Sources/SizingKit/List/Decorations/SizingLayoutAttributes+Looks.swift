import UIKit

extension SizingLayoutAttributes {
    /// Sets the looks of a separator.
    func show(_ separator: ListSeparator) {
        color = separator.color
    }

    /// Sets the looks of a section's card, all of whose corners are rounded.
    func show(_ card: ListCard) {
        color = card.color
        cornerRadius = card.cornerRadius
        maskedCorners = ListCard.corners(ofItem: 0, of: 1)
    }

    /// Sets the insets and corners that a row takes from its section.
    ///
    /// - Parameters:
    ///   - item: The row, counted from 0.
    ///   - count: The number of rows in the section.
    ///   - section: The section.
    func showRow(_ item: Int, of count: Int, in section: ListSectionGeometry) {
        contentInsets = section.contentInsets
        rowMargins = section.rowMargins
        let radius = section.card?.cornerRadius ?? 0
        cornerRadius = radius
        maskedCorners = radius > 0 ? ListCard.corners(ofItem: item, of: count) : []
    }
}
