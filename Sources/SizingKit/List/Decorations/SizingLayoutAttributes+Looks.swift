import UIKit

extension SizingLayoutAttributes {
    /// Takes over the looks of a separator.
    func show(_ separator: ListSeparator) {
        color = separator.color
    }

    /// Takes over the looks of a section's card, all of whose corners are rounded.
    func show(_ card: ListCard) {
        color = card.color
        cornerRadius = card.cornerRadius
        maskedCorners = ListCard.corners(ofItem: 0, of: 1)
    }

    /// Takes over what a row needs to know of its section.
    ///
    /// - Parameters:
    ///   - item: The row, counted from 0.
    ///   - count: Of the rows in the section.
    ///   - section: The section.
    func showRow(_ item: Int, of count: Int, in section: ListSectionGeometry) {
        contentInsets = section.contentInsets
        let radius = section.card?.cornerRadius ?? 0
        cornerRadius = radius
        maskedCorners = radius > 0 ? ListCard.corners(ofItem: item, of: count) : []
    }
}
