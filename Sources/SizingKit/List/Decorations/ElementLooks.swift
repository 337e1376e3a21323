import SizingEngine
import UIKit

/// What the layout attributes of an element tell beside its place and its colour.
struct ElementLooks {
    /// The radius of the corners that the element shares with its section's card, in points.
    var cornerRadius: CGFloat = 0
    /// The corners that the element shares with its section's card.
    var maskedCorners: CACornerMask = []
    /// The insets of a row's content, in points.
    var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances, in points, from the sides of a row to those of its list; in a list that scrolls sideways, from its top and
    /// bottom.
    var rowMargins = NSDirectionalEdgeInsets.zero
    #if !os(tvOS)
        /// Whether the row is swiped aside.
        var isSwiped = false
        /// The actions that a view beside a swiped row shows.
        var swipeActions: SwipeActions?
        /// Whether letting go of a swiped row performs its first action.
        var isSwipeArmed = false
    #endif

    func isEqual(to other: ElementLooks) -> Bool {
        #if !os(tvOS)
            guard isSwiped == other.isSwiped, swipeActions === other.swipeActions, isSwipeArmed == other.isSwipeArmed
            else { return false }
        #endif
        return cornerRadius == other.cornerRadius && maskedCorners == other.maskedCorners
            && contentInsets == other.contentInsets && rowMargins == other.rowMargins
    }
}

extension ElementLooks {
    /// Creates the looks that a row takes from its section.
    ///
    /// - Parameters:
    ///   - item: The row, counted from 0.
    ///   - count: The number of rows in the section.
    ///   - section: The section of the list.
    ///   - axis: The scroll axis.
    ///   - isReversed: Whether the first row lies at the right, in a list that scrolls sideways.
    init(
        ofRow item: Int,
        of count: Int,
        in section: ListSectionGeometry,
        along axis: Axis = .vertical,
        isReversed: Bool = false
    ) {
        let isHorizontal = axis == .horizontal
        contentInsets = isHorizontal ? section.contentInsets.forHorizontalScrolling : section.contentInsets
        rowMargins = isHorizontal ? section.rowMargins.forHorizontalScrolling : section.rowMargins
        cornerRadius = section.card?.cornerRadius ?? 0
        guard cornerRadius > 0 else { return }
        maskedCorners = ListCard.corners(ofItem: item, of: count, along: axis, isReversed: isReversed)
    }
}

/// Looks that many attributes have. Each row that UIKit gets costs one reference, and comparing two rows with the same looks
/// compares that reference.
final class SharedLooks {
    let looks: ElementLooks

    init(_ looks: ElementLooks) { self.looks = looks }
}
