import UIKit

/// The layout attributes of a list's rows, separators and cards.
///
/// It is the `layoutAttributesClass` of ``SizingLayout``. Separators and cards take their looks from it; a
/// ``SizingListCell`` takes ``contentInsets`` and the corners that it shares with its card.
open class SizingLayoutAttributes: UICollectionViewLayoutAttributes {
    /// The colour of a separator or a card.
    open var color: UIColor?
    /// The radius of the corners that the element shares with its section's card, in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that the element shares with its section's card.
    open var maskedCorners: CACornerMask = []
    /// The insets of a row's content, in points: at the sides those of the safe area and the section index, at the
    /// bottom the height of the separator.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances, in points, from the sides of a row to those of its list, over which its backgrounds extend.
    var rowMargins = NSDirectionalEdgeInsets.zero
    #if !os(tvOS)
        /// Whether the row is swiped aside and shows its swipe actions. A ``SizingListCell`` has it in its
        /// configuration state; a cell of another class can take it from here in `apply(_:)`. Not available on tvOS.
        open var isSwiped: Bool {
            get { swipe?.isSwiped ?? false }
            set { if newValue != isSwiped { changeSwipe { $0.isSwiped = newValue } } }
        }
        /// The actions that a view beside a swiped row shows.
        var swipeActions: SwipeActions? {
            get { swipe?.actions }
            set { if newValue !== swipeActions { changeSwipe { $0.actions = newValue } } }
        }
        /// Whether letting go of a swiped row performs its first action.
        var isSwipeArmed: Bool {
            get { swipe?.isArmed ?? false }
            set { if newValue != isSwipeArmed { changeSwipe { $0.isArmed = newValue } } }
        }

        /// The looks of a swiped row, never changed once they are set: one reference, which costs the other elements the
        /// least.
        private final class Swipe {
            var isSwiped = false
            var actions: SwipeActions?
            var isArmed = false
        }

        private var swipe: Swipe?

        private func changeSwipe(_ change: (Swipe) -> Void) {
            let changed = Swipe()
            if let swipe {
                (changed.isSwiped, changed.actions, changed.isArmed) = (swipe.isSwiped, swipe.actions, swipe.isArmed)
            }
            change(changed)
            swipe = changed
        }
    #endif

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let attributes = copy as? SizingLayoutAttributes else { return copy }
        attributes.color = color
        attributes.cornerRadius = cornerRadius
        attributes.maskedCorners = maskedCorners
        attributes.contentInsets = contentInsets
        attributes.rowMargins = rowMargins
        #if !os(tvOS)
            attributes.swipe = swipe
        #endif
        return attributes
    }

    // Since iOS 7, a collection view does not apply attributes that are equal to the present ones.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SizingLayoutAttributes else { return false }
        return MainActor.assumeIsolated { super.isEqual(other) && hasSameLooks(as: other) }
    }

    private func hasSameLooks(as other: SizingLayoutAttributes) -> Bool {
        #if !os(tvOS)
            if swipe !== other.swipe {
                guard isSwiped == other.isSwiped, swipeActions === other.swipeActions,
                    isSwipeArmed == other.isSwipeArmed
                else { return false }
            }
        #endif
        return color == other.color && cornerRadius == other.cornerRadius && maskedCorners == other.maskedCorners
            && contentInsets == other.contentInsets && rowMargins == other.rowMargins
    }
}
