import UIKit

extension SizingLayoutAttributes {
    /// Sets the looks of a section's card, all of whose corners are rounded.
    func show(_ card: ListCard) {
        color = card.color
        cornerRadius = card.cornerRadius
        maskedCorners = ListCard.corners(ofItem: 0, of: 1)
    }
}
