import UIKit

/// The layout attributes of a list's rows, lines and cards.
///
/// It is the `layoutAttributesClass` of ``SizingLayout``. Cards take their looks from it; a
/// ``SizingListCell`` takes ``contentInsets`` and the corners that it shares with its card.
///
/// Items outside of lists have plain attributes, and so have the rows of a layout in which no row has had insets or rounded
/// corners, or could be swiped.
open class SizingLayoutAttributes: UICollectionViewLayoutAttributes {
    /// The colour of a card.
    open var color: UIColor? {
        get { shownColor }
        set { shownColor = newValue }
    }
    nonisolated(unsafe) private var shownColor: UIColor?
    /// The radius of the corners that the element shares with its section's card, in points.
    open var cornerRadius: CGFloat {
        get { looks.cornerRadius }
        set { if newValue != cornerRadius { change { $0.cornerRadius = newValue } } }
    }
    /// The corners that the element shares with its section's card.
    open var maskedCorners: CACornerMask {
        get { looks.maskedCorners }
        set { if newValue != maskedCorners { change { $0.maskedCorners = newValue } } }
    }
    /// The insets of a row's content, in points: at the sides those of the safe area and the section index, at the
    /// bottom the height of the separator.
    open var contentInsets: NSDirectionalEdgeInsets {
        get { looks.contentInsets }
        set { if newValue != contentInsets { change { $0.contentInsets = newValue } } }
    }
    /// The distances, in points, from the sides of a row to those of its list, over which its backgrounds extend.
    var rowMargins: NSDirectionalEdgeInsets { looks.rowMargins }
    #if !os(tvOS)
        /// Whether the row is swiped aside and shows its swipe actions. A ``SizingListCell`` has it in its
        /// configuration state; a cell of another class can take it from here in `apply(_:)`. Not available on tvOS.
        open var isSwiped: Bool {
            get { looks.isSwiped }
            set { if newValue != isSwiped { change { $0.isSwiped = newValue } } }
        }
        /// The actions that a view beside a swiped row shows.
        var swipeActions: SwipeActions? {
            get { looks.swipeActions }
            set { if newValue !== swipeActions { change { $0.swipeActions = newValue } } }
        }
        /// Whether letting go of a swiped row performs its first action.
        var isSwipeArmed: Bool {
            get { looks.isSwipeArmed }
            set { if newValue != isSwipeArmed { change { $0.isSwipeArmed = newValue } } }
        }
    #endif

    /// The looks that these attributes share with others; `nil` if they have none. Compared by ``isEqual(_:)``, which is not
    /// isolated; UIKit calls it on the main thread only.
    nonisolated(unsafe) var sharedLooks: SharedLooks?

    /// The lines that a view draws between rows; `nil` for other elements.
    nonisolated(unsafe) var lines: ListLines?

    private var looks: ElementLooks { sharedLooks?.looks ?? ElementLooks() }

    private func change(_ change: (inout ElementLooks) -> Void) {
        var changed = looks
        change(&changed)
        sharedLooks = SharedLooks(changed)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let attributes = copy as? SizingLayoutAttributes else { return copy }
        attributes.shownColor = shownColor
        attributes.sharedLooks = sharedLooks
        attributes.lines = lines
        return attributes
    }

    // Since iOS 7, a collection view does not apply attributes that are equal to the present ones.
    open override func isEqual(_ object: Any?) -> Bool {
        // Called for each element on screen at each step of a scroll: `as?` casts an optional in twice the time.
        guard super.isEqual(object), case let other as SizingLayoutAttributes = object else { return false }
        return sharedLooks === other.sharedLooks && shownColor === other.shownColor && lines === other.lines
            || hasSameLooks(as: other)
    }

    nonisolated private func hasSameLooks(as other: SizingLayoutAttributes) -> Bool {
        let (looks, otherLooks) = (sharedLooks?.looks ?? ElementLooks(), other.sharedLooks?.looks ?? ElementLooks())
        return shownColor == other.shownColor && lines?.lines == other.lines?.lines && looks.isEqual(to: otherLooks)
    }
}
